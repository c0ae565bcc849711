heads-pass = { $who } passa
heads-pass_block = { $who } non blocca
heads-end = { $who } non sceglie niente
heads-ends = { $who } termina la Fase delle Azioni
heads-draws =
    { $who } pesca { $word ->
        [biblioteca] dalla biblioteca
       *[other] dal { $word }
    }
heads-recruits = { $who } recluta { $card }
heads-plays = { $who } gioca { $card }
heads-plays_no_card = { $who } non gioca carte
heads-uses = { $who } usa { $card }
heads-attacks = { $card } attacca
heads-claims = { $card } rivendica il titolo
heads-detaches = { $who } separa { $card }
heads-shows = { $who } mostra { $card }
heads-adds = { $who } mette 1 Prestigio su { $card }
heads-resolves = { $who } risolve { $card }
heads-allows = { $who } dà il permesso: { $seat }
heads-refuses = { $who } nega il permesso: { $seat }
heads-abstains = { $who } si astiene
heads-votes = { $who } vota { $word }
heads-discards_for_intel = { $who } scarta
heads-asks = { $who } chiede: { $seat }
heads-announces = { $who } annuncia un attacco { $word }
heads-blocks = { $card } blocca
heads-turns_on = { $who } passa l’attacco su { $card }
heads-keeps_the_target = { $who } mantiene il bersaglio
heads-prevents = { $who } previene { $amount } con { $card }
heads-prevents_nothing = { $who } non previene niente
heads-burns = { $who } brucia { $card }
heads-burns_for_the_party = { $who } brucia { $card } per il gruppo
heads-attaches = { $who } assegna { $card }
heads-attacks_the_contender = { $card } attacca il pretendente
heads-does_not_attack = { $who } non attacca
heads-discards_to_mend = { $who } scarta { $card }
heads-discards_for = { $who } scarta
heads-discards = { $who } scarta { $card }
heads-chooses = { $who } sceglie { $card }
heads-orders = { $who } ordina { $card }
heads-chooses_mode = { $who } sceglie: { $word }
heads-chooses_player = { $who } sceglie { $seat }
heads-finds = { $who } trova { $card }
heads-keeps_card = { $who } lascia { $card } in cima
heads-puts_on_the_bottom = { $who } mette { $card } in fondo
heads-leads = { $who } prende come Leader { $card }
heads-keeps_the_hand = { $who } tiene la mano
heads-takes_a_mulligan = { $who } fa un mulligan
heads-concedes = { $who } si arrende
heads-turns_up_the_Agenda = { $who } scopre la sua Agenda

parts-acting = con { $card }
parts-moving = andando nelle Strade
parts-moving_with = con { $card }
parts-joining = unendosi al gruppo { JOIN("di", $card) }
parts-at = { $card }
parts-with = con { $card }
parts-on = su { $it }
parts-on_deck = su: { $word }
parts-to = { JOIN("a", $card) }
parts-to_seat = a vantaggio { JOIN("di", $seat) }
parts-from = da { $card }
parts-effect = (effetto { $amount })
parts-discarding = scartando { $card }
parts-detaching = separando { $card }
parts-for = per { $amount }
parts-exerting = impegnando { $card }
parts-modifier = con { $card }
parts-paying = pagando { $amount } Prestigio
parts-hiding = nascondendo { $amount } Prestigio
parts-intel_card = { $card }
parts-mends = per curare { $card }

tails-discards_for_intel = per Informazioni
tails-discards_for = { "" }

told-effect = (effetto { $amount })
told-moving = andando nelle Strade

abouts-leader = Quale Leader sceglie { $who }?
abouts-mulligan = { $who } tiene la mano?
abouts-action =
    Che cosa fa { $who }? ({ $amount ->
        [0] nessuna Azione
        [one] 1 Azione
       *[other] { $amount } Azioni
    })
abouts-relentless = Usare un’abilità Implacabile o contribuire a una Cospirazione?
abouts-intel =
    { $amount ->
        [one] Manca 1 Informazione
       *[other] Mancano { $amount } Informazioni
    }
abouts-type = Che tipo di attacco annuncia { $who }?
abouts-attack_card = Che carta Attacco gioca { $who }?
abouts-reaction = Che Reazione gioca { $who }?
abouts-block = { $who } blocca l’attacco contro { $card }?
abouts-turn = L’attacco resta su { $card }?
abouts-abilities = { $who } usa un’abilità?
abouts-prevent =
    { $card } sta per subire { $amount } { $amount ->
        [one] danno
       *[other] danni
    }
abouts-reward = Che cosa succede a questa carta: { $card }?
abouts-influence = Come vota { $who } su { $card }?
abouts-contender = { $who } attacca { $card }, che rivendica il titolo?
abouts-contribute = { $who } mette 1 Prestigio su { $card }?
abouts-permission = { $seat } può mettere 1 Prestigio su { $card }?
abouts-mending = { $who } scarta per curare?
abouts-victim = Chi viene colpito da { $card }?
abouts-draw = Da quale mazzo pesca { $who }?
abouts-use = Usare { $card }?
abouts-choose =
    { $card ->
        [none] Scegli
       *[other] { $card }: scegli
    }
abouts-order = In che ordine avvengono gli effetti { JOIN("di", $who) }?
abouts-attach = Chi riceve { $card }?
abouts-possessed = Quale Azione esegue { $card }?
abouts-look = Dove va { $card }?
abouts-any_time = { $who } può farlo in qualsiasi momento
abouts-explain = { "" }

conspiracyOf =
    { $number ->
        [0] Cospirazione { JOIN("di", $seat) }
       *[other] Cospirazione { $number } { JOIN("di", $seat) }
    }
