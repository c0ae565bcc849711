title = Registro
side = Registro e conversa
empty = Nada aconteceu ainda.
away =
    Enquanto você esteve fora: { $count ->
        [one] 1 linha
       *[other] { $count } linhas
    }
beforeTurns = Antes do primeiro turno
toEnd = Para o mais recente
