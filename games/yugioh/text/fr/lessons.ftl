summon =
    .title = Invoquez votre premier monstre
    .introduction = À chaque tour, vous pouvez Invoquer Normalement un monstre de votre main. Il arrive face recto en Position d’Attaque. Les monstres de Niveau 4 ou moins n’ont besoin de rien d’autre ; les étoiles montrent le Niveau.

attack =
    .title = Attaquez un monstre plus faible
    .introduction = Durant la Battle Phase, chacun de vos monstres en Position d’Attaque peut attaquer une fois. On compare les ATK : le monstre le plus faible est détruit et son joueur perd la différence en Life Points.

direct =
    .title = Attaquez directement
    .introduction = Tant que l’adversaire a un monstre, vous devez l’attaquer. Quand le Terrain est vide, votre monstre attaque le joueur et inflige toute son ATK en dommages.

tribute =
    .title = Des Sacrifices pour un monstre plus fort
    .introduction = Un monstre de Niveau 5 ou 6 demande un Sacrifice, un monstre de Niveau 7 ou plus en demande deux : des monstres que vous contrôlez vont au Cimetière. C’est toujours votre seule Invocation Normale du tour.

defend =
    .title = Posez un monstre en défense
    .introduction = Au lieu d’Invoquer, vous pouvez Poser un monstre : face verso en Position de Défense. Sa carte est à l’horizontale et sa DEF compte. Un attaquant avec moins d’ATK ne détruit rien et son joueur perd la différence.

flip =
    .title = Retournez-le
    .introduction = Lors d’un tour suivant, vous pouvez Invoquer par Flip un monstre Posé. Un effet Flip s’active chaque fois que son monstre est retourné face recto. Celui-ci détruit un monstre de votre choix.

spell =
    .title = Activez des Magies
    .introduction = Les Magies s’activent durant votre Main Phase ; les Magies Jeu-Rapide aussi durant d’autres phases. La plupart vont aussitôt au Cimetière. Une Magie d’Équipement reste et renforce un monstre.

trap =
    .title = Déclenchez un Piège
    .introduction = Un Piège doit d’abord être Posé et peut être activé dès le tour suivant, même celui de l’adversaire. Cette fois, c’est vous qui attendez : répondez à l’Invocation.

chain =
    .title = Une Chaîne de trois
    .introduction = À chaque réponse, on peut répondre encore : les activations forment une Chaîne. Elle se résout à l’envers, le dernier Maillon en premier. Seul un Contre-Piège répond à un Contre-Piège. Sauvez votre Magie avec le troisième Maillon.

fusion =
    .title = Invocation Fusion
    .introduction = Les Monstres de Fusion attendent dans l’Extra Deck. Polymérisation unit les monstres imprimés sur l’un d’eux, de la main ou du Terrain, et les envoie au Cimetière.

ritual =
    .title = Invocation Rituelle
    .introduction = Un Monstre Rituel est dans la main et a besoin de sa Magie Rituelle. Vous Sacrifiez des monstres de la main ou du Terrain dont les Niveaux atteignent le nombre de la Magie.

synchro =
    .title = Invocation Synchro
    .introduction = Un Syntoniseur et d’autres monstres de votre Terrain vont au Cimetière. La somme des Niveaux doit être exactement le Niveau du Monstre Synchro. Aucune Magie n’est nécessaire.

xyz =
    .title = Invocation Xyz
    .introduction = Deux monstres de même Niveau sont superposés, et un Monstre Xyz vient dessus. Il a un Rang et pas de Niveau. Ses effets détachent les Matériels : arrêtez une attaque avec l’un d’eux.

pendulum =
    .title = Invocation Pendule
    .introduction = Deux Monstres Pendule dans les Zones Pendule forment une échelle. Une fois par tour, tous les monstres de votre main dont le Niveau est entre les deux nombres peuvent venir en même temps, sans Sacrifice.

win =
    .title = Prenez les derniers Life Points
    .introduction = Les deux joueurs commencent avec 8000 Life Points. Un joueur qui n’en a plus perd le Duel. Ici, tout est prêt pour la dernière attaque.
