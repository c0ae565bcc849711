zones-hand = Mão
zones-known_hand = Cards conhecidos da mão
zones-deck = Deck
zones-known_deck = Cards conhecidos do Deck
zones-extra = Deck Adicional
zones-extra_up = Com a face para cima no Deck Adicional
zones-monsters = Zonas de Monstros
zones-spells = Zonas de Magias e Armadilhas
zones-field = Zona de Campo
zones-pendulum = Zonas de Pêndulo
zones-graveyard = Cemitério
zones-banished = Banidos
zones-side = Deck Auxiliar

counters-lp = PV
counters-hand = Mão
counters-deck = Deck
counters-extra = Deck Adicional
counters-side = Deck Auxiliar
counters-atk = ATK
counters-def = DEF
counters-level = Nível
counters-rank = Classe
counters-scale = Escala

steps-contest = Quem começa
steps-side = Deck Auxiliar
steps-draw = Fase de Compra
steps-standby = Fase de Apoio
steps-main_1 = Fase Principal 1
steps-start_step = Etapa Inicial
steps-battle_step = Etapa de Batalha
steps-end_step = Etapa Final
steps-main_2 = Fase Principal 2
steps-end = Fase Final
steps-summon = Invocação
steps-triggers = Efeitos de Gatilho
steps-response = Resposta
steps-chain = Corrente
steps-attack_declared = Ataque declarado
steps-before_damage_step = Antes da Etapa de Dano
steps-replay = Repetição
steps-damage_start = Começo da Etapa de Dano
steps-before_calculation = Antes do cálculo de dano
steps-calculation = Cálculo de dano
steps-after_calculation = Depois do cálculo de dano
steps-damage_end = Final da Etapa de Dano
steps-effect = Efeito
steps-hand_limit = Limite de cards na mão

marks-set = Baixado
marks-attack = Posição de Ataque
marks-defense = Posição de Defesa
marks-negated = negado
marks-gemini = Invocado novamente
marks-face-up = com a face para cima

table-turn = Turno
table-phase = Fase
table-chain = Corrente
table-attack = Ataque
table-result = Resultado
table-nobody = ninguém
table-game = Duelo

editions-9_0 = Livro de regras 9.0 (2014)

standing-this_action = Não responder a isto

settings-match = Partida
settings-match_false = Um único Duelo
settings-match_true = Partida: melhor de três
settings-duelLimit = Duelos empatados
settings-duelLimit_0 = Repetidos até alguém vencer dois
settings-duelLimit_5 = No máximo cinco Duelos
settings-list = Cards Proibidos e Limitados
settings-list_none = Sem lista
settings-list_2014-07 = Lista de julho de 2014
settings-payAllLp = Pagar todos os Pontos de Vida
settings-payAllLp_false = Não
settings-payAllLp_true = Sim
settings-lossAt = Perder com 0 Pontos de Vida
settings-lossAt_effect_end = Quando o efeito terminar de resolver
settings-lossAt_at_once = Imediatamente
settings-starter = Quem começa
settings-starter_chosen = O vencedor da disputa escolhe
settings-starter_contest = O vencedor da disputa começa

about-match = Numa Partida é preciso vencer dois Duelos; entre eles é possível trocar cards com o Deck Auxiliar, e quem perdeu escolhe quem começa.
about-duelLimit = Quantos Duelos uma Partida pode ter se houver empates. Depois do último vence quem tiver mais vitórias.
about-list = Quais cards um Deck não pode ter, ou não tantas vezes.
about-payAllLp = Se um custo pode levar os últimos Pontos de Vida de um jogador.
about-lossAt = Quando perde um jogador cujos Pontos de Vida chegam a 0 no meio de um efeito.
about-starter = O que ganha quem vence o pedra, papel e tesoura.

deckNames-first-duel = Primeiro Duelo
