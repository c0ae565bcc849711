events-leads = { $seat } choisit { $card } comme Meneur
events-rival = Rival { JOIN("de", $seat) } : { $other }
events-first_player = { $seat } commence
events-mulligan = { $seat } fait un mulligan
events-turn = Tour { $number } : { $seat }
events-drew = { $seat } pioche { $card } ({ $deck })
events-discarded = { $seat } défausse { $cards }
events-recruited = { $seat } recrute { $card }
events-played =
    { $by ->
        [none]
            { $on ->
                [none] { $seat } joue { $card }
               *[other] { $seat } joue { $card } sur { $on }
            }
       *[other]
            { $on ->
                [none] { $seat } joue { $card } avec { $by }
               *[other] { $seat } joue { $card } avec { $by } sur { $on }
            }
    }
events-used = { $seat } utilise { $card }
events-triggered = { $card } prend effet
events-moved = { $card } va { $where }
events-attacks = { $card } attaque { $on }
events-asked_for_intel =
    { PERSON($other) ->
        [you] { $seat } vous demande de l’Info
       *[other] { $seat } demande de l’Info à { $other }
    }
events-intel_failed = { $card } ne perce pas le Secret
events-announced = { $seat } annonce une attaque { $word }
events-put_down = { $seat } joue { $card }
events-blocks = { $card } bloque
events-revealed = { $seat } révèle { $card }
events-turned = L’attaque est tournée vers { $card }
events-damage =
    { $aggravated ->
        [true]
            { $amount ->
                [one]
                    { $card } subit { $amount } { $amount ->
                        [one] dégât
                       *[other] dégâts
                    } Aggravé
               *[other]
                    { $card } subit { $amount } { $amount ->
                        [one] dégât
                       *[other] dégâts
                    } Aggravés
            }
       *[other]
            { $card } subit { $amount } { $amount ->
                [one] dégât
               *[other] dégâts
            }
    }
events-prevented =
    { $amount } { $amount ->
        [one] dégât évité
       *[other] dégâts évités
    } à { $card }
events-blood = { $card } : { SIGNED($change) } Sang ({ $now })
events-prestige = { $seat } : { SIGNED($change) } Prestige ({ $now })
events-agenda = { $seat } : { SIGNED($change) } Cabale ({ $now })
events-diablerie = { $card } commet une diablerie sur { $on }
events-possessed = { $card } agit pour { $seat }
events-returned = { $card } revient à { $seat }
events-agenda_on = { SIGNED($change) } Cabale sur { $card }
events-tokens =
    { $card } : { SIGNED($change) } { ABS($change) ->
        [one] jeton
       *[other] jetons
    }
events-defeated = { $card } est vaincu
events-burned_by_damage = { $card } est vaincu pour de bon
events-torpor = { $card } tombe en Torpeur
events-left_torpor = { $card } sort de Torpeur
events-mortal_defeated = { $seat } vainc { $card }
events-burned = La carte { $card } est brûlée
events-attached = La carte { $card } est attachée à { $host }
events-detached = La carte { $card } est détachée
events-title_free = { $card } revient sur la table
events-claims = { $card } revendique le titre de Prince
events-exerted = { $card } engage { $amount } Influence
events-scheme = { $seat } met aux voix { $card }
events-voted =
    { $open ->
        [0]
            { $card ->
                [none]
                    { $hidden ->
                        [none]
                            { $word ->
                                [none] { $seat } s’abstient
                               *[other] { $seat } vote { $word }
                            }
                       *[other]
                            { $word ->
                                [none] { $seat } s’abstient
                               *[other] { $seat } vote { $word }
                            } ({ $hidden } Prestige en main)
                    }
               *[other]
                    { $hidden ->
                        [none]
                            { $word ->
                                [none] { $seat } s’abstient
                               *[other] { $seat } vote { $word }
                            } et { $card }
                       *[other]
                            { $word ->
                                [none] { $seat } s’abstient
                               *[other] { $seat } vote { $word }
                            } et { $card } ({ $hidden } Prestige en main)
                    }
            }
       *[other]
            { $card ->
                [none]
                    { $hidden ->
                        [none]
                            { $word ->
                                [none] { $seat } s’abstient
                               *[other] { $seat } vote { $word }
                            } avec { $open } Influence
                       *[other]
                            { $word ->
                                [none] { $seat } s’abstient
                               *[other] { $seat } vote { $word }
                            } avec { $open } Influence ({ $hidden } Prestige en main)
                    }
               *[other]
                    { $hidden ->
                        [none]
                            { $word ->
                                [none] { $seat } s’abstient
                               *[other] { $seat } vote { $word }
                            } avec { $open } Influence et { $card }
                       *[other]
                            { $word ->
                                [none] { $seat } s’abstient
                               *[other] { $seat } vote { $word }
                            } avec { $open } Influence et { $card } ({ $hidden } Prestige en main)
                    }
            }
    }
events-conflict =
    Oui { $yes }, Non { $no } : l’Intrigue { $passed ->
        [true] réussit
       *[other] échoue
    }
events-conspires = { $seat } pose { $card } comme Conspiration
events-shown =
    { PERSON($seats) ->
        [you] { $seat } vous montre { $card }
       *[other] { $seat } montre { $card } à { $seats }
    }
events-allowed = { $seat } laisse { $other } contribuer à { $card }
events-refused = { $seat } ne laisse pas { $other } contribuer à { $card }
events-resolved = { $seat } résout { $card }
events-took = { $seat } prend { $card }
events-city_card = La Ville : { $card }
events-city_shuffled =
    { $amount } { $amount ->
        [one] carte est mélangée
       *[other] cartes sont mélangées
    } à la pioche Ville
events-hunts = { $card } trouve { $on }
events-agenda_up = { $seat } retourne sa Cabale : { $card }
events-eliminated =
    { $by ->
        [none] { $seat } quitte la partie
       *[other] { $seat } quitte la partie à cause { JOIN("de", $by) }
    }
events-conceded = { $seat } abandonne
events-over = La partie est finie ({ $reason }) : { $seats }

endings-agenda = 13 Cabale
endings-elimination = élimination
endings-time = la limite de tours

aCard = une carte
and = { " " }et{ " " }
