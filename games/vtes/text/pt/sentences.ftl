heads-pass = { $who } passa
heads-end = { $who } não escolhe nada
heads-plays = { $who } joga { $card }
heads-uses = { $who } usa { $card }
heads-shows = { $who } mostra { $word }
heads-carries_out = { $who } aplica { $card }
heads-chooses = { $who } escolhe { $it }
heads-discards = { $who } descarta { $card }
heads-finds = { $who } encontra { $card }
heads-finds_nothing = { $who } não encontra nada
heads-burns_pool =
    { $who } queima { $amount ->
        [one] { $amount } de recurso
       *[other] { $amount } de recursos
    }
heads-burns_blood = { $who } queima { $amount } de sangue de { $card }
heads-burns_a_card_at_random = { $who } queima uma carta aleatória
heads-removes_a_card_at_random = { $who } remove do jogo uma carta aleatória
heads-marks = { $who } marca { $card }
heads-gains_pool_from_edge =
    { $who } ganha { $amount ->
        [one] { $amount } de recurso
       *[other] { $amount } de recursos
    } pela Vantagem
heads-burns_pool_to_unlock =
    { $who } queima { $amount ->
        [one] { $amount } de recurso
       *[other] { $amount } de recursos
    } para destravar { $card }
heads-withdraws = { $who } se retira do jogo
heads-concedes = { $who } desiste
heads-pays_for = { $who } paga pela contestação de { $card }
heads-pays_for_title = { $who } paga pelo título de { $card }
heads-yields = { $who } concede { $card }
heads-yields_title = { $who } concede o título de { $card }
heads-moves_pool_to =
    { $who } move { $amount ->
        [one] { $amount } de recurso
       *[other] { $amount } de recursos
    } para { $card }
heads-takes_blood_from = { $who } retira { $amount } de sangue de { $card }
heads-draws_a_crypt_card = { $who } compra uma carta da cripta
heads-moves_to_ready = { $who } move { $card } para a região pronta
heads-merges = { $who } funde { $card }
heads-moves_trophy = { $who } move o troféu { $card }
heads-sets_the_terms = { $who } define os termos:
heads-casts_votes =
    { $card ->
        [none] { $who }
       *[other] { $card }
    } declara { $amount ->
        [one] { $amount } voto
       *[other] { $amount } votos
    } { $word }
heads-casts_sub-votes =
    { $card } declara { $amount ->
        [one] { $amount } sub-voto
       *[other] { $amount } sub-votos
    } { $word }
heads-casts_votes_from_the_Edge =
    { $who } declara { $amount ->
        [one] { $amount } voto
       *[other] { $amount } votos
    } { $word } com a Vantagem
heads-casts_votes_from =
    { $who } declara { $amount ->
        [one] { $amount } voto
       *[other] { $amount } votos
    } { $word } com { $card }
heads-burns_the_Edge_for_a_vote = { $who } queima a Vantagem por um voto
heads-burns_for_a_vote = { $who } queima { $card } por um voto
heads-calls_a_blood_hunt = { $who } convoca uma caçada de sangue contra { $card }
heads-bleeds = { $card } sangra
heads-hunts = { $card } caça
heads-leaves_torpor = { $card } sai do torpor
heads-rescues = { $card } resgata
heads-diablerizes = { $card } diableriza
heads-becomes_anarch = { $card } torna-se anarquista
heads-takes_equipment = { $card } pega
heads-fights = { $card } entra em combate com
heads-destroys = { $card } destrói
heads-minion_uses = { $card } usa
heads-does_not_block = { $who } não bloqueia
heads-attempts_to_block = { $card } tenta bloquear
heads-fights_instead = { $card } combate em seu lugar
heads-avenges = { $card } se vinga
heads-plays_from_ash_heap = { $who } joga { $card } da pilha de cinzas
heads-returns_by_conviction =
    { $card } retorna queimando { $amount ->
        [one] { $amount } convicção
       *[other] { $amount } convicções
    }
heads-maneuvers = { $card } manobra
heads-strikes = { $card } golpeia
heads-prevents = { $card } previne { $amount }
heads-presses = { $card } pressiona

orders-becomes_anarch = Torne { $card } anarquista
orders-takes_blood_from = Mova { $amount } de sangue de { $card } para os seus recursos

