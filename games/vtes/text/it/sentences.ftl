heads-pass = { $who } passa
heads-end = { $who } non sceglie nulla
heads-plays = { $who } gioca { $card }
heads-uses = { $who } usa { $card }
heads-shows = { $who } mostra { $word }
heads-carries_out = { $who } applica { $card }
heads-chooses = { $who } sceglie { $it }
heads-discards = { $who } scarta { $card }
heads-finds = { $who } trova { $card }
heads-finds_nothing = { $who } non trova nulla
heads-burns_pool =
    { $who } brucia { $amount ->
        [one] { $amount } risorsa
       *[other] { $amount } risorse
    }
heads-burns_blood =
    { $who } brucia { $amount ->
        [one] { $amount } punto sangue
       *[other] { $amount } punti sangue
    } da { $card }
heads-burns_a_card_at_random = { $who } brucia una carta a caso
heads-removes_a_card_at_random = { $who } rimuove dal gioco una carta a caso
heads-marks = { $who } marca { $card }
heads-gains_pool_from_edge =
    { $who } guadagna { $amount ->
        [one] { $amount } risorsa
       *[other] { $amount } risorse
    } dal Vantaggio
heads-burns_pool_to_unlock =
    { $who } brucia { $amount ->
        [one] { $amount } risorsa
       *[other] { $amount } risorse
    } per stappare { $card }
heads-withdraws = { $who } si ritira dalla partita
heads-concedes = { $who } si arrende
heads-pays_for = { $who } paga per la contestazione di { $card }
heads-pays_for_title = { $who } paga per il titolo di { $card }
heads-yields = { $who } cede { $card }
heads-yields_title = { $who } cede il titolo di { $card }
heads-moves_pool_to =
    { $who } sposta { $amount ->
        [one] { $amount } risorsa
       *[other] { $amount } risorse
    } su { $card }
heads-takes_blood_from =
    { $who } riprende { $amount ->
        [one] { $amount } punto sangue
       *[other] { $amount } punti sangue
    } da { $card }
heads-draws_a_crypt_card = { $who } pesca una carta dalla cripta
heads-moves_to_ready = { $who } sposta { $card } nella regione attiva
heads-merges = { $who } unisce { $card }
heads-moves_trophy = { $who } sposta il trofeo { $card }
heads-sets_the_terms = { $who } stabilisce i termini:
heads-casts_votes =
    { $card ->
        [none] { $who }
       *[other] { $card }
    } esprime { $amount ->
        [one] { $amount } voto
       *[other] { $amount } voti
    } { $word }
heads-casts_sub-votes =
    { $card } esprime { $amount ->
        [one] { $amount } voto
       *[other] { $amount } voti
    } nello scrutinio dei prisci { $word }
heads-casts_votes_from_the_Edge =
    { $who } esprime { $amount ->
        [one] { $amount } voto
       *[other] { $amount } voti
    } { $word } con il Vantaggio
heads-casts_votes_from =
    { $who } esprime { $amount ->
        [one] { $amount } voto
       *[other] { $amount } voti
    } { $word } con { $card }
heads-burns_the_Edge_for_a_vote = { $who } brucia il Vantaggio per un voto
heads-burns_for_a_vote = { $who } brucia { $card } per un voto
heads-calls_a_blood_hunt = { $who } chiama una caccia di sangue contro { $card }
heads-bleeds = { $card } dissangua
heads-hunts = { $card } caccia
heads-leaves_torpor = { $card } lascia il torpore
heads-rescues = { $card } salva dal torpore
heads-diablerizes = { $card } diablerizza
heads-becomes_anarch = { $card } si unisce agli Anarchici
heads-takes_equipment = { $card } prende
heads-fights = { $card } combatte contro
heads-destroys = { $card } distrugge
heads-minion_uses = { $card } usa
heads-does_not_block = { $who } non blocca
heads-attempts_to_block = { $card } tenta di bloccare
heads-fights_instead = { $card } combatte al suo posto
heads-avenges = { $card } si vendica
heads-plays_from_ash_heap = { $who } gioca { $card } dal cumulo di cenere
heads-returns_by_conviction =
    { $card } ritorna bruciando { $amount ->
        [one] { $amount } convinzione
       *[other] { $amount } convinzioni
    }
heads-maneuvers = { $card } manovra
heads-strikes = { $card } colpisce
heads-prevents = { $card } previene { $amount }
heads-presses = { $card } usa una pressione

orders-becomes_anarch = Unisci { $card } agli Anarchici

