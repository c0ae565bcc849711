zones-hand = mano
zones-known_hand = cartas conocidas de la mano
zones-library = biblioteca
zones-known_library = cartas conocidas de la biblioteca
zones-battlefield = campo de batalla
zones-graveyard = cementerio
zones-exile = exilio
zones-command = zona de mando
zones-stack = pila

counters-white = maná blanco
counters-blue = maná azul
counters-black = maná negro
counters-red = maná rojo
counters-green = maná verde
counters-colorless = maná incoloro
counters-life = vidas
counters-hand = mano
counters-library = biblioteca
counters-lands = tierras jugadas
counters-power = fuerza
counters-toughness = resistencia
counters-damage = daño
counters-loyalty = lealtad
counters-plus1_plus1 = contadores +1/+1
counters-minus1_minus1 = contadores -1/-1
counters-converted_mana_cost = coste de maná convertido

steps-setup = preparación
steps-untap = paso de enderezar
steps-upkeep = mantenimiento
steps-draw = paso de robar
steps-main_1 = primera fase principal
steps-beginning_of_combat = inicio del combate
steps-declare_attackers = declaración de atacantes
steps-declare_blockers = declaración de bloqueadores
steps-first_strike_damage = daño de los que dañan primero
steps-combat_damage = daño de combate
steps-end_of_combat = final del combate
steps-main_2 = segunda fase principal
steps-end = paso final
steps-cleanup = limpieza

marks-tapped = girado/a
marks-summoning_sick = mareo de invocación
marks-shield = se regenerará
marks-attacking = atacando
marks-blocking = bloqueando
marks-copy_of = copia de *

table-turn = Turno
table-step = paso
table-stack = Pila
table-combat = Combate
table-priority = prioridad
table-nobody = nadie
table-ability = habilidad de
table-result = gana la partida

editions-2014 = Magic 2015 (reglas de 2014)

standing-this_action = No responder a este hechizo o habilidad

settings-opening = Mano inicial
settings-opening_mulligan = Mulligan
settings-opening_firstGame = Regla de la primera partida
settings-blockers = Daño a los bloqueadores
settings-blockers_ordered = En su orden
settings-blockers_free = Libremente
settings-firstDraw = Primer robo
settings-firstDraw_false = No
settings-firstDraw_true = Sí
settings-targets = Hechizos de daño
settings-targets_creature_or_player = Criatura o jugador
settings-targets_any_target = Cualquier objetivo
settings-starter = Quién empieza
settings-starter_chosen = Quien gana el sorteo elige
settings-starter_flip = Empieza quien gana el sorteo

about-opening = Cada mulligan cuesta una carta; con la regla de la primera partida, una mano con menos de dos tierras se roba de nuevo.
about-blockers = Cómo reparte su daño un atacante con varios bloqueadores.
about-firstDraw = Si el jugador inicial roba una carta en el primer turno.
about-targets = Si los hechizos hacen objetivo a los planeswalkers, o el daño a un jugador puede redirigirse a ellos.
about-starter = Lo que obtiene quien gana el lanzamiento de la moneda.

facts-color = color
facts-colors = colores

colors-W = blanco
colors-U = azul
colors-B = negro
colors-R = rojo
colors-G = verde

deckNames-black-sample-deck = Mazo de muestra negro
deckNames-blue-sample-deck = Mazo de muestra azul
deckNames-green-sample-deck = Mazo de muestra verde
deckNames-red-sample-deck = Mazo de muestra rojo
deckNames-white-sample-deck = Mazo de muestra blanco
deckNames-white-vanguard = Vanguardia blanca
deckNames-blue-tides = Mareas azules
deckNames-black-crypt = Cripta negra
deckNames-red-inferno = Infierno rojo
deckNames-green-stampede = Estampida verde
