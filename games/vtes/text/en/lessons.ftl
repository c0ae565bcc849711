### The lessons for newcomers, in English.

influence =
    .title = Bring a vampire into play
    .introduction = Your vampires wait face down in the uncontrolled region. In your influence phase you spend transfers to move pool onto them. A vampire with as many counters as its capacity can become ready. But pool is also your life: you may miss later what you spend now.

control =
    .title = Bring a vampire into play
    .introduction = Your vampires wait face down in the uncontrolled region. In your influence phase you spend transfers to move pool onto them. At the end of that phase every vampire with as many counters as its capacity becomes ready. But pool is also your life: you may miss later what you spend now.

bleed =
    .title = Bleed your prey
    .introduction = The player to your left is your prey. A bleed takes pool from your prey: that is how most matches are won. The vampire that acts locks. A successful bleed also brings you the Edge.

edge =
    .title = Use the Edge
    .introduction = Only one player has the Edge. If it is yours in your unlock phase, you may gain 1 pool. You keep it until somebody else bleeds successfully.

hunt =
    .title = Hunt for blood
    .introduction = Vampires live on blood. They pay for cards with it and heal with it. A vampire that is low on blood hunts: an action at +1 stealth that brings it 1 blood from the blood bank.

equip =
    .title = Equip a vampire
    .introduction = Equipment, retainers and allies come into play through an action by one of your minions. You announce the action with the card; you pay only when the action succeeds.

raise =
    .title = Raise a bleed
    .introduction = Action modifiers are played by the minion that acts. It pays to wait: once nobody wants to block, your prey can do nothing more against a higher bleed, at least with blockers.

block =
    .title = Block an action
    .introduction = This time you sit on the other side: you are being bled. One of your unlocked vampires can try to block. A block that succeeds stops the action and locks your vampire, and the two fight.

intercept =
    .title = Intercept against stealth
    .introduction = An action with stealth can be blocked only with at least as much intercept. Some actions have stealth of their own: a hunt has 1. Reaction cards give your blocker intercept when it needs some.

combat =
    .title = Fight at long range
    .introduction = Combat is fought in rounds: first the range, then the strikes. At close range bare hands inflict damage. At long range they do nothing, but a gun does. Maneuver to the range where your weapon works.

torpor =
    .title = Leave torpor
    .introduction = A vampire that takes more damage than it has blood goes to torpor. There it can do only one thing: take an action to leave, for 2 blood. It is ready afterwards, but locked.

politics =
    .title = Win a referendum
    .introduction = A political action that nobody blocks leads to a referendum. Titles give votes, and so does the political card itself. The referendum passes if more votes are for it than against it. A tie fails.

oust =
    .title = Oust your prey
    .introduction = A player with no pool left is ousted. The predator of an ousted player gains 1 victory point and 6 pool, and the next player becomes the new prey. The player with the most victory points wins.

ante =
    .title = Win an ante
    .introduction = You may agree to play for ante. Then each player sets the top card of the library aside, face up, before the hands are drawn. When you oust your prey, you win the card that your prey set aside. You do not win the cards that your prey has won from others.
