heads-pass = { $who } passa
heads-end = { $who } não escolhe nada
heads-enters_battle = { $who } entra na Fase de Batalha
heads-normal_summons = { $who } Invoca { $card } por Invocação-Normal
heads-summons_again = { $who } Invoca { $card } por Invocação-Normal novamente
heads-sets = { $who } Baixa { $card }
heads-sets_monster = { $who } Baixa { $card }
heads-sets_field = { $who } Baixa { $card }
heads-flip_summons = { $who } Invoca { $card } por Invocação-Virar
heads-special_summons = { $who } Invoca { $card } por Invocação-Especial
heads-synchro_summons = { $who } Invoca { $card } por Invocação-Sincro
heads-xyz_summons = { $who } Invoca { $card } por Invocação-Xyz
heads-pendulum_summons = { $who } Invoca { $card } por Invocação-Pêndulo
heads-fusion_summons = { $who } Invoca { $card } por Invocação-Fusão
heads-ritual_summons = { $who } Invoca { $card } por Invocação-Ritual
heads-to_attack = { $who } muda { $card } para a Posição de Ataque
heads-to_defense = { $who } muda { $card } para a Posição de Defesa
heads-activates = { $who } ativa { $card }
heads-activates_in_pendulum = { $who } ativa { $card } na Zona de Pêndulo
heads-attacks = { $card } ataca
heads-stops = { $who } desiste do ataque
heads-chooses = { $who } escolhe { $card }
heads-chooses_none = { $who } não escolhe nada
heads-finds = { $who } encontra { $card }
heads-finds_nothing = { $who } não encontra nada
heads-chooses_level = { $who } escolhe o Nível { $amount }
heads-chooses_number = { $who } escolhe { $amount }
heads-chooses_word = { $who } escolhe { $word }
heads-does_so = { $who } faz isso
heads-does_not = { $who } não faz isso
heads-orders = { $who } põe { $card } em seguida
heads-replaces = { $who } usa { $card } no lugar
heads-no_replacement = { $who } não usa nenhuma substituição
heads-discards = { $who } descarta { $card }
heads-goes_first = { $who } começa
heads-goes_second = { $who } joga em segundo
heads-exchanges = { $who } troca { $card }
heads-keeps = { $who } mantém o Deck
heads-concedes = { $who } desiste
heads-concedes_series = { $who } desiste da Partida
heads-uses =
    { $amount ->
        [0] { $who } usa { $card }
       *[other] { $who } usa { $card }, efeito { $amount }
    }

parts-tributing = oferecendo como Tributo { $card }
parts-sending = enviando { $card }
parts-banishing = banindo { $card }
parts-returning = devolvendo { $card }
parts-discarding = descartando { $card }
parts-detaching = desassociando { $card }
parts-with = com { $card }
parts-on = em { $card }
parts-for = por { $amount }
parts-exchanged_for = por { $card }
parts-choosing = escolhendo { $word }
parts-in_attack = em Posição de Ataque
parts-in_defense = em Posição de Defesa
parts-directly = diretamente
parts-target = { $card }

told-uses =
    { $amount ->
        [0] { $who } usa { $card }
       *[other] { $who } usa { $card } (efeito { $amount })
    }
told-for =
    enviando { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } do Deck
told-choosing = ({ $word })

abouts-open =
    { PERSON($who) ->
        [you] { $word }
       *[other] { $who }: { $word }
    }
abouts-respond = { $who } responde?
abouts-triggers = Qual efeito { $who } ativa em seguida?
abouts-replay = Repetição: o que { $who } ataca?
abouts-choose =
    { $card }: { $word ->
        [finds] { $amount ->
            [1] encontre um card
           *[other] encontre { $amount } cards
        }
        [discards] { $amount ->
            [1] descarte um card
           *[other] descarte { $amount } cards
        }
        [sets] Baixe um card
        [fewer] escolha até { $amount } cards
       *[other] { $amount ->
            [1] escolha um card
           *[other] escolha { $amount } cards
        }
    }
abouts-choose_summon = Invocação-Especial por { $card }
abouts-declare = Declare para { $card }
abouts-may = Usar esta parte de { $card }?
abouts-choose_replacement = Outra coisa no lugar de { $card }?
abouts-hand_limit = { $who } descarta { $amount }
abouts-who_starts = { $who } decide quem começa
abouts-exchange = { $who } pode trocar cards com o Deck Auxiliar
abouts-concede = { $who } pode desistir
abouts-explain = { "" }

setMonster =
    { $zone ->
        [0] Monstro Baixado
       *[other] Monstro Baixado { $zone }
    }
setCard =
    { $zone ->
        [0] Card Baixado
       *[other] Card Baixado { $zone }
    }
aCard = um card
