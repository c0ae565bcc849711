setup =
    .title = Mettez vos Pokémon en place
    .introduction = Une partie commence avec sept cartes en main. Vous placez un Pokémon de base face cachée à votre Poste Actif : c’est lui qui va se battre. D’autres Pokémon de base peuvent attendre sur le Banc, cinq au plus. Les cartes Évolution restent en main pour l’instant. Six cartes de votre deck sont mises de côté comme cartes Récompense.

energy =
    .title = Placez un Pokémon sur le Banc, attachez de l’Énergie
    .introduction = Pendant votre tour, vous pouvez placer sur le Banc autant de Pokémon de base de votre main qu’il y a de place. Les Pokémon attaquent avec de l’Énergie : une fois par tour, vous pouvez attacher une carte Énergie de votre main à n’importe lequel de vos Pokémon. Elle y reste ; attaquer ne la consomme pas.

attack =
    .title = Attaquez le Pokémon adverse
    .introduction = Seul votre Pokémon Actif attaque. Chaque symbole du coût d’une attaque demande une Énergie attachée : un symbole d’un type demande ce type, un symbole Incolore accepte n’importe lequel. Si le Pokémon Défenseur a une Faiblesse au type du vôtre, les dégâts sont doublés. L’attaque met fin à votre tour.

evolve =
    .title = Faites évoluer un Pokémon
    .introduction = Les Pokémon deviennent plus forts en évoluant : vous placez une carte de Niveau 1 sur le Pokémon de base qu’elle nomme puis, plus tard, une carte de Niveau 2 sur celle-ci. Les dégâts et l’Énergie restent. Mais le Pokémon doit être en jeu depuis avant votre tour ; celui qui vient d’arriver ne peut pas encore évoluer.

retreat =
    .title = Battez en retraite
    .introduction = Un Pokémon qui a subi beaucoup de dégâts est mieux sur le Banc. Une fois par tour, votre Pokémon Actif peut battre en retraite : vous défaussez autant de ses Énergies que l’indique son Coût de Retraite, et un de vos Pokémon de Banc prend sa place. Celui-ci peut attaquer aussitôt.

trainers =
    .title = Jouez des cartes Dresseur
    .introduction = Les cartes Dresseur aident vos Pokémon. Les Objets, comme Potion et Faiblo Ball, se jouent autant de fois que vous voulez ; les Supporters, qui sont des personnes et font davantage, un seul par tour. La plupart sont défaussés une fois leur travail fait.

sleep =
    .title = Endormez un Pokémon
    .introduction = Certaines attaques laissent un État Spécial sur le Pokémon Actif. Un Pokémon Endormi ne peut ni attaquer ni battre en retraite. Après chaque tour vient le Contrôle Pokémon : on lance une pièce pour lui, et seul le côté face le réveille.

poison =
    .title = Guérissez des États Spéciaux
    .introduction = Cette fois, c’est votre Pokémon qui souffre. Empoisonné, il reçoit un marqueur de dégâts à chaque Contrôle ; Paralysé, il ne peut pas attaquer. Évoluer met fin d’un coup à tous les États Spéciaux, et aller sur le Banc aussi. Les dégâts restent.

ability =
    .title = Utilisez un talent
    .introduction = Beaucoup de Pokémon ont un talent. Ce n’est pas une attaque : vous l’utilisez pendant votre tour, même depuis le Banc, et vous pouvez encore attaquer ensuite. Avec le sien, Palmaval attache de l’Énergie, en plus de celle que vous pouvez attacher de toute façon. Sa grande attaque arrive ainsi un tour plus tôt.

stadium =
    .title = Jouez un Stade et un Outil
    .introduction = Un Outil Pokémon est attaché à un de vos Pokémon et y reste ; chacun ne peut en avoir qu’un. Un Stade se trouve entre les joueurs et vaut pour les deux, jusqu’à ce qu’un autre prenne sa place. Terrain de Plage permet aux Pokémon de base de battre en retraite pour une Énergie de moins.

knockout =
    .title = Mettez K.O. un Pokémon
    .introduction = Un Pokémon dont les dégâts atteignent les PV est mis K.O. Il est défaussé avec tout ce qu’il porte, vous récupérez une de vos cartes Récompense, et votre adversaire amène un autre Pokémon de son Banc. Certains Pokémon puissants, comme les Pokémon-ex, valent deux cartes Récompense ou plus.

turn =
    .title = Jouez un tour entier
    .introduction = Un tour a trois parties. Vous piochez une carte. Puis vous agissez, dans l’ordre que vous voulez : placer des Pokémon sur le Banc, les faire évoluer, attacher une Énergie, jouer des Objets et un Supporter, battre en retraite, utiliser des talents. À la fin, votre Pokémon Actif peut attaquer. Voici un tour où il se passe presque tout.

win =
    .title = Récupérez votre dernière Récompense
    .introduction = Vous gagnez quand vous récupérez votre dernière carte Récompense. Vous gagnez aussi quand votre adversaire n’a plus de Pokémon en jeu, ou ne peut pas piocher au début de son tour. Il vous reste une Récompense : mettre un Pokémon K.O. suffit.
