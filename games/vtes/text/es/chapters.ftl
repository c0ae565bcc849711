### The chapters of the rule index, in Spanish.

General_principles = Principios generales
Deck_construction = Construcción de la baraja
Setup = Preparación
# key: Card kinds, playing cards, requirements, targets
Card_kinds__playing_cards__requirements__targets = Tipos de carta, jugar cartas, requisitos, objetivos

Hand_and_card_replacement = Mano y reposición de cartas
Sequencing = Orden de las jugadas
# key: Cancelling, the "as played" window, waking
Cancelling__the__as_played__window__waking = Cancelar, la ventana «al jugarse», despertar

Turn_structure = Estructura del turno
Unlock_phase = Fase de enderezamiento
Contested_cards_and_titles = Cartas y títulos en disputa
Master_phase_and_master_cards = Fase heril y cartas heriles
Minion_phase = Fase servil
The_actions_one_by_one = Las acciones una por una
Action_procedure_and_timing_windows = Procedimiento de las acciones y ventanas de respuesta
Blocking = Bloqueo
Stealth_and_intercept = Sigilo e intercepción
# key: Politics: referendum and votes
Politics__referendum_and_votes = Política: referéndum y votos

# key: Combat: frame and steps
Combat__frame_and_steps = Combate: marco y pasos

Range_and_maneuvers = Distancia y maniobras
Strikes_and_additional_strikes = Ataques y ataques adicionales
Strike_effects = Efectos de los ataques
Damage = Daño
Press = Acoso
Retainers_in_combat = Criados en combate
Torpor_and_its_actions = Letargo y sus acciones
Diablerie = Diablerie
Blood_hunt = Caza de sangre
Influence_phase = Fase de influencia
Advanced_vampires_and_merging = Vampiros avanzados y fusión
Discard_phase_and_events = Fase de descarte y eventos
# key: Ousting, victory points, withdrawal
Ousting__victory_points__withdrawal = Salir de la partida, puntos de victoria, retirada

Sects = Sectas
Titles = Títulos
Anarchs = Anarquistas
Traits = Rasgos
Red_List_and_trophies = Lista Roja y trofeos
Allies_playing_cards_as_a_vampire = Aliados que juegan cartas como un vampiro
Imbued = Imbuidos
Card_changes_printed_in_the_rulebooks = Cambios de cartas impresos en los reglamentos
