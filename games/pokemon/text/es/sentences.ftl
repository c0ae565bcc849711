heads-goes_first = { $who } juega primero
heads-goes_second = { $who } juega en segundo lugar
heads-takes_new_hand = { $who } roba una mano nueva
heads-starts_with = { $who } empieza con { $card }
heads-draws_extra =
    { $amount ->
        [0] { $who } no roba cartas adicionales
        [one] { $who } roba { $amount } carta adicional
       *[other] { $who } roba { $amount } cartas adicionales
    }
heads-benching = { $who } pone en la Banca a { $card }
heads-benches = { $who } pone en la Banca a { $card }
heads-attaches = { $who } une { $card }
heads-evolves = { $who } hace evolucionar a { $card }
heads-evolves_into = { $who } lo hace evolucionar a { $card }
heads-plays = { $who } juega { $card }
heads-uses_ability = { $who } usa { $word } de { $card }
heads-uses = { $who } usa { $card }
heads-puts_together = { $who } une las partes de { $card }
heads-retreats = { $who } retira a { $card }
heads-attacks = { $card } ataca
heads-ends_turn = { $who } termina el turno
heads-concedes = { $who } se rinde
heads-chooses = { $who } elige { $card }
heads-on = { $who } elige { $card }
heads-from = { $who } elige { $card }
heads-to = { $who } elige { $card }
heads-on_nobody = { $who } no elige a nadie
heads-naming_attack = { $who } nombra { $word }
heads-end = { $who } no elige nada
heads-finds = { $who } elige { $card }
heads-switches_in = { $who } lleva a { $card } al Puesto Activo
heads-promotes = { $who } elige a { $card } como nuevo Pokémon Activo
heads-discards = { $who } descarta { $card }
heads-takes_prize = { $who } coge el Premio { $amount }
heads-puts_counters =
    { $who } pone { $amount ->
        [one] { $amount } contador
       *[other] { $amount } contadores
    } en { $card }
heads-moves_counters_from = { $who } mueve contadores de daño de { $card }
heads-draws =
    { $amount ->
        [0] { $who } no roba cartas
        [one] { $who } roba { $amount } carta
       *[other] { $who } roba { $amount } cartas
    }
heads-yes = { $who } lo hace
heads-no = { $who } lo rechaza
heads-chooses_effect = { $who } elige el efecto { $amount }
heads-conditions_first = { $who } resuelve primero las Condiciones Especiales
heads-effects_first = { $who } resuelve primero los demás efectos
heads-next_effect = { $who } sigue con { $card }

parts-with_attack = con { $word }
parts-benching = poniendo en la Banca a { $card }
parts-from = de { $card }
parts-to = a { $card }
parts-into = en { $card }
parts-for = por { $card }
parts-paying = pagando { $card }
parts-on = sobre { $card }
parts-on_nobody = sobre nadie
parts-discarding = descartando { $card }
parts-naming_attack = nombrando { $word }
parts-so_many = , { $amount } de ellos

members-takes_prize = { $amount }
members-puts_counters =
    { $amount ->
        [0] { "" }
       *[other] { $amount } en { $card }
    }
members-chooses_effect = { $amount }

told-on_nobody = sin objetivo
told-so_many = ({ $amount } de ellos)

abouts-who_begins = ¿Quién juega el primer turno?
abouts-place_Pokemon = Coloca tus Pokémon
abouts-extra_cards =
    Puedes robar { $amount ->
        [one] una carta adicional
       *[other] hasta { $amount } cartas adicionales
    }
abouts-bench_extra = ¿Poner en la Banca Pokémon Básicos que has robado?
abouts-turn = Turno de { $who }
abouts-attack_choices = Elecciones para { $word }
abouts-choose_Pokemon = Elige Pokémon para { $card }
abouts-may = ¿Hacer lo que permite { $card }?
abouts-may_use = ¿Usar { $card }?
abouts-choose_effect = Qué hace { $card }
abouts-spread_counters = Reparte los contadores de daño de { $card }
abouts-move_counters = Mueve contadores de daño con { $card }
abouts-draw_up_to = Roba cartas con { $card }
abouts-find_cards =
    Elige { $amount ->
        [1] una carta
       *[other] hasta { $amount } cartas
    } para { $card }
abouts-attach = ¿A qué Pokémon unes { $card }?
abouts-attach_to = Une Energía a { $card }
abouts-choose_Energy = Elige Energía de { $card }
abouts-switch = ¿Qué Pokémon pasa al Puesto Activo?
abouts-evolve = Haz evolucionar a { $card }
abouts-take_prizes =
    Coge { $amount ->
        [one] { $amount } carta de Premio
       *[other] { $amount } cartas de Premio
    }
abouts-promote = Elige tu nuevo Pokémon Activo
abouts-narrow_bench = Tu Banca se ha reducido: descarta Pokémon
abouts-checkup_order = Chequeo Pokémon: ¿qué va primero?
abouts-checkup_effects = Chequeo Pokémon: ¿qué efecto sigue?
abouts-give_up = ¿Rendirse?

active = Activo
benchSpot = Banca { $number }
of = { $card } de { $seat }
