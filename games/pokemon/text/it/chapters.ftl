### The chapters of the rule index, in Italian.

Winning_and_losing = Vincere e perdere
# key: Both players win, sudden death
Both_players_win__sudden_death = Vincono entrambi i giocatori, morte improvvisa

Zones_and_information = Zone e informazioni
Cards = Carte
# key: Deck construction (P-DECK) and names
Deck_construction__P-DECK__and_names = Costruzione del mazzo e nomi

Setup = Preparazione
Taking_a_new_opening_hand = Pescare una nuova mano iniziale
# key: Turn (P-TURN) and first turns
Turn__P-TURN__and_first_turns = Il turno e i primi turni

# key: Putting Basic Pokémon on the Bench
Putting_Basic_Pokemon_on_the_Bench = Mettere Pokémon Base in panchina

Evolving = Evolversi
Energy = Energia
Trainer_cards = Carte Allenatore
Retreating = Ritirarsi
Abilities_and_older_powers = Abilità e poteri precedenti
Attacking = Attaccare
Damage = Danni
# key: Knock Out, Prize cards, new Active Pokémon
Knock_Out__Prize_cards__new_Active_Pokemon = KO, carte Premio, nuovo Pokémon attivo

# key: Pokémon Checkup
Pokemon_Checkup = Controllo Pokémon

Special_Conditions = Condizioni speciali
Wording_of_cards = La formulazione delle carte
# key: Appendices 1 to 4: ACE SPEC, Ancient and Future, ex, Tera ex
Appendices_1_to_4__ACE_SPEC__Ancient_and_Future__ex__Tera_ex = Appendici da 1 a 4: ASSO TATTICO, Tempo Passato e Tempo Futuro, ex, ex Teracristal

# key: Appendices 6, 7, 10, 11: Radiant, VSTAR, V, VMAX
Appendices_6__7__10__11__Radiant__VSTAR__V__VMAX = Appendici 6, 7, 10, 11: Lucente, V ASTRO, V, VMAX

# key: Appendix 8: V-UNION
Appendix_8__V-UNION = Appendice 8: V UNIONE

# key: Appendices 9, 12 to 14: battle styles, regional forms, TAG TEAM
Appendices_9__12_to_14__battle_styles__regional_forms__TAG_TEAM = Appendici 9, da 12 a 14: stili di lotta, forme regionali, ALLEATI

# key: Appendices 15 and 16: Prism Star, Fossils
Appendices_15_and_16__Prism_Star__Fossils = Appendici 15 e 16: Stella Prisma, Fossili

# key: Appendices 17 to 19: -GX, Ultra Beasts, dual types
Appendices_17_to_19__-GX__Ultra_Beasts__dual_types = Appendici da 17 a 19: -GX, Ultracreature, doppio tipo

# key: Appendices 20 to 22: BREAK, Ancient Traits, Team Flare Hyper Gear
Appendices_20_to_22__BREAK__Ancient_Traits__Team_Flare_Hyper_Gear = Appendici da 20 a 22: TURBO, Tratti Antichi, Dotazione Extra del Team Flare

# key: Appendices 23 to 26: -EX, Mega Evolution, Team Plasma, Restored
Appendices_23_to_26__-EX__Mega_Evolution__Team_Plasma__Restored = Appendici da 23 a 26: -EX, Megaevoluzione, Team Plasma, Ricreato

Older_kinds_of_card_in_the_glossary = Tipi di carta più vecchi nel glossario
