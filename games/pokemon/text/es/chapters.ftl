### The chapters of the rule index, in Spanish.

Winning_and_losing = Ganar y perder
# key: Both players win, sudden death
Both_players_win__sudden_death = Ganan los dos jugadores, muerte súbita

Zones_and_information = Zonas e información
Cards = Cartas
# key: Deck construction (P-DECK) and names
Deck_construction__P-DECK__and_names = Construcción de la baraja y nombres

Setup = Preparación
Taking_a_new_opening_hand = Robar una nueva mano inicial
# key: Turn (P-TURN) and first turns
Turn__P-TURN__and_first_turns = El turno y los primeros turnos

# key: Putting Basic Pokémon on the Bench
Putting_Basic_Pokemon_on_the_Bench = Poner Pokémon Básicos en la Banca

Evolving = Evolucionar
Energy = Energía
Trainer_cards = Cartas de Entrenador
Retreating = Retirarse
Abilities_and_older_powers = Habilidades y poderes antiguos
Attacking = Atacar
Damage = Daño
# key: Knock Out, Prize cards, new Active Pokémon
Knock_Out__Prize_cards__new_Active_Pokemon = Fuera de Combate, cartas de Premio, nuevo Pokémon Activo

# key: Pokémon Checkup
Pokemon_Checkup = Chequeo Pokémon

Special_Conditions = Condiciones Especiales
Wording_of_cards = La redacción de las cartas
# key: Appendices 1 to 4: ACE SPEC, Ancient and Future, ex, Tera ex
Appendices_1_to_4__ACE_SPEC__Ancient_and_Future__ex__Tera_ex = Apéndices 1 a 4: AS TÁCTICO, Pasado y Futuro, ex, Teracristal ex

# key: Appendices 6, 7, 10, 11: Radiant, VSTAR, V, VMAX
Appendices_6__7__10__11__Radiant__VSTAR__V__VMAX = Apéndices 6, 7, 10, 11: Radiante, V-ASTRO, V, VMAX

# key: Appendix 8: V-UNION
Appendix_8__V-UNION = Apéndice 8: V-UNIÓN

# key: Appendices 9, 12 to 14: battle styles, regional forms, TAG TEAM
Appendices_9__12_to_14__battle_styles__regional_forms__TAG_TEAM = Apéndices 9, 12 a 14: estilos de combate, formas regionales, RELEVOS

# key: Appendices 15 and 16: Prism Star, Fossils
Appendices_15_and_16__Prism_Star__Fossils = Apéndices 15 y 16: Estrella Prisma, Fósiles

# key: Appendices 17 to 19: -GX, Ultra Beasts, dual types
Appendices_17_to_19__-GX__Ultra_Beasts__dual_types = Apéndices 17 a 19: -GX, Ultraentes, tipos dobles

# key: Appendices 20 to 22: BREAK, Ancient Traits, Team Flare Hyper Gear
Appendices_20_to_22__BREAK__Ancient_Traits__Team_Flare_Hyper_Gear = Apéndices 20 a 22: TURBO, Rasgos Ancestrales, Hiperequipo del Team Flare

# key: Appendices 23 to 26: -EX, Mega Evolution, Team Plasma, Restored
Appendices_23_to_26__-EX__Mega_Evolution__Team_Plasma__Restored = Apéndices 23 a 26: -EX, Megaevolución, Equipo Plasma, Recreado

Older_kinds_of_card_in_the_glossary = Tipos de carta más antiguos en el glosario