parts-with = com { $card }
parts-at = no nível { $word }
parts-choosing_mode = escolhendo { $word }
parts-on = em { $it }
parts-on_nobody = em ninguém
parts-choosing = escolhendo { $it }
parts-paying = pagando { $amount }
parts-allot = { $amount } para { $seat }
parts-discarding = descartando { $card }
parts-target = { $seat }
parts-target_card = { $card }
parts-equipment = { $card }
parts-from = de { $card }
parts-source = { $card }
parts-burning = queimando { $card }
parts-with_hand = com a mão
parts-with_weapon = com { $card }
parts-with_committed = com { $card }
parts-with_ability = com { $card }
parts-with_effect = com { $it }
parts-using_hand = usando a mão
parts-using = usando { $card }
parts-on_equipment = em { $card }
parts-at_retainer = contra o lacaio { $card }
parts-to_continue = para continuar
parts-to_end = para encerrar
parts-against_normal = contra dano normal
parts-against_aggravated = contra dano agravado
parts-paying_split = pagando { $amount }, { $card } { $word }

members-allot = { $amount } para { $seat }
members-on_nobody = ninguém

choosing = { $who } escolhe { $what }
as = como { $type }

told-choosing_mode = ({ $word })
told-choosing =
    { $amount ->
        [0] escolhendo { $it }
       *[other] ({ $it })
    }
told-on_nobody = (sem alvo)
told-on_nobody_else = (mais ninguém)
told-paying_split =
    { $amount ->
        [2] pagando { $amount } de sangue
       *[other] pagando { $amount } de sangue ({ $card } paga { $word })
    }

abouts-unlock_phase = Fase de destravar
abouts-master_phase = Fase de mestre
abouts-minion_phase = Fase de servo
abouts-influence_phase =
    Fase de influência ({ $amount ->
        [one] { $amount } transferência
       *[other] { $amount } transferências
    })
abouts-discard_phase = Fase de descarte
abouts-discard_down = Descarte até o tamanho da sua mão
abouts-contests = Pague pelo que você contesta ou conceda
abouts-leave_the_table = Deixar a mesa?
abouts-terms = Defina os termos do referendo
abouts-before_votes = Antes da votação
abouts-polling = Como você vota?
abouts-rock_paper_scissors = Pedra, papel ou tesoura?
abouts-secret_number = Um número, em segredo, para { $card }
abouts-blood_hunt = Convocar uma caçada de sangue contra { $card }?
abouts-move_trophies_to = Mover troféus para { $card }
abouts-fetch_a_trophy = Um troféu para { $card }
abouts-slave_may_step_in = Um escravo combate { $card } em seu lugar?
abouts-fetch_a_conviction = Uma convicção para { $card }
abouts-would_be_burned = { $card } seria queimado
abouts-avenge = Vingar a ação de { $card }?
abouts-range = Distância
abouts-strike = O golpe de { $card }
abouts-prevent_damage = { $card } sofre { $amount } de dano
abouts-going_to_torpor = { $card } vai para o torpor
abouts-press = Pressionar
abouts-before_range = Antes de determinar a distância
abouts-before_strikes = Antes de escolher os golpes
abouts-strikes_chosen = Antes de resolver os golpes
abouts-additional_strikes = Golpes adicionais
abouts-end_of_round = Fim da rodada
abouts-action_announced = { $card } age
abouts-before_block = Antes do bloqueio: { $card } age
abouts-block = Bloquear a ação de { $card }?
abouts-block_attempt = { $card } tenta bloquear
abouts-blocks_declined = Ninguém bloqueia { $card }
abouts-before_resolution = Antes de resolver a ação de { $card }
abouts-after_resolution = Depois da ação de { $card }
abouts-respond_to_card = A carta { $card } está sendo jogada
abouts-may_use = Usar { $card }?
abouts-choose = { $card }: escolha
abouts-attach = Anexar { $card } a qual carta?
abouts-next_effect = Qual efeito vem a seguir?
abouts-discard = Descarte uma carta
abouts-search = Procurar
abouts-recruit = Quem { $card } recruta ou emprega?
abouts-acts_now = Que ação { $card } realiza?
abouts-about_to_be_ousted = { $seat } está para ser eliminado
abouts-obligation = Pague 1 de recurso ou 1 de sangue
abouts-take_equipment_of = Pegar equipamento de { $card }
abouts-may_diablerize = Diablerizar { $card }?
