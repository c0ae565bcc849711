zones-library = bibliothèque
zones-crypt = crypte
zones-hand = main
zones-known_hand = cartes connues de la main
zones-uncontrolled = incontrôlés
zones-ready = disponibles
zones-torpor = torpeur
zones-incapacitated = neutralisés
zones-in_play = en jeu
zones-contested = en dispute
zones-ash_heap = tas de cendres
zones-removed = retirées de la partie
zones-ante = mise

counters-pool = réserve
counters-vp = PV
counters-hand_size = taille de la main
counters-transfers = transferts
counters-transfers_one = transfert
counters-master_actions = actions de phase de maître
counters-master_actions_one = action de phase de maître
counters-discard_actions = actions de phase de défausse
counters-discard_actions_one = action de phase de défausse
counters-blood = sang
counters-life = vie
counters-capacity = capacité
counters-counters = compteurs

phases-setup = mise en place
phases-unlock = phase de redressement
phases-master = phase de maître
phases-minion = phase de serviteur
phases-influence = phase d’influence
phases-discard = phase de défausse

steps-setup = mise en place
steps-unlock = redressement
steps-master = maître
steps-minion = serviteur
steps-effect = effet
steps-announce = annonce
steps-as_played = quand une carte est jouée
steps-before_block = avant les blocages
steps-block = blocage
steps-block_attempt = tentative de blocage
steps-after_block = après le refus de bloquer
steps-before_resolution = avant la résolution
steps-after_resolution = après la résolution
steps-terms = termes
steps-polling = vote
steps-before_range = avant la portée
steps-range = portée
steps-before_strikes = avant les frappes
steps-strike = frappe
steps-strike_resolution = résolution des frappes
steps-damage = dégâts
steps-burning = carte sur le point d’être brûlée
steps-ousting = élimination
steps-additional_strikes = frappes additionnelles
steps-press = poursuite
steps-end_of_round = fin du round
steps-influence = influence
steps-discard = défausse

editions-fifth = Cinquième édition
editions-third = Troisième édition
editions-2000 = Règles de 2000

deckNotes-third-edition-brujah-antitribu = Propose des référendums avec Présence, et combat vite et fort là où ils ne suffisent pas.
deckNotes-sabbat-war-lasombra = Mord avec Domination sous le couvert des ombres, et frappe depuis elles en combat.
deckNotes-sabbat-war-tzimisce = S’éveille pour bloquer, change de forme pour agir et combattre, et appelle les animaux à ses côtés.
deckNotes-sabbat-war-ventrue-antitribu = Gagne de la réserve par référendum, survit avec Force d’âme et veille avec Auspex.
deckNotes-lasombra = Mêle les morsures dans l’ombre aux référendums, et bloque avec des vampires titrés.
deckNotes-hecata = Relève les morts comme alliés et compagnons, et affaiblit tout le monde avec Oblivion.
deckNotes-brujah = Cherche le combat, immobilise l’adversaire et frappe fort ; les survivants mordent.
deckNotes-ministry = Mord avec discrétion et Présence, et échappe aux combats en brume ou sous terre.
deckNotes-banu-haqim = Traque des vampires choisis avec célérité et Sorcellerie du sang, et garde son domaine.
deckNotes-path-of-power-and-the-inner-voice = Prend le pouvoir par référendum et par la force de volonté, et agit encore et encore.
deckNotes-path-of-death-and-the-soul = Envoie les morts mordre et combattre, et mord avec Domination derrière eux.
deckNotes-path-of-caine = Cherche le combat, déchire sa victime et vit du sang des vaincus.
deckNotes-libertine-ball = Étreint une foule de jeunes vampires, mord et vote avec eux, et garde la paix.
deckNotes-parliament-of-shadows = Cache dans l’ombre ses morsures et ses référendums, et détourne les morsures des autres.
deckNotes-den-of-fiends = Bloque presque tout, et ses formes monstrueuses gagnent les combats qui suivent.
deckNotes-pact-with-nephandi = Recrute des mages comme alliés, mord avec des ordinateurs et combat à distance.
deckNotes-sabbat-war-brujah-antitribu = Fond sur les serviteurs des autres avec vitesse et force, et mord quand ils ne sont plus là.
deckNotes-third-edition-tremere-antitribu = Mord avec Domination, bloque avec Auspex et brûle ses adversaires avec Thaumaturgie.
deckNotes-path-of-cathari = Mord avec Présence, incline les serviteurs sur son chemin et détourne les morsures.
deckNotes-third-edition-tzimisce = Bloque avec Auspex et des animaux, et combat avec la chair et les os qu’il façonne.
deckNotes-tzimisce = Façonne la chair en War Ghouls et autres alliés, mord avec eux et bloque depuis ses terres.
deckNotes-gangrel = Bloque avec des animaux et des sens sauvages, et se bat avec griffes et corbeaux.
deckNotes-malkavian = Mord avec discrétion, tour après tour, et détourne les morsures des autres.
deckNotes-nosferatu = Affronte les serviteurs des autres à mains nues et avec des animaux, et intercepte ce qui approche.
deckNotes-toreador = Propose des référendums, les gagne avec beaucoup de voix et met fin aux combats avant qu’ils ne commencent.
deckNotes-tremere = Mord et bloque tour à tour, et vole du sang en combat.
deckNotes-ventrue = Domine les référendums grâce à ses titres, agit deux fois par tour et détourne les morsures.
deckNotes-third-edition-malkavian-antitribu = Mord n’importe quel Mathusalem en toute discrétion et joue des tours à tous les autres, en combat comme ailleurs.

