title = Diario
side = Diario e chat
empty = Non è ancora successo nulla.
away =
    Mentre non c’eri: { $count ->
        [one] 1 riga
       *[other] { $count } righe
    }
toEnd = Alla più recente
