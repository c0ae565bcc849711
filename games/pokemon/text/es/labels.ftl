zones-active = Puesto Activo
zones-bench = Banca
zones-hand = mano
zones-deck = baraja
zones-prizes = cartas de Premio
zones-discard = pila de descartes
zones-lost = Zona Perdida
zones-known_hand = cartas conocidas de la mano
zones-known_deck = cartas conocidas de la baraja

counters-prizes = Premios
counters-deck = baraja
counters-hand = mano
counters-damage = daño
counters-hp = PS
counters-retreat = Coste de Retirada
counters-poison = contadores de daño del Veneno
counters-Energy_attached = Energía unida
counters-Supporter_played = Partidario jugado
counters-Stadium_played = Estadio jugado
counters-retreated = se ha retirado
counters-GX_attack_used = ataque GX usado
counters-VSTAR_Power_used = Poder V-ASTRO usado

steps-coin_flip = moneda
steps-setup = preparación
steps-extra_cards = cartas adicionales
steps-main = acciones
steps-attack_choices = ataque
steps-effect = efecto
steps-prizes = Premios
steps-promote = nuevo Pokémon Activo
steps-checkup = Chequeo Pokémon

marks-face_down = boca abajo
marks-hp = más PS
marks-retreat_cost = Coste de Retirada alterado
marks-attack_cost = coste de los ataques alterado
marks-no_retreat_cost = se retira sin coste
marks-damage_done = daño causado alterado
marks-damage_taken = daño recibido alterado
marks-no_damage = no recibe daño
marks-no_effects = los ataques no le afectan
marks-cannot_attack = no puede atacar
marks-cannot_retreat = no puede retirarse
marks-cannot_use = no puede usar un ataque
marks-flip_to_attack = lanza moneda para atacar
marks-immune = inmune
marks-no_Abilities = sin habilidades
marks-bench_size = Banca alterada
marks-cannot_play = no puede jugar cartas

table-turn = turno
table-phase = parte
table-stadium = Estadio
table-sudden_death = muerte súbita
table-result = gana la partida

editions-2024 = Reglas de 2024

settings-firstTurn = Primer turno
settings-firstTurn_supporter = ninguna carta de Partidario
settings-firstTurn_trainer = ninguna carta de Entrenador

about-firstTurn = Lo que no puede jugar en su primer turno quien empieza.

facts-type = tipo
facts-types = tipos
facts-stage = fase

deckNames-special-conditions-practice = Práctica de Condiciones Especiales
deckNames-first-fire = Primer Fuego
deckNames-first-water = Primera Agua
