heads-pass = { $who } passe
heads-end = { $who } ne choisit rien
heads-plays = { $who } joue { $card }
heads-casts = { $who } lance { $card }
heads-activates =
    { $word ->
        [none] { $who } active { $card }
       *[other] { $who } active { $card } avec { $word }
    }
heads-activates_for_mana = { $who } active { $card } pour du mana { $word }
heads-attacks_with = { $who } attaque avec { $it }
heads-does_not_attack = { $who } n’attaque pas
heads-blocks = { $who } bloque { $card }
heads-does_not_block = { $who } ne bloque pas
heads-orders = { $who } met dans l’ordre { $card }
heads-assigns = { $who } assigne { $amount } à { $it }
heads-lets_start =
    { SAME($who, $seat) ->
        [true] { $who } commence
       *[other] { $who } laisse commencer { $seat }
    }
heads-keeps = { $who } garde sa main
heads-mulligans = { $who } fait un mulligan
heads-concedes = { $who } concède la partie
heads-chooses = { $who } choisit { $card }
heads-chooses_color = { $who } choisit { $word }
heads-discards = { $who } se défausse { JOIN("de", $card) }
heads-sacrifices = { $who } sacrifie { $card }
heads-finds = { $who } trouve { $card }
heads-accepts = { $who } utilise { $card }
heads-declines = { $who } décline
heads-copies = { $who } copie { $card }
heads-copies_nothing = { $who } ne copie rien
heads-keeps_one = { $who } garde { $card }
heads-redirects_to = { $who } redirige vers { $card }
heads-does_not_redirect = { $who } ne redirige pas
heads-pays_life =
    { $who } paie { $amount ->
        [one] { $amount } point de vie
       *[other] { $amount } points de vie
    }
heads-pays_mana = { $who } paie { $word }
heads-prevents_with = { $who } prévient avec { $card }
heads-redirects = { $who } applique d’abord la redirection
heads-regenerates = { $who } régénère { $card }
heads-no_replacement = { $who } ne remplace rien
heads-target = { $who } cible { $it }
heads-no_target = { $who } ne cible rien

parts-with_X = avec X = { $amount }
parts-target = sur { $it }
parts-no_target = sans cible
parts-sacrificing = en sacrifiant { $card }
parts-discarding = en se défaussant { JOIN("de", $card) }
parts-paying = en payant { $card }
parts-paying_mana = en payant du mana { $word }
parts-paying_automatically = { "" }
parts-at = contre { $it }
parts-with = avec { $it }

members-orders = { $card }
members-assigns = { $amount } à { $it }
members-paying_mana = du mana { $word }

told-no_target = sans cible
told-activates =
    { $word ->
        [none] { $who } active { $card }
       *[other] { $who } active { $card } ({ $word })
    }

abouts-priority = { $who } a la priorité
abouts-attack = Avec quelles créatures attaque { $who } ?
abouts-block = Comment bloque { $who } ?
abouts-order_blockers = Dans quel ordre les bloqueurs { JOIN("de", $card) } subissent-ils ses blessures ?
abouts-order_triggers = Dans quel ordre les capacités { JOIN("de", $who) } vont-elles sur la pile ?
abouts-assign =
    { $amount ->
        [one]
            À qui va { $amount ->
                [one] { $amount } blessure
               *[other] { $amount } blessures
            } { JOIN("de", $card) } ?
       *[other] Comment assigner les { $amount } blessures { JOIN("de", $card) } ?
    }
abouts-targets = Cibles { JOIN("de", $card) }
abouts-who_starts = { $who } choisit qui commence
abouts-mulligan =
    { $who } garde { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } ?
abouts-may = Utiliser { $card } ?
abouts-choose =
    { $card } : { $word ->
        [takes] { $amount ->
            [1] mettez une carte dans votre main
           *[other] mettez { $amount } cartes dans votre main
        }
        [buries] { $amount ->
            [1] mettez une carte dans votre cimetière
           *[other] mettez { $amount } cartes dans votre cimetière
        }
        [creature] choisissez une créature
        [permanent] choisissez un permanent
       *[other] { $amount ->
            [1] choisissez une carte
           *[other] choisissez { $amount } cartes
        }
    }
abouts-choose_color = Choisissez une couleur pour { $card }
abouts-choose_replacement = Quel effet s’applique en premier ?
abouts-search = Recherche avec { $card }
abouts-discards =
    { $who } se défausse de { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
abouts-sacrifices =
    { $who } sacrifie { $amount ->
        [one] { $amount } permanent
       *[other] { $amount } permanents
    }
abouts-copy = Que copie { $card } ?
abouts-pay = Payer pour { $card } ?
abouts-redirect =
    Rediriger { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    } { JOIN("de", $seat) } vers un planeswalker ?
abouts-keep_one = Un seul exemplaire { JOIN("de", $card) } peut rester
abouts-concede = { $who } peut concéder la partie
abouts-explain = { "" }

several = { $amount } { $card }
