### The lessons for newcomers, in English.

land =
    .title = Play a land, cast a creature
    .introduction = Lands give mana, and mana pays for everything else. You may play one land each turn. The cost is in the upper corner of a card: a colored symbol needs mana of that color, a number takes any mana. You tap lands for it; they untap when your next turn begins.

attack =
    .title = Attack your opponent
    .introduction = Once each turn you may attack, with as many creatures as you like. They attack the player, never another creature, and attacking taps them. An unblocked creature deals damage equal to its power. Both players begin with 20 life.

waiting =
    .title = New creatures wait a turn
    .introduction = A creature that came under your control this turn cannot attack yet, unless it has haste: players call that summoning sickness. So creatures are often cast after combat. On your next turn it attacks with the others.

block =
    .title = Block an attacker
    .introduction = This time you are being attacked. Each of your untapped creatures may block one attacker, but none has to. The blocker and the attacker deal damage to each other instead of to you. A creature with as much damage as its toughness is destroyed.

stack =
    .title = Respond with an instant
    .introduction = A spell does not happen at once: it waits on the stack, and everybody may respond. The response goes on top and happens first. Instants can be cast at any time, other cards only in your own main phase. Your creature is about to be hit: save it.

evasion =
    .title = Flying and trample
    .introduction = Abilities change combat. A creature with flying can be blocked only by creatures with flying or reach. An attacker with trample gives its blockers just enough damage to destroy them, and the rest to the player. You decide how the damage is assigned.

strike =
    .title = Deathtouch and first strike
    .introduction = Small creatures can be good blockers. Any damage from a creature with deathtouch destroys the creature it hits, however large. A creature with first strike deals its damage before the others, and a creature that dies from it does not strike back. Choose carefully who blocks whom.

aura =
    .title = Enchant a creature
    .introduction = An Aura is an enchantment that is attached to something, here to a creature, which becomes stronger. It stays until the creature leaves the battlefield; then the Aura goes to the graveyard. With vigilance, attacking does not tap your creature.

equip =
    .title = Equip a creature
    .introduction = Equipment is an artifact. Once it is on the battlefield, you pay its equip cost to attach it to a creature you control, and later, if you like, to another one. When the creature dies, the Equipment stays. With double strike a creature deals its combat damage twice.

planeswalker =
    .title = Call a planeswalker
    .introduction = A planeswalker fights on your side. It comes with loyalty counters. Once on each of your turns you may use one of its abilities: the number before it is added to its loyalty or taken away. Creatures can attack it; at 0 loyalty it is gone.

counter =
    .title = Counter a spell
    .introduction = Blue magic can stop a spell before it does anything. You must respond while the spell waits on the stack. A countered spell goes to the graveyard without any effect, and the mana for it is lost.

turn =
    .title = Play a whole turn
    .introduction = A turn begins: your cards untap, and you draw a card. In the main phase you play a land and cast spells. Then comes combat, then a second main phase. It is often wise to attack first and only then show what else you have.

win =
    .title = Win the game
    .introduction = A player with 0 life loses. Damage to a player takes away that much life, whether it comes from creatures or from spells. Your opponent has 6 life left: attack, and finish with the cards in your hand.
