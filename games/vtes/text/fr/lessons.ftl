influence =
    .title = Mettez un vampire en jeu
    .introduction = Vos vampires attendent face cachée dans la région incontrôlée. Dans votre phase d’influence, vous dépensez des transferts pour déplacer de la réserve sur eux. Un vampire qui a autant de compteurs que sa capacité peut devenir disponible. Mais votre réserve est aussi votre vie : ce que vous dépensez manquera plus tard.

control =
    .title = Mettez un vampire en jeu
    .introduction = Vos vampires attendent face cachée dans la région incontrôlée. Dans votre phase d’influence, vous dépensez des transferts pour déplacer de la réserve sur eux. À la fin de cette phase, tout vampire qui a autant de compteurs que sa capacité devient disponible. Mais votre réserve est aussi votre vie : ce que vous dépensez manquera plus tard.

bleed =
    .title = Mordez votre proie
    .introduction = Le joueur à votre gauche est votre proie. Une morsure lui retire de la réserve : c’est ainsi que se gagnent la plupart des parties. Le vampire qui agit s’incline. Après une morsure réussie, vous prenez aussi l’Avantage.

edge =
    .title = Utilisez l’Avantage
    .introduction = Un seul joueur a l’Avantage. S’il est à vous dans votre phase de redressement, vous pouvez gagner 1 point de réserve. Vous le gardez jusqu’à ce qu’un autre joueur morde avec succès.

hunt =
    .title = Chassez pour récupérer du sang
    .introduction = Les vampires vivent de sang : il paie leurs cartes et guérit leurs blessures. Un vampire qui en a peu chasse : une action avec 1 de discrétion qui rapporte 1 point de sang de la banque de sang.

equip =
    .title = Équipez un vampire
    .introduction = Les équipements, les compagnons et les alliés entrent en jeu par une action d’un de vos serviteurs. Vous annoncez l’action avec la carte et ne payez que si l’action réussit.

raise =
    .title = Augmentez une morsure
    .introduction = Les modificateurs d’action sont joués par le serviteur qui agit. Mieux vaut attendre : quand plus personne ne veut bloquer, votre proie ne peut plus opposer de bloqueur à une morsure plus forte.

block =
    .title = Bloquez une action
    .introduction = Cette fois, vous êtes de l’autre côté : on veut vous mordre. Un de vos vampires redressés peut tenter de bloquer. Un blocage réussi arrête l’action, incline votre vampire, et les deux se battent.

intercept =
    .title = Interception contre discrétion
    .introduction = Une action avec de la discrétion ne se bloque qu’avec autant d’interception. Certaines actions en ont d’elles-mêmes : la chasse en a 1. Les cartes de réaction donnent de l’interception à votre bloqueur quand il en a besoin.

combat =
    .title = Combattez à distance
    .introduction = Un combat se déroule en rounds : d’abord la portée, puis les frappes. Au contact, les mains nues font des dégâts. À distance, elles ne font rien, contrairement à une arme à feu. Manœuvrez là où votre arme est utile.

torpor =
    .title = Sortez de torpeur
    .introduction = Un vampire qui subit plus de dégâts qu’il n’a de sang tombe en torpeur. Il n’y peut faire qu’une chose : une action pour en sortir, au prix de 2 points de sang. Il est ensuite disponible, mais incliné.

politics =
    .title = Gagnez un référendum
    .introduction = Une action politique que personne ne bloque mène à un référendum. Les titres donnent des voix, et la carte politique elle-même aussi. Avec plus de voix pour que contre, il passe. À égalité, il échoue.

oust =
    .title = Éliminez votre proie
    .introduction = Un joueur qui n’a plus de réserve est éliminé. Le prédateur du joueur éliminé gagne 1 point de victoire et 6 points de réserve, et le joueur suivant devient sa nouvelle proie. Celui qui a le plus de points de victoire l’emporte.

ante =
    .title = Gagnez une mise
    .introduction = On peut convenir de jouer avec une mise. Chaque joueur met alors de côté, face visible, la première carte de sa bibliothèque, avant de piocher sa main. Quand vous éliminez votre proie, vous gagnez la carte qu’elle avait misée. Les cartes que votre proie avait gagnées à d’autres ne vous reviennent pas.
