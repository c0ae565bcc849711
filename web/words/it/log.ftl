title = Diario
side = Diario e chat
empty = Non è ancora successo nulla.
away =
    Mentre non c’eri: { $count ->
        [one] 1 riga
       *[other] { $count } righe
    }
beforeTurns = Prima del primo turno
toEnd = Alla più recente
