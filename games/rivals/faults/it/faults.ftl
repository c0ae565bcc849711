### What is wrong with decks, definitions and positions of Rivals. The English texts are those of the code.

players = Rivals è per { $least }-{ $most } giocatori, non per { $count }.
notForDecks = non è per mazzi
agendas = numero di carte Agenda
havens = numero di carte Rifugio
vampires = numero di vampiri
librarySize = grandezza della biblioteca
copies = troppe copie
chance = una carta, un posto o un numero intero da 0 in su come risultato del caso
cardOrMap = il nome di una carta o una mappa con card o vampire
clan = un clan ({ $names })
noCharacter = { $name } non è un personaggio di questo posto.
noVampire = { $name } non è un vampiro.
bloodPotency = i vampiri, e solo loro, hanno la Potenza del Sangue
libraryTypes = le carte Biblioteca, e solo loro, hanno tipi
cityTypes = le carte Città, e solo loro, hanno tipi della Città
attackTypes = una carta Attacco mostra i suoi tipi
reactionTypes = una Reazione mostra i tipi a cui risponde
modifierWorth = un Modificatore di Influenza dice quanto vale
threshold = le Cospirazioni, e solo loro, hanno una soglia
titlesCost = i Titoli della Biblioteca, e solo loro, costano Influenza
outsideAttack = un’abilità del tipo { $kind } non significa nulla fuori da un attacco
doesNothing = non fa nulla
