### The chapters of the rule index, in Brazilian Portuguese.

Winning_and_losing = Vencer e perder
# key: Both players win, sudden death
Both_players_win__sudden_death = Os dois jogadores vencem, morte súbita

Zones_and_information = Zonas e informação
Cards = Cartas
# key: Deck construction (P-DECK) and names
Deck_construction__P-DECK__and_names = Construção do baralho e nomes

Setup = Preparação
Taking_a_new_opening_hand = Comprar uma nova mão inicial
# key: Turn (P-TURN) and first turns
Turn__P-TURN__and_first_turns = O turno e os primeiros turnos

# key: Putting Basic Pokémon on the Bench
Putting_Basic_Pokemon_on_the_Bench = Colocar Pokémon Básicos no Banco

Evolving = Evoluir
Energy = Energia
Trainer_cards = Cartas de Treinador
Retreating = Recuar
Abilities_and_older_powers = Habilidades e poderes antigos
Attacking = Atacar
Damage = Dano
# key: Knock Out, Prize cards, new Active Pokémon
Knock_Out__Prize_cards__new_Active_Pokemon = Nocaute, cartas de Prêmio, novo Pokémon Ativo

# key: Pokémon Checkup
Pokemon_Checkup = Checape Pokémon

Special_Conditions = Condições Especiais
Wording_of_cards = A redação das cartas
# key: Appendices 1 to 4: ACE SPEC, Ancient and Future, ex, Tera ex
Appendices_1_to_4__ACE_SPEC__Ancient_and_Future__ex__Tera_ex = Apêndices 1 a 4: ACE SPEC, Ancestral e Futurista, ex, ex Tera

# key: Appendices 6, 7, 10, 11: Radiant, VSTAR, V, VMAX
Appendices_6__7__10__11__Radiant__VSTAR__V__VMAX = Apêndices 6, 7, 10, 11: Radiante, V-ASTRO, V, VMAX

# key: Appendix 8: V-UNION
Appendix_8__V-UNION = Apêndice 8: V-UNIÃO

# key: Appendices 9, 12 to 14: battle styles, regional forms, TAG TEAM
Appendices_9__12_to_14__battle_styles__regional_forms__TAG_TEAM = Apêndices 9, 12 a 14: estilos de batalha, formas regionais, ALIADOS

# key: Appendices 15 and 16: Prism Star, Fossils
Appendices_15_and_16__Prism_Star__Fossils = Apêndices 15 e 16: Estrela Prisma, Fósseis

# key: Appendices 17 to 19: -GX, Ultra Beasts, dual types
Appendices_17_to_19__-GX__Ultra_Beasts__dual_types = Apêndices 17 a 19: -GX, Ultracriaturas, tipos duplos

# key: Appendices 20 to 22: BREAK, Ancient Traits, Team Flare Hyper Gear
Appendices_20_to_22__BREAK__Ancient_Traits__Team_Flare_Hyper_Gear = Apêndices 20 a 22: TURBO, Atributos Ancestrais, Hiperequipamento da Equipe Flare

# key: Appendices 23 to 26: -EX, Mega Evolution, Team Plasma, Restored
Appendices_23_to_26__-EX__Mega_Evolution__Team_Plasma__Restored = Apêndices 23 a 26: -EX, Megaevolução, Equipe Plasma, Restaurado

Older_kinds_of_card_in_the_glossary = Tipos de carta mais antigos no glossário
