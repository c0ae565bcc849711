### The lines of the log, in English.

events-leads = { $seat } leads with { $card }
events-rival = { $seat }'s Rival is { $other }
events-first_player = { $seat } begins
events-mulligan = { $seat } takes a mulligan
events-turn = Turn { $number }: { $seat }
events-drew = { $seat } draws { $card } from the { $deck }
events-discarded = { $seat } discards { $cards }
events-recruited = { $seat } recruits { $card }
events-played =
    { $by ->
        [none]
            { $on ->
                [none] { $seat } plays { $card }
               *[other] { $seat } plays { $card } on { $on }
            }
       *[other]
            { $on ->
                [none] { $seat } plays { $card } with { $by }
               *[other] { $seat } plays { $card } with { $by } on { $on }
            }
    }
events-used = { $seat } uses { $card }
events-triggered = { $card } takes effect
events-moved = { $card } goes to { $where }
events-attacks = { $card } attacks { $on }
events-asked_for_intel = { $seat } asks { $other } for Intel
events-intel_failed = { $card } does not get past the target's Secrecy
events-announced = { $seat } announces a { $word } attack
events-put_down = { $seat } plays { $card }
events-blocks = { $card } blocks
events-revealed = { $seat } reveals { $card }
events-turned = The attack is turned against { $card }
events-damage =
    { $aggravated ->
        [true] { $card } takes { $amount } Aggravated damage
       *[other] { $card } takes { $amount } damage
    }
events-prevented = { $amount } damage to { $card } is prevented
events-blood = { $card }: { SIGNED($change) } Blood ({ $now })
events-prestige = { $seat }: { SIGNED($change) } Prestige ({ $now })
events-agenda = { $seat }: { SIGNED($change) } Agenda ({ $now })
events-diablerie = { $card } commits diablerie on { $on }
events-possessed = { $card } acts for { $seat }
events-returned = { $card } is with { $seat } again
events-agenda_on = { SIGNED($change) } Agenda on { $card }
events-tokens =
    { $card }: { SIGNED($change) } { ABS($change) ->
        [one] token
       *[other] tokens
    }
events-defeated = { $card } is defeated
events-burned_by_damage = { $card } is defeated for good
events-torpor = { $card } falls into torpor
events-left_torpor = { $card } leaves torpor
events-mortal_defeated = { $seat } defeats { $card }
events-burned = { $card } is burned
events-attached = { $card } is attached to { $host }
events-detached = { $card } is detached
events-title_free = { $card } goes back to the table
events-claims = { $card } claims the title of the Prince
events-exerted = { $card } exerts { $amount } Influence
events-scheme = { $seat } puts { $card } to the vote
events-voted =
    { $open ->
        [0]
            { $card ->
                [none]
                    { $hidden ->
                        [none]
                            { $word ->
                                [none] { $seat } abstains
                               *[other] { $seat } votes { $word }
                            }
                       *[other]
                            { $word ->
                                [none] { $seat } abstains
                               *[other] { $seat } votes { $word }
                            } ({ $hidden } Prestige in hand)
                    }
               *[other]
                    { $hidden ->
                        [none]
                            { $word ->
                                [none] { $seat } abstains
                               *[other] { $seat } votes { $word }
                            } and { $card }
                       *[other]
                            { $word ->
                                [none] { $seat } abstains
                               *[other] { $seat } votes { $word }
                            } and { $card } ({ $hidden } Prestige in hand)
                    }
            }
       *[other]
            { $card ->
                [none]
                    { $hidden ->
                        [none]
                            { $word ->
                                [none] { $seat } abstains
                               *[other] { $seat } votes { $word }
                            } with { $open } Influence
                       *[other]
                            { $word ->
                                [none] { $seat } abstains
                               *[other] { $seat } votes { $word }
                            } with { $open } Influence ({ $hidden } Prestige in hand)
                    }
               *[other]
                    { $hidden ->
                        [none]
                            { $word ->
                                [none] { $seat } abstains
                               *[other] { $seat } votes { $word }
                            } with { $open } Influence and { $card }
                       *[other]
                            { $word ->
                                [none] { $seat } abstains
                               *[other] { $seat } votes { $word }
                            } with { $open } Influence and { $card } ({ $hidden } Prestige in hand)
                    }
            }
    }
events-conflict =
    Yes { $yes }, No { $no }: the Scheme { $passed ->
        [true] succeeds
       *[other] fails
    }
events-conspires = { $seat } puts down { $card } as a Conspiracy
events-shown = { $seat } shows { $card } to { $seats }
events-allowed = { $seat } lets { $other } add to { $card }
events-refused = { $seat } does not let { $other } add to { $card }
events-resolved = { $seat } resolves { $card }
events-took = { $seat } takes { $card }
events-city_card = The City: { $card }
events-city_shuffled =
    { $amount } { $amount ->
        [one] card is
       *[other] cards are
    } shuffled into the City Deck
events-hunts = { $card } finds { $on }
events-agenda_up = { $seat } turns up the Agenda: { $card }
events-eliminated =
    { $by ->
        [none] { $seat } is eliminated
       *[other] { $seat } is eliminated by { $by }
    }
events-conceded = { $seat } concedes
events-over = The game is over ({ $reason }): { $seats }

endings-agenda = 13 Agenda
endings-elimination = elimination
endings-time = the turn limit

aCard = a card
and = { " " }and{ " " }
