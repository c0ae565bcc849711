events-coin_winner = { $seat } ganha o lançamento da moeda
events-begins = { $seat } joga o primeiro turno
events-new_hand = { $seat } compra uma nova mão por falta de Pokémon Básico: { $cards }
events-placed =
    { $amount ->
        [0] { $seat } coloca um Pokémon Ativo
       *[other] { $seat } coloca um Pokémon Ativo e { $amount } no Banco
    }
events-revealed = { $seat } revela { $cards }
events-turn = Turno { $number }: { $seat }
events-drew = { $seat } compra { $cards }
events-to_hand = { $seat } coloca { $cards } na mão
events-discarded = { $seat } descarta { $cards }
events-lost = { $seat }: { $cards } para a Zona Perdida
events-shuffled = { $seat } embaralha o baralho
events-to_bottom =
    { $seat } coloca { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } embaixo do baralho
events-to_deck = { $seat } coloca { $cards } no baralho
events-searched =
    { $amount ->
        [none] { $seat } procura no baralho
        [0] { $seat } procura no baralho
       *[other]
            { $seat } olha { $amount ->
                [one] a carta
               *[other] as { $amount } cartas
            } de cima do baralho
    }
events-coin = { $seat } joga uma moeda: { $result }
events-benched = { $seat } coloca { $card } no Banco
events-attached = { $seat } liga { $card } a { $on }
events-evolved = { $from } evolui para { $card }
events-devolved = { $card } é revertido
events-played = { $seat } joga { $card }
events-used = { $seat } usa { $card }
events-used_ability = { $seat } usa { $ability } de { $card }
events-triggered = { $card } tem efeito
events-attack = { $card } ataca com { $attack }
events-attack_does_nothing = O ataque não faz nada
events-damage = { $card } recebe { $amount } pontos de dano
events-counters =
    { $amount ->
        [one] { $amount } contador de dano
       *[other] { $amount } contadores de dano
    } em { $card }
events-healed = { $card } é curado de { $amount } pontos de dano
events-afflicted = { $card } agora está { $condition }
events-recovered = { $card } não está mais { $condition }
events-prevented = { $card } não é afetado
events-switched = { $card } toma o lugar de { $from } no Campo Ativo
events-left_play = { $card } sai do jogo
events-knocked_out = { $card } é Nocauteado
events-took_prizes =
    { $seat } pega { $amount ->
        [one] { $amount } carta de Prêmio
       *[other] { $amount } cartas de Prêmio
    }
events-promoted = { $card } é o novo Pokémon Ativo de { $seat }
events-won = { $seat } vence: { $reason }
events-sudden_death = Os dois jogadores vencem: morte súbita
events-conceded = { $seat } desiste

endings-last_prize = a última carta de Prêmio foi pega
endings-no_Pokemon_left = um dos lados ficou sem Pokémon
endings-empty_deck = não foi possível comprar uma carta no início do turno
endings-conceded = um jogador desistiu

coin-heads = cara
coin-tails = coroa

cardsUnknown =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
aCard = uma carta
list = { LIST($items) }
