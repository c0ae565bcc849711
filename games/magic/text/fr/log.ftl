events-turn = Tour { $number } : { $seat }
events-won_the_flip = { $seat } gagne le tirage
events-kept =
    { $seat } garde { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
events-mulligan =
    { $seat } fait un mulligan à { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
events-played = { $seat } joue { $card }
events-cast =
    { $x ->
        [none]
            { $on ->
                [none] { $seat } lance { $card }
               *[other] { $seat } lance { $card } sur { $on }
            }
       *[other]
            { $on ->
                [none] { $seat } lance { $card } avec X = { $x }
               *[other] { $seat } lance { $card } avec X = { $x } sur { $on }
            }
    }
events-activated =
    { $on ->
        [none] { $seat } active { $card }
       *[other] { $seat } active { $card } sur { $on }
    }
events-triggered =
    { $on ->
        [none] { $card } se déclenche
       *[other] { $card } se déclenche sur { $on }
    }
events-fizzled = { $card } n’a plus de cible légale
events-countered = Le sort { $card } est contrecarré
events-moved = { $card } : { $from } → { $zone }
events-drew = { $seat } pioche { $card }
events-entered = { $card } arrive sur le champ de bataille
events-discarded_card = { $seat } se défausse de { $card }
events-buried = { $card } va au cimetière
events-exiled = { $card } va en exil
events-returned = { $card } retourne dans la main de { $seat }
events-damage =
    { PERSON($to) ->
        [you]
            { $source } vous inflige { $amount ->
                [one] { $amount } blessure
               *[other] { $amount } blessures
            }
       *[other]
            { $source } inflige { $amount ->
                [one] { $amount } blessure
               *[other] { $amount } blessures
            } à { $to }
    }
events-life =
    { $seat } { SIGN($change) ->
        [positive] gagne
       *[other] perd
    } { ABS($change) ->
        [one] { ABS($change) } point de vie
       *[other] { ABS($change) } points de vie
    } ({ $now })
events-counters = { $card } : { SIGNED($change) } { $counter } ({ $now })
events-destroyed = Le permanent { $card } est détruit
events-sacrificed = { $seat } sacrifie { $card }
events-regenerated = { $card } se régénère
events-prevented =
    { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    } { $amount ->
        [one] est prévenue
       *[other] sont prévenues
    } ({ $card })
events-attached = Le permanent { $card } est attaché à { $host }
events-copied = { $card } devient une copie { JOIN("de", $of) }
events-attacks = { $card } attaque { $at }
events-blocks = { $card } bloque { $blocked }
events-revealed = { $seat } révèle { $cards }
events-shuffled = { $seat } mélange
events-control = { $seat } acquiert le contrôle { JOIN("de", $card) }
events-mana = { $seat } engage { $card } pour du mana { $kind }
events-lost = { $seat } perd la partie
events-conceded = { $seat } concède la partie
events-time_is_up = La limite de tours est atteinte
events-endless = Personne ne peut arrêter cette boucle : la partie est nulle

endings-life = plus de points de vie
endings-library = bibliothèque vide
endings-concession = concession
endings-draw = partie nulle
endings-time = limite de tours

aCard = une carte
