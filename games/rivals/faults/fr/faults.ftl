### What is wrong with decks, definitions and positions of Rivals. The English texts are those of the code.

players = Rivals se joue de { $least } à { $most } joueurs, pas à { $count }.
notForDecks = pas pour les decks
agendas = nombre de cartes Cabale
havens = nombre de cartes Refuge
vampires = nombre de vampires
librarySize = taille de la bibliothèque
copies = trop d’exemplaires
chance = une carte, une place ou un nombre entier à partir de 0 comme résultat du hasard
cardOrMap = le nom d’une carte, ou un dictionnaire avec card ou vampire
clan = un clan ({ $names })
noCharacter = { $name } n’est pas un personnage de cette place.
noVampire = { $name } n’est pas un vampire.
bloodPotency = les vampires, et eux seuls, ont une Puissance de Sang
libraryTypes = les cartes Bibliothèque, et elles seules, ont des types
cityTypes = les cartes Ville, et elles seules, ont des types de la Ville
attackTypes = une carte Attaque montre ses types
reactionTypes = une Réaction montre les types auxquels elle répond
modifierWorth = un Modificateur d’Influence dit combien il vaut
threshold = les Conspirations, et elles seules, ont un seuil
titlesCost = les Titres de la Bibliothèque, et eux seuls, coûtent de l’Influence
outsideAttack = une capacité du type { $kind } ne veut rien dire hors d’une attaque
doesNothing = cela ne fait rien
