### The statements of the rules and the titles of the chapters of the rule index, in Italian.

Components_and_cards = Componenti e carte
Deck_construction = Costruzione del mazzo
Setup = Preparazione
# key: Places, states, parties
Places__states__parties = Luoghi, stati, gruppi

Tokens = Segnalini
Winning_and_elimination = Vittoria ed eliminazione
Turn = Turno
Actions = Azioni
Attack = Attacco
# key: Damage, defeat, torpor, mending
Damage__defeat__torpor__mending = Danni, sconfitta, torpore, cura

# key: Mortals, Retainers, attachments
Mortals__Retainers__attachments = Mortali, servitori, carte assegnate

Influence_and_Schemes = Influenza e Intrighi
Prince_of_the_City = Principe della Città
Conspiracies_and_face-down_cards = Cospirazioni e carte coperte
Abilities_and_timing = Abilità e tempi
City_Deck = Mazzo della Città
Information = Informazioni note e nascoste
Expansion_rules_named_in_the_update = Regole di espansioni citate nell’aggiornamento
Single_Core_cards_whose_text_leaves_something_open = Carte del gioco base il cui testo lascia qualcosa in sospeso
