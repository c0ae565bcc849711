zones-library = biblioteca
zones-crypt = cripta
zones-hand = mão
zones-known_hand = cartas conhecidas da mão
zones-uncontrolled = não controlados
zones-ready = prontos
zones-torpor = torpor
zones-incapacitated = incapacitados
zones-in_play = em jogo
zones-contested = em contestação
zones-ash_heap = pilha de cinzas
zones-removed = removidas do jogo
zones-ante = aposta

counters-pool = recursos
counters-vp = PV
counters-hand_size = tamanho da mão
counters-transfers = transferências
counters-transfers_one = transferência
counters-master_actions = ações da fase de mestre
counters-master_actions_one = ação da fase de mestre
counters-discard_actions = ações da fase de descarte
counters-discard_actions_one = ação da fase de descarte
counters-blood = sangue
counters-life = vida
counters-capacity = capacidade
counters-counters = contadores

phases-setup = preparação
phases-unlock = fase de destravar
phases-master = fase de mestre
phases-minion = fase de servo
phases-influence = fase de influência
phases-discard = fase de descarte

steps-setup = preparação
steps-unlock = destravar
steps-master = mestre
steps-minion = servo
steps-effect = efeito
steps-announce = anúncio
steps-as_played = ao jogar uma carta
steps-before_block = antes dos bloqueios
steps-block = bloqueio
steps-block_attempt = tentativa de bloqueio
steps-after_block = após declinados os bloqueios
steps-before_resolution = antes da resolução
steps-after_resolution = após a resolução
steps-terms = termos
steps-polling = votação
steps-before_range = antes da distância
steps-range = distância
steps-before_strikes = antes dos golpes
steps-strike = golpe
steps-strike_resolution = resolução dos golpes
steps-damage = dano
steps-burning = queima
steps-ousting = eliminação
steps-additional_strikes = golpes adicionais
steps-press = pressionar
steps-end_of_round = fim da rodada
steps-influence = influência
steps-discard = descarte

editions-fifth = Quinta edição
editions-third = Terceira edição
editions-2000 = Regras de 2000

deckNotes-third-edition-brujah-antitribu = Convoca referendos com Presença, e luta com rapidez e força quando eles não bastam.
deckNotes-sabbat-war-lasombra = Sangra com Dominação sob o manto das sombras, e golpeia a partir delas em combate.
deckNotes-sabbat-war-tzimisce = Desperta para bloquear, muda de forma para agir e lutar, e chama animais para o seu lado.
deckNotes-sabbat-war-ventrue-antitribu = Ganha recursos por referendo, sobrevive com Fortitude e vigia com Auspícios.
deckNotes-lasombra = Mistura ações de sangrar nas sombras com referendos, e bloqueia com vampiros com título.
deckNotes-hecata = Ergue os mortos como aliados e lacaios, e enfraquece todos com Oblívio.
deckNotes-brujah = Parte para o combate, segura o oponente e bate com força; quem sobra sangra.
deckNotes-ministry = Sangra com furtividade e Presença, e foge dos combates como névoa ou para dentro da terra.
deckNotes-banu-haqim = Caça vampiros escolhidos com rapidez e Feitiçaria de Sangue, e guarda seu domínio.
deckNotes-path-of-power-and-the-inner-voice = Toma o poder por referendo e por força de vontade, e age repetidas vezes.
deckNotes-path-of-death-and-the-soul = Manda os mortos sangrarem e lutarem, e sangra com Dominação atrás deles.
deckNotes-path-of-caine = Busca o combate, despedaça sua caça e vive do sangue dos derrotados.
deckNotes-libertine-ball = Abraça uma multidão de jovens vampiros, sangra e vota com eles, e mantém a paz.
deckNotes-parliament-of-shadows = Esconde nas sombras suas ações de sangrar e seus referendos, e desvia as dos outros.
deckNotes-den-of-fiends = Bloqueia quase tudo, e suas formas monstruosas vencem os combates que se seguem.
deckNotes-pact-with-nephandi = Recruta magos como aliados, sangra com computadores e luta à distância.
deckNotes-sabbat-war-brujah-antitribu = Investe contra os servos dos outros com rapidez e força, e sangra quando eles se vão.
deckNotes-third-edition-tremere-antitribu = Sangra com Dominação, bloqueia com Auspícios e queima os oponentes com Taumaturgia.
deckNotes-path-of-cathari = Sangra com Presença, trava os servos em seu caminho e desvia ações de sangrar.
deckNotes-third-edition-tzimisce = Bloqueia com Auspícios e animais, e luta com carne e ossos moldados.
deckNotes-tzimisce = Molda a carne em War Ghouls e outros aliados, sangra com eles e bloqueia a partir de sua terra.
deckNotes-gangrel = Bloqueia com animais e sentidos selvagens, e luta com garras e corvos.
deckNotes-malkavian = Sangra com furtividade, turno após turno, e desvia as ações de sangrar dos outros.
deckNotes-nosferatu = Ataca os servos dos outros com sua força e com animais, e bloqueia o que se aproxima.
deckNotes-toreador = Convoca referendos, ganha-os com muitos votos e termina os combates antes que comecem.
deckNotes-tremere = Sangra e bloqueia alternadamente, e rouba sangue em combate.
deckNotes-ventrue = Domina os referendos com seus títulos, age duas vezes no turno e desvia ações de sangrar.
deckNotes-third-edition-malkavian-antitribu = Sangra qualquer Matusalém sob furtividade e prega peças em todos os outros, em combate e fora dele.

