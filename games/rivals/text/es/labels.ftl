zones-haven = Refugio
zones-streets = Las Calles
zones-torpor = letargo
zones-in_play = cartas Persistentes
zones-conspiracies = Conspiraciones
zones-haven_card = carta de Refugio
zones-agenda_card = carta de Agenda
zones-hand = mano
zones-library = biblioteca
zones-faction = mazo de Facción
zones-discard = pila de descartes
zones-burned = cartas quemadas
zones-known = cartas conocidas

counters-prestige = Prestigio
counters-agenda = Agenda
counters-actions = Acciones
counters-actions_one = Acción
counters-unhosted_actions = Acciones Libres
counters-unhosted_actions_one = Acción Libre
counters-blood = Sangre
counters-blood_potency = Potencia de Sangre
counters-physical = Físico
counters-social = Social
counters-mental = Mental
counters-secrecy = Secreto
counters-influence = Influencia
counters-fear = Miedo
counters-tokens = fichas

steps-setup = preparación
steps-beginning = Fase Inicial
steps-action = Fase de Acciones
steps-relentless = Implacable
steps-companions = compañeros
steps-intel = Información
steps-type = tipo de ataque
steps-attack_card = carta de Ataque
steps-block = bloqueo
steps-reaction = Reacción
steps-reveal = revelación
steps-abilities = capacidades
steps-damage = daño
steps-reward = recompensa
steps-influence = Conflicto de Influencia
steps-contender = aspirante
steps-conspiracy = Conspiración
steps-mending = reparación
steps-inquisition = Segunda Inquisición
steps-end_of_turn = fin del turno
steps-draw = robo
steps-effect = efecto

phases-beginning = Fase Inicial
phases-action = Fase de Acciones
phases-end = Fase Final

marks-exhausted = agotado
marks-face_down = boca abajo
marks-no_influence = sin Influencia
marks-wounded = Herido
marks-titled = con Título
marks-leader = Líder
marks-guard = Guardia
marks-eliminated = eliminado

table-turn = Turno
table-phase = fase
table-streets = Las Calles
table-events = Eventos
table-prince = Príncipe de la Ciudad
table-attack = Ataque
table-conflict = Conflicto de Influencia
table-result = gana la partida
table-reconstructed = Reglas reconstruidas: * cuestiones abiertas
table-rival = tu Rival
table-city = mazo de la Ciudad
table-nobody = nadie

editions-1_9 = caja básica con la actualización 1.9
editions-core = caja básica, primera impresión

standing-this_action = No responder a esto
standing-votes = Parar en cada Conflicto de Influencia

settings-factionHand = Cartas de Facción en mano
settings-mulligan = Mulligan
settings-mulligan_false = No
settings-mulligan_true = Sí
settings-leaderInfluence = Influencia del Líder
settings-handLimit = Límite de mano
settings-handLimit_0 = Sin límite
settings-prestige = Prestigio inicial
settings-drainThemSlowly = Drain Them Slowly
settings-drainThemSlowly_first_print = primera impresión
settings-drainThemSlowly_later_print = impresión posterior

about-factionHand = Cuántas cartas del mazo de Facción hay en la mano inicial (R-AMB-01).
about-mulligan = Si cada jugador puede cambiar una vez su mano inicial (R-AMB-02).
about-leaderInfluence = La Influencia que un Líder tiene por sí mismo (R-AMB-03).
about-handLimit = Cuántas cartas conserva un jugador al final del turno (R-AMB-11).
about-prestige = El Prestigio del que sale la Sangre del Líder (R-AMB-24).
about-drainThemSlowly = Qué redacción de la carta vale (R-AMB-43).

tallies-score = victorias
tallies-attacks = ataques
tallies-schemes = Intrigas
tallies-eliminated = eliminado

facts-kind = clase
facts-clan = clan
facts-type = tipo
facts-threshold = umbral
