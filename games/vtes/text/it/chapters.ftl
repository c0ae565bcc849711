### The chapters of the rule index, in Italian.

General_principles = Principi generali
Deck_construction = Costruzione del mazzo
Setup = Preparazione
# key: Card kinds, playing cards, requirements, targets
Card_kinds__playing_cards__requirements__targets = Tipi di carta, giocare carte, requisiti, bersagli

Hand_and_card_replacement = Mano e sostituzione delle carte
Sequencing = Ordine delle giocate
# key: Cancelling, the "as played" window, waking
Cancelling__the__as_played__window__waking = Annullare, la finestra «mentre viene giocata», risvegliarsi

Turn_structure = Struttura del turno
Unlock_phase = Fase di stappo
Contested_cards_and_titles = Carte e titoli contestati
Master_phase_and_master_cards = Fase master e carte master
Minion_phase = Fase seguaci
The_actions_one_by_one = Le azioni una per una
Action_procedure_and_timing_windows = Procedura delle azioni e finestre di risposta
Blocking = Blocco
Stealth_and_intercept = Furtività e intercetto
# key: Politics: referendum and votes
Politics__referendum_and_votes = Politica: referendum e voti

# key: Combat: frame and steps
Combat__frame_and_steps = Combattimento: quadro e fasi

Range_and_maneuvers = Distanza e manovre
Strikes_and_additional_strikes = Colpi e colpi addizionali
Strike_effects = Effetti dei colpi
Damage = Danni
Press = Pressione
Retainers_in_combat = Servitori in combattimento
Torpor_and_its_actions = Torpore e le sue azioni
Diablerie = Diablerie
Blood_hunt = Caccia di sangue
Influence_phase = Fase di influenza
Advanced_vampires_and_merging = Vampiri avanzati e fusione
Discard_phase_and_events = Fase di scarto ed eventi
# key: Ousting, victory points, withdrawal
Ousting__victory_points__withdrawal = Estromissione, punti vittoria, ritiro

Sects = Sette
Titles = Titoli
Anarchs = Anarchici
Traits = Tratti
Red_List_and_trophies = Lista Rossa e trofei
Allies_playing_cards_as_a_vampire = Alleati che giocano carte come un vampiro
Imbued = Imbued
Card_changes_printed_in_the_rulebooks = Modifiche alle carte stampate nei regolamenti