editionNotes-third = Várias cartas podem aumentar o mesmo sangrar, novos vampiros chegam no fim da fase de influência, os Imbuídos podem ser jogados, e os baralhos têm cartas impressas até 2006.
editionNotes-2000 = A cripta mistura vampiros de quaisquer grupos, os servos podem repetir uma ação no mesmo turno, não há eventos, vampiros avançados nem anarquistas, e os baralhos têm cartas impressas até 2000.

standing-this_action = Não responder a esta ação
standing-votes = Parar em cada votação

settings-ante = Aposta inicial
settings-ante_false = Não
settings-ante_true = Sim

about-ante = Cada um separa, com a face para cima, a carta do topo da própria biblioteca; quando alguém é eliminado, o seu predador fica com a carta.

marks-locked = travado/a
marks-face_down = virada para baixo
marks-superior = superior
marks-ousted = eliminado
marks-withdrawing = retirando-se

table-turn = Turno
table-phase = Fase
table-edge = Vantagem
table-nobody = ninguém
table-prey = presa
table-predator = predador
table-prey_and_predator = presa e predador
table-action = Ação
table-combat = Combate
table-referendum = Referendo
table-blood_hunt = caçada de sangue
table-blocker = bloqueador
table-round = rodada
table-range = distância
table-close = curta distância
table-long = longa distância
table-for = a favor
table-against = contra
table-stealth = furtividade
table-intercept = percepção
table-bleed = sangrar
table-strength = força
table-votes = votos

facts-group = grupo
facts-clan = clã
facts-clans = clãs
facts-discipline = Disciplina
facts-disciplines = Disciplinas da cripta
facts-required_disciplines = Disciplinas da biblioteca

tallies-score = pontos de vitória
tallies-ousts = presas eliminadas
tallies-ousted = eliminado

states-awake = desperto
states-recruited = recém-recrutado
states-no_unlock = não vai destravar
states-going_to_torpor = indo para o torpor
states-stolen_this_round = recém-roubado
states-contested = em contestação
states-title_contested = título contestado
states-anarch = Anarquista

votes =
    { $amount ->
        [one] 1 voto
       *[other] { $amount } votos
    }
markedBy = marcado por { $name }

actions-bleed = sangrar
actions-hunt = caçar
actions-equip = equipar
actions-take_equipment = pegar equipamento
actions-employ = empregar um lacaio
actions-recruit = recrutar um aliado
actions-political = ação política
actions-card = carta de ação
actions-use = usar uma carta
actions-leave_torpor = sair do torpor
actions-rescue = resgatar do torpor
actions-diablerize = diablerizar
actions-become_anarch = tornar-se anarquista
actions-fight = entrar em combate
actions-power = poder
actions-destroy = destruir um Imbuído

costs-pool =
    { $amount ->
        [1] 1 de recurso
       *[other] { $amount } de recursos
    }
costs-blood = { $amount } de sangue
costs-conviction =
    { $amount ->
        [1] 1 convicção
       *[other] { $amount } convicções
    }

thirdEdition = Terceira Edição: { $clan }
