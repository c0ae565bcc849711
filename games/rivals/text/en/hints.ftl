### What newcomers are told at each step, in English.

setup = Choose the vampire that leads you. Its Blood is taken from your Prestige.
beginning = A City card is revealed; then your cards are readied and your vampires go home.
action = You have two Actions: draw, recruit, play a card, attack, or claim the title of the Prince.
relentless = Relentless abilities can be used in the turns of others too.
companions = Ready members of the party may come along.
intel = The attack needs Intel equal to the Secrecy of its target. Each card you discard is 1 Intel.
type = Physical, Social and Mental attacks add that attribute; Ranged attacks add none, but only Guard can block them.
attack_card = You may put one Attack card of the announced type face down.
block = A ready member of the party can take the attack over.
reaction = The character under attack may play one Reaction that shows the type of the attack.
reveal = Both cards are turned up; their choices and costs are made now.
abilities = The active player may use any ability, the others Relentless ones.
damage = Damage is reduced by the attribute and by Shields. What is left takes Blood.
reward = A defeated Mortal is burned for its Blood, or attached to the attacker.
influence = Choose a side, exert characters, add a Modifier face down and take Prestige secretly in hand.
contender = You may attack the one who claims the title with one ready character.
conspiracy = Prestige on a Conspiracy brings it closer to being resolved.
mending = Each card you discard mends 1 Blood of a character of yours.
inquisition = The Second Inquisition strikes those whose Secrecy does not protect them.
end_of_turn = What happens at the end of the turn happens now.
draw = You draw two cards, each from the Library or the Faction deck.
effect = A card asks for a choice.
