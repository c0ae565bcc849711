### The chapters of the rule index, in Italian.

# key: Deck, start, winning
Deck__start__winning = Mazzo, inizio, vittoria

Parts_of_a_card = Le parti di una carta
Lands_and_mana = Terre e mana
Spells_and_permanents = Magie e permanenti
# key: Casting, the stack, responses
Casting__the_stack__responses = Lanciare, la pila, risposte

The_turn = Il turno
Combat_and_damage = Combattimento e danno
Keyword_abilities_of_the_glossary = Abilità definite da parola chiave del glossario
Actions_and_concepts_of_the_glossary = Azioni e concetti del glossario
Starting_and_ending_the_game = Inizio e fine della partita
Zones_and_objects = Zone e oggetti
Priority = Priorità
Casting_and_activating = Lanciare e attivare
Resolving = Risolvere
Triggered_abilities = Abilità innescate
Turn_details = Dettagli del turno
State-based_actions = Azioni di stato
Combat_details = Dettagli del combattimento
# key: Damage, life and protection
Damage__life_and_protection = Danno, punti vita e protezione

Auras_and_Equipment = Aure ed Equipaggiamenti
Replacement_and_prevention = Sostituzione e prevenzione
Continuous_effects_and_layers = Effetti continui e strati
Planeswalkers_and_emblems = Planeswalker ed emblemi
