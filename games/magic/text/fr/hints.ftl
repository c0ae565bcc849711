setup = Une bonne main de départ contient de deux à cinq terrains. Un mulligan donne une autre main avec une carte de moins.
main_1 = Jouez un terrain et lancez ce que vos terrains peuvent payer. Passer mène au combat.
declare_attackers = Tous les attaquants sont déclarés en même temps. Ils sont engagés : la plupart ne pourront pas bloquer avant votre prochain tour.
declare_blockers = Plusieurs créatures peuvent bloquer un même attaquant. Ce qui n’est pas bloqué vous inflige ses blessures. Ensuite, on peut encore lancer des éphémères.
main_2 = Après le combat, vous pouvez encore jouer un terrain, si vous ne l’avez pas fait, et lancer des sorts.
end = Le tour va finir : dernière occasion pour les éphémères et les capacités.
