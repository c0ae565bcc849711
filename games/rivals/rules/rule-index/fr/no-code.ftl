R-INFO-002 =
    .noCode = Concerne ce que les gens notent et se montrent. Aucune carte du jeu de base ne montre une main, et la vue d’une place ne contient jamais celle d’une autre.
R-INFO-003 =
    .noCode = Les accords sont des paroles entre joueurs, et le jeu n’oblige à en respecter aucun.
