### What is wrong with decks, lists, definitions and positions of Magic. The English texts are those of the code.

seats = Una partida tiene de { $least } a { $most } puestos, no { $count }.
fewLands = El mazo de { $name } tiene menos de dos tierras, y la opción firstGame necesita dos.
notOnBattlefield = { $name } no puede estar en el campo de batalla.
cardOrMap = el nombre de una carta o un mapa con card, creature o token
mana = símbolos de maná
staticGiven = una habilidad estática no se puede dar
needsType = una carta necesita un tipo
creatures = las criaturas, y solo ellas, tienen fuerza y resistencia
planeswalkers = los planeswalkers, y solo ellos, tienen lealtad
auras = las Auras, y solo ellas, encantan algo
equipment = los Equipos, y solo ellos, se equipan
landCost = una tierra no tiene coste de maná
colours = los colores de una carta son los de su coste
onSpell = una habilidad del tipo { $kind } no significa nada en un instantáneo o conjuro
onPermanent = una habilidad del tipo { $kind } no significa nada en un permanente
loseAbilities = solo el efecto de un hechizo o habilidad puede hacer que algo pierda sus habilidades
doesNothing = no hace nada
neverTriggers = no se dispara nunca
staticLooks = una habilidad estática no puede mirar { $key }