editionNotes-third = Plusieurs cartes peuvent augmenter la même morsure, les nouveaux vampires arrivent à la fin de la phase d’influence, les Imprégnés peuvent être joués, et les decks contiennent des cartes imprimées jusqu’en 2006.
editionNotes-2000 = La crypte mêle des vampires de tous les groupes, les serviteurs peuvent répéter une action dans le même tour, il n’y a ni événements, ni vampires avancés, ni anarchs, et les decks contiennent des cartes imprimées jusqu’en 2000.

standing-this_action = Ne pas répondre à cette action
standing-votes = S’arrêter à chaque vote

settings-ante = Mise
settings-ante_false = Non
settings-ante_true = Oui

about-ante = Chacun met de côté, face visible, la première carte de sa bibliothèque ; quand un joueur est éliminé, son prédateur gagne cette carte.

marks-locked = incliné(e)
marks-face_down = face cachée
marks-superior = supérieur
marks-ousted = éliminé
marks-withdrawing = en retrait

table-turn = Tour
table-phase = Phase
table-edge = Avantage
table-nobody = personne
table-prey = proie
table-predator = prédateur
table-prey_and_predator = proie et prédateur
table-action = Action
table-combat = Combat
table-referendum = Référendum
table-blood_hunt = chasse de sang
table-blocker = bloqueur
table-round = round
table-range = portée
table-close = au contact
table-long = à distance
table-for = pour
table-against = contre
table-stealth = discrétion
table-intercept = interception
table-bleed = morsure
table-strength = force
table-votes = voix

facts-group = groupe
facts-clan = clan
facts-clans = clans
facts-discipline = Discipline
facts-disciplines = Disciplines de la crypte
facts-required_disciplines = Disciplines de la bibliothèque

tallies-score = points de victoire
tallies-ousts = proies éliminées
tallies-ousted = éliminé

states-awake = réveillé
states-recruited = tout juste recruté
states-no_unlock = ne se redressera pas
states-going_to_torpor = va entrer en torpeur
states-stolen_this_round = tout juste volé
states-contested = en dispute
states-title_contested = titre disputé
states-anarch = Anarch

votes = { $amount } voix
markedBy = marqué par { $name }

actions-bleed = mordre
actions-hunt = chasser
actions-equip = s’équiper
actions-take_equipment = prendre un équipement
actions-employ = employer un compagnon
actions-recruit = recruter un allié
actions-political = action politique
actions-card = carte d’action
actions-use = utiliser une carte
actions-leave_torpor = sortir de torpeur
actions-rescue = secourir de torpeur
actions-diablerize = commettre une diablerie
actions-become_anarch = devenir Anarch
actions-fight = entrer en combat
actions-power = pouvoir
actions-destroy = détruire un Imprégné

costs-pool =
    { $amount ->
        [1] 1 point de réserve
       *[other] { $amount } points de réserve
    }
costs-blood =
    { $amount ->
        [1] 1 point de sang
       *[other] { $amount } points de sang
    }
costs-conviction =
    { $amount ->
        [1] 1 conviction
       *[other] { $amount } convictions
    }

thirdEdition = Troisième Édition : { $clan }
