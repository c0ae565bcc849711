heads-pass = { $who } pasa
heads-end = { $who } no elige nada
heads-enters_battle = { $who } entra en la Battle Phase
heads-normal_summons = { $who } Invoca de Modo Normal a { $card }
heads-summons_again = { $who } Invoca de Modo Normal otra vez a { $card }
heads-sets = { $who } Coloca { $card }
heads-sets_monster = { $who } Coloca { $card }
heads-sets_field = { $who } Coloca { $card }
heads-flip_summons = { $who } Invoca por Volteo a { $card }
heads-special_summons = { $who } Invoca de Modo Especial a { $card }
heads-synchro_summons = { $who } Invoca por Sincronía a { $card }
heads-xyz_summons = { $who } Invoca por Xyz a { $card }
heads-pendulum_summons = { $who } Invoca por Péndulo a { $card }
heads-fusion_summons = { $who } Invoca por Fusión a { $card }
heads-ritual_summons = { $who } Invoca por Ritual a { $card }
heads-to_attack = { $who } cambia { $card } a Posición de Ataque
heads-to_defense = { $who } cambia { $card } a Posición de Defensa
heads-activates = { $who } activa { $card }
heads-activates_in_pendulum = { $who } activa { $card } en la Zona de Péndulo
heads-attacks = { $card } ataca
heads-stops = { $who } detiene el ataque
heads-chooses = { $who } elige { $card }
heads-chooses_none = { $who } no elige nada
heads-finds = { $who } elige { $card }
heads-finds_nothing = { $who } no elige nada
heads-chooses_level = { $who } elige el Nivel { $amount }
heads-chooses_number = { $who } elige { $amount }
heads-chooses_word = { $who } elige { $word }
heads-does_so = { $who } lo hace
heads-does_not = { $who } no lo hace
heads-orders = { $who } pone { $card } a continuación
heads-replaces = { $who } usa { $card } en su lugar
heads-no_replacement = { $who } no usa ningún reemplazo
heads-discards = { $who } descarta { $card }
heads-goes_first = { $who } empieza
heads-goes_second = { $who } juega en segundo lugar
heads-exchanges = { $who } cambia { $card }
heads-keeps = { $who } mantiene el Deck
heads-concedes = { $who } se rinde
heads-concedes_series = { $who } abandona el Match
heads-uses =
    { $amount ->
        [0] { $who } usa { $card }
       *[other] { $who } usa { $card }, efecto { $amount }
    }

parts-tributing = Sacrificando { $card }
parts-sending = mandando { $card }
parts-banishing = desterrando { $card }
parts-returning = devolviendo { $card }
parts-discarding = descartando { $card }
parts-detaching = desacoplando { $card }
parts-with = con { $card }
parts-on = sobre { $card }
parts-for = por { $amount }
parts-exchanged_for = por { $card }
parts-choosing = eligiendo { $word }
parts-in_attack = en Posición de Ataque
parts-in_defense = en Posición de Defensa
parts-directly = directamente
parts-target = a { $card }

told-uses =
    { $amount ->
        [0] { $who } usa { $card }
       *[other] { $who } usa { $card } (efecto { $amount })
    }
told-for =
    enviando { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } del Deck
told-choosing = ({ $word })

abouts-open =
    { PERSON($who) ->
        [you] { $word }
       *[other] { $who }: { $word }
    }
abouts-respond = ¿Responde { $who }?
abouts-triggers = ¿Qué efecto activa { $who } a continuación?
abouts-replay = Repetición: ¿a qué ataca { $who }?
abouts-choose =
    { $card }: { $word ->
        [finds] { $amount ->
            [1] elige una carta
           *[other] elige { $amount } cartas
        }
        [discards] { $amount ->
            [1] descarta una carta
           *[other] descarta { $amount } cartas
        }
        [sets] Coloca una carta
        [fewer] elige hasta { $amount } cartas
       *[other] { $amount ->
            [1] elige una carta
           *[other] elige { $amount } cartas
        }
    }
abouts-choose_summon = Invocación Especial por { $card }
abouts-declare = Declara para { $card }
abouts-may = ¿Usar esta parte de { $card }?
abouts-choose_replacement = ¿Otra cosa en lugar de { $card }?
abouts-hand_limit =
    { PERSON($who) ->
        [you] Descarta
       *[other] { $who } descarta
    } { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    }
abouts-who_starts =
    { PERSON($who) ->
        [you] Decide quién empieza
       *[other] { $who } decide quién empieza
    }
abouts-exchange = { $who } puede cambiar cartas con el Side Deck
abouts-concede = { $who } puede abandonar
abouts-explain = { "" }

setMonster =
    { $zone ->
        [0] Monstruo Colocado
       *[other] Monstruo Colocado { $zone }
    }
setCard =
    { $zone ->
        [0] Carta Colocada
       *[other] Carta Colocada { $zone }
    }
aCard = una carta
