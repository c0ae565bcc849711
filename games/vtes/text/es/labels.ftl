zones-library = biblioteca
zones-crypt = cripta
zones-hand = mano
zones-known_hand = cartas conocidas de la mano
zones-uncontrolled = incontrolados
zones-ready = preparados
zones-torpor = letargo
zones-incapacitated = incapacitados
zones-in_play = en juego
zones-contested = en disputa
zones-ash_heap = montón de ceniza
zones-removed = retiradas de la partida
zones-ante = apuesta

counters-pool = reserva sanguínea
counters-vp = PV
counters-hand_size = tamaño de la mano
counters-transfers = transferencias
counters-transfers_one = transferencia
counters-master_actions = acciones de fase heril
counters-master_actions_one = acción de fase heril
counters-discard_actions = acciones de fase de descarte
counters-discard_actions_one = acción de fase de descarte
counters-blood = sangre
counters-life = vida
counters-capacity = capacidad
counters-counters = fichas

phases-setup = preparación
phases-unlock = fase de enderezamiento
phases-master = fase heril
phases-minion = fase servil
phases-influence = fase de influencia
phases-discard = fase de descarte

steps-setup = preparación
steps-unlock = enderezamiento
steps-master = fase heril
steps-minion = fase servil
steps-effect = efecto
steps-announce = anuncio
steps-as_played = al jugar una carta
steps-before_block = antes de los bloqueos
steps-block = bloqueo
steps-block_attempt = intento de bloqueo
steps-after_block = tras renunciar a bloquear
steps-before_resolution = antes de la resolución
steps-after_resolution = tras la resolución
steps-terms = términos
steps-polling = votación
steps-before_range = antes de la distancia
steps-range = distancia
steps-before_strikes = antes de los ataques
steps-strike = ataque
steps-strike_resolution = resolución de los ataques
steps-damage = daño
steps-burning = quema
steps-ousting = eliminación
steps-additional_strikes = ataques adicionales
steps-press = acoso
steps-end_of_round = fin del asalto
steps-influence = influencia
steps-discard = descarte

editions-fifth = Quinta edición
editions-third = Tercera edición
editions-2000 = Reglas de 2000

deckNotes-third-edition-brujah-antitribu = Convoca referéndums con Presencia, y lucha rápido y fuerte donde no bastan.
deckNotes-sabbat-war-lasombra = Sangra con Dominación al amparo de las sombras, y golpea desde ellas en combate.
deckNotes-sabbat-war-tzimisce = Despierta para bloquear, cambia de forma para actuar y luchar, y llama a los animales a su lado.
deckNotes-sabbat-war-ventrue-antitribu = Gana reserva sanguínea por referéndum, sobrevive con Fortaleza y vigila con Áuspex.
deckNotes-lasombra = Mezcla sangrados desde las sombras con referéndums, y bloquea con vampiros con título.
deckNotes-hecata = Levanta a los muertos como aliados y criados, y debilita a todos con Olvido.
deckNotes-brujah = Se lanza al combate, sujeta al oponente y golpea fuerte; quien queda sangra.
deckNotes-ministry = Sangra con sigilo y Presencia, y escapa de los combates como niebla o bajo tierra.
deckNotes-banu-haqim = Da caza a vampiros elegidos con rapidez y Hechicería de Sangre, y guarda su dominio.
deckNotes-path-of-power-and-the-inner-voice = Toma el poder por referéndum y por fuerza de voluntad, y actúa una y otra vez.
deckNotes-path-of-death-and-the-soul = Envía a los muertos a sangrar y luchar, y sangra con Dominación tras ellos.
deckNotes-path-of-caine = Busca el combate, despedaza a su presa y vive de la sangre de los vencidos.
deckNotes-libertine-ball = Abraza a una multitud de vampiros jóvenes, sangra y vota con ellos, y mantiene la paz.
deckNotes-parliament-of-shadows = Oculta en sombras sus sangrados y referéndums, y desvía los sangrados de los demás.
deckNotes-den-of-fiends = Bloquea casi todo, y sus formas monstruosas ganan los combates que siguen.
deckNotes-pact-with-nephandi = Recluta magos como aliados, sangra con ordenadores y lucha a distancia.
deckNotes-sabbat-war-brujah-antitribu = Se lanza contra los siervos de los demás con rapidez y fuerza, y sangra cuando ya no están.
deckNotes-third-edition-tremere-antitribu = Sangra con Dominación, bloquea con Áuspex y quema a sus oponentes con Taumaturgia.
deckNotes-path-of-cathari = Sangra con Presencia, gira a los siervos que estorban y desvía sangrados.
deckNotes-third-edition-tzimisce = Bloquea con Áuspex y animales, y lucha con carne y hueso moldeados.
deckNotes-tzimisce = Moldea la carne en War Ghouls y otros aliados, sangra con ellos y bloquea desde su tierra.
deckNotes-gangrel = Bloquea con animales y sentidos salvajes, y lucha con garras y cuervos.
deckNotes-malkavian = Sangra con sigilo, turno tras turno, y desvía los sangrados de los demás.
deckNotes-nosferatu = Ataca a los siervos de los demás con su fuerza y con animales, e intercepta lo que se acerca.
deckNotes-toreador = Convoca referéndums, los gana con muchos votos y termina los combates antes de que empiecen.
deckNotes-tremere = Sangra y bloquea por turnos, y roba sangre en combate.
deckNotes-ventrue = Domina los referéndums con sus títulos, actúa dos veces por turno y desvía sangrados.
deckNotes-third-edition-malkavian-antitribu = Sangra a cualquier Matusalén con sigilo y engaña a todos los demás, en combate y fuera de él.

