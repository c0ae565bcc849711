zones-active = Poste Actif
zones-bench = Banc
zones-hand = main
zones-deck = deck
zones-prizes = cartes Récompense
zones-discard = pile de défausse
zones-lost = Zone Perdue
zones-known_hand = cartes connues de la main
zones-known_deck = cartes connues du deck

counters-prizes = Récompenses
counters-deck = deck
counters-hand = main
counters-damage = dégâts
counters-hp = PV
counters-retreat = Coût de Retraite
counters-poison = marqueurs de dégâts du Poison
counters-Energy_attached = Énergie attachée
counters-Supporter_played = Supporter joué
counters-Stadium_played = Stade joué
counters-retreated = retraite faite
counters-GX_attack_used = attaque GX utilisée
counters-VSTAR_Power_used = Pouvoir VSTAR utilisé

steps-coin_flip = pièce
steps-setup = mise en place
steps-extra_cards = cartes supplémentaires
steps-main = actions
steps-attack_choices = attaque
steps-effect = effet
steps-prizes = Récompenses
steps-promote = nouveau Pokémon Actif
steps-checkup = Contrôle Pokémon

marks-face_down = face cachée
marks-hp = PV augmentés
marks-retreat_cost = Coût de Retraite modifié
marks-attack_cost = coût des attaques modifié
marks-no_retreat_cost = retraite sans coût
marks-damage_done = inflige des dégâts modifiés
marks-damage_taken = subit des dégâts modifiés
marks-no_damage = ne subit pas de dégâts
marks-no_effects = non affecté par les attaques
marks-cannot_attack = ne peut pas attaquer
marks-cannot_retreat = ne peut pas battre en retraite
marks-cannot_use = ne peut pas utiliser une attaque
marks-flip_to_attack = lance une pièce pour attaquer
marks-immune = immunisé
marks-no_Abilities = sans talents
marks-bench_size = taille du Banc modifiée
marks-cannot_play = ne peut pas jouer de cartes

table-turn = tour
table-phase = partie
table-stadium = Stade
table-sudden_death = mort subite
table-result = gagne la partie

editions-2024 = Règles de 2024

settings-firstTurn = Premier tour
settings-firstTurn_supporter = aucune carte Supporter
settings-firstTurn_trainer = aucune carte Dresseur

about-firstTurn = Ce que le premier joueur ne peut pas jouer à son premier tour.

facts-type = type
facts-types = types
facts-stage = niveau

deckNames-special-conditions-practice = Entraînement aux États Spéciaux
deckNames-first-fire = Premier Feu
deckNames-first-water = Première Eau
