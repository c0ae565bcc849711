events-leads = { $seat } elige como Líder a { $card }
events-rival = Rival de { $seat }: { $other }
events-first_player = { $seat } empieza
events-mulligan = { $seat } hace un mulligan
events-turn = Turno { $number }: { $seat }
events-drew = { $seat } roba { $card } ({ $deck })
events-discarded = { $seat } descarta { $cards }
events-recruited = { $seat } recluta a { $card }
events-played =
    { $by ->
        [none]
            { $on ->
                [none] { $seat } juega { $card }
               *[other] { $seat } juega { $card } sobre { $on }
            }
       *[other]
            { $on ->
                [none] { $seat } juega { $card } con { $by }
               *[other] { $seat } juega { $card } con { $by } sobre { $on }
            }
    }
events-used = { $seat } usa { $card }
events-triggered = { $card } surte efecto
events-moved = { $card } va { $where }
events-attacks = { $card } ataca a { $on }
events-asked_for_intel =
    { PERSON($other) ->
        [you] { $seat } te pide Información
       *[other] { $seat } pide Información a { $other }
    }
events-intel_failed = { $card } no supera el Secreto
events-announced = { $seat } anuncia un ataque { $word }
events-put_down = { $seat } juega { $card }
events-blocks = { $card } bloquea
events-revealed = { $seat } revela { $card }
events-turned = El ataque pasa a { $card }
events-damage =
    { $aggravated ->
        [true] { $card } sufre { $amount } de daño Agravado
       *[other] { $card } sufre { $amount } de daño
    }
events-prevented = Se previene { $amount } de daño a { $card }
events-blood = { $card }: { SIGNED($change) } de Sangre ({ $now })
events-prestige = { $seat }: { SIGNED($change) } de Prestigio ({ $now })
events-agenda = { $seat }: { SIGNED($change) } de Agenda ({ $now })
events-diablerie = { $card } comete diablerie contra { $on }
events-possessed = { $card } actúa para { $seat }
events-returned = { $card } vuelve con { $seat }
events-agenda_on = { SIGNED($change) } de Agenda sobre { $card }
events-tokens =
    { $card }: { SIGNED($change) } { ABS($change) ->
        [one] ficha
       *[other] fichas
    }
events-defeated = Se derrota a { $card }
events-burned_by_damage = { $card } cae para siempre
events-torpor = { $card } entra en letargo
events-left_torpor = { $card } sale del letargo
events-mortal_defeated = { $seat } derrota a { $card }
events-burned = Se quema { $card }
events-attached = { $card } se adhiere a { $host }
events-detached = { $card } se separa
events-title_free = { $card } vuelve a la mesa
events-claims = { $card } reclama el título de Príncipe
events-exerted = { $card } compromete { $amount } de Influencia
events-scheme = { $seat } somete { $card } a votación
events-voted =
    { $open ->
        [0]
            { $card ->
                [none]
                    { $hidden ->
                        [none]
                            { $word ->
                                [none] { $seat } se abstiene
                               *[other] { $seat } vota { $word }
                            }
                       *[other]
                            { $word ->
                                [none] { $seat } se abstiene
                               *[other] { $seat } vota { $word }
                            } ({ $hidden } de Prestigio en la mano)
                    }
               *[other]
                    { $hidden ->
                        [none]
                            { $word ->
                                [none] { $seat } se abstiene
                               *[other] { $seat } vota { $word }
                            } y { $card }
                       *[other]
                            { $word ->
                                [none] { $seat } se abstiene
                               *[other] { $seat } vota { $word }
                            } y { $card } ({ $hidden } de Prestigio en la mano)
                    }
            }
       *[other]
            { $card ->
                [none]
                    { $hidden ->
                        [none]
                            { $word ->
                                [none] { $seat } se abstiene
                               *[other] { $seat } vota { $word }
                            } con { $open } de Influencia
                       *[other]
                            { $word ->
                                [none] { $seat } se abstiene
                               *[other] { $seat } vota { $word }
                            } con { $open } de Influencia ({ $hidden } de Prestigio en la mano)
                    }
               *[other]
                    { $hidden ->
                        [none]
                            { $word ->
                                [none] { $seat } se abstiene
                               *[other] { $seat } vota { $word }
                            } con { $open } de Influencia y { $card }
                       *[other]
                            { $word ->
                                [none] { $seat } se abstiene
                               *[other] { $seat } vota { $word }
                            } con { $open } de Influencia y { $card } ({ $hidden } de Prestigio en la mano)
                    }
            }
    }
events-conflict =
    Sí { $yes }, No { $no }: la Intriga { $passed ->
        [true] prospera
       *[other] fracasa
    }
events-conspires = { $seat } pone { $card } como Conspiración
events-shown =
    { PERSON($seats) ->
        [you] { $seat } te enseña { $card }
       *[other] { $seat } enseña { $card } a { $seats }
    }
events-allowed = { $seat } deja a { $other } contribuir a { $card }
events-refused = { $seat } no deja a { $other } contribuir a { $card }
events-resolved = { $seat } resuelve { $card }
events-took = { $seat } toma { $card }
events-city_card = La Ciudad: { $card }
events-city_shuffled =
    Se { $amount ->
        [one] baraja 1 carta
       *[other] barajan { $amount } cartas
    } en el mazo de la Ciudad
events-hunts = { $card } encuentra a { $on }
events-agenda_up = { $seat } pone boca arriba la Agenda: { $card }
events-eliminated =
    { $by ->
        [none] { $seat } queda fuera de la partida
       *[other] { $seat } queda fuera de la partida por obra de { $by }
    }
events-conceded = { $seat } se rinde
events-over = La partida ha terminado ({ $reason }): { $seats }

endings-agenda = 13 de Agenda
endings-elimination = eliminación
endings-time = el límite de turnos

aCard = una carta
and = { " " }y{ " " }
