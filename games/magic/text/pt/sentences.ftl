heads-pass = { $who } passa
heads-end = { $who } não escolhe nada
heads-plays = { $who } joga { $card }
heads-casts = { $who } conjura { $card }
heads-activates =
    { $word ->
        [none] { $who } ativa { $card }
       *[other] { $who } ativa { $card } com { $word }
    }
heads-activates_for_mana = { $who } ativa { $card } para gerar mana { $word }
heads-attacks_with = { $who } ataca com { $it }
heads-does_not_attack = { $who } não ataca
heads-blocks = { $who } bloqueia { $card }
heads-does_not_block = { $who } não bloqueia
heads-orders = { $who } ordena { $card }
heads-assigns = { $who } atribui { $amount } a { $it }
heads-lets_start =
    { SAME($who, $seat) ->
        [true] { $who } começa
       *[other] { $who } deixa { $seat } começar
    }
heads-keeps = { $who } fica com a mão
heads-mulligans = { $who } faz um mulligan
heads-concedes = { $who } concede
heads-chooses = { $who } escolhe { $card }
heads-chooses_color = { $who } escolhe { $word }
heads-discards = { $who } descarta { $card }
heads-sacrifices = { $who } sacrifica { $card }
heads-finds = { $who } encontra { $card }
heads-accepts = { $who } usa { $card }
heads-declines = { $who } recusa
heads-copies = { $who } copia { $card }
heads-copies_nothing = { $who } não copia nada
heads-keeps_one = { $who } fica com { $card }
heads-redirects_to = { $who } redireciona para { $card }
heads-does_not_redirect = { $who } não redireciona
heads-pays_life =
    { $who } paga { $amount ->
        [one] { $amount } ponto de vida
       *[other] { $amount } pontos de vida
    }
heads-pays_mana = { $who } paga { $word }
heads-prevents_with = { $who } previne com { $card }
heads-redirects = { $who } aplica primeiro o redirecionamento
heads-regenerates = { $who } regenera { $card }
heads-no_replacement = { $who } não substitui nada
heads-target = { $who } escolhe { $it } como alvo
heads-no_target = { $who } não escolhe alvo

parts-with_X = com X = { $amount }
parts-target = em { $it }
parts-no_target = sem alvo
parts-sacrificing = sacrificando { $card }
parts-discarding = descartando { $card }
parts-paying = pagando { $card }
parts-paying_mana = pagando mana { $word }
parts-paying_automatically = { "" }
parts-at = contra { $it }
parts-with = com { $it }

members-orders = { $card }
members-assigns = { $amount } a { $it }
members-paying_mana = mana { $word }

told-no_target = sem alvo
told-activates =
    { $word ->
        [none] { $who } ativa { $card }
       *[other] { $who } ativa { $card } ({ $word })
    }

abouts-priority = { $who } tem a prioridade
abouts-attack = Com quais criaturas { $who } ataca?
abouts-block = Como { $who } bloqueia?
abouts-order_blockers = Em que ordem { $card } causa dano a seus bloqueadores?
abouts-order_triggers = Em que ordem as habilidades de { $who } vão para a pilha?
abouts-assign =
    Como são atribuídos os { $amount ->
        [one] { $amount } ponto de dano
       *[other] { $amount } pontos de dano
    } de { $card }?
abouts-targets = Alvos de { $card }
abouts-who_starts = { $who } escolhe quem começa
abouts-mulligan =
    { $who } fica com { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }?
abouts-may = Usar { $card }?
abouts-choose =
    { $card }: { $word ->
        [takes] { $amount ->
            [1] coloque um card na sua mão
           *[other] coloque { $amount } cards na sua mão
        }
        [buries] { $amount ->
            [1] coloque um card no seu cemitério
           *[other] coloque { $amount } cards no seu cemitério
        }
        [creature] escolha uma criatura
        [permanent] escolha uma permanente
       *[other] { $amount ->
            [1] escolha um card
           *[other] escolha { $amount } cards
        }
    }
abouts-choose_color = Escolha uma cor para { $card }
abouts-choose_replacement = Qual efeito se aplica primeiro?
abouts-search = Procura com { $card }
abouts-discards =
    { $who } descarta { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
abouts-sacrifices = { $who } sacrifica { $amount }
abouts-copy = O que { $card } copia?
abouts-pay = Pagar por { $card }?
abouts-redirect =
    Redirecionar { $amount ->
        [one] { $amount } ponto de dano
       *[other] { $amount } pontos de dano
    } de { $seat } para um planeswalker?
abouts-keep_one = Só pode ficar 1 { $card }
abouts-concede = { $who } pode conceder
abouts-explain = { "" }

several = { $amount } { $card }
