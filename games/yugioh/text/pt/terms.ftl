zones-deck = para o Deck
zones-hand = para a mão
zones-extra = para o Deck Adicional
zones-graveyard = para o Cemitério
zones-banished = para os cards banidos
zones-monsters = para uma Zona de Monstros
zones-spells = para uma Zona de Magias e Armadilhas
zones-field = para a Zona de Campo
zones-pendulum = para uma Zona de Pêndulo
zones-attached = para as Matérias Xyz
zones-summoning = para a Invocação
zones-side = para o Deck Auxiliar
zones-none = para fora do jogo

positions-attack = Ataque
positions-defense = Defesa

attributes-DARK = TREVAS
attributes-DIVINE = DIVINO
attributes-EARTH = TERRA
attributes-FIRE = FOGO
attributes-LIGHT = LUZ
attributes-WATER = ÁGUA
attributes-WIND = VENTO

modes-gain = ganhar PV
modes-damage = infligir dano
modes-no_damage = nenhum dano de batalha
modes-monster = o monstro não pode ser destruído
modes-increase = aumentar o Nível
modes-reduce = reduzir o Nível
