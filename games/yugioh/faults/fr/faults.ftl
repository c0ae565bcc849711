### What is wrong with decks, lists, definitions and positions of Yu-Gi-Oh!. The English texts are those of the code.

seats = Un Duel a exactement 2 places, pas { $count }.
noList = La liste { $name } n’existe pas ; il y a { $names }.
chance = heads, tails, un nombre entier ou le nom d’une carte comme résultat du hasard
icon = une Magie ou un Piège doit avoir une icône
onlyMonsters = seuls les monstres l’ont
monsterNeeds = un monstre doit avoir { $key }
xyzRank = les Monstres Xyz, et eux seuls, ont un Rang
otherLevel = tous les autres monstres ont un Niveau
noIcon = un monstre n’a pas d’icône
materials = il manque des matériels ou il y en a trop ({ $way })
doesNothing = cela ne fait rien
asCards = seuls les Magies et les Pièges s’activent comme cartes
neverTriggers = cela ne s’active jamais
tokenField = { $name } est un Jeton, qui n’existe que sur le Terrain.
offField = Une carte hors du Terrain est chez son propriétaire ; donnez { $name } à { $owner }.
countersFaceUp = Les Compteurs sont sur des cartes face recto sur le Terrain.
extraUp = Seules les cartes de l’Extra Deck sont `up`.
pendulumUp = Seuls les Monstres Pendule sont face recto dans l’Extra Deck, et { $name } n’en est pas un.
notInExtra = { $name } n’appartient pas à l’Extra Deck.
extraUpSet = Seules les cartes de l’Extra Deck sont `up` ; une carte Posée va dans `set`.
noMonster = { $name } n’est pas un monstre.
noSpell = { $name } n’est ni une Magie ni un Piège ; un monstre s’équipe avec `on`.
noFieldSpell = { $name } n’est pas une Magie de Terrain.
noPendulum = { $name } n’est pas un Monstre Pendule.
inMonsters = Seul un monstre dans `monsters` a `{ $key }`.
xyzMaterials = Seul un Monstre Xyz a des matériels, et { $name } n’en est pas un.
noGemini = { $name } n’est pas un monstre Gémeau.
equipBy = Seule une Carte d’Équipement dans `with` a `by`.
counters = des nombres de compteurs par nom
noZone = Il n’y a pas de zone libre pour cette carte.
effects =
    La carte a { $count } { $count ->
        [one] effet qui s’active
       *[other] effets qui s’activent
    }, pas { $number }.
noMonsterThere = Il n’y a pas de monstre { $name } sur le Terrain.
cardOrToken = le nom d’une `card`, un `token` ou un `monster` inventé
noToken = { $name } n’est pas un Jeton.
