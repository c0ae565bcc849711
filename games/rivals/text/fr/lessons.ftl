recruit =
    .title = Recrutez un vampire
    .introduction = Vous avez deux Actions par tour. Recruter en est une : mettez un vampire de votre main dans votre Refuge et payez autant de Prestige que sa Puissance de Sang. Ce Prestige devient son Sang. Le Prestige est votre vie : ne le dépensez jamais en entier.

draw =
    .title = Piochez une carte
    .introduction = Une autre Action est de piocher une carte, de la Bibliothèque ou de la pioche Faction, où sont vos vampires. À la fin de chaque tour, vous piochez de toute façon deux cartes.

mortal =
    .title = Attaquez un Mortel
    .introduction = Des Mortels se promènent dans La Rue. Choisissez le type d’attaque dans lequel votre vampire est le plus fort et ajoutez une carte Attaque. Si les dégâts atteignent le Sang du Mortel, il est vaincu : vous gagnez sa Cabale, puis le brûlez pour régénérer du Sang ou l’attachez comme Servant.

attack =
    .title = Attaquez un personnage
    .introduction = Une attaque épuise l’attaquant et l’emmène dans La Rue. Les dégâts sont l’attribut du type annoncé plus la carte Attaque, moins le même attribut de la cible. Dans La Rue, un personnage est facile à trouver.

intel =
    .title = Trouvez quelqu’un dans un Refuge
    .introduction = Un Refuge donne 1 Secret. Votre attaque a besoin d’autant d’Info. Défaussez une carte pour chaque Info manquante ; l’attaque continue ensuite comme d’habitude.

block =
    .title = Bloquez une attaque
    .introduction = Quand un membre de votre groupe est attaqué, un autre membre prêt peut prendre l’attaque sur lui. Seuls les vampires avec Garde bloquent les attaques Distantes. Que le fort protège le faible.

reaction =
    .title = Réagissez à une attaque
    .introduction = Le personnage attaqué peut jouer une Réaction qui montre le type de l’attaque. Les Boucliers réduisent les dégâts ; certaines Réactions ripostent.

torpor =
    .title = Envoyez un personnage en Torpeur
    .introduction = Un vampire sans Sang est vaincu et tombe en Torpeur. Pour chaque vampire vaincu de votre rival, vous gagnez 1 Cabale. Un joueur sans personnage hors de Torpeur est éliminé.

scheme =
    .title = Gagnez un vote
    .introduction = Une Intrigue ouvre un conflit d’Influence. Vous êtes du côté Oui. Engagez l’Influence de vos personnages, ajoutez un Modificateur face cachée et, si vous voulez, du Prestige en secret. Plus de Oui que de Non : l’Intrigue réussit.

prince =
    .title = Devenez Prince de la ville
    .introduction = Tant que personne n’a le titre, un personnage prêt peut le revendiquer. Il va dans La Rue, et chaque adversaire peut l’attaquer une fois. S’il tient bon, son porteur vous rapporte 1 Prestige et 1 Cabale par tour, mais son Secret est 0.

conspiracy =
    .title = Résolvez une Conspiration
    .introduction = Une Conspiration est face cachée et reçoit du Prestige, au plus 1 par joueur et par tour. Quand il y en a assez, son propriétaire la résout sans Action et choisit un joueur qui n’a pas contribué.

win =
    .title = Atteignez 13 points de Cabale
    .introduction = Tout ce que vous faites sert à gagner de la Cabale : le premier joueur à 13 gagne aussitôt. Ou bien éliminez votre rival.
