### What newcomers are told at each step, in English.

setup = Choose the vampire that leads you. Its Blood is taken from your Prestige.
beginning = A City card is revealed; then your cards are readied and your vampires go home.
action = You have two Actions: draw, recruit, play a card, attack, or claim the title of the Prince.
relentless = Relentless abilities can also be used during other players' turns.
companions = Ready members of the party may come along.
intel = The attack needs Intel equal to the Secrecy of its target. Each card you discard is 1 Intel.
type = Physical, Social and Mental attacks add that attribute; Ranged attacks add none, but only Guard can block them.
attack_card = You may play one Attack card of the announced type face down.
block = A ready member of the party can take over the attack.
reaction = The character under attack may play one Reaction that shows the type of the attack.
reveal = Both cards are turned face up; now their choices are made and their costs are paid.
abilities = The active player may use any ability, the others only Relentless ones.
damage = Damage is reduced by the attribute and by Shields. The rest is lost as Blood.
reward = A defeated Mortal is burned for its Blood, or attached to the attacker.
influence = Choose a side, exert characters, add a Modifier face down, and hide Prestige in your hand.
contender = You may attack the character who claims the title with one of your ready characters.
conspiracy = Adding Prestige to a Conspiracy brings it closer to being resolved.
mending = Each card you discard mends 1 Blood on one of your characters.
inquisition = The Second Inquisition strikes those whose Secrecy does not protect them.
end_of_turn = Effects at the end of the turn happen now.
draw = You draw two cards, each from the Library or the Faction deck.
effect = A card asks for a choice.
