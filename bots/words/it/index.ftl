onlyAnswer = «{ $answer }»: non c’era altra possibilità.
chance = «{ $answer }»: ha lasciato la scelta al caso.
insight = «{ $answer }»: sembrava la mossa più promettente.
because = «{ $answer }», perché { $reason }.
worlds =
    { $reason ->
        [none]
            «{ $answer }»: in { $worlds ->
                [one] 1 partita immaginata
               *[other] { $worlds } partite immaginate
            } ha dato il risultato migliore, con circa il { $percent } % di probabilità di vincere.
       *[other]
            «{ $answer }»: in { $worlds ->
                [one] 1 partita immaginata
               *[other] { $worlds } partite immaginate
            } ha dato il risultato migliore, con circa il { $percent } % di probabilità di vincere; { $reason }.
    }
tooSlow = Ha dovuto rispondere subito. { $instead }
