zones-hand = mão
zones-known_hand = cards conhecidos da mão
zones-library = grimório
zones-known_library = cards conhecidos do grimório
zones-battlefield = campo de batalha
zones-graveyard = cemitério
zones-exile = exílio
zones-command = zona de comando
zones-stack = pilha

counters-white = mana branco
counters-blue = mana azul
counters-black = mana preto
counters-red = mana vermelho
counters-green = mana verde
counters-colorless = mana incolor
counters-life = pontos de vida
counters-hand = mão
counters-library = grimório
counters-lands = terrenos jogados
counters-power = poder
counters-toughness = resistência
counters-damage = dano
counters-loyalty = lealdade
counters-plus1_plus1 = marcadores +1/+1
counters-minus1_minus1 = marcadores -1/-1
counters-converted_mana_cost = custo de mana convertido

steps-setup = preparação
steps-untap = etapa de desvirar
steps-upkeep = manutenção
steps-draw = etapa de compra
steps-main_1 = primeira fase principal
steps-beginning_of_combat = início do combate
steps-declare_attackers = declaração de atacantes
steps-declare_blockers = declaração de bloqueadores
steps-first_strike_damage = dano de iniciativa
steps-combat_damage = dano de combate
steps-end_of_combat = final do combate
steps-main_2 = segunda fase principal
steps-end = etapa final
steps-cleanup = limpeza

marks-tapped = virado/a
marks-summoning_sick = enjoo de invocação
marks-shield = vai se regenerar
marks-attacking = atacando
marks-blocking = bloqueando
marks-copy_of = cópia de *

table-turn = Turno
table-step = etapa
table-stack = Pilha
table-combat = Combate
table-priority = prioridade
table-nobody = ninguém
table-ability = habilidade de
table-result = vence a partida

editions-2014 = Magic 2015 (regras de 2014)

standing-this_action = Não responder a esta mágica ou habilidade

settings-opening = Mão inicial
settings-opening_mulligan = Mulligan
settings-opening_firstGame = Regra da primeira partida
settings-blockers = Dano aos bloqueadores
settings-blockers_ordered = Na ordem deles
settings-blockers_free = Livremente
settings-firstDraw = Primeira compra
settings-firstDraw_false = Não
settings-firstDraw_true = Sim
settings-targets = Mágicas de dano
settings-targets_creature_or_player = Criatura ou jogador
settings-targets_any_target = Qualquer alvo
settings-starter = Quem começa
settings-starter_chosen = O vencedor do sorteio escolhe
settings-starter_flip = O vencedor do sorteio começa

about-opening = Cada mulligan custa um card; pela regra da primeira partida, uma mão com menos de dois terrenos é comprada de novo.
about-blockers = Como um atacante com vários bloqueadores divide seu dano.
about-firstDraw = Se o jogador inicial compra um card no primeiro turno.
about-targets = Se as mágicas têm planeswalkers como alvo, ou se o dano a um jogador pode ser redirecionado a eles.
about-starter = O que ganha quem vence o cara ou coroa.

facts-color = cor
facts-colors = cores

colors-W = branco
colors-U = azul
colors-B = preto
colors-R = vermelho
colors-G = verde

deckNames-black-sample-deck = Deck de amostra preto
deckNames-blue-sample-deck = Deck de amostra azul
deckNames-green-sample-deck = Deck de amostra verde
deckNames-red-sample-deck = Deck de amostra vermelho
deckNames-white-sample-deck = Deck de amostra branco
deckNames-white-vanguard = Vanguarda branca
deckNames-blue-tides = Marés azuis
deckNames-black-crypt = Cripta negra
deckNames-red-inferno = Inferno vermelho
deckNames-green-stampede = Estouro verde
