### What the table shows: zones, counters, steps, marks, in English.

zones-library = library
zones-crypt = crypt
zones-hand = hand
zones-known_hand = known cards of the hand
zones-uncontrolled = uncontrolled
zones-ready = ready
zones-torpor = torpor
zones-incapacitated = incapacitated
# key: in_play
zones-in_play = in play

zones-contested = contested
# key: ash_heap
zones-ash_heap = ash heap

zones-removed = removed from the game
zones-ante = ante

counters-pool = pool
counters-vp = VP
counters-hand_size = hand size
counters-transfers = transfers
counters-transfers_one = transfer
counters-master_actions = master phase actions
counters-master_actions_one = master phase action
counters-discard_actions = discard phase actions
counters-discard_actions_one = discard phase action
counters-blood = blood
counters-life = life
counters-capacity = capacity
counters-counters = counters

phases-setup = setup
phases-unlock = unlock phase
phases-master = master phase
phases-minion = minion phase
phases-influence = influence phase
phases-discard = discard phase

steps-setup = setup
steps-unlock = unlock
steps-master = master
steps-minion = minion
steps-effect = effect
steps-announce = announcement
steps-as_played = as a card is played
steps-before_block = before blocks
steps-block = block
steps-block_attempt = block attempt
steps-after_block = after blocks are declined
steps-before_resolution = before resolution
steps-after_resolution = after resolution
steps-terms = terms
steps-polling = polling
steps-before_range = before range
steps-range = range
steps-before_strikes = before strikes
steps-strike = strike
steps-strike_resolution = strike resolution
steps-damage = damage
steps-burning = burning
steps-ousting = ousting
steps-additional_strikes = additional strikes
steps-press = press
steps-end_of_round = end of round
steps-influence = influence
steps-discard = discard

editions-fifth = Fifth edition
editions-third = Third edition
editions-2000 = Rules of 2000

deckNotes-third-edition-brujah-antitribu = Calls referendums with Presence, and fights fast and hard where they are not enough.
deckNotes-sabbat-war-lasombra = Bleeds with Dominate under cover of shadows, and strikes from them in combat.
deckNotes-sabbat-war-tzimisce = Wakes to block, changes shape to act and to fight, and calls animals to its side.
deckNotes-sabbat-war-ventrue-antitribu = Gains pool by referendum, survives with Fortitude and watches with Auspex.
deckNotes-lasombra = Mixes bleeds from the shadows with referendums, and blocks with titled vampires.
deckNotes-hecata = Raises the dead as allies and retainers, and weakens everybody with Oblivion.
deckNotes-brujah = Rushes into combat, holds the opponent fast and hits hard; the survivors bleed.
deckNotes-ministry = Bleeds with stealth and Presence, and slips away from combats as mist or into the ground.
deckNotes-banu-haqim = Hunts down chosen vampires with speed and Blood Sorcery, and guards its domain.
deckNotes-path-of-power-and-the-inner-voice = Takes power by referendum and by force of personality, and acts again and again.
deckNotes-path-of-death-and-the-soul = Sends the dead to bleed and fight, and bleeds with Dominate behind them.
deckNotes-path-of-caine = Seeks combat, tears its quarry apart and lives on the blood of the defeated.
deckNotes-libertine-ball = Embraces a crowd of young vampires, bleeds and votes with them, and keeps the peace.
deckNotes-parliament-of-shadows = Hides its bleeds and referendums in shadows, and redirects the bleeds of others.
deckNotes-den-of-fiends = Blocks nearly everything, and its monstrous forms win the combats that follow.
deckNotes-pact-with-nephandi = Recruits mages as allies, bleeds with computers and fights from a distance.
deckNotes-sabbat-war-brujah-antitribu = Rushes the minions of others with speed and strength, and bleeds when they are gone.
deckNotes-third-edition-tremere-antitribu = Bleeds with Dominate, blocks with Auspex and burns its opponents with Thaumaturgy.
deckNotes-path-of-cathari = Bleeds with Presence, locks the minions in its way and turns bleeds aside.
deckNotes-third-edition-tzimisce = Blocks with Auspex and animals, and fights with shaped flesh and bone.
deckNotes-tzimisce = Shapes flesh into War Ghouls and other allies, bleeds with them and blocks from its own land.
deckNotes-gangrel = Blocks with animals and senses of the wild, and fights with claws and crows.
deckNotes-malkavian = Bleeds with stealth, turn after turn, and redirects the bleeds of others.
deckNotes-nosferatu = Attacks the minions of others with bare hands and animals, and intercepts what comes near.
deckNotes-toreador = Calls referendums, wins them with many votes, and ends combats before they begin.
deckNotes-tremere = Bleeds and blocks in turn, and steals blood in combat.
deckNotes-ventrue = Rules the referendums with its titles, acts twice in a turn and redirects bleeds.
deckNotes-third-edition-malkavian-antitribu = Bleeds any Methuselah from behind stealth and plays tricks on everybody else, in combat and out of it.

editionNotes-third = Several cards may raise one bleed, new vampires arrive at the end of the influence phase, the Imbued can be played, and decks hold cards printed by 2006.
editionNotes-2000 = A crypt mixes vampires of any groups, minions may repeat an action in a turn, there are no events, Advanced vampires or anarchs, and decks hold cards printed by 2000.

standing-this_action = Do not answer this action
standing-votes = Stop at every vote

settings-ante = Ante
settings-ante_false = No
settings-ante_true = Yes

about-ante = Everybody sets the top card of the library aside, face up; an ousted player's card goes to the predator.

marks-locked = locked
marks-face_down = face down
marks-superior = superior
marks-ousted = ousted
marks-withdrawing = withdrawing

table-turn = Turn
table-phase = Phase
table-edge = Edge
table-nobody = nobody
table-prey = prey
table-predator = predator
table-prey_and_predator = prey and predator
table-action = Action
table-combat = Combat
table-referendum = Referendum
table-blood_hunt = blood hunt
table-blocker = blocker
table-round = round
table-range = range
table-close = close
table-long = long
table-for = for
table-against = against
table-stealth = stealth
table-intercept = intercept
table-bleed = bleed
table-strength = strength
table-votes = votes

facts-group = group
facts-clan = clan
facts-clans = clans
facts-discipline = Discipline
facts-disciplines = Disciplines of the crypt
facts-required_disciplines = Disciplines of the library

tallies-score = victory points
tallies-ousts = preys ousted
tallies-ousted = ousted

states-awake = awake
states-recruited = just recruited
states-no_unlock = will not unlock
states-going_to_torpor = going to torpor
states-stolen_this_round = just stolen
states-contested = contested
states-title_contested = title contested
states-anarch = Anarch

votes =
    { $amount ->
        [one] 1 vote
       *[other] { $amount } votes
    }
markedBy = marked by { $name }

actions-bleed = bleed
actions-hunt = hunt
actions-equip = equip
actions-take_equipment = take equipment
actions-employ = employ a retainer
actions-recruit = recruit an ally
actions-political = political action
actions-card = action card
actions-use = use a card
actions-leave_torpor = leave torpor
actions-rescue = rescue from torpor
actions-diablerize = diablerize
actions-become_anarch = become Anarch
actions-fight = enter combat
actions-power = power
actions-destroy = destroy an Imbued

costs-pool = { $amount } pool
costs-blood = { $amount } blood
costs-conviction = { $amount } conviction

# The starter of a clan in that edition.
thirdEdition = Third Edition: { $clan }
