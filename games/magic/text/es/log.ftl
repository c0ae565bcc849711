events-turn = Turno { $number }: { $seat }
events-won_the_flip = { $seat } gana el sorteo
events-kept =
    { $seat } se queda con { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    }
events-mulligan =
    { $seat } hace mulligan a { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    }
events-played = { $seat } juega { $card }
events-cast =
    { $x ->
        [none]
            { $on ->
                [none] { $seat } lanza { $card }
               *[other] { $seat } lanza { $card } sobre { $on }
            }
       *[other]
            { $on ->
                [none] { $seat } lanza { $card } con X = { $x }
               *[other] { $seat } lanza { $card } con X = { $x } sobre { $on }
            }
    }
events-activated =
    { $on ->
        [none] { $seat } activa { $card }
       *[other] { $seat } activa { $card } sobre { $on }
    }
events-triggered =
    { $on ->
        [none] Se dispara la habilidad de { $card }
       *[other] Se dispara la habilidad de { $card } sobre { $on }
    }
events-fizzled = { $card } ya no tiene objetivo legal
events-countered = El hechizo { $card } es contrarrestado
events-moved = { $card }: { $from } → { $zone }
events-drew = { $seat } roba { $card }
events-entered = { $card } entra al campo de batalla
events-discarded_card = { $seat } descarta { $card }
events-buried = { $card } va al cementerio
events-exiled = { $card } va al exilio
events-returned = { $card } vuelve a la mano de { $seat }
events-damage =
    { PERSON($to) ->
        [you]
            { $source } te hace { $amount ->
                [one] { $amount } punto de daño
               *[other] { $amount } puntos de daño
            }
       *[other]
            { $source } hace { $amount ->
                [one] { $amount } punto de daño
               *[other] { $amount } puntos de daño
            } a { $to }
    }
events-life =
    { $seat } { SIGN($change) ->
        [positive] gana
       *[other] pierde
    } { ABS($change) ->
        [one] { ABS($change) } vida
       *[other] { ABS($change) } vidas
    } ({ $now })
events-counters = { $card }: { SIGNED($change) } { $counter } ({ $now })
events-destroyed = El permanente { $card } es destruido
events-sacrificed = { $seat } sacrifica { $card }
events-regenerated = { $card } se regenera
events-prevented =
    Se { $amount ->
        [one] previene
       *[other] previenen
    } { $amount ->
        [one] { $amount } punto de daño
       *[other] { $amount } puntos de daño
    } ({ $card })
events-attached = { $card } se anexa a { $host }
events-copied = { $card } se convierte en una copia de { $of }
events-attacks = { $card } ataca a { $at }
events-blocks = { $card } bloquea a { $blocked }
events-revealed = { $seat } muestra { $cards }
events-shuffled = { $seat } baraja
events-control = { $seat } gana el control de { $card }
events-mana = { $seat } gira { $card } para obtener maná { $kind }
events-lost = { $seat } pierde el juego
events-conceded = { $seat } concede
events-time_is_up = Se ha alcanzado el límite de turnos
events-endless = Nadie puede detener esto: el juego termina en empate

endings-life = sin vidas
endings-library = biblioteca vacía
endings-concession = concesión
endings-draw = empate
endings-time = límite de turnos

aCard = una carta
