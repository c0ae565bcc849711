title = Journal
side = Journal et discussion
empty = Il ne s’est encore rien passé.
away =
    Pendant votre absence : { $count ->
        [one] 1 ligne
       *[other] { $count } lignes
    }
beforeTurns = Avant le premier tour
toEnd = Au plus récent
