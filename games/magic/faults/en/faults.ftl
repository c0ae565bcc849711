### What is wrong with decks, lists, definitions and positions of Magic. The English texts are those of the code.

seats = A match has { $least } to { $most } seats, not { $count }.
fewLands = The deck of { $name } has fewer than two lands, which the setting firstGame needs.
notOnBattlefield = { $name } cannot be on the battlefield.
cardOrMap = the name of a card, or a map with card, creature or token
mana = mana symbols
staticGiven = a static ability cannot be given
needsType = a card needs a type
creatures = creatures, and only they, have power and toughness
planeswalkers = planeswalkers, and only they, have loyalty
auras = Auras, and only they, enchant something
equipment = Equipment, and only it, is equipped
landCost = a land has no mana cost
colours = the colours of a card are those of its cost
onSpell = an ability of the kind { $kind } means nothing on an instant or sorcery
onPermanent = an ability of the kind { $kind } means nothing on a permanent
loseAbilities = only the effect of a spell or ability can make something lose its abilities
doesNothing = it does nothing
neverTriggers = it never triggers
staticLooks = a static ability cannot look at { $key }
