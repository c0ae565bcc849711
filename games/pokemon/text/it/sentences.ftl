heads-goes_first = { $who } gioca per primo
heads-goes_second = { $who } gioca per secondo
heads-takes_new_hand = { $who } pesca una nuova mano
heads-starts_with = { $who } comincia con { $card }
heads-draws_extra =
    { $amount ->
        [0] { $who } non pesca carte extra
        [one] { $who } pesca { $amount } carta extra
       *[other] { $who } pesca { $amount } carte extra
    }
heads-benching = { $who } mette in panchina { $card }
heads-benches = { $who } mette in panchina { $card }
heads-attaches = { $who } assegna { $card }
heads-evolves = { $who } fa evolvere { $card }
heads-evolves_into = { $who } lo fa evolvere in { $card }
heads-plays = { $who } gioca { $card }
heads-uses_ability = { $who } usa { $word } di { $card }
heads-uses = { $who } usa { $card }
heads-puts_together = { $who } compone { $card }
heads-retreats = { $who } fa ritirare { $card }
heads-attacks = { $card } attacca
heads-ends_turn = { $who } termina il turno
heads-concedes = { $who } si arrende
heads-chooses = { $who } sceglie { $card }
heads-on = { $who } sceglie { $card }
heads-from = { $who } sceglie { $card }
heads-to = { $who } sceglie { $card }
heads-on_nobody = { $who } non sceglie nessuno
heads-naming_attack = { $who } nomina { $word }
heads-end = { $who } non sceglie niente
heads-finds = { $who } trova { $card }
heads-switches_in = { $who } porta { $card } in posizione attiva
heads-promotes = { $who } sceglie { $card } come nuovo Pokémon attivo
heads-discards = { $who } scarta { $card }
heads-takes_prize = { $who } prende la carta Premio { $amount }
heads-puts_counters =
    { $who } mette { $amount ->
        [one] { $amount } segnalino
       *[other] { $amount } segnalini
    } su { $card }
heads-moves_counters_from = { $who } sposta segnalini danno da { $card }
heads-draws =
    { $amount ->
        [0] { $who } non pesca carte
        [one] { $who } pesca { $amount } carta
       *[other] { $who } pesca { $amount } carte
    }
heads-yes = { $who } accetta
heads-no = { $who } rinuncia
heads-chooses_effect = { $who } sceglie l’effetto { $amount }
heads-conditions_first = { $who } risolve prima le condizioni speciali
heads-effects_first = { $who } risolve prima gli altri effetti
heads-next_effect = { $who } prosegue con { $card }

parts-with_attack = con { $word }
parts-benching = mettendo in panchina { $card }
parts-from = da { $card }
parts-to = { JOIN("a", $card) }
parts-into = in { $card }
parts-for = per { $card }
parts-paying = pagando { $card }
parts-on = su { $card }
parts-on_nobody = su nessuno
parts-discarding = scartando { $card }
parts-naming_attack = nominando { $word }
parts-so_many = , in numero di { $amount }

members-takes_prize = { $amount }
members-puts_counters =
    { $amount ->
        [0] { "" }
       *[other] { $amount } su { $card }
    }
members-chooses_effect = { $amount }

told-on_nobody = senza bersaglio
told-so_many = ({ $amount } di essi)

abouts-who_begins = Chi gioca il primo turno?
abouts-place_Pokemon = Disponi i tuoi Pokémon
abouts-extra_cards =
    Puoi pescare { $amount ->
        [one] una carta extra
       *[other] fino a { $amount } carte extra
    }
abouts-bench_extra = Mettere in panchina i Pokémon Base che hai pescato?
abouts-turn = Turno di { $who }
abouts-attack_choices = Scelte per { $word }
abouts-choose_Pokemon = Scegli i Pokémon per { $card }
abouts-may = Fare ciò che { $card } permette?
abouts-may_use = Usare { $card }?
abouts-choose_effect = Che cosa fa { $card }
abouts-spread_counters = Distribuisci i segnalini danno di { $card }
abouts-move_counters = Sposta segnalini danno con { $card }
abouts-draw_up_to = Pesca carte con { $card }
abouts-find_cards =
    Scegli { $amount ->
        [1] una carta
       *[other] fino a { $amount } carte
    } per { $card }
abouts-attach = A quale Pokémon assegni { $card }?
abouts-attach_to = Assegna Energia { JOIN("a", $card) }
abouts-choose_Energy = Scegli Energia di { $card }
abouts-switch = Quale Pokémon va in posizione attiva?
abouts-evolve = Fai evolvere { $card }
abouts-take_prizes =
    Prendi { $amount ->
        [one] { $amount } carta Premio
       *[other] { $amount } carte Premio
    }
abouts-promote = Scegli il tuo nuovo Pokémon attivo
abouts-narrow_bench = La tua panchina si è ridotta: scarta Pokémon
abouts-checkup_order = Controllo Pokémon: che cosa viene prima?
abouts-checkup_effects = Controllo Pokémon: quale effetto viene ora?
abouts-give_up = Arrendersi?

active = attivo
benchSpot = panchina { $number }
of = { $card } di { $seat }
