### What the table shows: zones, counters, steps, marks, in English.

zones-active = Active Spot
zones-bench = Bench
zones-hand = hand
zones-deck = deck
zones-prizes = Prize cards
zones-discard = discard pile
zones-lost = Lost Zone
zones-known_hand = known cards of the hand
zones-known_deck = known cards of the deck

counters-prizes = Prize cards
counters-deck = deck
counters-hand = hand
counters-damage = damage
counters-hp = HP
counters-retreat = Retreat Cost
counters-poison = damage counters from Poison
counters-Energy_attached = Energy attached
counters-Supporter_played = Supporter played
counters-Stadium_played = Stadium played
counters-retreated = retreated
counters-GX_attack_used = GX attack used
counters-VSTAR_Power_used = VSTAR Power used

steps-coin_flip = coin flip
steps-setup = setup
steps-extra_cards = extra cards
steps-main = actions
steps-attack_choices = attack
steps-effect = effect
steps-prizes = Prize cards
steps-promote = new Active Pokémon
steps-checkup = Pokémon Checkup

marks-face_down = face down
marks-hp = more HP
marks-retreat_cost = other Retreat Cost
marks-attack_cost = other attack costs
marks-no_retreat_cost = retreats for free
marks-damage_done = does other damage
marks-damage_taken = takes other damage
marks-no_damage = takes no damage
marks-no_effects = not affected by attacks
marks-cannot_attack = cannot attack
marks-cannot_retreat = cannot retreat
marks-cannot_use = cannot use an attack
marks-flip_to_attack = flips to attack
marks-immune = immune
marks-no_Abilities = no Abilities
marks-bench_size = other Bench
marks-cannot_play = cannot play cards

table-turn = turn
table-phase = part
table-stadium = Stadium
table-sudden_death = sudden death
table-result = wins the game

editions-2024 = Rulebook of 2024

settings-firstTurn = First turn
settings-firstTurn_supporter = no Supporter card
settings-firstTurn_trainer = no Trainer card at all

about-firstTurn = What the player who goes first may not play on that first turn.

facts-type = type
facts-types = types
facts-stage = stage

deckNames-special-conditions-practice = Special Conditions Practice
deckNames-first-fire = First Fire
deckNames-first-water = First Water
