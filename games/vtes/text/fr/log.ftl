events-turn = Tour { $number } : { $seat }
events-phase = Phase : { $phase }
events-action_successful = L’action { JOIN("de", $by) } réussit
events-action_over = { "" }
events-bled = { $who } mord { $seat } pour { $amount } avec { $by }
events-declined = { $seat } ne bloque pas
events-block_attempt = { $seat } tente de bloquer avec { $by }
events-block_failed = { $seat } ne parvient pas à bloquer avec { $by }
events-blocked = { $seat } bloque avec { $by }
events-redirected = La morsure est redirigée vers { $seat }
events-diablerie = { $by } commet une diablerie sur { $victim }
events-torpor = { $card } entre en torpeur
events-referendum_over = { "" }
events-cancelled = La carte { $card } est annulée
events-used = { $seat } utilise { $card }
events-triggered = Effet { JOIN("de", $card) }
events-modified = { "" }
events-moved = { "" }
events-attached = La carte { $card } est placée sur { $on }
events-locked = { $card } s’incline
events-unlocked = { $card } se redresse
events-counters =
    { $card } { SIGN($change) ->
        [negative] perd
       *[other] gagne
    } { $unit ->
        [blood]
            { ABS($change) ->
                [one] { ABS($change) } point de sang
               *[other] { ABS($change) } points de sang
            }
        [life]
            { ABS($change) ->
                [one] { ABS($change) } point de vie
               *[other] { ABS($change) } points de vie
            }
       *[other]
            { ABS($change) ->
                [one] { ABS($change) } compteur
               *[other] { ABS($change) } compteurs
            }
    } ({ $now })
events-named_counters =
    { $card } { SIGN($change) ->
        [negative] perd
       *[other] gagne
    } { ABS($change) } { $counter } ({ $now })
events-pool =
    { $seat } { SIGN($change) ->
        [negative] perd
       *[other] gagne
    } { ABS($change) ->
        [one] { ABS($change) } point de réserve
       *[other] { ABS($change) } points de réserve
    } ({ $now })
events-edge =
    { $seat ->
        [none] Personne n’a l’Avantage
       *[other] { $seat } obtient l’Avantage
    }
events-shuffled = { $seat } mélange sa { $zone }
events-shown = La carte { $card } est montrée
events-looked_at_hand = { $seat } regarde la main { JOIN("de", $of) }
events-ousted = { $seat } : élimination
events-victory_point = { $seat } gagne un point de victoire ({ $now })
events-withdrawal_announced = { $seat } annonce son retrait
events-withdrawn = { $seat } se retire de la partie
events-conceded = { $seat } abandonne
events-left_the_game = { "" }
events-arrived = { $card } arrive dans la région disponible { JOIN("de", $seat) }
events-merged = { $card } : les deux versions fusionnent
events-contested = La carte { $card } est disputée
events-second_copy = { $card } est un second exemplaire : la carte est brûlée
events-contest_won = La dispute { JOIN("de", $card) } est terminée
events-contest_decided = { "" }
events-contest_paid = { $seat } paie la dispute { JOIN("de", $card) }
events-title_gained = { $card } reçoit le titre : { $title }
events-title_lost = { $card } perd son titre
events-title_contested = { $card } dispute le titre : { $title }
events-title_won = { $card } retrouve le titre : { $title }
events-clan_changed = { $card } passe au clan { $clan }
events-sect_changed = { $card } change de secte : { $sect }
events-referendum = Le référendum { JOIN("de", $by) } commence
events-terms = { $seat } fixe les termes : { $terms }
events-referendum_result =
    { $cancelled ->
        [true] Le référendum est annulé
       *[other]
            Le référendum { $passed ->
                [true] passe
               *[other] échoue
            } : { $for } pour, { $against } contre
    }
events-votes_gained = { $seat } gagne { $votes } voix
events-votes_cast =
    { $card ->
        [none] { $seat }
       *[other] { $card }
    } donne { $votes } voix { $side }
events-abstains = { $card } s’abstient
events-blood_hunt = Une chasse de sang est lancée contre { $card }
events-trophy = { $on } reçoit le trophée { $card }
events-slave_steps_in = { $card } combat à la place { JOIN("de", $by) }
events-combat = Combat entre { $acting } et { $opposing }
events-round = Round { $round }
events-range = Le round se joue { $range }
events-additional_strikes =
    { $card } gagne { $amount ->
        [one] { $amount } frappe additionnelle
       *[other] { $amount } frappes additionnelles
    }
events-combat_ends = { $card } met fin au combat
events-combat_over = Le combat est terminé
events-recovered = { $card } se rétablit
events-maneuvered = { $card } manœuvre pour passer { $range }
events-range_set = Le round passe { $range }
events-prevented =
    { $card } prévient { $amount ->
        [one] { $amount } point de dégâts
       *[other] { $amount } points de dégâts
    }
events-damage =
    { $aggravated ->
        [0]
            { $card } subit { $amount ->
                [one] { $amount } point de dégâts
               *[other] { $amount } points de dégâts
            }
       *[other]
            { $card } subit { $amount ->
                [one] { $amount } point de dégâts
               *[other] { $amount } points de dégâts
            }, dont { $aggravated ->
                [one] { $aggravated } aggravé
               *[other] { $aggravated } aggravés
            }
    }
events-destroyed = La carte { $card } est brûlée
events-pressed =
    { $card } poursuit pour { $continuing ->
        [true] continuer le combat
       *[other] mettre fin au combat
    }
events-ante_won = { $seat } gagne la mise { JOIN("de", $from) }
events-time_is_up = La limite de tours est atteinte

endings-last_one_left = il ne reste qu’un Mathusalem
endings-turn_limit = la limite de tours est atteinte

acting = avec { $by }
aCard = une carte
aFaceDownCard = une carte face cachée
faceDownCards = des cartes face cachée
