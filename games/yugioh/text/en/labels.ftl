### What the table shows, in English.

zones-hand = Hand
zones-known_hand = Known cards in hand
zones-deck = Deck
zones-known_deck = Known cards of the Deck
zones-extra = Extra Deck
zones-extra_up = Face-up in the Extra Deck
zones-monsters = Monster Zones
zones-spells = Spell & Trap Zones
zones-field = Field Zone
zones-pendulum = Pendulum Zones
zones-graveyard = Graveyard
zones-banished = Banished
zones-side = Side Deck

counters-lp = LP
counters-hand = Hand
counters-deck = Deck
counters-extra = Extra Deck
counters-side = Side Deck
counters-atk = ATK
counters-def = DEF
counters-level = Level
counters-rank = Rank
counters-scale = Scale

steps-contest = Who goes first
steps-side = Side Deck
steps-draw = Draw Phase
steps-standby = Standby Phase
steps-main_1 = Main Phase 1
steps-start_step = Start Step
steps-battle_step = Battle Step
steps-end_step = End Step
steps-main_2 = Main Phase 2
steps-end = End Phase
steps-summon = Summon
steps-triggers = Trigger effects
steps-response = Response
steps-chain = Chain
steps-attack_declared = Attack declared
steps-before_damage_step = Before the Damage Step
steps-replay = Replay
steps-damage_start = Start of the Damage Step
steps-before_calculation = Before damage calculation
steps-calculation = Damage calculation
steps-after_calculation = After damage calculation
steps-damage_end = End of the Damage Step
steps-effect = Effect
steps-hand_limit = Hand limit

marks-set = Set
marks-attack = Attack Position
marks-defense = Defense Position
marks-negated = negated
marks-gemini = Summoned again
marks-face-up = face-up

table-turn = Turn
table-phase = Phase
table-chain = Chain
table-attack = Attack
table-result = Result
table-nobody = nobody
table-game = Duel

# key: 9.0
editions-9_0 = Rulebook 9.0 (2014)

standing-this_action = Do not respond to this

settings-match = Match
settings-match_false = A single Duel
settings-match_true = Match: best of three
settings-duelLimit = Drawn Duels
settings-duelLimit_0 = Played again until somebody has won two
settings-duelLimit_5 = Five Duels at most
settings-list = Forbidden and Limited cards
settings-list_none = No list
settings-list_2014-07 = List of July 2014
settings-payAllLp = Paying all Life Points
settings-payAllLp_false = No
settings-payAllLp_true = Yes
settings-lossAt = Losing at 0 Life Points
settings-lossAt_effect_end = When the effect has resolved
settings-lossAt_at_once = At once
settings-starter = Who goes first
settings-starter_chosen = The winner of the contest chooses
settings-starter_contest = The winner of the contest goes first

about-match = In a Match two Duels must be won; between them cards can be exchanged with the Side Deck, and the loser chooses who goes first.
about-duelLimit = How many Duels a Match can have if some are drawn. After the last one the player with more wins has won.
about-list = Which cards a Deck may not have, or not so often.
about-payAllLp = Whether a cost may take a player’s last Life Points.
about-lossAt = When a player whose Life Points reach 0 in the middle of an effect loses.
about-starter = What the winner of rock, paper, scissors wins.

deckNames-first-duel = First Duel
