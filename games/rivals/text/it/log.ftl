events-leads = { $seat } sceglie { $card } come Leader
events-rival = Rivale { JOIN("di", $seat) }: { $other }
events-first_player = { $seat } comincia
events-mulligan = { $seat } fa un mulligan
events-turn = Turno { $number }: { $seat }
events-drew = { $seat } pesca { $card } ({ $deck })
events-discarded = { $seat } scarta { $cards }
events-recruited = { $seat } recluta { $card }
events-played =
    { $by ->
        [none]
            { $on ->
                [none] { $seat } gioca { $card }
               *[other] { $seat } gioca { $card } su { $on }
            }
       *[other]
            { $on ->
                [none] { $seat } gioca { $card } con { $by }
               *[other] { $seat } gioca { $card } con { $by } su { $on }
            }
    }
events-used = { $seat } usa { $card }
events-triggered = { $card } ha effetto
events-moved = { $card } va { $where }
events-attacks = { $card } attacca { $on }
events-asked_for_intel =
    { PERSON($other) ->
        [you] { $seat } ti chiede Informazioni
       *[other] { $seat } chiede Informazioni: { $other }
    }
events-intel_failed = { $card } non supera la Segretezza
events-announced = { $seat } annuncia un attacco { $word }
events-put_down = { $seat } gioca { $card }
events-blocks = { $card } blocca
events-revealed = { $seat } rivela { $card }
events-turned = L’attacco passa su { $card }
events-damage =
    { $aggravated ->
        [true]
            { $amount ->
                [one]
                    { $card } subisce { $amount } { $amount ->
                        [one] danno
                       *[other] danni
                    } Aggravato
               *[other]
                    { $card } subisce { $amount } { $amount ->
                        [one] danno
                       *[other] danni
                    } Aggravati
            }
       *[other]
            { $card } subisce { $amount } { $amount ->
                [one] danno
               *[other] danni
            }
    }
events-prevented =
    { $card }: { $amount } { $amount ->
        [one] danno prevenuto
       *[other] danni prevenuti
    }
events-blood = { $card }: { SIGNED($change) } Sangue ({ $now })
events-prestige = { $seat }: { SIGNED($change) } Prestigio ({ $now })
events-agenda = { $seat }: { SIGNED($change) } Agenda ({ $now })
events-diablerie = { $card } commette diablerie su { $on }
events-possessed = { $card } agisce per { $seat }
events-returned = { $card } torna { JOIN("a", $seat) }
events-agenda_on = { SIGNED($change) } Agenda su { $card }
events-tokens =
    { $card }: { SIGNED($change) } { ABS($change) ->
        [one] segnalino
       *[other] segnalini
    }
events-defeated = { $card } subisce la sconfitta
events-burned_by_damage = { $card } cade per sempre
events-torpor = { $card } cade in torpore
events-left_torpor = { $card } esce dal torpore
events-mortal_defeated = { $seat } sconfigge { $card }
events-burned = Si brucia { $card }
events-attached = { $card }: carta assegnata, { $host }
events-detached = { $card }: carta separata
events-title_free = { $card } torna sul tavolo
events-claims = { $card } rivendica il titolo di Principe
events-exerted = { $card } impegna { $amount } Influenza
events-scheme = { $seat } mette ai voti { $card }
events-voted =
    { $open ->
        [0]
            { $card ->
                [none]
                    { $hidden ->
                        [none]
                            { $word ->
                                [none] { $seat } si astiene
                               *[other] { $seat } vota { $word }
                            }
                       *[other]
                            { $word ->
                                [none] { $seat } si astiene
                               *[other] { $seat } vota { $word }
                            } ({ $hidden } Prestigio in mano)
                    }
               *[other]
                    { $hidden ->
                        [none]
                            { $word ->
                                [none] { $seat } si astiene
                               *[other] { $seat } vota { $word }
                            } e { $card }
                       *[other]
                            { $word ->
                                [none] { $seat } si astiene
                               *[other] { $seat } vota { $word }
                            } e { $card } ({ $hidden } Prestigio in mano)
                    }
            }
       *[other]
            { $card ->
                [none]
                    { $hidden ->
                        [none]
                            { $word ->
                                [none] { $seat } si astiene
                               *[other] { $seat } vota { $word }
                            } con { $open } Influenza
                       *[other]
                            { $word ->
                                [none] { $seat } si astiene
                               *[other] { $seat } vota { $word }
                            } con { $open } Influenza ({ $hidden } Prestigio in mano)
                    }
               *[other]
                    { $hidden ->
                        [none]
                            { $word ->
                                [none] { $seat } si astiene
                               *[other] { $seat } vota { $word }
                            } con { $open } Influenza e { $card }
                       *[other]
                            { $word ->
                                [none] { $seat } si astiene
                               *[other] { $seat } vota { $word }
                            } con { $open } Influenza e { $card } ({ $hidden } Prestigio in mano)
                    }
            }
    }
events-conflict =
    Sì { $yes }, No { $no }: l’Intrigo { $passed ->
        [true] passa
       *[other] fallisce
    }
events-conspires = { $seat } mette giù { $card } come Cospirazione
events-shown =
    { PERSON($seats) ->
        [you] { $seat } ti mostra { $card }
       *[other] { $seat } mostra { $card }: { $seats }
    }
events-allowed = { $seat } lascia contribuire { $other }: { $card }
events-refused = { $seat } non lascia contribuire { $other }: { $card }
events-resolved = { $seat } risolve { $card }
events-took = { $seat } prende { $card }
events-city_card = La Città: { $card }
events-city_shuffled =
    { $amount } { $amount ->
        [one] carta si mescola
       *[other] carte si mescolano
    } nel mazzo della Città
events-hunts = { $card } trova { $on }
events-agenda_up = { $seat } scopre la sua Agenda: { $card }
events-eliminated =
    { $by ->
        [none] { $seat } esce dalla partita
       *[other] { $seat } esce dalla partita per mano { JOIN("di", $by) }
    }
events-conceded = { $seat } si arrende
events-over = La partita è finita ({ $reason }): { $seats }

endings-agenda = 13 Agenda
endings-elimination = eliminazione
endings-time = il limite di turni

aCard = una carta
and = { " " }e{ " " }
