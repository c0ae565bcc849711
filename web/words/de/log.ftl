title = Verlauf
side = Verlauf und Gespräch
empty = Noch ist nichts geschehen.
away =
    Während du weg warst: { $count ->
        [one] 1 Zeile
       *[other] { $count } Zeilen
    }
beforeTurns = Vor dem ersten Zug
toEnd = Zum Neuesten
