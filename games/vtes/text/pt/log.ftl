events-turn = Turno { $number }: { $seat }
events-phase = Fase: { $phase }
events-action_successful = A ação de { $by } é bem-sucedida
events-action_over = { "" }
events-bled = { $who } sangra { $seat } em { $amount } com { $by }
events-declined = { $seat } não bloqueia
events-block_attempt = { $seat } tenta bloquear com { $by }
events-block_failed = { $seat } não consegue bloquear com { $by }
events-blocked = { $seat } bloqueia com { $by }
events-redirected = A ação de sangrar é redirecionada para { $seat }
events-diablerie = { $by } diableriza { $victim }
events-torpor = { $card } vai para o torpor
events-referendum_over = { "" }
events-cancelled = A carta { $card } é cancelada
events-used = { $seat } usa { $card }
events-triggered = Efeito de { $card }
events-modified = { "" }
events-moved = { "" }
events-attached = A carta { $card } é anexada a { $on }
events-locked = { $card } trava
events-unlocked = { $card } destrava
events-counters =
    { $card } { SIGN($change) ->
        [negative] perde
       *[other] ganha
    } { $unit ->
        [counters]
            { ABS($change) ->
                [one] { ABS($change) } contador
               *[other] { ABS($change) } contadores
            }
       *[other]
            { ABS($change) } de { $unit ->
                [blood] sangue
               *[other] vida
            }
    } ({ $now })
events-named_counters =
    { $card } { SIGN($change) ->
        [negative] perde
       *[other] ganha
    } { ABS($change) } { $counter } ({ $now })
events-pool =
    { $seat } { SIGN($change) ->
        [negative] perde
       *[other] ganha
    } { ABS($change) ->
        [one] { ABS($change) } de recurso
       *[other] { ABS($change) } de recursos
    } ({ $now })
events-edge =
    { $seat ->
        [none] Ninguém tem a Vantagem
       *[other] { $seat } recebe a Vantagem
    }
events-shuffled = { $seat } embaralha a { $zone }
events-shown = A carta { $card } é mostrada
events-looked_at_hand = { $seat } olha a mão de { $of }
events-ousted = { $seat }: eliminação
events-victory_point = { $seat } ganha um ponto de vitória ({ $now })
events-withdrawal_announced = { $seat } anuncia sua retirada
events-withdrawn = { $seat } se retira do jogo
events-conceded = { $seat } desiste
events-left_the_game = { "" }
events-arrived = { $card } chega à região pronta de { $seat }
events-merged = { $card }: as duas versões se fundem
events-contested = A carta { $card } está contestada
events-second_copy = { $card } é uma segunda cópia e é queimada
events-contest_won = A contestação de { $card } acabou
events-contest_decided = { "" }
events-contest_paid = { $seat } paga pela contestação de { $card }
events-title_gained = { $card } recebe o título: { $title }
events-title_lost = { $card } perde o título
events-title_contested = { $card } contesta o título: { $title }
events-title_won = { $card } volta a ter o título: { $title }
events-clan_changed = { $card } agora é do clã { $clan }
events-sect_changed = { $card } muda de seita: { $sect }
events-referendum = Começa o referendo de { $by }
events-terms = { $seat } define os termos: { $terms }
events-referendum_result =
    { $cancelled ->
        [true] O referendo é cancelado
       *[other]
            O referendo { $passed ->
                [true] é aprovado
               *[other] é reprovado
            }: { $for } a favor, { $against } contra
    }
events-votes_gained =
    { $seat } ganha { $votes ->
        [one] { $votes } voto
       *[other] { $votes } votos
    }
events-votes_cast =
    { $card ->
        [none] { $seat }
       *[other] { $card }
    } declara { $votes ->
        [one] { $votes } voto
       *[other] { $votes } votos
    } { $side }
events-abstains = { $card } se abstém
events-blood_hunt = Uma caçada de sangue é convocada contra { $card }
events-trophy = { $on } recebe o troféu { $card }
events-slave_steps_in = { $card } combate no lugar de { $by }
events-combat = Combate entre { $acting } e { $opposing }
events-round = Rodada { $round }
events-range = O combate é a { $range }
events-additional_strikes =
    { $card } ganha { $amount ->
        [one] { $amount } golpe adicional
       *[other] { $amount } golpes adicionais
    }
events-combat_ends = { $card } encerra o combate
events-combat_over = O combate terminou
events-recovered = { $card } se recupera
events-maneuvered = { $card } manobra para { $range }
events-range_set = O combate passa a ser a { $range }
events-prevented = { $card } previne { $amount } de dano
events-damage =
    { $aggravated ->
        [0] { $card } sofre { $amount } de dano
       *[other] { $card } sofre { $amount } de dano, sendo { $aggravated } agravado
    }
events-destroyed = A carta { $card } é queimada
events-pressed =
    { $card } pressiona para { $continuing ->
        [true] continuar
       *[other] encerrar
    } o combate
events-ante_won = { $seat } ganha a aposta de { $from }
events-time_is_up = O limite de turnos foi atingido

endings-last_one_left = resta um único Matusalém
endings-turn_limit = o limite de turnos foi atingido

acting = com { $by }
aCard = uma carta
aFaceDownCard = uma carta virada para baixo
faceDownCards = cartas viradas para baixo
