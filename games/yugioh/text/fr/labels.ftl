zones-hand = Main
zones-known_hand = Cartes connues de la main
zones-deck = Deck
zones-known_deck = Cartes connues du Deck
zones-extra = Extra Deck
zones-extra_up = Face recto dans l’Extra Deck
zones-monsters = Zones Monstre
zones-spells = Zones Magie & Piège
zones-field = Zone Terrain
zones-pendulum = Zones Pendule
zones-graveyard = Cimetière
zones-banished = Bannies
zones-side = Side Deck

counters-lp = LP
counters-hand = Main
counters-deck = Deck
counters-extra = Extra Deck
counters-side = Side Deck
counters-atk = ATK
counters-def = DEF
counters-level = Niveau
counters-rank = Rang
counters-scale = Échelle

steps-contest = Qui commence
steps-side = Side Deck
steps-draw = Draw Phase
steps-standby = Standby Phase
steps-main_1 = Main Phase 1
steps-start_step = Start Step
steps-battle_step = Battle Step
steps-end_step = End Step
steps-main_2 = Main Phase 2
steps-end = End Phase
steps-summon = Invocation
steps-triggers = Effets Déclencheurs
steps-response = Réponse
steps-chain = Chaîne
steps-attack_declared = Attaque déclarée
steps-before_damage_step = Avant la Damage Step
steps-replay = Replay
steps-damage_start = Début de la Damage Step
steps-before_calculation = Avant le calcul des dommages
steps-calculation = Calcul des dommages
steps-after_calculation = Après le calcul des dommages
steps-damage_end = Fin de la Damage Step
steps-effect = Effet
steps-hand_limit = Limite de cartes en main

marks-set = Posée
marks-attack = Position d’Attaque
marks-defense = Position de Défense
marks-negated = annulé
marks-gemini = Invoqué à nouveau
marks-face-up = face recto

table-turn = Tour
table-phase = Phase
table-chain = Chaîne
table-attack = Attaque
table-result = Résultat
table-nobody = personne
table-game = Duel

editions-9_0 = Livret de règles 9.0 (2014)

standing-this_action = Ne pas répondre à ceci

settings-match = Match
settings-match_false = Un seul Duel
settings-match_true = Match en deux Duels gagnants
settings-duelLimit = Duels à égalité
settings-duelLimit_0 = Rejoués jusqu’à ce que quelqu’un en gagne deux
settings-duelLimit_5 = Cinq Duels au plus
settings-list = Cartes Interdites et Limitées
settings-list_none = Aucune liste
settings-list_2014-07 = Liste de juillet 2014
settings-payAllLp = Payer tous ses Life Points
settings-payAllLp_false = Non
settings-payAllLp_true = Oui
settings-lossAt = Défaite à 0 Life Point
settings-lossAt_effect_end = Une fois l’effet résolu
settings-lossAt_at_once = Immédiatement
settings-starter = Qui commence
settings-starter_chosen = Le gagnant choisit
settings-starter_contest = Le gagnant commence

about-match = Dans un Match, il faut gagner deux Duels ; entre les Duels, on peut échanger des cartes avec le Side Deck, et le perdant choisit qui commence.
about-duelLimit = Combien de Duels un Match peut compter si certains se terminent à égalité. Après le dernier, celui qui a le plus de victoires gagne.
about-list = Quelles cartes un Deck ne peut pas contenir, ou pas autant de fois.
about-payAllLp = Si un coût peut prendre les derniers Life Points d’un joueur.
about-lossAt = Quand perd un joueur dont les Life Points tombent à 0 au milieu d’un effet.
about-starter = Ce que remporte le gagnant de pierre-feuille-ciseaux.

deckNames-first-duel = Premier Duel
