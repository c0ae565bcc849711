### The chapters of the rule index, in French.

# key: Deck, start, winning
Deck__start__winning = Deck, début, victoire

Parts_of_a_card = Les parties d’une carte
Lands_and_mana = Terrains et mana
Spells_and_permanents = Sorts et permanents
# key: Casting, the stack, responses
Casting__the_stack__responses = Lancer, la pile, réponses

The_turn = Le tour
Combat_and_damage = Combat et blessures
Keyword_abilities_of_the_glossary = Capacités à mot-clé du glossaire
Actions_and_concepts_of_the_glossary = Actions et notions du glossaire
Starting_and_ending_the_game = Début et fin de la partie
Zones_and_objects = Zones et objets
Priority = Priorité
Casting_and_activating = Lancer et activer
Resolving = Résoudre
Triggered_abilities = Capacités déclenchées
Turn_details = Détails du tour
State-based_actions = Actions basées sur un état
Combat_details = Détails du combat
# key: Damage, life and protection
Damage__life_and_protection = Blessures, points de vie et protection

Auras_and_Equipment = Auras et équipements
Replacement_and_prevention = Remplacement et prévention
Continuous_effects_and_layers = Effets continus et strates
Planeswalkers_and_emblems = Planeswalkers et emblèmes
