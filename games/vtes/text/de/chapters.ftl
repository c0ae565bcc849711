General_principles = Allgemeine Grundsätze
Deck_construction = Deckbau
Setup = Aufbau
# key: Card kinds, playing cards, requirements, targets
Card_kinds__playing_cards__requirements__targets = Kartenarten, Karten spielen, Bedingungen, Ziele

Hand_and_card_replacement = Hand und Nachziehen
Sequencing = Reihenfolge
# key: Cancelling, the "as played" window, waking
Cancelling__the__as_played__window__waking = Aufheben, das Fenster „beim Spielen“, Aufwachen

Turn_structure = Aufbau eines Zugs
Unlock_phase = Enttapp-Phase
Contested_cards_and_titles = Umstrittene Karten und Titel
Master_phase_and_master_cards = Meisterphase und Meisterkarten
Minion_phase = Dienerphase
The_actions_one_by_one = Die einzelnen Aktionen
Action_procedure_and_timing_windows = Ablauf einer Aktion und Zeitfenster
Blocking = Blocken
Stealth_and_intercept = Heimlichkeit und Abfangen
# key: Politics: referendum and votes
Politics__referendum_and_votes = Politik: Referendum und Stimmen

# key: Combat: frame and steps
Combat__frame_and_steps = Kampf: Rahmen und Schritte

Range_and_maneuvers = Entfernung und Manöver
Strikes_and_additional_strikes = Schläge und zusätzliche Schläge
Strike_effects = Wirkungen von Schlägen
Damage = Schaden
Press = Nachsetzen
Retainers_in_combat = Gefolgsleute im Kampf
Torpor_and_its_actions = Starre und ihre Aktionen
Diablerie = Diablerie
Blood_hunt = Blutjagd
Influence_phase = Einflussphase
Advanced_vampires_and_merging = Fortgeschrittene Vampire und Vereinen
Discard_phase_and_events = Abwurfphase und Ereignisse
# key: Ousting, victory points, withdrawal
Ousting__victory_points__withdrawal = Verdrängen, Siegpunkte, Rückzug

Sects = Sekten
Titles = Titel
Anarchs = Anarchen
Traits = Eigenschaften
Red_List_and_trophies = Rote Liste und Trophäen
Allies_playing_cards_as_a_vampire = Verbündete, die Karten wie ein Vampir spielen
Imbued = Beseelte
Card_changes_printed_in_the_rulebooks = Kartenänderungen in den Regelbüchern
