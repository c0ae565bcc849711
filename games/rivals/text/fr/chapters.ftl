### The statements of the rules and the titles of the chapters of the rule index, in French.

Components_and_cards = Matériel et cartes
Deck_construction = Construction du deck
Setup = Mise en place
# key: Places, states, parties
Places__states__parties = Lieux, états, groupes

Tokens = Jetons
Winning_and_elimination = Victoire et élimination
Turn = Tour
Actions = Les Actions
Attack = Attaque
# key: Damage, defeat, torpor, mending
Damage__defeat__torpor__mending = Dégâts, défaite, Torpeur, régénération

# key: Mortals, Retainers, attachments
Mortals__Retainers__attachments = Mortels, Servants, cartes attachées

Influence_and_Schemes = Influence et Intrigues
Prince_of_the_City = Prince de la ville
Conspiracies_and_face-down_cards = Conspirations et cartes face cachée
Abilities_and_timing = Capacités et moments
City_Deck = Pioche Ville
Information = Informations
Expansion_rules_named_in_the_update = Règles d’extension citées par la mise à jour
Single_Core_cards_whose_text_leaves_something_open = Cartes de base dont le texte laisse une question ouverte
