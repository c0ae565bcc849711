R-INFO-002 =
    .noCode = Fala do que as pessoas anotam e mostram umas às outras. Nenhuma carta do jogo básico mostra uma mão, e a vista de um lugar nunca contém a de outro.
R-INFO-003 =
    .noCode = Os acordos são conversa entre jogadores, e o jogo não os obriga a cumprir nenhum.
