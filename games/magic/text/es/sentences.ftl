heads-pass = { $who } pasa
heads-end = { $who } no elige nada
heads-plays = { $who } juega { $card }
heads-casts = { $who } lanza { $card }
heads-activates =
    { $word ->
        [none] { $who } activa { $card }
       *[other] { $who } activa { $card } con { $word }
    }
heads-activates_for_mana = { $who } activa { $card } para obtener maná { $word }
heads-attacks_with = { $who } ataca con { $it }
heads-does_not_attack = { $who } no ataca
heads-blocks = { $who } bloquea a { $card }
heads-does_not_block = { $who } no bloquea
heads-orders = { $who } ordena { $card }
heads-assigns = { $who } asigna { $amount } a { $it }
heads-lets_start =
    { SAME($who, $seat) ->
        [true] { $who } empieza
       *[other] { $who } deja empezar a { $seat }
    }
heads-keeps = { $who } se queda con la mano
heads-mulligans = { $who } hace mulligan
heads-concedes = { $who } concede
heads-chooses = { $who } elige { $card }
heads-chooses_color = { $who } elige { $word }
heads-discards = { $who } descarta { $card }
heads-sacrifices = { $who } sacrifica { $card }
heads-finds = { $who } encuentra { $card }
heads-accepts = { $who } usa { $card }
heads-declines = { $who } rehúsa
heads-copies = { $who } copia { $card }
heads-copies_nothing = { $who } no copia nada
heads-keeps_one = { $who } conserva { $card }
heads-redirects_to = { $who } redirige a { $card }
heads-does_not_redirect = { $who } no redirige
heads-pays_life =
    { $who } paga { $amount ->
        [one] { $amount } vida
       *[other] { $amount } vidas
    }
heads-pays_mana = { $who } paga { $word }
heads-prevents_with = { $who } previene con { $card }
heads-redirects = { $who } aplica primero la redirección
heads-regenerates = { $who } regenera { $card }
heads-no_replacement = { $who } no reemplaza nada
heads-target = { $who } hace objetivo a { $it }
heads-no_target = { $who } no elige objetivo

parts-with_X = con X = { $amount }
parts-target = sobre { $it }
parts-no_target = sin objetivo
parts-sacrificing = sacrificando { $card }
parts-discarding = descartando { $card }
parts-paying = pagando { $card }
parts-paying_mana = pagando maná { $word }
parts-paying_automatically = { "" }
parts-at = contra { $it }
parts-with = con { $it }

members-orders = { $card }
members-assigns = { $amount } a { $it }
members-paying_mana = maná { $word }

told-no_target = sin objetivo
told-activates =
    { $word ->
        [none] { $who } activa { $card }
       *[other] { $who } activa { $card } ({ $word })
    }

abouts-priority = { $who } tiene la prioridad
abouts-attack = ¿Con qué criaturas ataca { $who }?
abouts-block = ¿Cómo bloquea { $who }?
abouts-order_blockers = ¿En qué orden hace daño { $card } a sus bloqueadores?
abouts-order_triggers = ¿En qué orden van a la pila las habilidades de { $who }?
abouts-assign =
    ¿Cómo se asignan los { $amount ->
        [one] { $amount } punto de daño
       *[other] { $amount } puntos de daño
    } de { $card }?
abouts-targets = Objetivos de { $card }
abouts-who_starts =
    { PERSON($who) ->
        [you] Elige quién empieza
       *[other] { $who } elige quién empieza
    }
abouts-mulligan =
    ¿Se queda { $who } con { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    }?
abouts-may = ¿Usar { $card }?
abouts-choose =
    { $card }: { $word ->
        [takes] { $amount ->
            [1] pon una carta en tu mano
           *[other] pon { $amount } cartas en tu mano
        }
        [buries] { $amount ->
            [1] pon una carta en tu cementerio
           *[other] pon { $amount } cartas en tu cementerio
        }
        [creature] elige una criatura
        [permanent] elige un permanente
       *[other] { $amount ->
            [1] elige una carta
           *[other] elige { $amount } cartas
        }
    }
abouts-choose_color = Elige un color para { $card }
abouts-choose_replacement = ¿Qué efecto se aplica primero?
abouts-search = Búsqueda con { $card }
abouts-discards =
    { PERSON($who) ->
        [you] Descarta
       *[other] { $who } descarta
    } { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    }
abouts-sacrifices =
    { PERSON($who) ->
        [you] Sacrifica { $amount }
       *[other] { $who } sacrifica { $amount }
    }
abouts-copy = ¿Qué copia { $card }?
abouts-pay = ¿Pagar por { $card }?
abouts-redirect =
    ¿Redirigir { $amount ->
        [one] { $amount } punto de daño
       *[other] { $amount } puntos de daño
    } de { $seat } a un planeswalker?
abouts-keep_one = Solo puede quedar 1 { $card }
abouts-concede = { $who } puede conceder
abouts-explain = { "" }

several = { $amount }× { $card }
