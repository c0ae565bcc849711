events-turn = Turno { $number }: { $seat }
events-phase = Fase: { $phase }
events-action_successful = La acción de { $by } tiene éxito
events-action_over = { "" }
events-bled = { $who } sangra a { $seat } por { $amount } con { $by }
events-declined = { $seat } no bloquea
events-block_attempt = { $seat } intenta bloquear con { $by }
events-block_failed = { $seat } no consigue bloquear con { $by }
events-blocked = { $seat } bloquea con { $by }
events-redirected = El sangrado se desvía hacia { $seat }
events-diablerie = { $by } diaboliza a { $victim }
events-torpor = { $card } entra en letargo
events-referendum_over = { "" }
events-cancelled = Se cancela { $card }
events-used = { $seat } usa { $card }
events-triggered = Efecto de { $card }
events-modified = { "" }
events-moved = { "" }
events-attached = { $card } queda adherida a { $on }
events-locked = { $card } se gira
events-unlocked = { $card } se endereza
events-counters =
    { $card } { SIGN($change) ->
        [negative] pierde
       *[other] gana
    } { $unit ->
        [counters]
            { ABS($change) ->
                [one] { ABS($change) } ficha
               *[other] { ABS($change) } fichas
            }
       *[other]
            { ABS($change) } de { $unit ->
                [blood] sangre
               *[other] vida
            }
    } ({ $now })
events-named_counters =
    { $card } { SIGN($change) ->
        [negative] pierde
       *[other] gana
    } { ABS($change) } { $counter } ({ $now })
events-pool =
    { $seat } { SIGN($change) ->
        [negative] pierde
       *[other] gana
    } { ABS($change) } de reserva sanguínea ({ $now })
events-edge =
    { $seat ->
        [none] Nadie tiene la Ventaja
       *[other] { $seat } obtiene la Ventaja
    }
events-shuffled = { $seat } baraja la { $zone }
events-shown = Se muestra { $card }
events-looked_at_hand = { $seat } mira la mano de { $of }
events-ousted = { $seat }: eliminación
events-victory_point = { $seat } gana un punto de victoria ({ $now })
events-withdrawal_announced = { $seat } anuncia su retirada
events-withdrawn = { $seat } se retira de la partida
events-conceded = { $seat } se rinde
events-left_the_game = { "" }
events-arrived = { $card } llega a la zona preparada de { $seat }
events-merged = { $card }: las dos versiones se fusionan
events-contested = Se disputa { $card }
events-second_copy = { $card } es un segundo ejemplar y se quema
events-contest_won = Termina la disputa de { $card }
events-contest_decided = { "" }
events-contest_paid = { $seat } paga por la disputa de { $card }
events-title_gained = { $card } recibe el título: { $title }
events-title_lost = { $card } pierde el título
events-title_contested = { $card } disputa el título: { $title }
events-title_won = { $card } recupera el título: { $title }
events-clan_changed = { $card } pasa al clan { $clan }
events-sect_changed = { $card } cambia de secta: { $sect }
events-referendum = Comienza el referéndum de { $by }
events-terms = { $seat } fija los términos: { $terms }
events-referendum_result =
    { $cancelled ->
        [true] El referéndum se cancela
       *[other]
            El referéndum { $passed ->
                [true] prospera
               *[other] fracasa
            }: { $for } a favor, { $against } en contra
    }
events-votes_gained =
    { $seat } gana { $votes ->
        [one] { $votes } voto
       *[other] { $votes } votos
    }
events-votes_cast =
    { $card ->
        [none] { $seat }
       *[other] { $card }
    } emite { $votes ->
        [one] { $votes } voto
       *[other] { $votes } votos
    } { $side }
events-abstains = { $card } se abstiene
events-blood_hunt = Se convoca una caza de sangre contra { $card }
events-trophy = { $on } recibe el trofeo { $card }
events-slave_steps_in = { $card } combate en lugar de { $by }
events-combat = Combate: { $acting } contra { $opposing }
events-round = Asalto { $round }
events-range = Se combate de { $range }
events-additional_strikes =
    { $card } gana { $amount ->
        [one] { $amount } ataque adicional
       *[other] { $amount } ataques adicionales
    }
events-combat_ends = { $card } pone fin al combate
events-combat_over = El combate ha terminado
events-recovered = { $card } se recupera
events-maneuvered = { $card } maniobra para combatir de { $range }
events-range_set = Se pasa a combatir de { $range }
events-prevented = { $card } previene { $amount } de daño
events-damage =
    { $aggravated ->
        [0] { $card } recibe { $amount } de daño
       *[other] { $card } recibe { $amount } de daño, { $aggravated } de ellos agravado
    }
events-destroyed = Se quema { $card }
events-pressed =
    { $card } acosa para { $continuing ->
        [true] continuar
       *[other] terminar
    } el combate
events-ante_won = { $seat } gana la apuesta de { $from }
events-time_is_up = Se ha alcanzado el límite de turnos

endings-last_one_left = queda un solo Matusalén
endings-turn_limit = se ha alcanzado el límite de turnos

acting = con { $by }
aCard = una carta
aFaceDownCard = una carta boca abajo
faceDownCards = cartas boca abajo
