heads-pass = { $who } pasa
heads-pass_block = { $who } no bloquea
heads-end = { $who } no elige nada
heads-ends = { $who } termina la Fase de Acciones
heads-draws =
    { $who } roba { $word ->
        [biblioteca] de la biblioteca
       *[other] del { $word }
    }
heads-recruits = { $who } recluta a { $card }
heads-plays = { $who } juega { $card }
heads-plays_no_card = { $who } no juega ninguna carta
heads-uses = { $who } usa { $card }
heads-attacks = { $card } ataca
heads-claims = { $card } reclama el título
heads-detaches = { $who } separa { $card }
heads-shows = { $who } enseña { $card }
heads-adds = { $who } añade 1 de Prestigio a { $card }
heads-resolves = { $who } resuelve { $card }
heads-allows = { $who } da permiso a { $seat }
heads-refuses = { $who } se lo niega a { $seat }
heads-abstains = { $who } se abstiene
heads-votes = { $who } vota { $word }
heads-discards_for_intel = { $who } descarta
heads-asks = { $who } pide a { $seat }
heads-announces = { $who } anuncia un ataque { $word }
heads-blocks = { $card } bloquea
heads-turns_on = { $who } pasa el ataque a { $card }
heads-keeps_the_target = { $who } mantiene el objetivo
heads-prevents = { $who } previene { $amount } con { $card }
heads-prevents_nothing = { $who } no previene nada
heads-burns = { $who } quema { $card }
heads-burns_for_the_party = { $who } quema { $card } por el grupo
heads-attaches = { $who } adhiere { $card }
heads-attacks_the_contender = { $card } ataca al aspirante
heads-does_not_attack = { $who } no ataca
heads-discards_to_mend = { $who } descarta { $card }
heads-discards_for = { $who } descarta
heads-discards = { $who } descarta { $card }
heads-chooses = { $who } elige { $card }
heads-orders = { $who } ordena { $card }
heads-chooses_mode = { $who } elige: { $word }
heads-chooses_player = { $who } elige a { $seat }
heads-finds = { $who } encuentra { $card }
heads-keeps_card = { $who } deja { $card } arriba
heads-puts_on_the_bottom = { $who } pone { $card } en el fondo
heads-leads = { $who } elige como Líder a { $card }
heads-keeps_the_hand = { $who } se queda con la mano
heads-takes_a_mulligan = { $who } hace un mulligan
heads-concedes = { $who } se rinde
heads-turns_up_the_Agenda = { $who } pone boca arriba la Agenda

parts-acting = con { $card }
parts-moving = saliendo a Las Calles
parts-moving_with = con { $card }
parts-joining = uniéndose a { $card }
parts-at = a { $card }
parts-with = con { $card }
parts-on = sobre { $it }
parts-on_deck = sobre: { $word }
parts-to = a { $card }
parts-to_seat = a { $seat }
parts-from = de { $card }
parts-effect = con su efecto { $amount }
parts-discarding = descartando { $card }
parts-detaching = separando { $card }
parts-for = por { $amount }
parts-exerting = comprometiendo a { $card }
parts-modifier = con { $card }
parts-paying = pagando { $amount } de Prestigio
parts-hiding = ocultando { $amount } de Prestigio
parts-intel_card = { $card }
parts-mends = para reparar a { $card }

tails-discards_for_intel = para ganar Información
tails-discards_for = { "" }

told-effect = (efecto { $amount })
told-moving = saliendo a Las Calles

abouts-leader = ¿A quién elige { $who } como Líder?
abouts-mulligan = ¿{ $who } se queda con la mano?
abouts-action =
    ¿Qué hace { $who }? ({ $amount ->
        [0] ninguna Acción
        [one] 1 Acción
       *[other] { $amount } Acciones
    })
abouts-relentless = ¿Usar una capacidad Implacable o contribuir a una Conspiración?
abouts-intel =
    { $amount ->
        [one] Falta
       *[other] Faltan
    } { $amount } de Información
abouts-type = ¿Qué tipo de ataque anuncia { $who }?
abouts-attack_card = ¿Qué carta de Ataque juega { $who }?
abouts-reaction = ¿Qué Reacción juega { $who }?
abouts-block = ¿{ $who } bloquea el ataque contra { $card }?
abouts-turn = ¿El ataque sigue contra { $card }?
abouts-abilities = ¿{ $who } usa una capacidad?
abouts-prevent = { $card } va a sufrir { $amount } de daño
abouts-reward = ¿Qué pasa con { $card }?
abouts-influence = ¿Cómo vota { $who } sobre { $card }?
abouts-contender = ¿{ $who } ataca a { $card }, que reclama el título?
abouts-contribute = ¿{ $who } añade 1 de Prestigio a { $card }?
abouts-permission = ¿Puede { $seat } añadir 1 de Prestigio a { $card }?
abouts-mending = ¿{ $who } descarta para reparar?
abouts-victim = ¿A quién alcanza { $card }?
abouts-draw = ¿De qué mazo roba { $who }?
abouts-use = ¿Usar { $card }?
abouts-choose =
    { $card ->
        [none] Elige
       *[other] { $card }: elige
    }
abouts-order = ¿En qué orden ocurren los efectos de { $who }?
abouts-attach = ¿Quién recibe { $card }?
abouts-possessed = ¿Qué Acción realiza { $card }?
abouts-look = ¿Adónde va { $card }?
abouts-any_time = { $who } puede hacer esto en cualquier momento
abouts-explain = { "" }

conspiracyOf =
    { $number ->
        [0] Conspiración de { $seat }
       *[other] Conspiración { $number } de { $seat }
    }
