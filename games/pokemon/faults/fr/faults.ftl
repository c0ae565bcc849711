### What is wrong with decks, lists, definitions and positions of Pokémon. The English texts are those of the code.

seats = Ce jeu est pour 2 places, pas pour { $count }.
noBasic = Le deck de { $name } n’a pas de Pokémon de base.
tooFew =
    Le deck de { $name } a { $count } { $count ->
        [one] carte
       *[other] cartes
    } et il en faut au moins { $least }.
noKind = { $card } n’est ni un Pokémon, ni un Dresseur, ni une Énergie (supertype : { $type }).
noHp = { $card } n’a pas de PV.
factor = un facteur ou « +20 »
letters = des lettres parmi { $letters }
saysEvolution = une carte du niveau { $stage } dit de qui elle évolue
noEvolution = une carte du niveau { $stage } ne dit pas de qui elle évolue
piece = « piece » appartient à V-UNION et LÉGENDE
gx = seuls les Pokémon-GX ont des attaques GX
vstar = seuls les Pokémon-VSTAR ont un Pouvoir VSTAR
sameName = deux attaques ou talents ont le même nom
lastProvides = la dernière ligne de « provides » n’a pas de condition
coin = heads ou tails
number = un nombre, ou un texte comme « +20 »
attacks = un dictionnaire d’attaques par nom
symbol = { $sign } n’est pas un symbole de coût ; attendu : { $signs }.
abilities = un dictionnaire de talents par nom
ability = un talent dans les mots du langage des cartes
stadium = un Stade
active = Chaque joueur a un Pokémon Actif.
noPokemon = { $name } n’est pas un Pokémon.
energy = une carte Énergie
tool = un Outil Pokémon
cardOrMap = le nom d’une carte, ou un dictionnaire avec card ou pokemon
