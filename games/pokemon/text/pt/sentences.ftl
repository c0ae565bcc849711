heads-goes_first = { $who } joga primeiro
heads-goes_second = { $who } joga em segundo
heads-takes_new_hand = { $who } compra uma nova mão
heads-starts_with = { $who } começa com { $card }
heads-draws_extra =
    { $amount ->
        [0] { $who } não compra cartas extras
        [one] { $who } compra { $amount } carta extra
       *[other] { $who } compra { $amount } cartas extras
    }
heads-benching = { $who } coloca no Banco { $card }
heads-benches = { $who } coloca { $card } no Banco
heads-attaches = { $who } liga { $card }
heads-evolves = { $who } evolui { $card }
heads-evolves_into = { $who } o evolui para { $card }
heads-plays = { $who } joga { $card }
heads-uses_ability = { $who } usa { $word } de { $card }
heads-uses = { $who } usa { $card }
heads-puts_together = { $who } monta { $card }
heads-retreats = { $who } recua { $card }
heads-attacks = { $card } ataca
heads-ends_turn = { $who } termina o turno
heads-concedes = { $who } desiste
heads-chooses = { $who } escolhe { $card }
heads-on = { $who } escolhe { $card }
heads-from = { $who } escolhe { $card }
heads-to = { $who } escolhe { $card }
heads-on_nobody = { $who } não escolhe ninguém
heads-naming_attack = { $who } indica { $word }
heads-end = { $who } não escolhe nada
heads-finds = { $who } encontra { $card }
heads-switches_in = { $who } traz { $card } para o Campo Ativo
heads-promotes = { $who } escolhe { $card } como novo Pokémon Ativo
heads-discards = { $who } descarta { $card }
heads-takes_prize = { $who } pega o Prêmio { $amount }
heads-puts_counters =
    { $who } coloca { $amount ->
        [one] { $amount } contador
       *[other] { $amount } contadores
    } em { $card }
heads-moves_counters_from = { $who } move contadores de dano de { $card }
heads-draws =
    { $amount ->
        [0] { $who } não compra cartas
        [one] { $who } compra { $amount } carta
       *[other] { $who } compra { $amount } cartas
    }
heads-yes = { $who } aceita
heads-no = { $who } recusa
heads-chooses_effect = { $who } escolhe o efeito { $amount }
heads-conditions_first = { $who } trata primeiro as Condições Especiais
heads-effects_first = { $who } trata primeiro os outros efeitos
heads-next_effect = { $who } continua com { $card }

parts-with_attack = com { $word }
parts-benching = colocando no Banco { $card }
parts-from = de { $card }
parts-to = a { $card }
parts-into = para { $card }
parts-for = por { $card }
parts-paying = pagando { $card }
parts-on = em { $card }
parts-on_nobody = em ninguém
parts-discarding = descartando { $card }
parts-naming_attack = indicando { $word }
parts-so_many = , { $amount } deles

members-takes_prize = { $amount }
members-puts_counters =
    { $amount ->
        [0] { "" }
       *[other] { $amount } em { $card }
    }
members-chooses_effect = { $amount }

told-on_nobody = sem alvo
told-so_many = ({ $amount } deles)

abouts-who_begins = Quem joga o primeiro turno?
abouts-place_Pokemon = Coloque seus Pokémon
abouts-extra_cards =
    Você pode comprar { $amount ->
        [one] uma carta extra
       *[other] até { $amount } cartas extras
    }
abouts-bench_extra = Colocar no Banco Pokémon Básicos que você comprou?
abouts-turn = Turno de { $who }
abouts-attack_choices = Escolhas para { $word }
abouts-choose_Pokemon = Escolha Pokémon para { $card }
abouts-may = Fazer o que { $card } permite?
abouts-may_use = Usar { $card }?
abouts-choose_effect = O que { $card } faz
abouts-spread_counters = Distribua os contadores de dano de { $card }
abouts-move_counters = Mova contadores de dano com { $card }
abouts-draw_up_to = Compre cartas com { $card }
abouts-find_cards =
    Escolha { $amount ->
        [1] uma carta
       *[other] até { $amount } cartas
    } para { $card }
abouts-attach = Ligar { $card } a qual Pokémon?
abouts-attach_to = Ligue Energia a { $card }
abouts-choose_Energy = Escolha Energia de { $card }
abouts-switch = Qual Pokémon vai para o Campo Ativo?
abouts-evolve = Evolua { $card }
abouts-take_prizes =
    Pegue { $amount ->
        [one] { $amount } carta de Prêmio
       *[other] { $amount } cartas de Prêmio
    }
abouts-promote = Escolha seu novo Pokémon Ativo
abouts-narrow_bench = Seu Banco diminuiu: descarte Pokémon
abouts-checkup_order = Checape Pokémon: o que vem primeiro?
abouts-checkup_effects = Checape Pokémon: qual efeito vem agora?
abouts-give_up = Desistir?

active = Ativo
benchSpot = Banco { $number }
of = { $card } de { $seat }
