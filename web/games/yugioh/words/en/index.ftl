### The words of the panels in English.

phases = Phases of the turn
stops = Stops
stopsExplained = You are asked at what is ticked if there is something you can activate. Everywhere else you pass by yourself.
ownTurn = My turn
otherTurn = Opponent’s turn
# Ask me at every window.
everything = Always ask me

stopHere = you stop here
event = When something has happened to my cards or Life Points
quiet = When nothing in particular has happened
chain =
    Chain: { $count } { $count ->
        [one] Link
       *[other] Links
    }
link = Link { $number }
resolvesFirst = resolves first
negated = negated
targets = Targets: { $names }
materials =
    { $count ->
        [one] { $count } Xyz Material
       *[other] { $count } Xyz Materials
    }
emptyZone = empty
# The questions, addressed to "you", and what passing leads to.
whatNow = What do you do?

whoAttacks = Which monster attacks?
answerLink = Respond to { $name }?
answerSummon = { $name } is Summoned. Respond?
answerSummoned = A monster has been Summoned. Respond?
answerAttack = { $name } attacks. Respond?
answerDamage = Before the damage: respond?
answerPhase = The { $phase } ends. Do something first?
answerEvent = Respond to what has just happened?
noAnswer = Do not respond
endTurn = End the turn
noMoreAttacks = End the Battle Phase
goOn = Go on

short-draw = DP
short-standby = SP
short-main_1 = MP1
short-battle = BP
short-main_2 = MP2
short-end = EP

names-draw = Draw Phase
names-standby = Standby Phase
names-main_1 = Main Phase 1
names-battle = Battle Phase
names-main_2 = Main Phase 2
names-end = End Phase

moments-summon = Summons
moments-attack = Attacks
moments-damage = Damage of a battle
moments-chain = Links of a Chain
# Asked once before an attack.
losesDuel = You would take { $damage } damage with { $left } LP left, and lose the Duel.

# Buttons of the Main Phase: the Battle Phase begins with this attack.
attacksNow = Battle Phase: { $name } attacks { $target }
attacksSetNow = Battle Phase: { $name } attacks a Set monster
attacksDirectlyNow = Battle Phase: { $name } attacks directly
# On a card in the hand, in a word.
uses-summon = Summon
uses-set = Set
uses-activate = Activate
# Beside “Enter the Battle Phase”.
noAttacker = no monster can attack
