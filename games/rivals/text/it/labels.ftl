zones-haven = Rifugio
zones-streets = Le Strade
zones-torpor = torpore
zones-in_play = carte Persistenti
zones-conspiracies = Cospirazioni
zones-haven_card = carta Rifugio
zones-agenda_card = carta Agenda
zones-hand = mano
zones-library = biblioteca
zones-faction = mazzo Fazione
zones-discard = pila degli scarti
zones-burned = carte bruciate
zones-known = carte conosciute

counters-prestige = Prestigio
counters-agenda = Agenda
counters-actions = Azioni
counters-actions_one = Azione
counters-unhosted_actions = Azioni Libere
counters-unhosted_actions_one = Azione Libera
counters-blood = Sangue
counters-blood_potency = Potenza del Sangue
counters-physical = Fisico
counters-social = Sociale
counters-mental = Mentale
counters-secrecy = Segretezza
counters-influence = Influenza
counters-fear = Paura
counters-tokens = segnalini

steps-setup = preparazione
steps-beginning = Fase Iniziale
steps-action = Fase delle Azioni
steps-relentless = Implacabile
steps-companions = compagni
steps-intel = Informazioni
steps-type = tipo di attacco
steps-attack_card = carta Attacco
steps-block = blocco
steps-reaction = Reazione
steps-reveal = rivelazione
steps-abilities = abilità
steps-damage = danno
steps-reward = ricompensa
steps-influence = Conflitto di Influenza
steps-contender = pretendente
steps-conspiracy = Cospirazione
steps-mending = cura
steps-inquisition = Seconda Inquisizione
steps-end_of_turn = fine del turno
steps-draw = pesca
steps-effect = effetto

phases-beginning = Fase Iniziale
phases-action = Fase delle Azioni
phases-end = Fase Finale

marks-exhausted = esausto
marks-face_down = coperta
marks-no_influence = senza Influenza
marks-wounded = Ferito
marks-titled = con Titolo
marks-leader = Leader
marks-guard = Guardia
marks-eliminated = eliminato

table-turn = Turno
table-phase = fase
table-streets = Le Strade
table-events = Eventi
table-prince = Principe della Città
table-attack = Attacco
table-conflict = Conflitto di Influenza
table-result = vince la partita
table-reconstructed = Regole ricostruite: * questioni aperte
table-rival = il tuo Rivale
table-city = mazzo della Città
table-nobody = nessuno

editions-1_9 = scatola base con l’aggiornamento 1.9
editions-core = scatola base, prima stampa

standing-this_action = Non rispondere a questo
standing-votes = Fermati a ogni Conflitto di Influenza

settings-factionHand = Carte Fazione in mano
settings-mulligan = Mulligan
settings-mulligan_false = No
settings-mulligan_true = Sì
settings-leaderInfluence = Influenza del Leader
settings-handLimit = Limite di mano
settings-handLimit_0 = Nessun limite
settings-prestige = Prestigio iniziale
settings-drainThemSlowly = Drain Them Slowly
settings-drainThemSlowly_first_print = prima stampa
settings-drainThemSlowly_later_print = stampa successiva

about-factionHand = Quante carte del mazzo Fazione ci sono nella mano iniziale (R-AMB-01).
about-mulligan = Se ogni giocatore può cambiare una volta la mano iniziale (R-AMB-02).
about-leaderInfluence = L’Influenza che un Leader ha di suo (R-AMB-03).
about-handLimit = Quante carte un giocatore tiene alla fine del turno (R-AMB-11).
about-prestige = Il Prestigio da cui si prende il Sangue del Leader (R-AMB-24).
about-drainThemSlowly = Quale testo della carta vale (R-AMB-43).

tallies-score = vittorie
tallies-attacks = attacchi
tallies-schemes = Intrighi
tallies-eliminated = eliminato

facts-kind = genere
facts-clan = clan
facts-type = tipo
facts-threshold = soglia
