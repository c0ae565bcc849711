zones-haven = Refuge
zones-streets = La Rue
zones-torpor = Torpeur
zones-in_play = cartes Persistantes
zones-conspiracies = Conspirations
zones-haven_card = carte Refuge
zones-agenda_card = carte Cabale
zones-hand = main
zones-library = Bibliothèque
zones-faction = pioche Faction
zones-discard = défausse
zones-burned = cartes brûlées
zones-known = cartes connues

counters-prestige = Prestige
counters-agenda = Cabale
counters-actions = Actions
counters-actions_one = Action
counters-unhosted_actions = Actions libres
counters-unhosted_actions_one = Action libre
counters-blood = Sang
counters-blood_potency = Puissance de Sang
counters-physical = Physique
counters-social = Social
counters-mental = Mental
counters-secrecy = Secret
counters-influence = Influence
counters-fear = Peur
counters-tokens = jetons

steps-setup = mise en place
steps-beginning = Phase initiale
steps-action = Phase d’Action
steps-relentless = Implacable
steps-companions = compagnons
steps-intel = Info
steps-type = type d’attaque
steps-attack_card = carte Attaque
steps-block = blocage
steps-reaction = Réaction
steps-reveal = révélation
steps-abilities = capacités
steps-damage = dégâts
steps-reward = récompense
steps-influence = conflit d’Influence
steps-contender = prétendant
steps-conspiracy = Conspiration
steps-mending = régénération
steps-inquisition = Seconde Inquisition
steps-end_of_turn = fin du tour
steps-draw = pioche
steps-effect = effet

phases-beginning = Phase initiale
phases-action = Phase d’Action
phases-end = Phase finale

marks-exhausted = épuisé
marks-face_down = face cachée
marks-no_influence = sans Influence
marks-wounded = Blessé
marks-titled = Titré
marks-leader = Meneur
marks-guard = Garde
marks-eliminated = éliminé

table-turn = Tour
table-phase = phase
table-streets = La Rue
table-events = Événements
table-prince = Prince de la ville
table-attack = Attaque
table-conflict = conflit d’Influence
table-result = gagne la partie
table-reconstructed = Règles reconstituées : * questions ouvertes
table-rival = votre rival
table-city = pioche Ville
table-nobody = personne

editions-1_9 = boîte de base avec la mise à jour 1.9
editions-core = boîte de base, premier tirage

standing-this_action = Ne pas répondre à ceci
standing-votes = S’arrêter à chaque conflit d’Influence

settings-factionHand = Cartes Faction en main
settings-mulligan = Mulligan
settings-mulligan_false = Non
settings-mulligan_true = Oui
settings-leaderInfluence = Influence du Meneur
settings-handLimit = Limite de main
settings-handLimit_0 = Aucune limite
settings-prestige = Prestige de départ
settings-drainThemSlowly = Drain Them Slowly
settings-drainThemSlowly_first_print = premier tirage
settings-drainThemSlowly_later_print = tirage ultérieur

about-factionHand = Combien de cartes de la pioche Faction compte la main de départ (R-AMB-01).
about-mulligan = Si chaque joueur peut échanger une fois sa main de départ (R-AMB-02).
about-leaderInfluence = L’Influence propre d’un Meneur (R-AMB-03).
about-handLimit = Combien de cartes un joueur garde à la fin de son tour (R-AMB-11).
about-prestige = Le Prestige dont on prend le Sang du Meneur (R-AMB-24).
about-drainThemSlowly = Quelle version de la carte s’applique (R-AMB-43).

tallies-score = victoires
tallies-attacks = attaques
tallies-schemes = Intrigues
tallies-eliminated = éliminé

facts-kind = genre
facts-clan = clan
facts-type = type
facts-threshold = seuil
