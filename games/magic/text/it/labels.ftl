zones-hand = mano
zones-known_hand = carte conosciute della mano
zones-library = grimorio
zones-known_library = carte conosciute del grimorio
zones-battlefield = campo di battaglia
zones-graveyard = cimitero
zones-exile = esilio
zones-command = zona di comando
zones-stack = pila

counters-white = mana bianco
counters-blue = mana blu
counters-black = mana nero
counters-red = mana rosso
counters-green = mana verde
counters-colorless = mana incolore
counters-life = punti vita
counters-hand = mano
counters-library = grimorio
counters-lands = terre giocate
counters-power = forza
counters-toughness = costituzione
counters-damage = danno
counters-loyalty = fedeltà
counters-plus1_plus1 = segnalini +1/+1
counters-minus1_minus1 = segnalini -1/-1
counters-converted_mana_cost = costo di mana convertito

steps-setup = preparazione
steps-untap = STAP
steps-upkeep = mantenimento
steps-draw = acquisizione
steps-main_1 = prima fase principale
steps-beginning_of_combat = inizio combattimento
steps-declare_attackers = dichiarazione delle creature attaccanti
steps-declare_blockers = dichiarazione delle creature bloccanti
steps-first_strike_damage = danno da attacco improvviso
steps-combat_damage = danno da combattimento
steps-end_of_combat = fine combattimento
steps-main_2 = seconda fase principale
steps-end = sottofase finale
steps-cleanup = cancellazione

marks-tapped = TAPpato/a
marks-summoning_sick = debolezza da evocazione
marks-shield = si rigenererà
marks-attacking = attacca
marks-blocking = blocca
marks-copy_of = copia di *

table-turn = Turno
table-step = sottofase
table-stack = Pila
table-combat = Combattimento
table-priority = priorità
table-nobody = nessuno
table-ability = abilità di
table-result = vince la partita

editions-2014 = Magic 2015 (regole del 2014)

standing-this_action = Non rispondere a questa magia o abilità

settings-opening = Mano iniziale
settings-opening_mulligan = Mulligan
settings-opening_firstGame = Regola della prima partita
settings-blockers = Danno ai bloccanti
settings-blockers_ordered = Nel loro ordine
settings-blockers_free = Liberamente
settings-firstDraw = Prima pescata
settings-firstDraw_false = No
settings-firstDraw_true = Sì
settings-targets = Magie di danno
settings-targets_creature_or_player = Creatura o giocatore
settings-targets_any_target = Qualsiasi bersaglio
settings-starter = Chi comincia
settings-starter_chosen = Sceglie chi vince il sorteggio
settings-starter_flip = Comincia chi vince il sorteggio

about-opening = Ogni mulligan costa una carta; con la regola della prima partita una mano con meno di due terre si pesca di nuovo.
about-blockers = Come un attaccante con più bloccanti divide il suo danno.
about-firstDraw = Se chi comincia pesca una carta nel primo turno.
about-targets = Se le magie bersagliano i planeswalker, o se il danno a un giocatore può essere deviato su di loro.
about-starter = Che cosa ottiene chi vince il lancio della moneta.

facts-color = colore
facts-colors = colori

colors-W = bianco
colors-U = blu
colors-B = nero
colors-R = rosso
colors-G = verde

deckNames-black-sample-deck = Mazzo di esempio nero
deckNames-blue-sample-deck = Mazzo di esempio blu
deckNames-green-sample-deck = Mazzo di esempio verde
deckNames-red-sample-deck = Mazzo di esempio rosso
deckNames-white-sample-deck = Mazzo di esempio bianco
deckNames-white-vanguard = Avanguardia bianca
deckNames-blue-tides = Maree blu
deckNames-black-crypt = Cripta nera
deckNames-red-inferno = Inferno rosso
deckNames-green-stampede = Carica verde
