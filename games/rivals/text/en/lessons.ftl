### The lessons for newcomers, in English.

recruit =
    .title = Recruit a vampire
    .introduction = You have two Actions on your turn. Recruiting is one: put a vampire from your hand into your Haven and pay Prestige equal to its Blood Potency. That Prestige becomes its Blood. Prestige is your life, so never spend all of it.

draw =
    .title = Draw a card
    .introduction = Another Action is to draw a card, from your Library or from your Faction deck, where your vampires are. At the end of each turn you draw two cards anyway.

mortal =
    .title = Attack a Mortal
    .introduction = Mortals walk in The Streets. Choose the attack type in which your vampire is strongest, and add an Attack card. If the damage reaches the Mortal’s Blood, it is defeated: you gain its Agenda, then burn it to mend Blood or attach it as a Retainer.

attack =
    .title = Attack a character
    .introduction = An attack exhausts the attacker and takes it to The Streets. Its damage is the attribute of the announced type plus the Attack card, minus the target's same attribute. Characters in The Streets are easy to find.

intel =
    .title = Find somebody in a Haven
    .introduction = A Haven gives Secrecy 1. Your attack needs as much Intel. Discard one card for each Intel that is missing; then the attack goes on as usual.

block =
    .title = Block an attack
    .introduction = When a member of your party is attacked, another ready member can step in and take over the attack. Only vampires with Guard can block Ranged attacks. Let the strong one protect the weak one.

reaction =
    .title = React to an attack
    .introduction = The character under attack may play one Reaction that shows the type of the attack. Shields reduce the damage; some Reactions strike back.

torpor =
    .title = Send a character to torpor
    .introduction = A vampire without Blood is defeated and goes to torpor. For each of your Rival's vampires that is defeated you gain 1 Agenda. A player who has nobody left outside torpor is eliminated.

scheme =
    .title = Win a vote
    .introduction = A Scheme opens an Influence Conflict. You are on the Yes side. Exert your characters’ Influence, add a Modifier face down, and hide Prestige in your hand if you like. If Yes beats No, the Scheme succeeds.

prince =
    .title = Become Prince of the City
    .introduction = While nobody bears the title, a ready character may claim it. It goes to The Streets, and each opponent may attack it once. If it stays, its bearer brings you 1 Prestige and 1 Agenda each turn, but its Secrecy is 0.

conspiracy =
    .title = Resolve a Conspiracy
    .introduction = A Conspiracy lies face down and collects Prestige, at most 1 from each player per turn. When it has enough, its owner resolves it for free and chooses somebody who has not contributed.

win =
    .title = Reach 13 Agenda
    .introduction = Everything you do is for Agenda: the first player with 13 wins at once. Or eliminate your Rival.
