events-turn = Turno { $number }: { $seat }
events-won_the_flip = { $seat } vince il sorteggio
events-kept =
    { $seat } tiene { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    }
events-mulligan =
    { $seat } fa un mulligan a { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    }
events-played = { $seat } gioca { $card }
events-cast =
    { $x ->
        [none]
            { $on ->
                [none] { $seat } lancia { $card }
               *[other] { $seat } lancia { $card } su { $on }
            }
       *[other]
            { $on ->
                [none] { $seat } lancia { $card } con X = { $x }
               *[other] { $seat } lancia { $card } con X = { $x } su { $on }
            }
    }
events-activated =
    { $on ->
        [none] { $seat } attiva { $card }
       *[other] { $seat } attiva { $card } su { $on }
    }
events-triggered =
    { $on ->
        [none] { $card } si innesca
       *[other] { $card } si innesca su { $on }
    }
events-fizzled = { $card } non ha più un bersaglio legale
events-countered = La magia { $card } viene neutralizzata
events-moved = { $card }: { $from } → { $zone }
events-drew = { $seat } pesca { $card }
events-entered = { $card } entra nel campo di battaglia
events-discarded_card = { $seat } scarta { $card }
events-buried = { $card } va nel cimitero
events-exiled = { $card } va in esilio
events-returned =
    { PERSON($seat) ->
        [you] { $card } ti torna in mano
       *[other] { $card } torna in mano { JOIN("a", $seat) }
    }
events-damage =
    { PERSON($to) ->
        [you]
            { $source } ti infligge { $amount ->
                [one] { $amount } danno
               *[other] { $amount } danni
            }
       *[other]
            { $source } infligge { $amount ->
                [one] { $amount } danno
               *[other] { $amount } danni
            } { JOIN("a", $to) }
    }
events-life =
    { $seat } { SIGN($change) ->
        [positive] guadagna
       *[other] perde
    } { ABS($change) ->
        [one] { ABS($change) } punto vita
       *[other] { ABS($change) } punti vita
    } ({ $now })
events-counters = { $card }: { SIGNED($change) } { $counter } ({ $now })
events-destroyed = Il permanente { $card } viene distrutto
events-sacrificed = { $seat } sacrifica { $card }
events-regenerated = { $card } si rigenera
events-prevented =
    { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    } { $amount ->
        [one] prevenuto
       *[other] prevenuti
    } ({ $card })
events-attached = Il permanente { $card } viene assegnato { JOIN("a", $host) }
events-copied = { $card } diventa una copia di { $of }
events-attacks = { $card } attacca { $at }
events-blocks = { $card } blocca { $blocked }
events-revealed = { $seat } rivela { $cards }
events-shuffled = { $seat } rimescola
events-control = { $seat } prende il controllo di { $card }
events-mana = { $seat } TAPpa { $card } per mana { $kind }
events-lost = { $seat } perde la partita
events-conceded = { $seat } concede la partita
events-time_is_up = Il limite di turni è raggiunto
events-endless = Nessuno può fermare questo ciclo: la partita è patta

endings-life = nessun punto vita rimasto
endings-library = grimorio vuoto
endings-concession = concessione
endings-draw = patta
endings-time = limite di turni

aCard = una carta
