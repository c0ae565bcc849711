land =
    .title = Jouez un terrain, lancez une créature
    .introduction = Les terrains donnent du mana, et le mana paie tout le reste. Vous pouvez jouer un terrain par tour. Le coût se trouve dans le coin supérieur de la carte : un symbole de couleur demande du mana de cette couleur, un nombre accepte n’importe quel mana. Vous engagez des terrains pour cela ; ils se dégagent au début de votre prochain tour.

attack =
    .title = Attaquez votre adversaire
    .introduction = Une fois par tour, vous pouvez attaquer, avec autant de créatures que vous voulez. Elles attaquent le joueur, jamais une autre créature, et s’engagent en attaquant. Celle que personne ne bloque inflige autant de blessures que sa force. Les deux joueurs commencent à 20 points de vie.

waiting =
    .title = Les nouvelles créatures attendent un tour
    .introduction = Une créature que vous ne contrôlez que depuis ce tour ne peut pas encore attaquer, à moins d’avoir la célérité : les joueurs appellent cela le mal d’invocation. C’est pourquoi on lance souvent ses créatures après le combat. À votre prochain tour, elle attaquera avec les autres.

block =
    .title = Bloquez un attaquant
    .introduction = Cette fois, c’est vous qu’on attaque. Vos créatures dégagées peuvent bloquer, chacune un attaquant ; aucune n’y est obligée. Le bloqueur et l’attaquant s’infligent des blessures l’un à l’autre, et non à vous. Une créature qui a autant de blessures que son endurance est détruite.

stack =
    .title = Répondez par un éphémère
    .introduction = Un sort n’a pas lieu tout de suite : il attend sur la pile, et chacun peut répondre. La réponse se place au-dessus et a lieu en premier. Les éphémères peuvent être lancés à tout moment ; les autres cartes, seulement pendant votre propre phase principale. Votre créature va être frappée : sauvez-la.

evasion =
    .title = Le vol et le piétinement
    .introduction = Les capacités changent le combat. Ce qui a le vol n’est bloqué que par des créatures avec le vol ou la portée. Un attaquant avec le piétinement donne à ses bloqueurs juste assez de blessures pour les détruire, et le reste au joueur. C’est vous qui décidez comment les blessures sont assignées.

strike =
    .title = Le contact mortel et l’initiative
    .introduction = De petites créatures peuvent bien bloquer. La moindre blessure d’une créature avec le contact mortel détruit ce qu’elle touche, si grand soit-il. Une créature avec l’initiative inflige ses blessures avant les autres ; ce qui en meurt ne riposte pas. Choisissez bien qui bloque qui.

aura =
    .title = Enchantez une créature
    .introduction = Une aura est un enchantement attaché à quelque chose, ici à une créature, qui devient plus forte. Elle reste jusqu’à ce que la créature quitte le champ de bataille ; l’aura va alors au cimetière. Avec la vigilance, attaquer n’engage pas votre créature.

equip =
    .title = Équipez une créature
    .introduction = Un équipement est un artefact. Une fois sur le champ de bataille, vous payez son coût d’équipement pour l’attacher à une de vos créatures et, plus tard, si vous voulez, à une autre. Quand la créature meurt, l’équipement reste. Avec la double initiative, une créature inflige ses blessures de combat deux fois.

planeswalker =
    .title = Appelez un planeswalker
    .introduction = Un planeswalker se bat à vos côtés. Il arrive avec des marqueurs « loyauté ». Une fois à chacun de vos tours, vous pouvez utiliser une de ses capacités : le nombre qui la précède est ajouté à sa loyauté ou retiré. Les créatures peuvent l’attaquer ; à 0 de loyauté, il disparaît.

counter =
    .title = Contrecarrez un sort
    .introduction = La magie bleue peut arrêter un sort avant qu’il n’en sorte quoi que ce soit. Il faut que ce soit en réponse, pendant que le sort attend sur la pile. Un sort contrecarré va au cimetière sans aucun effet, et le mana dépensé est perdu.

turn =
    .title = Jouez un tour entier
    .introduction = Un tour commence : vos cartes se dégagent et vous piochez une carte. Pendant la phase principale, vous jouez un terrain et lancez des sorts. Puis vient le combat, puis une seconde phase principale. Il vaut souvent mieux attaquer d’abord et ne montrer qu’ensuite ce que vous avez d’autre.

win =
    .title = Gagnez la partie
    .introduction = Un joueur à 0 point de vie perd. Les blessures infligées à un joueur lui coûtent autant de points de vie, qu’elles viennent de créatures ou de sorts. Il reste 6 points de vie à votre adversaire : attaquez, et finissez avec ce que vous avez en main.
