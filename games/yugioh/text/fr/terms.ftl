zones-deck = dans le Deck
zones-hand = dans la main
zones-extra = dans l’Extra Deck
zones-graveyard = au Cimetière
zones-banished = parmi les cartes bannies
zones-monsters = dans une Zone Monstre
zones-spells = dans une Zone Magie & Piège
zones-field = dans la Zone Terrain
zones-pendulum = dans une Zone Pendule
zones-attached = parmi les Matériels Xyz
zones-summoning = à l’Invocation
zones-side = dans le Side Deck
zones-none = hors du jeu

positions-attack = d’Attaque
positions-defense = de Défense

attributes-DARK = TÉNÈBRES
attributes-DIVINE = DIVIN
attributes-EARTH = TERRE
attributes-FIRE = FEU
attributes-LIGHT = LUMIÈRE
attributes-WATER = EAU
attributes-WIND = VENT

modes-gain = gagner des LP
modes-damage = infliger des dommages
modes-no_damage = aucun dommage de combat
modes-monster = le monstre ne peut pas être détruit
modes-increase = augmenter le Niveau
modes-reduce = réduire le Niveau
