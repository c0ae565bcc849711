### The chapters of the rule index, in French.

Winning_and_losing = Gagner et perdre
# key: Both players win, sudden death
Both_players_win__sudden_death = Les deux joueurs gagnent, mort subite

Zones_and_information = Zones et informations
Cards = Cartes
# key: Deck construction (P-DECK) and names
Deck_construction__P-DECK__and_names = Construction du deck et noms

Setup = Mise en place
Taking_a_new_opening_hand = Piocher une nouvelle main de départ
# key: Turn (P-TURN) and first turns
Turn__P-TURN__and_first_turns = Le tour et les premiers tours

# key: Putting Basic Pokémon on the Bench
Putting_Basic_Pokemon_on_the_Bench = Placer des Pokémon de base sur le Banc

Evolving = Évoluer
Energy = Énergie
Trainer_cards = Cartes Dresseur
Retreating = Battre en retraite
Abilities_and_older_powers = Talents et anciens pouvoirs
Attacking = Attaquer
Damage = Dégâts
# key: Knock Out, Prize cards, new Active Pokémon
Knock_Out__Prize_cards__new_Active_Pokemon = K.O., cartes Récompense, nouveau Pokémon Actif

# key: Pokémon Checkup
Pokemon_Checkup = Contrôle Pokémon

Special_Conditions = États Spéciaux
Wording_of_cards = La formulation des cartes
# key: Appendices 1 to 4: ACE SPEC, Ancient and Future, ex, Tera ex
Appendices_1_to_4__ACE_SPEC__Ancient_and_Future__ex__Tera_ex = Annexes 1 à 4 : HIGH-TECH, Temps passé et Temps futur, ex, Téracristal ex

# key: Appendices 6, 7, 10, 11: Radiant, VSTAR, V, VMAX
Appendices_6__7__10__11__Radiant__VSTAR__V__VMAX = Annexes 6, 7, 10, 11 : Radieux, VSTAR, V, VMAX

# key: Appendix 8: V-UNION
Appendix_8__V-UNION = Annexe 8 : V-UNION

# key: Appendices 9, 12 to 14: battle styles, regional forms, TAG TEAM
Appendices_9__12_to_14__battle_styles__regional_forms__TAG_TEAM = Annexes 9, 12 à 14 : styles de combat, formes régionales, ESCOUADE

# key: Appendices 15 and 16: Prism Star, Fossils
Appendices_15_and_16__Prism_Star__Fossils = Annexes 15 et 16 : Prisme Étoile, Fossiles

# key: Appendices 17 to 19: -GX, Ultra Beasts, dual types
Appendices_17_to_19__-GX__Ultra_Beasts__dual_types = Annexes 17 à 19 : -GX, Ultra-Chimères, doubles types

# key: Appendices 20 to 22: BREAK, Ancient Traits, Team Flare Hyper Gear
Appendices_20_to_22__BREAK__Ancient_Traits__Team_Flare_Hyper_Gear = Annexes 20 à 22 : TURBO, Traits antiques, Hypermatos Team Flare

# key: Appendices 23 to 26: -EX, Mega Evolution, Team Plasma, Restored
Appendices_23_to_26__-EX__Mega_Evolution__Team_Plasma__Restored = Annexes 23 à 26 : -EX, Méga-Évolution, Team Plasma, Recréé

Older_kinds_of_card_in_the_glossary = Anciens types de cartes dans le glossaire
