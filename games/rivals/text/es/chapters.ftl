### The statements of the rules and the titles of the chapters of the rule index, in Spanish.

Components_and_cards = Componentes y cartas
Deck_construction = Construcción del mazo
Setup = Preparación
# key: Places, states, parties
Places__states__parties = Lugares, estados, grupos

Tokens = Fichas
Winning_and_elimination = Victoria y eliminación
Turn = Turno
Actions = Acciones
Attack = Ataque
# key: Damage, defeat, torpor, mending
Damage__defeat__torpor__mending = Daño, derrota, letargo, reparación

# key: Mortals, Retainers, attachments
Mortals__Retainers__attachments = Mortales, criados, cartas adheridas

Influence_and_Schemes = Influencia e Intrigas
Prince_of_the_City = Príncipe de la Ciudad
Conspiracies_and_face-down_cards = Conspiraciones y cartas boca abajo
Abilities_and_timing = Capacidades y momentos
City_Deck = Mazo de la Ciudad
Information = Información
Expansion_rules_named_in_the_update = Reglas de expansiones citadas en la actualización
Single_Core_cards_whose_text_leaves_something_open = Cartas del juego básico cuyo texto deja algo abierto
