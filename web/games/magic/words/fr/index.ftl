steps = Étapes du tour
stops = Arrêts
stopsExplained = Aux étapes cochées, le jeu vous consulte quand vous pouvez faire autre chose que produire du mana. Ailleurs, vous passez automatiquement.
ownTurn = Mon tour
otherTurn = Tours des autres
ownStack = Quand un objet à moi est au sommet de la pile
otherStack = Quand un objet d’un autre est au sommet de la pile
fullControl = Contrôle total
stopHere = vous vous arrêtez ici
stack =
    { $count ->
        [one] Pile : 1 objet
       *[other] Pile : { $count } objets
    }
resolvesNext = se résout en premier
ability = capacité
targets = Cibles : { $names }
attackWith = Attaquer avec { $count }
attackWithName = Attaquer avec { $name }
allAttack = Attaquer avec toutes
attackAlone = Attaquer seule
blockAlone = Bloquer seule
attackWhom = Attaquer qui ?
blockWith = Bloquer avec { $count }
blockWithName = Bloquer { $attacker } avec { $blocker }
doesNotBlock = ne bloque pas
impossible = Les règles ne le permettent pas. Changez quelque chose et réessayez.
alike = { $count } identiques
mustAttack = doit attaquer
some = { $chosen } sur { $of }
whoAttacks = Lesquelles de vos créatures attaquent ?
whoBlocks = Lesquelles de vos créatures bloquent ?
keepHand =
    { $own ->
        [yes] Vous commencez.
       *[no] { $starter } commence.
    } { $count ->
        [one] Garder cette main de 1 carte ?
       *[other] Garder cette main de { $count } cartes ?
    }
chooseTarget = Quelle cible pour { $name } ?
chooseX = Combien vaut X pour { $name } ?
choosePayment = Comment payez-vous { $name } ?
payAutomatically = en payant automatiquement
payByHand = Mana à la main
otherOnTop = Répondre à { $name } ?
ownOnTop = Agir avant la résolution : { $name } ?
beforeCombat = Que faites-vous avant le combat ?
afterCombat = Que faites-vous après le combat ?
beforeBlocks = Agir avant la déclaration des bloqueurs ?
beforeDamage = Agir avant les blessures de combat ?
beforeEnd = Agir avant la fin du tour ?
actIn = { $step } : agir maintenant ?
passing = Passer : { $consequence }
resolves = { $name } se résout

short-upkeep = Entretien
short-draw = Pioche
short-main_1 = Principale
short-beginning_of_combat = Combat
short-declare_attackers = Attaque
short-declare_blockers = Blocage
short-first_strike_damage = Initiative
short-combat_damage = Blessures
short-end_of_combat = Fin de combat
short-main_2 = Principale 2
short-end = Fin

rows-creatures = Créatures
rows-others = Autres permanents
rows-lands = Terrains

after-upkeep = aller à l’étape de pioche
after-draw = aller à la phase principale
after-main_1 = aller au combat
after-beginning_of_combat = aller aux attaquants
after-declare_attackers = aller aux blocages
after-declare_blockers = infliger les blessures
after-first_strike_damage = infliger les blessures normales
after-combat_damage = finir le combat
after-end_of_combat = aller à la seconde phase principale
after-main_2 = finir le tour
after-end = finir le tour

# A button: passes, without an attack if there was none, until the turn is over.
endTurn = Finir le tour
