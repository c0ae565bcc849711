### What the table shows: zones, counters, steps, marks, in English.

zones-hand = hand
zones-known_hand = known cards of the hand
zones-library = library
zones-known_library = known cards of the library
zones-battlefield = battlefield
zones-graveyard = graveyard
zones-exile = exile
zones-command = command zone
zones-stack = stack

counters-white = white mana
counters-blue = blue mana
counters-black = black mana
counters-red = red mana
counters-green = green mana
counters-colorless = colorless mana
counters-life = life
counters-hand = hand
counters-library = library
counters-lands = lands played
counters-power = power
counters-toughness = toughness
counters-damage = damage
counters-loyalty = loyalty
# key: +1/+1
counters-plus1_plus1 = +1/+1 counters

# key: -1/-1
counters-minus1_minus1 = -1/-1 counters

counters-converted_mana_cost = converted mana cost

steps-setup = setup
steps-untap = untap step
steps-upkeep = upkeep
steps-draw = draw step
steps-main_1 = first main phase
steps-beginning_of_combat = beginning of combat
steps-declare_attackers = declare attackers
steps-declare_blockers = declare blockers
steps-first_strike_damage = first-strike damage
steps-combat_damage = combat damage
steps-end_of_combat = end of combat
steps-main_2 = second main phase
steps-end = end step
steps-cleanup = cleanup

marks-tapped = tapped
marks-summoning_sick = summoning sick
marks-shield = will regenerate
marks-attacking = attacking
marks-blocking = blocking
# key: copy of *
marks-copy_of = copy of *

table-turn = Turn
table-step = step
table-stack = Stack
table-combat = Combat
table-priority = priority
table-nobody = nobody
table-ability = ability of
table-result = wins the game

editions-2014 = Magic 2015 (rules of 2014)

standing-this_action = Do not respond to this spell or ability

settings-opening = Opening hand
settings-opening_mulligan = Mulligan
settings-opening_firstGame = First-game rule
settings-blockers = Damage to blockers
settings-blockers_ordered = In their order
settings-blockers_free = Freely
settings-firstDraw = First draw
settings-firstDraw_false = No
settings-firstDraw_true = Yes
settings-targets = Damage spells
settings-targets_creature_or_player = Creature or player
settings-targets_any_target = Any target
settings-starter = Who starts
settings-starter_chosen = The winner of the flip chooses
settings-starter_flip = The winner of the flip starts

about-opening = A mulligan costs a card each time; by the first-game rule a hand with fewer than two lands is drawn again by itself.
about-blockers = How an attacker with several blockers divides its damage.
about-firstDraw = Whether the starting player draws a card on the first turn.
about-targets = Whether spells name planeswalkers as targets, or damage to a player may be redirected to them.
about-starter = What the winner of the coin flip wins.

facts-color = color
facts-colors = colors

colors-W = white
colors-U = blue
colors-B = black
colors-R = red
colors-G = green

deckNames-black-sample-deck = Black Sample Deck
deckNames-blue-sample-deck = Blue Sample Deck
deckNames-green-sample-deck = Green Sample Deck
deckNames-red-sample-deck = Red Sample Deck
deckNames-white-sample-deck = White Sample Deck
deckNames-white-vanguard = White Vanguard
deckNames-blue-tides = Blue Tides
deckNames-black-crypt = Black Crypt
deckNames-red-inferno = Red Inferno
deckNames-green-stampede = Green Stampede
