zones-active = Campo Ativo
zones-bench = Banco
zones-hand = mão
zones-deck = baralho
zones-prizes = cartas de Prêmio
zones-discard = pilha de descarte
zones-lost = Zona Perdida
zones-known_hand = cartas conhecidas da mão
zones-known_deck = cartas conhecidas do baralho

counters-prizes = Prêmios
counters-deck = baralho
counters-hand = mão
counters-damage = dano
counters-hp = PS
counters-retreat = custo de Recuo
counters-poison = contadores de dano do Veneno
counters-Energy_attached = Energia ligada
counters-Supporter_played = Apoiador jogado
counters-Stadium_played = Estádio jogado
counters-retreated = recuou
counters-GX_attack_used = ataque GX usado
counters-VSTAR_Power_used = Poder V-ASTRO usado

steps-coin_flip = moeda
steps-setup = preparação
steps-extra_cards = cartas extras
steps-main = ações
steps-attack_choices = ataque
steps-effect = efeito
steps-prizes = Prêmios
steps-promote = novo Pokémon Ativo
steps-checkup = Checape Pokémon

marks-face_down = virada para baixo
marks-hp = mais PS
marks-retreat_cost = custo de Recuo alterado
marks-attack_cost = custo dos ataques alterado
marks-no_retreat_cost = recua sem custo
marks-damage_done = dano causado alterado
marks-damage_taken = dano recebido alterado
marks-no_damage = não recebe dano
marks-no_effects = ataques não o afetam
marks-cannot_attack = não pode atacar
marks-cannot_retreat = não pode recuar
marks-cannot_use = não pode usar um ataque
marks-flip_to_attack = joga moeda para atacar
marks-immune = imune
marks-no_Abilities = sem Habilidades
marks-bench_size = Banco alterado
marks-cannot_play = não pode jogar cartas

table-turn = turno
table-phase = parte
table-stadium = Estádio
table-sudden_death = morte súbita
table-result = vence a partida

editions-2024 = Regras de 2024

settings-firstTurn = Primeiro turno
settings-firstTurn_supporter = nenhuma carta de Apoiador
settings-firstTurn_trainer = nenhuma carta de Treinador

about-firstTurn = O que quem começa não pode jogar no seu primeiro turno.

facts-type = tipo
facts-types = tipos
facts-stage = estágio

deckNames-special-conditions-practice = Treino de Condições Especiais
deckNames-first-fire = Primeiro Fogo
deckNames-first-water = Primeira Água
