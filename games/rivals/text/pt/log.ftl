events-leads = { $seat } escolhe { $card } como Líder
events-rival = O Rival de { $seat } é { $other }
events-first_player = { $seat } começa
events-mulligan = { $seat } faz um mulligan
events-turn = Turno { $number }: { $seat }
events-drew = { $seat } compra { $card } ({ $deck })
events-discarded = { $seat } descarta { $cards }
events-recruited = { $seat } recruta { $card }
events-played =
    { $by ->
        [none]
            { $on ->
                [none] { $seat } joga { $card }
               *[other] { $seat } joga { $card } em { $on }
            }
       *[other]
            { $on ->
                [none] { $seat } joga { $card } com { $by }
               *[other] { $seat } joga { $card } com { $by } em { $on }
            }
    }
events-used = { $seat } usa { $card }
events-triggered = { $card } tem efeito
events-moved = { $card } vai { $where }
events-attacks = { $card } ataca { $on }
events-asked_for_intel = { $seat } pede Informação a { $other }
events-intel_failed = { $card } não supera o Sigilo
events-announced = { $seat } anuncia um ataque { $word }
events-put_down = { $seat } joga { $card }
events-blocks = { $card } bloqueia
events-revealed = { $seat } revela { $card }
events-turned = O ataque passa para { $card }
events-damage =
    { $aggravated ->
        [true] { $card } sofre { $amount } de dano Agravado
       *[other] { $card } sofre { $amount } de dano
    }
events-prevented = { $amount } de dano a { $card } é prevenido
events-blood = { $card }: { SIGNED($change) } de Sangue ({ $now })
events-prestige = { $seat }: { SIGNED($change) } de Prestígio ({ $now })
events-agenda = { $seat }: { SIGNED($change) } de Agenda ({ $now })
events-diablerie = { $card } comete diablerie contra { $on }
events-possessed = { $card } age por { $seat }
events-returned = { $card } volta para { $seat }
events-agenda_on = { SIGNED($change) } de Agenda em { $card }
events-tokens =
    { $card }: { SIGNED($change) } { ABS($change) ->
        [one] marcador
       *[other] marcadores
    }
events-defeated = { $card } é derrotado
events-burned_by_damage = { $card } é derrotado de vez
events-torpor = { $card } cai em torpor
events-left_torpor = { $card } sai do torpor
events-mortal_defeated = { $seat } derrota { $card }
events-burned = { $card }: carta queimada
events-attached = { $card }: carta anexada a { $host }
events-detached = { $card }: carta desanexada
events-title_free = { $card } volta à mesa
events-claims = { $card } reivindica o título de Príncipe
events-exerted = { $card } empenha { $amount } de Influência
events-scheme = { $seat } põe { $card } em votação
events-voted =
    { $open ->
        [0]
            { $card ->
                [none]
                    { $hidden ->
                        [none]
                            { $word ->
                                [none] { $seat } se abstém
                               *[other] { $seat } vota { $word }
                            }
                       *[other]
                            { $word ->
                                [none] { $seat } se abstém
                               *[other] { $seat } vota { $word }
                            } ({ $hidden } de Prestígio na mão)
                    }
               *[other]
                    { $hidden ->
                        [none]
                            { $word ->
                                [none] { $seat } se abstém
                               *[other] { $seat } vota { $word }
                            } e { $card }
                       *[other]
                            { $word ->
                                [none] { $seat } se abstém
                               *[other] { $seat } vota { $word }
                            } e { $card } ({ $hidden } de Prestígio na mão)
                    }
            }
       *[other]
            { $card ->
                [none]
                    { $hidden ->
                        [none]
                            { $word ->
                                [none] { $seat } se abstém
                               *[other] { $seat } vota { $word }
                            } com { $open } de Influência
                       *[other]
                            { $word ->
                                [none] { $seat } se abstém
                               *[other] { $seat } vota { $word }
                            } com { $open } de Influência ({ $hidden } de Prestígio na mão)
                    }
               *[other]
                    { $hidden ->
                        [none]
                            { $word ->
                                [none] { $seat } se abstém
                               *[other] { $seat } vota { $word }
                            } com { $open } de Influência e { $card }
                       *[other]
                            { $word ->
                                [none] { $seat } se abstém
                               *[other] { $seat } vota { $word }
                            } com { $open } de Influência e { $card } ({ $hidden } de Prestígio na mão)
                    }
            }
    }
events-conflict =
    Sim { $yes }, Não { $no }: a Intriga { $passed ->
        [true] é aprovada
       *[other] fracassa
    }
events-conspires = { $seat } põe { $card } como Conspiração
events-shown = { $seat } mostra { $card } a { $seats }
events-allowed = { $seat } deixa { $other } contribuir para { $card }
events-refused = { $seat } não deixa { $other } contribuir para { $card }
events-resolved = { $seat } resolve { $card }
events-took = { $seat } pega { $card }
events-city_card = A Cidade: { $card }
events-city_shuffled =
    { $amount } { $amount ->
        [one] carta é embaralhada
       *[other] cartas são embaralhadas
    } no baralho da Cidade
events-hunts = { $card } encontra { $on }
events-agenda_up = { $seat } vira a Agenda para cima: { $card }
events-eliminated =
    { $by ->
        [none] { $seat } sai da partida
       *[other] { $seat } sai da partida por obra de { $by }
    }
events-conceded = { $seat } desiste
events-over = A partida acabou ({ $reason }): { $seats }

endings-agenda = 13 de Agenda
endings-elimination = eliminação
endings-time = o limite de turnos

aCard = uma carta
and = { " " }e{ " " }
