onlyAnswer = „{ $answer }“: Etwas anderes war nicht möglich.
chance = „{ $answer }“: Der Bot hat gelost.
insight = „{ $answer }“: Das sah am besten aus.
because = „{ $answer }“, weil { $reason }.
worlds =
    { $reason ->
        [none]
            „{ $answer }“: In { $worlds ->
                [one] 1 gedachten Partie
               *[other] { $worlds } gedachten Partien
            } schnitt das am besten ab, mit einer Gewinnchance von etwa { $percent } %.
       *[other]
            „{ $answer }“: In { $worlds ->
                [one] 1 gedachten Partie
               *[other] { $worlds } gedachten Partien
            } schnitt das am besten ab, mit einer Gewinnchance von etwa { $percent } %, auch weil { $reason }.
    }
tooSlow = Die Antwort musste sofort kommen. { $instead }
