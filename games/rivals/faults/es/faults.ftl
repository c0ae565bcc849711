### What is wrong with decks, definitions and positions of Rivals. The English texts are those of the code.

players = Rivals es un juego de { $least } a { $most } jugadores, no de { $count }.
notForDecks = no es para mazos
agendas = número de cartas de Agenda
havens = número de cartas de Refugio
vampires = número de vampiros
librarySize = tamaño de la biblioteca
copies = demasiadas copias
chance = una carta, un puesto o un número entero a partir de 0 como resultado del azar
cardOrMap = el nombre de una carta o un mapa con card o vampire
clan = un clan ({ $names })
noCharacter = { $name } no es un personaje de este puesto.
noVampire = { $name } no es un vampiro.
bloodPotency = los vampiros, y solo ellos, tienen Potencia de Sangre
libraryTypes = las cartas de Biblioteca, y solo ellas, tienen tipos
cityTypes = las cartas de Ciudad, y solo ellas, tienen tipos de la Ciudad
attackTypes = una carta de Ataque muestra sus tipos
reactionTypes = una Reacción muestra los tipos a los que responde
modifierWorth = un Modificador de Influencia dice cuánto vale
threshold = las Conspiraciones, y solo ellas, tienen un umbral
titlesCost = los Títulos de la Biblioteca, y solo ellos, cuestan Influencia
outsideAttack = una habilidad del tipo { $kind } no significa nada fuera de un ataque
doesNothing = no hace nada
