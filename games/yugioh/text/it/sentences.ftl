heads-pass = { $who } passa
heads-end = { $who } non sceglie nulla
heads-enters_battle = { $who } entra nella Battle Phase
heads-normal_summons = { $who } Evoca Normalmente { $card }
heads-summons_again = { $who } Evoca Normalmente di nuovo { $card }
heads-sets = { $who } Posiziona { $card }
heads-sets_monster = { $who } Posiziona { $card }
heads-sets_field = { $who } Posiziona { $card }
heads-flip_summons = { $who } Evoca per Scoperta { $card }
heads-special_summons = { $who } Evoca Specialmente { $card }
heads-synchro_summons = { $who } Evoca tramite Synchro { $card }
heads-xyz_summons = { $who } Evoca tramite Xyz { $card }
heads-pendulum_summons = { $who } Evoca tramite Pendulum { $card }
heads-fusion_summons = { $who } Evoca tramite Fusione { $card }
heads-ritual_summons = { $who } Evoca tramite Rituale { $card }
heads-to_attack = { $who } mette { $card } in Posizione di Attacco
heads-to_defense = { $who } mette { $card } in Posizione di Difesa
heads-activates = { $who } attiva { $card }
heads-activates_in_pendulum = { $who } attiva { $card } nella Zona Pendulum
heads-attacks = { $card } attacca
heads-stops = { $who } interrompe l’attacco
heads-chooses = { $who } sceglie { $card }
heads-chooses_none = { $who } non sceglie nulla
heads-finds = { $who } trova { $card }
heads-finds_nothing = { $who } non trova nulla
heads-chooses_level = { $who } sceglie il Livello { $amount }
heads-chooses_number = { $who } sceglie { $amount }
heads-chooses_word = { $who } sceglie: { $word }
heads-does_so = { $who } lo fa
heads-does_not = { $who } non lo fa
heads-orders = { $who } mette { $card } per seconda
heads-replaces = { $who } usa { $card } al suo posto
heads-no_replacement = { $who } non usa alcuna sostituzione
heads-discards = { $who } scarta { $card }
heads-goes_first = { $who } inizia per primo
heads-goes_second = { $who } gioca per secondo
heads-exchanges = { $who } scambia { $card }
heads-keeps = { $who } mantiene il Deck
heads-concedes = { $who } si arrende
heads-concedes_series = { $who } abbandona il Match
heads-uses =
    { $amount ->
        [0] { $who } usa { $card }
       *[other] { $who } usa { $card }, effetto { $amount }
    }

parts-tributing = offrendo come Tributo { $card }
parts-sending = mandando { $card }
parts-banishing = bandendo { $card }
parts-returning = facendo tornare { $card }
parts-discarding = scartando { $card }
parts-detaching = staccando { $card }
parts-with = con { $card }
parts-on = su { $card }
parts-for = per { $amount }
parts-exchanged_for = con { $card }
parts-choosing = scegliendo: { $word }
parts-in_attack = in Posizione di Attacco
parts-in_defense = in Posizione di Difesa
parts-directly = direttamente
parts-target = { $card }

told-uses =
    { $amount ->
        [0] { $who } usa { $card }
       *[other] { $who } usa { $card } (effetto { $amount })
    }
told-for =
    mandando { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    } dal Deck
told-choosing = ({ $word })

abouts-open =
    { PERSON($who) ->
        [you] { $word }
       *[other] { $who }: { $word }
    }
abouts-respond = { $who } risponde?
abouts-triggers = Quale effetto attiva { $who } ora?
abouts-replay = Replay: che cosa attacca { $who }?
abouts-choose =
    { $card }: { $word ->
        [finds] { $amount ->
            [1] trova una carta
           *[other] trova { $amount } carte
        }
        [discards] { $amount ->
            [1] scarta una carta
           *[other] scarta { $amount } carte
        }
        [sets] Posiziona una carta
        [fewer] scegli fino a { $amount } carte
       *[other] { $amount ->
            [1] scegli una carta
           *[other] scegli { $amount } carte
        }
    }
abouts-choose_summon = Evocazione Speciale tramite { $card }
abouts-declare = Dichiara per { $card }
abouts-may = Usare questa parte di { $card }?
abouts-choose_replacement = Qualcos’altro al posto di { $card }?
abouts-hand_limit =
    { $who } scarta { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    }
abouts-who_starts = { $who } decide chi inizia
abouts-exchange = { $who } può scambiare carte con il Side Deck
abouts-concede = { $who } può abbandonare
abouts-explain = { "" }

setMonster =
    { $zone ->
        [0] Mostro Posizionato
       *[other] Mostro Posizionato { $zone }
    }
setCard =
    { $zone ->
        [0] Carta Posizionata
       *[other] Carta Posizionata { $zone }
    }
aCard = una carta
