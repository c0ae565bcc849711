events-turn = Turno { $number }: { $seat }
events-won_the_flip = { $seat } vence o sorteio
events-kept =
    { $seat } fica com { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
events-mulligan =
    { $seat } faz um mulligan para { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
events-played = { $seat } joga { $card }
events-cast =
    { $x ->
        [none]
            { $on ->
                [none] { $seat } conjura { $card }
               *[other] { $seat } conjura { $card } em { $on }
            }
       *[other]
            { $on ->
                [none] { $seat } conjura { $card } com X = { $x }
               *[other] { $seat } conjura { $card } com X = { $x } em { $on }
            }
    }
events-activated =
    { $on ->
        [none] { $seat } ativa { $card }
       *[other] { $seat } ativa { $card } em { $on }
    }
events-triggered =
    { $on ->
        [none] A habilidade de { $card } é desencadeada
       *[other] A habilidade de { $card } é desencadeada em { $on }
    }
events-fizzled = { $card } não tem mais alvo legal
events-countered = A mágica { $card } é anulada
events-moved = { $card }: { $from } → { $zone }
events-drew = { $seat } compra { $card }
events-entered = { $card } entra no campo de batalha
events-discarded_card = { $seat } descarta { $card }
events-buried = { $card } vai para o cemitério
events-exiled = { $card } vai para o exílio
events-returned = { $card } volta para a mão de { $seat }
events-damage =
    { $source } causa { $amount ->
        [one] { $amount } ponto de dano
       *[other] { $amount } pontos de dano
    } a { $to }
events-life =
    { $seat } { SIGN($change) ->
        [positive] ganha
       *[other] perde
    } { ABS($change) ->
        [one] { ABS($change) } ponto de vida
       *[other] { ABS($change) } pontos de vida
    } ({ $now })
events-counters = { $card }: { SIGNED($change) } { $counter } ({ $now })
events-destroyed = A permanente { $card } é destruída
events-sacrificed = { $seat } sacrifica { $card }
events-regenerated = { $card } se regenera
events-prevented =
    { $amount ->
        [one] { $amount } ponto de dano
       *[other] { $amount } pontos de dano
    } { $amount ->
        [one] é prevenido
       *[other] são prevenidos
    } ({ $card })
events-attached = { $card } anexa-se a { $host }
events-copied = { $card } torna-se uma cópia de { $of }
events-attacks = { $card } ataca { $at }
events-blocks = { $card } bloqueia { $blocked }
events-revealed = { $seat } revela { $cards }
events-shuffled = { $seat } embaralha
events-control = { $seat } ganha o controle de { $card }
events-mana = { $seat } vira { $card } para gerar mana { $kind }
events-lost = { $seat } perde o jogo
events-conceded = { $seat } concede
events-time_is_up = O limite de turnos foi alcançado
events-endless = Ninguém pode parar isto: o jogo termina em empate

endings-life = sem pontos de vida
endings-library = grimório vazio
endings-concession = concessão
endings-draw = empate
endings-time = limite de turnos

aCard = um card
