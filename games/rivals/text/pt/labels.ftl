zones-haven = Refúgio
zones-streets = As Ruas
zones-torpor = torpor
zones-in_play = cartas Persistentes
zones-conspiracies = Conspirações
zones-haven_card = carta de Refúgio
zones-agenda_card = carta de Agenda
zones-hand = mão
zones-library = biblioteca
zones-faction = baralho de Facção
zones-discard = pilha de descarte
zones-burned = cartas queimadas
zones-known = cartas conhecidas

counters-prestige = Prestígio
counters-agenda = Agenda
counters-actions = Ações
counters-actions_one = Ação
counters-unhosted_actions = Ações Livres
counters-unhosted_actions_one = Ação Livre
counters-blood = Sangue
counters-blood_potency = Potência de Sangue
counters-physical = Físico
counters-social = Social
counters-mental = Mental
counters-secrecy = Sigilo
counters-influence = Influência
counters-fear = Medo
counters-tokens = marcadores

steps-setup = preparação
steps-beginning = Fase Inicial
steps-action = Fase de Ações
steps-relentless = Implacável
steps-companions = companheiros
steps-intel = Informação
steps-type = tipo de ataque
steps-attack_card = carta de Ataque
steps-block = bloqueio
steps-reaction = Reação
steps-reveal = revelação
steps-abilities = habilidades
steps-damage = dano
steps-reward = recompensa
steps-influence = Conflito de Influência
steps-contender = pretendente
steps-conspiracy = Conspiração
steps-mending = reparo
steps-inquisition = Segunda Inquisição
steps-end_of_turn = fim do turno
steps-draw = compra
steps-effect = efeito

phases-beginning = Fase Inicial
phases-action = Fase de Ações
phases-end = Fase Final

marks-exhausted = exausto
marks-face_down = virada para baixo
marks-no_influence = sem Influência
marks-wounded = Ferido
marks-titled = com Título
marks-leader = Líder
marks-guard = Guarda
marks-eliminated = eliminado

table-turn = Turno
table-phase = fase
table-streets = As Ruas
table-events = Eventos
table-prince = Príncipe da Cidade
table-attack = Ataque
table-conflict = Conflito de Influência
table-result = vence a partida
table-reconstructed = Regras reconstruídas: * questões em aberto
table-rival = seu Rival
table-city = baralho da Cidade
table-nobody = ninguém

editions-1_9 = caixa básica com a atualização 1.9
editions-core = caixa básica, primeira impressão

standing-this_action = Não responder a isto
standing-votes = Parar em cada Conflito de Influência

settings-factionHand = Cartas de Facção na mão
settings-mulligan = Mulligan
settings-mulligan_false = Não
settings-mulligan_true = Sim
settings-leaderInfluence = Influência do Líder
settings-handLimit = Limite de mão
settings-handLimit_0 = Sem limite
settings-prestige = Prestígio inicial
settings-drainThemSlowly = Drain Them Slowly
settings-drainThemSlowly_first_print = primeira impressão
settings-drainThemSlowly_later_print = impressão posterior

about-factionHand = Quantas cartas do baralho de Facção há na mão inicial (R-AMB-01).
about-mulligan = Se cada jogador pode trocar a mão inicial uma vez (R-AMB-02).
about-leaderInfluence = A Influência que um Líder tem por si só (R-AMB-03).
about-handLimit = Quantas cartas um jogador mantém no fim do turno (R-AMB-11).
about-prestige = O Prestígio do qual sai o Sangue do Líder (R-AMB-24).
about-drainThemSlowly = Qual redação da carta vale (R-AMB-43).

tallies-score = vitórias
tallies-attacks = ataques
tallies-schemes = Intrigas
tallies-eliminated = eliminado

facts-kind = espécie
facts-clan = clã
facts-type = tipo
facts-threshold = limiar
