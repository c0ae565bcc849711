heads-pass = { $who } passa
heads-end = { $who } non sceglie nulla
heads-plays = { $who } gioca { $card }
heads-casts = { $who } lancia { $card }
heads-activates =
    { $word ->
        [none] { $who } attiva { $card }
       *[other] { $who } attiva { $card } con { $word }
    }
heads-activates_for_mana = { $who } attiva { $card } per mana { $word }
heads-attacks_with = { $who } attacca con { $it }
heads-does_not_attack = { $who } non attacca
heads-blocks = { $who } blocca { $card }
heads-does_not_block = { $who } non blocca
heads-orders = { $who } ordina { $card }
heads-assigns = { $who } assegna { $amount } { JOIN("a", $it) }
heads-lets_start =
    { SAME($who, $seat) ->
        [true] { $who } inizia
       *[other] { $who } fa iniziare { $seat }
    }
heads-keeps = { $who } tiene la mano
heads-mulligans = { $who } fa un mulligan
heads-concedes = { $who } concede la partita
heads-chooses = { $who } sceglie { $card }
heads-chooses_color = { $who } sceglie { $word }
heads-discards = { $who } scarta { $card }
heads-sacrifices = { $who } sacrifica { $card }
heads-finds = { $who } trova { $card }
heads-accepts = { $who } usa { $card }
heads-declines = { $who } rinuncia
heads-copies = { $who } copia { $card }
heads-copies_nothing = { $who } non copia nulla
heads-keeps_one = { $who } tiene { $card }
heads-redirects_to = { $who } dirotta su { $card }
heads-does_not_redirect = { $who } non dirotta
heads-pays_life =
    { $who } paga { $amount ->
        [one] { $amount } punto vita
       *[other] { $amount } punti vita
    }
heads-pays_mana = { $who } paga { $word }
heads-prevents_with = { $who } previene con { $card }
heads-redirects = { $who } applica prima il dirottamento
heads-regenerates = { $who } rigenera { $card }
heads-no_replacement = { $who } non sostituisce nulla
heads-target = { $who } bersaglia { $it }
heads-no_target = { $who } non bersaglia nulla

parts-with_X = con X = { $amount }
parts-target = su { $it }
parts-no_target = senza bersaglio
parts-sacrificing = sacrificando { $card }
parts-discarding = scartando { $card }
parts-paying = pagando { $card }
parts-paying_mana = pagando mana { $word }
parts-paying_automatically = { "" }
parts-at = contro { $it }
parts-with = con { $it }

members-orders = { $card }
members-assigns = { $amount } { JOIN("a", $it) }
members-paying_mana = mana { $word }

told-no_target = senza bersaglio
told-activates =
    { $word ->
        [none] { $who } attiva { $card }
       *[other] { $who } attiva { $card } ({ $word })
    }

abouts-priority = { $who } ha la priorità
abouts-attack = Con quali creature attacca { $who }?
abouts-block = Come blocca { $who }?
abouts-order_blockers = In quale ordine { $card } infligge danno ai suoi bloccanti?
abouts-order_triggers = In quale ordine vanno in pila le abilità di { $who }?
abouts-assign =
    { $amount ->
        [one] A chi va 1 danno di { $card }?
       *[other] Come si assegnano i { $amount } danni di { $card }?
    }
abouts-targets = Bersagli di { $card }
abouts-who_starts = { $who } sceglie chi inizia
abouts-mulligan =
    { $who } tiene { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    }?
abouts-may = Usare { $card }?
abouts-choose =
    { $card }: { $word ->
        [takes] { $amount ->
            [1] metti una carta in mano
           *[other] metti { $amount } carte in mano
        }
        [buries] { $amount ->
            [1] metti una carta nel tuo cimitero
           *[other] metti { $amount } carte nel tuo cimitero
        }
        [creature] scegli una creatura
        [permanent] scegli un permanente
       *[other] { $amount ->
            [1] scegli una carta
           *[other] scegli { $amount } carte
        }
    }
abouts-choose_color = Scegli un colore per { $card }
abouts-choose_replacement = Quale effetto si applica per primo?
abouts-search = Ricerca con { $card }
abouts-discards =
    { $who } scarta { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    }
abouts-sacrifices = { $who } sacrifica { $amount }
abouts-copy = Che cosa copia { $card }?
abouts-pay = Pagare per { $card }?
abouts-redirect =
    Dirottare { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    } da { $seat } su un planeswalker?
abouts-keep_one = Può restare una sola carta: { $card }
abouts-concede = { $who } può concedere la partita
abouts-explain = { "" }

several = { $amount }× { $card }
