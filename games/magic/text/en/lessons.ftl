### The lessons for newcomers, in English.

land =
    .title = Play a land, cast a creature
    .introduction = Lands give mana, and mana pays for everything else. You may play one land each turn. The cost stands in the upper corner of a card: a coloured symbol wants mana of that colour, a number any mana. You tap lands for it; they untap when your next turn begins.

attack =
    .title = Attack your opponent
    .introduction = Once each turn you may attack, with as many creatures as you like. They attack the player, never another creature, and are tapped by it. What nobody blocks deals as much damage as its power. Both players begin with 20 life.

waiting =
    .title = New creatures wait a turn
    .introduction = A creature that came under your control this turn cannot attack yet, unless it has haste: players call that summoning sickness. So creatures are often cast after combat. In your next turn it attacks with the others.

block =
    .title = Block an attacker
    .introduction = This time you are attacked. Your untapped creatures may block, each one attacker; nobody has to. The blocker and the attacker deal damage to each other instead of to you. A creature with as much damage as its toughness is destroyed.

stack =
    .title = Respond with an instant
    .introduction = A spell does not happen at once: it waits on the stack, and everybody may respond. The response comes on top and happens first. Instants can be cast at any time, other cards only in your own main phase. Your creature is about to be struck: save it.

evasion =
    .title = Flying and trample
    .introduction = Abilities change combat. What has flying is blocked only by creatures with flying or reach. An attacker with trample gives its blockers just enough damage to destroy them, and the rest to the player. You decide how the damage is assigned.

strike =
    .title = Deathtouch and first strike
    .introduction = Small creatures can be good blockers. Any damage from a creature with deathtouch destroys what it hits, however large. A creature with first strike deals its damage before the others; what dies by it does not strike back. Choose well who blocks whom.

aura =
    .title = Enchant a creature
    .introduction = An Aura is an enchantment that is attached to something, here to a creature, which becomes stronger. It stays until the creature leaves the battlefield; then the Aura goes to the graveyard. With vigilance an attack does not tap your creature.

equip =
    .title = Equip a creature
    .introduction = Equipment is an artifact. Once it is on the battlefield you pay its equip cost to attach it to a creature of yours, and later, if you like, to another one. When the creature dies the Equipment stays. With double strike a creature deals its combat damage twice.

planeswalker =
    .title = Call a planeswalker
    .introduction = A planeswalker fights on your side. It comes with loyalty counters. Once in each of your turns you may use one of its abilities: the number before it is added to its loyalty or taken away. Creatures can attack it; at 0 loyalty it is gone.

counter =
    .title = Counter a spell
    .introduction = Blue magic can stop a spell before anything comes of it. It has to be in response, while the spell waits on the stack. A countered spell goes to the graveyard without any effect, and the mana for it is lost.

turn =
    .title = Play a whole turn
    .introduction = A turn begins: your cards untap, and you draw a card. In the main phase you play a land and cast spells. Then comes combat, then a second main phase. It is often wise to attack first and to show only afterwards what else you have.

win =
    .title = Win the game
    .introduction = A player with 0 life loses. Damage to a player costs as much life, whether it comes from creatures or from spells. Your opponent has 6 life left; attack, and finish with what you hold.
