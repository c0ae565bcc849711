### The words of the panels in English.

steps = Steps of the turn
stops = Stops
stopsExplained = You are asked at the steps that are ticked if there is something you can do beside making mana. Elsewhere you pass by yourself.
ownTurn = My turn
otherTurn = Others’ turns
ownStack = When something of mine is on top of the stack
otherStack = When something of others is on top of the stack
# Ask me whenever I have priority.
fullControl = Full control

stopHere = you stop here
stack =
    { $count ->
        [one] Stack: 1 object
       *[other] Stack: { $count } objects
    }
resolvesNext = resolves next
ability = ability
targets = Targets: { $names }
attackWith =
    { $count ->
        [one] Attack with 1
       *[other] Attack with { $count }
    }
# The only creature that can attack.
attackWithName = Attack with { $name }
allAttack = Attack with all
attackAlone = Attack alone
blockAlone = Block alone
attackWhom = Attack whom?
blockWith =
    { $count ->
        [one] Block with 1
       *[other] Block with { $count }
    }
# The only possible block.
blockWithName = Block { $attacker } with { $blocker }
doesNotBlock = does not block
impossible = The rules do not allow this. Change it and try again.
alike = { $count } alike
mustAttack = must attack
some = { $chosen } of { $of }
whoAttacks = Which of your creatures attack?
whoBlocks = Which of your creatures block?
keepHand =
    { $own ->
        [yes] You play first.
       *[no] { $starter } plays first.
    } { $count ->
        [one] Keep this hand of 1 card?
       *[other] Keep this hand of { $count } cards?
    }
# What is asked while a spell is cast or an ability is activated.
chooseTarget = Which target for { $name }?

chooseX = How much is X for { $name }?
choosePayment = How do you pay for { $name }?
payAutomatically = paying automatically
payByHand = Mana by hand
# The choices at priority, and what follows a pass.
otherOnTop = Respond to { $name }?

ownOnTop = Act before your { $name } resolves?
beforeCombat = What do you do before combat?
afterCombat = What do you do after combat?
beforeBlocks = Act before blockers are declared?
beforeDamage = Act before combat damage is dealt?
beforeEnd = Act before the turn ends?
actIn = { $step }: act now?
passing = Pass: { $consequence }
resolves = { $name } resolves

short-upkeep = Upkeep
short-draw = Draw
short-main_1 = Main
short-beginning_of_combat = Combat
short-declare_attackers = Attack
short-declare_blockers = Block
short-first_strike_damage = First strike
short-combat_damage = Damage
short-end_of_combat = After combat
short-main_2 = Main 2
short-end = End

rows-creatures = Creatures
rows-others = Other permanents
rows-lands = Lands

after-upkeep = go to the draw step
after-draw = go to the main phase
after-main_1 = go to combat
after-beginning_of_combat = go to attackers
after-declare_attackers = go to blocks
after-declare_blockers = deal damage
after-first_strike_damage = deal regular damage
after-combat_damage = end combat
after-end_of_combat = go to the second main phase
after-main_2 = end the turn
after-end = end the turn

# A button: passes, without an attack if there was none, until the turn is over.
endTurn = End the turn
