### The chapters of the rule index, in Spanish.

# key: Deck, start, winning
Deck__start__winning = Mazo, comienzo, victoria

Parts_of_a_card = Las partes de una carta
Lands_and_mana = Tierras y maná
Spells_and_permanents = Hechizos y permanentes
# key: Casting, the stack, responses
Casting__the_stack__responses = Lanzar, la pila, respuestas

The_turn = El turno
Combat_and_damage = Combate y daño
Keyword_abilities_of_the_glossary = Habilidades de palabra clave del glosario
Actions_and_concepts_of_the_glossary = Acciones y conceptos del glosario
Starting_and_ending_the_game = Comienzo y final de la partida
Zones_and_objects = Zonas y objetos
Priority = Prioridad
Casting_and_activating = Lanzar y activar
Resolving = Resolver
Triggered_abilities = Habilidades disparadas
Turn_details = Detalles del turno
State-based_actions = Acciones basadas en el estado
Combat_details = Detalles del combate
# key: Damage, life and protection
Damage__life_and_protection = Daño, vidas y protección

Auras_and_Equipment = Auras y Equipos
Replacement_and_prevention = Reemplazo y prevención
Continuous_effects_and_layers = Efectos continuos y capas
Planeswalkers_and_emblems = Planeswalkers y emblemas
