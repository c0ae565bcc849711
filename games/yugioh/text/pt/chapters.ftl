### The rules of the rule index, in Portuguese.

General_principles = Princípios gerais
Deck_construction = Construção do Deck
# key: Match, winning and losing
Match__winning_and_losing = Partida, vitória e derrota

Starting_a_Duel = Começo de um Duelo
The_field_and_its_zones = O campo e as suas zonas
Card_anatomy = Partes de um card
Monster_kinds_and_effects = Espécies de monstros e efeitos
# key: Normal Summon, Tribute Summon, Set, Flip Summon
Normal_Summon__Tribute_Summon__Set__Flip_Summon = Invocação-Normal, Invocação-Tributo, Baixar, Invocação-Virar

Special_Summons_in_general = Invocações-Especiais em geral
Pendulum_Monsters_and_Pendulum_Summon = Monstros Pêndulo e Invocação-Pêndulo
Xyz_Monsters = Monstros Xyz
Synchro_Monsters = Monstros Sincro
Fusion_Monsters = Monstros de Fusão
Ritual_Monsters = Monstros de Ritual
Tokens = Fichas
Battle_positions = Posições de batalha
Spell_Cards = Cards de Magia
Trap_Cards = Cards de Armadilha
Turn_structure = Estrutura do turno
Battle_Phase = Fase de Batalha
Damage_Step_and_battle_results = Etapa de Dano e resultados da batalha
Chains_and_Spell_Speeds = Correntes e Velocidades de Magia
Priority_and_simultaneous_events = Prioridade e eventos simultâneos
# key: Public knowledge, counters, luck
Public_knowledge__counters__luck = Informação pública, marcadores, sorte

Leaving_the_field = Deixar o campo
# key: Glossary: control, destroying, sending
Glossary__control__destroying__sending = Glossário: controlar, destruir, enviar

# key: Glossary: costs and effects
Glossary__costs_and_effects = Glossário: custos e efeitos

# key: Glossary: Deck and hidden cards
Glossary__Deck_and_hidden_cards = Glossário: Deck e cards ocultos

# key: Glossary: Equip Cards
Glossary__Equip_Cards = Glossário: Cards de Equipamento

# key: X1. Who may act when: fast effect timing
X1__Who_may_act_when__fast_effect_timing = X1. Quem pode agir quando: efeitos rápidos

# key: X2. Activating and resolving
X2__Activating_and_resolving = X2. Ativar e resolver

# key: X3. Negation
X3__Negation = X3. Negação

# key: X4. Trigger effects
X4__Trigger_effects = X4. Efeitos de Gatilho

# key: X5. Summoning in detail
X5__Summoning_in_detail = X5. Invocações em detalhe

# key: X6. Battle in detail
X6__Battle_in_detail = X6. Batalha em detalhe

# key: X7. Once per turn
X7__Once_per_turn = X7. Uma vez por turno

# key: X8. Pendulum cards in detail
X8__Pendulum_cards_in_detail = X8. Cards Pêndulo em detalhe

# key: X9. Values, states, control, end
X9__Values__states__control__end = X9. Valores, estados, controle, fim
