### The rules of the rule index, in Spanish.

General_principles = Principios generales
Deck_construction = Construcción del Deck
# key: Match, winning and losing
Match__winning_and_losing = Match, victoria y derrota

Starting_a_Duel = Comienzo de un Duelo
The_field_and_its_zones = El Campo y sus zonas
Card_anatomy = Partes de una carta
Monster_kinds_and_effects = Clases de monstruos y efectos
# key: Normal Summon, Tribute Summon, Set, Flip Summon
Normal_Summon__Tribute_Summon__Set__Flip_Summon = Invocación Normal, por Sacrificio, Colocar, Invocación por Volteo

Special_Summons_in_general = Invocaciones Especiales en general
Pendulum_Monsters_and_Pendulum_Summon = Monstruos de Péndulo e Invocación por Péndulo
Xyz_Monsters = Monstruos Xyz
Synchro_Monsters = Monstruos de Sincronía
Fusion_Monsters = Monstruos de Fusión
Ritual_Monsters = Monstruos de Ritual
Tokens = Fichas
Battle_positions = Posiciones de batalla
Spell_Cards = Cartas Mágicas
Trap_Cards = Cartas de Trampa
Turn_structure = Estructura del turno
Battle_Phase = La Battle Phase
Damage_Step_and_battle_results = Damage Step y resultados de la batalla
Chains_and_Spell_Speeds = Cadenas y Velocidades de Hechizo
Priority_and_simultaneous_events = Prioridad y sucesos simultáneos
# key: Public knowledge, counters, luck
Public_knowledge__counters__luck = Información pública, Contadores, azar

Leaving_the_field = Dejar el Campo
# key: Glossary: control, destroying, sending
Glossary__control__destroying__sending = Glosario: controlar, destruir, mandar

# key: Glossary: costs and effects
Glossary__costs_and_effects = Glosario: costes y efectos

# key: Glossary: Deck and hidden cards
Glossary__Deck_and_hidden_cards = Glosario: Deck y cartas ocultas

# key: Glossary: Equip Cards
Glossary__Equip_Cards = Glosario: Cartas de Equipo

# key: X1. Who may act when: fast effect timing
X1__Who_may_act_when__fast_effect_timing = X1. Quién puede actuar y cuándo: efectos rápidos

# key: X2. Activating and resolving
X2__Activating_and_resolving = X2. Activar y resolver

# key: X3. Negation
X3__Negation = X3. Negación

# key: X4. Trigger effects
X4__Trigger_effects = X4. Efectos Disparadores

# key: X5. Summoning in detail
X5__Summoning_in_detail = X5. Invocaciones en detalle

# key: X6. Battle in detail
X6__Battle_in_detail = X6. La batalla en detalle

# key: X7. Once per turn
X7__Once_per_turn = X7. Una vez por turno

# key: X8. Pendulum cards in detail
X8__Pendulum_cards_in_detail = X8. Cartas de Péndulo en detalle

# key: X9. Values, states, control, end
X9__Values__states__control__end = X9. Valores, estados, control, final
