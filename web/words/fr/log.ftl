title = Journal
side = Journal et discussion
empty = Il ne s’est encore rien passé.
away =
    Pendant votre absence : { $count ->
        [one] 1 ligne
       *[other] { $count } lignes
    }
toEnd = Au plus récent
