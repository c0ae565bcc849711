### What the table shows: zones, counters, steps, marks, in English.

zones-haven = Haven
zones-streets = The Streets
zones-torpor = torpor
zones-in_play = Ongoing cards
zones-conspiracies = Conspiracies
zones-haven_card = Haven card
zones-agenda_card = Agenda card
zones-hand = hand
zones-library = Library
zones-faction = Faction deck
zones-discard = discard pile
zones-burned = burned cards
zones-known = known cards

counters-prestige = Prestige
counters-agenda = Agenda
counters-actions = Actions
counters-actions_one = Action
counters-unhosted_actions = Unhosted Actions
counters-unhosted_actions_one = Unhosted Action
counters-blood = Blood
counters-blood_potency = Blood Potency
counters-physical = Physical
counters-social = Social
counters-mental = Mental
counters-secrecy = Secrecy
counters-influence = Influence
counters-fear = Fear
counters-tokens = tokens

steps-setup = setup
steps-beginning = Beginning Phase
steps-action = Action Phase
steps-relentless = Relentless
steps-companions = companions
steps-intel = Intel
steps-type = attack type
steps-attack_card = Attack card
steps-block = block
steps-reaction = Reaction
steps-reveal = reveal
steps-abilities = abilities
steps-damage = damage
steps-reward = reward
steps-influence = Influence Conflict
steps-contender = contender
steps-conspiracy = Conspiracy
steps-mending = mending
steps-inquisition = Second Inquisition
steps-end_of_turn = end of the turn
steps-draw = draw
steps-effect = effect

phases-beginning = Beginning Phase
phases-action = Action Phase
phases-end = End Phase

marks-exhausted = exhausted
marks-face_down = face down
marks-no_influence = No Influence
marks-wounded = Wounded
marks-titled = Titled
marks-leader = Leader
marks-guard = Guard
marks-eliminated = eliminated

table-turn = Turn
table-phase = phase
table-streets = The Streets
table-events = Events
table-prince = Prince of the City
table-attack = Attack
table-conflict = Influence Conflict
table-result = wins the game
table-reconstructed = Rules reconstructed: * open questions
table-rival = your Rival
table-city = City Deck
table-nobody = nobody

# key: 1.9
editions-1_9 = Core Set with update 1.9

editions-core = Core Set as first printed

standing-this_action = Do not respond to this
standing-votes = Stop at every Influence Conflict

settings-factionHand = Faction cards in hand
settings-mulligan = Mulligan
settings-mulligan_false = No
settings-mulligan_true = Yes
settings-leaderInfluence = Leader’s Influence
settings-handLimit = Hand limit
settings-handLimit_0 = No limit
settings-prestige = Starting Prestige
settings-drainThemSlowly = Drain Them Slowly
settings-drainThemSlowly_first_print = first print
settings-drainThemSlowly_later_print = later print

about-factionHand = How many cards of the Faction deck are in the opening hand (R-AMB-01).
about-mulligan = Whether each player may exchange the opening hand once (R-AMB-02).
about-leaderInfluence = The Influence a Leader has of its own (R-AMB-03).
about-handLimit = How many cards a player keeps at the end of the turn (R-AMB-11).
about-prestige = The Prestige from which the Leader’s Blood is taken (R-AMB-24).
about-drainThemSlowly = Which wording of the card holds (R-AMB-43).

tallies-score = won
tallies-attacks = attacks
tallies-schemes = Schemes
tallies-eliminated = eliminated

facts-kind = kind
facts-clan = clan
facts-type = type
facts-threshold = threshold
