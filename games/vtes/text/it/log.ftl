events-turn = Turno { $number }: { $seat }
events-phase = Fase: { $phase }
events-action_successful = L’azione di { $by } ha successo
events-action_over = { "" }
events-bled = { $who } dissangua { $seat } per { $amount } con { $by }
events-declined = { $seat } non blocca
events-block_attempt = { $seat } tenta di bloccare con { $by }
events-block_failed = { $seat } non riesce a bloccare con { $by }
events-blocked = { $seat } blocca con { $by }
events-redirected = Il dissanguamento passa { JOIN("a", $seat) }
events-diablerie = { $by } diablerizza { $victim }
events-torpor = { $card } va in torpore
events-referendum_over = { "" }
events-cancelled = La carta { $card } è annullata
events-used = { $seat } usa { $card }
events-triggered = Effetto di { $card }
events-modified = { "" }
events-moved = { "" }
events-attached = La carta { $card } viene messa su { $on }
events-locked = { $card } si tappa
events-unlocked = { $card } si stappa
events-counters =
    { $card } { SIGN($change) ->
        [negative] perde
       *[other] guadagna
    } { $unit ->
        [blood]
            { ABS($change) ->
                [one] { ABS($change) } punto sangue
               *[other] { ABS($change) } punti sangue
            }
        [counters]
            { ABS($change) ->
                [one] { ABS($change) } segnalino
               *[other] { ABS($change) } segnalini
            }
       *[other]
            { ABS($change) ->
                [one] { ABS($change) } punto vita
               *[other] { ABS($change) } punti vita
            }
    } ({ $now })
events-named_counters =
    { $card } { SIGN($change) ->
        [negative] perde
       *[other] guadagna
    } { ABS($change) } { $counter } ({ $now })
events-pool =
    { $seat } { SIGN($change) ->
        [negative] perde
       *[other] guadagna
    } { ABS($change) ->
        [one] { ABS($change) } risorsa
       *[other] { ABS($change) } risorse
    } ({ $now })
events-edge =
    { $seat ->
        [none] Nessuno ha il Vantaggio
       *[other] { $seat } ottiene il Vantaggio
    }
events-shuffled = { $seat } mescola la { $zone }
events-shown = La carta { $card } viene mostrata
events-looked_at_hand = { $seat } guarda la mano di { $of }
events-ousted = { $seat }: estromissione
events-victory_point = { $seat } guadagna un Punto Vittoria ({ $now })
events-withdrawal_announced = { $seat } annuncia il ritiro
events-withdrawn = { $seat } si ritira dalla partita
events-conceded = { $seat } si arrende
events-left_the_game = { "" }
events-arrived = { $card } arriva nella regione attiva di { $seat }
events-merged = { $card }: le due versioni si uniscono
events-contested = La carta { $card } è contestata
events-second_copy = { $card } è una seconda copia e viene bruciata
events-contest_won = La contestazione di { $card } è finita
events-contest_decided = { "" }
events-contest_paid = { $seat } paga per la contestazione di { $card }
events-title_gained = { $card } riceve il titolo: { $title }
events-title_lost = { $card } perde il titolo
events-title_contested = { $card } contesta il titolo: { $title }
events-title_won = { $card } riprende il titolo: { $title }
events-clan_changed = { $card } passa al clan { $clan }
events-sect_changed = { $card } cambia setta: { $sect }
events-referendum = Comincia il referendum di { $by }
events-terms = { $seat } stabilisce i termini: { $terms }
events-referendum_result =
    { $cancelled ->
        [true] Il referendum è annullato
       *[other]
            Il referendum è { $passed ->
                [true] approvato
               *[other] respinto
            }: { $for } a favore, { $against } contro
    }
events-votes_gained =
    { $seat } guadagna { $votes ->
        [one] { $votes } voto
       *[other] { $votes } voti
    }
events-votes_cast =
    { $card ->
        [none] { $seat }
       *[other] { $card }
    } esprime { $votes ->
        [one] { $votes } voto
       *[other] { $votes } voti
    } { $side }
events-abstains = { $card } si astiene
events-blood_hunt = È chiamata una caccia di sangue contro { $card }
events-trophy = { $on } riceve il trofeo { $card }
events-slave_steps_in = { $card } combatte al posto di { $by }
events-combat = Combattimento tra { $acting } { JOIN("e", $opposing) }
events-round = Round { $round }
events-range = Il round è a { $range }
events-additional_strikes =
    { $card } ottiene { $amount ->
        [one] { $amount } colpo addizionale
       *[other] { $amount } colpi addizionali
    }
events-combat_ends = { $card } pone fine al combattimento
events-combat_over = Il combattimento è finito
events-recovered = { $card } si riprende
events-maneuvered = { $card } manovra a { $range }
events-range_set = Il round passa a { $range }
events-prevented =
    { $card } previene { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    }
events-damage =
    { $aggravated ->
        [0]
            { $card } subisce { $amount ->
                [one] { $amount } danno
               *[other] { $amount } danni
            }
       *[other]
            { $card } subisce { $amount ->
                [one] { $amount } danno
               *[other] { $amount } danni
            }, di cui { $aggravated ->
                [one] { $aggravated } aggravato
               *[other] { $aggravated } aggravati
            }
    }
events-destroyed = La carta { $card } è bruciata
events-pressed =
    { $card } usa una pressione per { $continuing ->
        [true] continuare
       *[other] terminare
    } il combattimento
events-ante_won = { $seat } vince la posta di { $from }
events-time_is_up = È stato raggiunto il limite di turni

endings-last_one_left = resta un solo Matusalemme
endings-turn_limit = è stato raggiunto il limite di turni

acting = con { $by }
aCard = una carta
aFaceDownCard = una carta coperta
faceDownCards = carte coperte
