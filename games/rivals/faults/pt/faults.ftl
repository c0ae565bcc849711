### What is wrong with decks, definitions and positions of Rivals. The English texts are those of the code.

players = Rivals é para { $least } a { $most } jogadores, não para { $count }.
notForDecks = não é para baralhos
agendas = número de cartas de Agenda
havens = número de cartas de Refúgio
vampires = número de vampiros
librarySize = tamanho da biblioteca
copies = cópias demais
chance = uma carta, um lugar ou um número inteiro a partir de 0 como resultado do acaso
cardOrMap = o nome de uma carta ou um mapa com card ou vampire
clan = um clã ({ $names })
noCharacter = { $name } não é um personagem deste lugar.
noVampire = { $name } não é um vampiro.
bloodPotency = vampiros, e só eles, têm Potência de Sangue
libraryTypes = cartas de Biblioteca, e só elas, têm tipos
cityTypes = cartas de Cidade, e só elas, têm tipos da Cidade
attackTypes = uma carta de Ataque mostra os seus tipos
reactionTypes = uma Reação mostra os tipos a que responde
modifierWorth = um Modificador de Influência diz quanto vale
threshold = Conspirações, e só elas, têm um limiar
titlesCost = Títulos da Biblioteca, e só eles, custam Influência
outsideAttack = uma habilidade do tipo { $kind } não significa nada fora de um ataque
doesNothing = não faz nada
