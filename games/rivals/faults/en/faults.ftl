### What is wrong with decks, definitions and positions of Rivals. The English texts are those of the code.

players = Rivals is for { $least } to { $most } players, not for { $count }.
notForDecks = not for decks
agendas = agendas
havens = havens
vampires = vampires
librarySize = library size
copies = copies
chance = a card, a seat or a whole number from 0 on as a result of chance
cardOrMap = the name of a card, or a map with card or vampire
clan = a clan ({ $names })
noCharacter = { $name } is no character of this seat.
noVampire = { $name } is no vampire.
bloodPotency = vampires, and only they, have Blood Potency
libraryTypes = Library cards, and only they, have types
cityTypes = City cards, and only they, have types of the City
attackTypes = an Attack card shows its types
reactionTypes = a Reaction shows the types that it answers
modifierWorth = an Influence Modifier says what it is worth
threshold = Conspiracies, and only they, have a threshold
titlesCost = Titles of the Library, and only they, cost Influence
outsideAttack = an ability of the kind { $kind } means nothing outside of an attack
doesNothing = it does nothing
