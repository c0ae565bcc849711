zones-hand = main
zones-known_hand = cartes connues de la main
zones-library = bibliothèque
zones-known_library = cartes connues de la bibliothèque
zones-battlefield = champ de bataille
zones-graveyard = cimetière
zones-exile = exil
zones-command = zone de commandement
zones-stack = pile

counters-white = mana blanc
counters-blue = mana bleu
counters-black = mana noir
counters-red = mana rouge
counters-green = mana vert
counters-colorless = mana incolore
counters-life = points de vie
counters-hand = main
counters-library = bibliothèque
counters-lands = terrains joués
counters-power = force
counters-toughness = endurance
counters-damage = blessures
counters-loyalty = loyauté
counters-plus1_plus1 = marqueurs +1/+1
counters-minus1_minus1 = marqueurs -1/-1
counters-converted_mana_cost = coût converti de mana

steps-setup = préparation
steps-untap = étape de dégagement
steps-upkeep = entretien
steps-draw = étape de pioche
steps-main_1 = première phase principale
steps-beginning_of_combat = début de combat
steps-declare_attackers = déclaration des attaquants
steps-declare_blockers = déclaration des bloqueurs
steps-first_strike_damage = blessures d’initiative
steps-combat_damage = blessures de combat
steps-end_of_combat = fin de combat
steps-main_2 = seconde phase principale
steps-end = étape de fin
steps-cleanup = nettoyage

marks-tapped = engagé(e)
marks-summoning_sick = mal d’invocation
marks-shield = va se régénérer
marks-attacking = attaque
marks-blocking = bloque
marks-copy_of = copie de *

table-turn = Tour
table-step = étape
table-stack = Pile
table-combat = Combat
table-priority = priorité
table-nobody = personne
table-ability = capacité de
table-result = gagne la partie

editions-2014 = Magic 2015 (règles de 2014)

standing-this_action = Ne pas répondre à ce sort ou à cette capacité

settings-opening = Main de départ
settings-opening_mulligan = Mulligan
settings-opening_firstGame = Règle de la première partie
settings-blockers = Blessures aux bloqueurs
settings-blockers_ordered = Dans leur ordre
settings-blockers_free = Librement
settings-firstDraw = Première pioche
settings-firstDraw_false = Non
settings-firstDraw_true = Oui
settings-targets = Sorts de blessures
settings-targets_creature_or_player = Créature ou joueur
settings-targets_any_target = N’importe quelle cible
settings-starter = Qui commence
settings-starter_chosen = Le gagnant du tirage choisit
settings-starter_flip = Le gagnant du tirage commence

about-opening = Chaque mulligan coûte une carte ; selon la règle de la première partie, une main de moins de deux terrains est piochée à nouveau.
about-blockers = Comment un attaquant bloqué par plusieurs créatures répartit ses blessures.
about-firstDraw = Si le premier joueur pioche une carte à son premier tour.
about-targets = Si les sorts ciblent les planeswalkers, ou si les blessures à un joueur peuvent leur être redirigées.
about-starter = Ce que remporte le gagnant du pile ou face.

facts-color = couleur
facts-colors = couleurs

colors-W = blanc
colors-U = bleu
colors-B = noir
colors-R = rouge
colors-G = vert

deckNames-black-sample-deck = Deck de démonstration noir
deckNames-blue-sample-deck = Deck de démonstration bleu
deckNames-green-sample-deck = Deck de démonstration vert
deckNames-red-sample-deck = Deck de démonstration rouge
deckNames-white-sample-deck = Deck de démonstration blanc
deckNames-white-vanguard = Avant-garde blanche
deckNames-blue-tides = Marées bleues
deckNames-black-crypt = Crypte noire
deckNames-red-inferno = Brasier rouge
deckNames-green-stampede = Ruée verte