parts-with = con { $card }
parts-at = al livello { $word }
parts-choosing_mode = scegliendo { $word }
parts-on = su { $it }
parts-on_nobody = su nessuno
parts-choosing = scegliendo { $it }
parts-paying = pagando { $amount }
parts-allot = { $amount } { JOIN("a", $seat) }
parts-discarding = scartando { $card }
parts-target = { $seat }
parts-target_card = { $card }
parts-equipment = { $card }
parts-from = da { $card }
parts-source = { $card }
parts-burning = bruciando { $card }
parts-with_hand = con un attacco fisico
parts-with_weapon = con { $card }
parts-with_committed = con { $card }
parts-with_ability = con { $card }
parts-with_effect = con { $it }
parts-using_hand = usando un attacco fisico
parts-using = usando { $card }
parts-on_equipment = su { $card }
parts-at_retainer = contro il servitore { $card }
parts-to_continue = per continuare
parts-to_end = per terminare
parts-against_normal = contro il danno normale
parts-against_aggravated = contro il danno aggravato
parts-paying_split = pagando { $amount }, { $card } { $word }

members-allot = { $amount } { JOIN("a", $seat) }
members-on_nobody = nessuno

choosing = { $who } sceglie { $what }
as = come { $type }

told-choosing_mode = scegliendo { $word }
told-choosing =
    { $amount ->
        [0] scegliendo { $it }
       *[other] ({ $it })
    }
told-on_nobody = (nessun bersaglio)
told-on_nobody_else = (nessun altro)
told-paying_split =
    { $amount ->
        [2] pagando { $amount } di sangue
       *[other] pagando { $amount } di sangue ({ $card } ne paga { $word })
    }

abouts-unlock_phase = Fase di stappo
abouts-master_phase = Fase master
abouts-minion_phase = Fase seguaci
abouts-influence_phase =
    Fase di influenza ({ $amount ->
        [one] { $amount } trasferimento
       *[other] { $amount } trasferimenti
    })
abouts-discard_phase = Fase di scarto
abouts-discard_down = Scarta fino alla dimensione della tua mano
abouts-contests = Paga per ciò che contesti o cedilo
abouts-leave_the_table = Lasciare il tavolo?
abouts-terms = Stabilisci i termini del referendum
abouts-rock_paper_scissors = Sasso, carta o forbice?
abouts-secret_number = Un numero, in segreto, per { $card }
abouts-before_votes = Prima dello scrutinio
abouts-polling = Come voti?
abouts-blood_hunt = Chiamare una caccia di sangue contro { $card }?
abouts-move_trophies_to = Sposta trofei su { $card }
abouts-fetch_a_trophy = Un trofeo per { $card }
abouts-slave_may_step_in = Uno schiavo combatte contro { $card } al suo posto?
abouts-fetch_a_conviction = Una convinzione per { $card }
abouts-would_be_burned = La carta { $card } verrebbe bruciata
abouts-avenge = Vendicare l’azione di { $card }?
abouts-range = Distanza
abouts-strike = Il colpo di { $card }
abouts-prevent_damage =
    { $card } subisce { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    }
abouts-going_to_torpor = { $card } sta per andare in torpore
abouts-press = Pressione
abouts-before_range = Prima di determinare la distanza
abouts-before_strikes = Prima di scegliere i colpi
abouts-strikes_chosen = Prima di risolvere i colpi
abouts-additional_strikes = Colpi addizionali
abouts-end_of_round = Fine del round
abouts-action_announced = { $card } agisce
abouts-before_block = Prima del blocco: { $card } agisce
abouts-block = Bloccare l’azione di { $card }?
abouts-block_attempt = { $card } tenta di bloccare
abouts-blocks_declined = Nessuno blocca { $card }
abouts-before_resolution = Prima di risolvere l’azione di { $card }
abouts-after_resolution = Dopo l’azione di { $card }
abouts-respond_to_card = Viene giocata { $card }
abouts-may_use = Usare { $card }?
abouts-choose = { $card }: scegli
abouts-attach = Su quale carta mettere { $card }?
abouts-next_effect = Quale effetto viene adesso?
abouts-discard = Scarta una carta
abouts-search = Cercare
abouts-recruit = Chi recluta o assolda { $card }?
abouts-acts_now = Quale azione compie { $card }?
abouts-about_to_be_ousted = { $seat }: estromissione imminente
abouts-obligation = Paga 1 risorsa o 1 punto sangue
abouts-take_equipment_of = Prendi equipaggiamento da { $card }
abouts-may_diablerize = Diablerizzare { $card }?
