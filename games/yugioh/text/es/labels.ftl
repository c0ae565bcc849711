zones-hand = Mano
zones-known_hand = Cartas conocidas de la mano
zones-deck = Deck
zones-known_deck = Cartas conocidas del Deck
zones-extra = Deck Extra
zones-extra_up = Boca arriba en el Deck Extra
zones-monsters = Zonas de Monstruos
zones-spells = Zonas Mágicas y de Trampas
zones-field = Zona de Campo
zones-pendulum = Zonas de Péndulo
zones-graveyard = Cementerio
zones-banished = Desterradas
zones-side = Side Deck

counters-lp = LP
counters-hand = Mano
counters-deck = Deck
counters-extra = Deck Extra
counters-side = Side Deck
counters-atk = ATK
counters-def = DEF
counters-level = Nivel
counters-rank = Rango
counters-scale = Escala

steps-contest = Quién empieza
steps-side = Side Deck
steps-draw = Draw Phase
steps-standby = Standby Phase
steps-main_1 = Main Phase 1
steps-start_step = Start Step
steps-battle_step = Battle Step
steps-end_step = End Step
steps-main_2 = Main Phase 2
steps-end = End Phase
steps-summon = Invocación
steps-triggers = Efectos Disparadores
steps-response = Respuesta
steps-chain = Cadena
steps-attack_declared = Ataque declarado
steps-before_damage_step = Antes del Damage Step
steps-replay = Repetición
steps-damage_start = Comienzo del Damage Step
steps-before_calculation = Antes del cálculo de daño
steps-calculation = Cálculo de daño
steps-after_calculation = Después del cálculo de daño
steps-damage_end = Final del Damage Step
steps-effect = Efecto
steps-hand_limit = Límite de cartas en la mano

marks-set = Colocada
marks-attack = Posición de Ataque
marks-defense = Posición de Defensa
marks-negated = negado
marks-gemini = Invocado otra vez
marks-face-up = boca arriba

table-turn = Turno
table-phase = Fase
table-chain = Cadena
table-attack = Ataque
table-result = Resultado
table-nobody = nadie
table-game = Duelo

editions-9_0 = Reglamento 9.0 (2014)

standing-this_action = No responder a esto

settings-match = Match
settings-match_false = Un solo Duelo
settings-match_true = Match: al mejor de tres
settings-duelLimit = Duelos empatados
settings-duelLimit_0 = Se repiten hasta que alguien gane dos
settings-duelLimit_5 = Cinco Duelos como máximo
settings-list = Cartas Prohibidas y Limitadas
settings-list_none = Sin lista
settings-list_2014-07 = Lista de julio de 2014
settings-payAllLp = Pagar todos los Puntos de Vida
settings-payAllLp_false = No
settings-payAllLp_true = Sí
settings-lossAt = Perder con 0 Puntos de Vida
settings-lossAt_effect_end = Cuando el efecto se haya resuelto
settings-lossAt_at_once = De inmediato
settings-starter = Quién empieza
settings-starter_chosen = Quien gana el sorteo elige
settings-starter_contest = Empieza quien gana el sorteo

about-match = En un Match hay que ganar dos Duelos; entre ellos se pueden cambiar cartas con el Side Deck, y quien perdió elige quién empieza.
about-duelLimit = Cuántos Duelos puede tener un Match si hay empates. Después del último gana quien tenga más victorias.
about-list = Qué cartas no puede tener un Deck, o no tantas veces.
about-payAllLp = Si un coste puede llevarse los últimos Puntos de Vida de un jugador.
about-lossAt = Cuándo pierde un jugador cuyos Puntos de Vida llegan a 0 en mitad de un efecto.
about-starter = Lo que obtiene quien gana a piedra, papel o tijera.

deckNames-first-duel = Primer Duelo
