zones-hand = Mano
zones-known_hand = Carte note della mano
zones-deck = Deck
zones-known_deck = Carte note del Deck
zones-extra = Extra Deck
zones-extra_up = Scoperte nell’Extra Deck
zones-monsters = Zone Mostro
zones-spells = Zone Magia & Trappola
zones-field = Zona Terreno
zones-pendulum = Zone Pendulum
zones-graveyard = Cimitero
zones-banished = Bandite
zones-side = Side Deck

counters-lp = LP
counters-hand = Mano
counters-deck = Deck
counters-extra = Extra Deck
counters-side = Side Deck
counters-atk = ATK
counters-def = DEF
counters-level = Livello
counters-rank = Rango
counters-scale = Valore

steps-contest = Chi inizia
steps-side = Side Deck
steps-draw = Draw Phase
steps-standby = Standby Phase
steps-main_1 = Main Phase 1
steps-start_step = Start Step
steps-battle_step = Battle Step
steps-end_step = End Step
steps-main_2 = Main Phase 2
steps-end = End Phase
steps-summon = Evocazione
steps-triggers = Effetti Innesco
steps-response = Risposta
steps-chain = Catena
steps-attack_declared = Attacco dichiarato
steps-before_damage_step = Prima del Damage Step
steps-replay = Replay
steps-damage_start = Inizio del Damage Step
steps-before_calculation = Prima del calcolo dei danni
steps-calculation = Calcolo dei danni
steps-after_calculation = Dopo il calcolo dei danni
steps-damage_end = Fine del Damage Step
steps-effect = Effetto
steps-hand_limit = Limite di carte in mano

marks-set = Posizionata
marks-attack = Posizione di Attacco
marks-defense = Posizione di Difesa
marks-negated = annullato
marks-gemini = Evocato di nuovo
marks-face-up = scoperta

table-turn = Turno
table-phase = Fase
table-chain = Catena
table-attack = Attacco
table-result = Risultato
table-nobody = nessuno
table-game = Duello

editions-9_0 = Regolamento 9.0 (2014)

standing-this_action = Non rispondere a questo

settings-match = Match
settings-match_false = Un solo Duello
settings-match_true = Match: al meglio di tre
settings-duelLimit = Duelli in pareggio
settings-duelLimit_0 = Si ripetono finché qualcuno non ne vince due
settings-duelLimit_5 = Al massimo cinque Duelli
settings-list = Carte Proibite e Limitate
settings-list_none = Nessuna lista
settings-list_2014-07 = Lista di luglio 2014
settings-payAllLp = Pagare tutti i Life Points
settings-payAllLp_false = No
settings-payAllLp_true = Sì
settings-lossAt = Sconfitta a 0 Life Points
settings-lossAt_effect_end = Quando l’effetto si è risolto
settings-lossAt_at_once = Subito
settings-starter = Chi comincia
settings-starter_chosen = Sceglie chi vince la sfida
settings-starter_contest = Comincia chi vince la sfida

about-match = In un Match bisogna vincere due Duelli; tra l’uno e l’altro si possono scambiare carte con il Side Deck, e chi ha perso sceglie chi inizia.
about-duelLimit = Quanti Duelli può avere un Match se ci sono pareggi. Dopo l’ultimo vince chi ha più vittorie.
about-list = Quali carte un Deck non può avere, o non così tante volte.
about-payAllLp = Se un costo può prendere gli ultimi Life Points di un giocatore.
about-lossAt = Quando perde un giocatore i cui Life Points arrivano a 0 nel mezzo di un effetto.
about-starter = Che cosa ottiene chi vince a sasso, carta, forbice.

deckNames-first-duel = Primo Duello