editionNotes-third = Varias cartas pueden aumentar el mismo sangrado, los vampiros nuevos llegan al final de la fase de influencia, se pueden jugar los Imbuidos, y los mazos llevan cartas impresas hasta 2006.
editionNotes-2000 = La cripta mezcla vampiros de cualquier grupo, los siervos pueden repetir una acción en el mismo turno, no hay eventos, vampiros avanzados ni anarquistas, y los mazos llevan cartas impresas hasta 2000.

standing-this_action = No responder a esta acción
standing-votes = Parar en cada votación

settings-ante = Apuesta inicial
settings-ante_false = No
settings-ante_true = Sí

about-ante = Cada cual aparta boca arriba la primera carta de su biblioteca; cuando alguien es eliminado, su depredador gana esa carta.

marks-locked = girado/a
marks-face_down = boca abajo
marks-superior = superior
marks-ousted = eliminado
marks-withdrawing = retirándose

table-turn = Turno
table-phase = Fase
table-edge = Ventaja
table-nobody = nadie
table-prey = presa
table-predator = depredador
table-prey_and_predator = presa y depredador
table-action = Acción
table-combat = Combate
table-referendum = Referéndum
table-blood_hunt = caza de sangre
table-blocker = bloqueador
table-round = asalto
table-range = distancia
table-close = cerca
table-long = lejos
table-for = a favor
table-against = en contra
table-stealth = sigilo
table-intercept = intercepción
table-bleed = sangrado
table-strength = fuerza
table-votes = votos

facts-group = grupo
facts-clan = clan
facts-clans = clanes
facts-discipline = Disciplina
facts-disciplines = Disciplinas de la cripta
facts-required_disciplines = Disciplinas de la biblioteca

tallies-score = puntos de victoria
tallies-ousts = presas eliminadas
tallies-ousted = eliminado

states-awake = despierto
states-recruited = recién reclutado
states-no_unlock = no se enderezará
states-going_to_torpor = va al letargo
states-stolen_this_round = recién robado
states-contested = en disputa
states-title_contested = título disputado
states-anarch = Anarquista

votes =
    { $amount ->
        [one] 1 voto
       *[other] { $amount } votos
    }
markedBy = marcado por { $name }

actions-bleed = sangrar
actions-hunt = cazar
actions-equip = equiparse
actions-take_equipment = tomar equipo
actions-employ = emplear a un criado
actions-recruit = reclutar a un aliado
actions-political = acción política
actions-card = carta de acción
actions-use = usar una carta
actions-leave_torpor = salir del letargo
actions-rescue = rescatar del letargo
actions-diablerize = diabolizar
actions-become_anarch = hacerse anarquista
actions-fight = entrar en combate
actions-power = poder
actions-destroy = destruir a un imbuido

costs-pool = { $amount } de reserva sanguínea
costs-blood = { $amount } de sangre
costs-conviction =
    { $amount ->
        [1] 1 convicción
       *[other] { $amount } convicciones
    }

thirdEdition = Tercera Edición: { $clan }
