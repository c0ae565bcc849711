heads-pass = { $who } passa
heads-pass_block = { $who } não bloqueia
heads-end = { $who } não escolhe nada
heads-ends = { $who } encerra a Fase de Ações
heads-draws =
    { $who } compra { $word ->
        [biblioteca] da biblioteca
       *[other] do { $word }
    }
heads-recruits = { $who } recruta { $card }
heads-plays = { $who } joga { $card }
heads-plays_no_card = { $who } não joga carta
heads-uses = { $who } usa { $card }
heads-attacks = { $card } ataca
heads-claims = { $card } reivindica o título
heads-detaches = { $who } desanexa { $card }
heads-shows = { $who } mostra { $card }
heads-adds = { $who } põe 1 de Prestígio em { $card }
heads-resolves = { $who } resolve { $card }
heads-allows = { $who } permite a { $seat }
heads-refuses = { $who } recusa a { $seat }
heads-abstains = { $who } se abstém
heads-votes = { $who } vota { $word }
heads-discards_for_intel = { $who } descarta
heads-asks = { $who } pede a { $seat }
heads-announces = { $who } anuncia um ataque { $word }
heads-blocks = { $card } bloqueia
heads-turns_on = { $who } passa o ataque para { $card }
heads-keeps_the_target = { $who } mantém o alvo
heads-prevents = { $who } previne { $amount } com { $card }
heads-prevents_nothing = { $who } não previne nada
heads-burns = { $who } queima { $card }
heads-burns_for_the_party = { $who } queima { $card } pelo grupo
heads-attaches = { $who } anexa { $card }
heads-attacks_the_contender = { $card } ataca o pretendente
heads-does_not_attack = { $who } não ataca
heads-discards_to_mend = { $who } descarta { $card }
heads-discards_for = { $who } descarta
heads-discards = { $who } descarta { $card }
heads-chooses = { $who } escolhe { $card }
heads-orders = { $who } ordena { $card }
heads-chooses_mode = { $who } escolhe: { $word }
heads-chooses_player = { $who } escolhe { $seat }
heads-finds = { $who } encontra { $card }
heads-keeps_card = { $who } deixa { $card } no topo
heads-puts_on_the_bottom = { $who } põe { $card } no fundo
heads-leads = { $who } escolhe { $card } como Líder
heads-keeps_the_hand = { $who } fica com a mão
heads-takes_a_mulligan = { $who } faz um mulligan
heads-concedes = { $who } desiste
heads-turns_up_the_Agenda = { $who } vira a Agenda para cima

parts-acting = com { $card }
parts-moving = indo para As Ruas
parts-moving_with = com { $card }
parts-joining = juntando-se a { $card }
parts-at = { $card }
parts-with = com { $card }
parts-on = em { $it }
parts-on_deck = em: { $word }
parts-to = a { $card }
parts-to_seat = a { $seat }
parts-from = de { $card }
parts-effect = (efeito { $amount })
parts-discarding = descartando { $card }
parts-detaching = desanexando { $card }
parts-for = por { $amount }
parts-exerting = empenhando { $card }
parts-modifier = com { $card }
parts-paying = pagando { $amount } de Prestígio
parts-hiding = escondendo { $amount } de Prestígio
parts-intel_card = { $card }
parts-mends = para reparar { $card }

tails-discards_for_intel = por Informação
tails-discards_for = { "" }

told-effect = (efeito { $amount })
told-moving = indo para As Ruas

abouts-leader =
    { PERSON($who) ->
        [you] Quem é o seu Líder?
       *[other] Quem é o Líder de { $who }?
    }
abouts-mulligan = { $who } fica com a mão?
abouts-action =
    O que { $who } faz? ({ $amount ->
        [0] nenhuma Ação
        [one] 1 Ação
       *[other] { $amount } Ações
    })
abouts-relentless = { $who } usa uma habilidade Implacável ou contribui para uma Conspiração?
abouts-intel =
    { $amount ->
        [one] Falta
       *[other] Faltam
    } { $amount } de Informação
abouts-type = Que tipo de ataque { $who } anuncia?
abouts-attack_card = Que carta de Ataque { $who } joga?
abouts-reaction = Que Reação { $who } joga?
abouts-block = { $who } bloqueia o ataque contra { $card }?
abouts-turn = O ataque continua contra { $card }?
abouts-abilities = { $who } usa uma habilidade?
abouts-prevent = { $card } vai sofrer { $amount } de dano
abouts-reward = O que acontece com { $card }?
abouts-influence = Como { $who } vota sobre { $card }?
abouts-contender = { $who } ataca { $card }, que reivindica o título?
abouts-contribute = { $who } põe 1 de Prestígio em { $card }?
abouts-permission = { $seat } pode pôr 1 de Prestígio em { $card }?
abouts-mending = { $who } descarta para reparar?
abouts-victim = Quem é o alvo de { $card }?
abouts-draw = De que baralho { $who } compra?
abouts-use = Usar { $card }?
abouts-choose =
    { $card ->
        [none] Escolha
       *[other] { $card }: escolha
    }
abouts-order = Em que ordem acontecem os efeitos de { $who }?
abouts-attach = Quem recebe { $card }?
abouts-possessed = Qual Ação { $card } realiza?
abouts-look = Para onde vai { $card }?
abouts-any_time = { $who } pode fazer isto a qualquer momento
abouts-explain = { "" }

conspiracyOf =
    { $number ->
        [0] Conspiração de { $seat }
       *[other] Conspiração { $number } de { $seat }
    }
