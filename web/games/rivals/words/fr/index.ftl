rivalIs = Rival : { $name }
rivalIsYou = Rival : vous
tokensOf =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } : { $name }
outside = { $count } dans La Rue
havenEmpty = Personne n’est au Refuge
streetsEmpty = Personne n’est dans La Rue
cityDiscard = Défausse Ville
cityBurned = Cartes Ville brûlées
mortals = Mortels
attackSteps = Étapes de l’attaque
along = Avec { $names }
enoughIntel = suffisant
missingIntel =
    { $count ->
        [one] il manque 1
       *[other] il manque { $count }
    }
blocked = bloquée
cardDown = une carte est face cachée
bonus =
    { $count ->
        [one] +{ $count } dégât
       *[other] +{ $count } dégâts
    }
yes = Oui
no = Non
abstains = s’abstient
notYet = n’a pas encore voté
modifierDown = une carte face cachée
hiddenPrestige = votre Prestige caché : { $count }
secretUntilTheEnd = Les cartes face cachée et le Prestige caché comptent à la fin.
passed = L’Intrigue réussit
failed = L’Intrigue échoue

attributes = { $own } contre { $other }
types-physical = Physique
types-social = Sociale
types-mental = Mentale
types-ranged = Distante

# A button: mends nothing and draws all cards from there.
endTurn = Finir le tour en piochant dans la Bibliothèque
# A switch: then choices with companions are offered, too.
companions = Choisir des compagnons
