onlyAnswer = «{ $answer }»: no había otra posibilidad.
chance = «{ $answer }»: dejó la elección al azar.
insight = «{ $answer }»: parecía lo más prometedor.
because = «{ $answer }», porque { $reason }.
worlds =
    { $reason ->
        [none]
            «{ $answer }»: en { $worlds ->
                [one] 1 partida imaginada
               *[other] { $worlds } partidas imaginadas
            } fue lo que mejor resultó, con cerca de un { $percent } % de posibilidades de ganar.
       *[other]
            «{ $answer }»: en { $worlds ->
                [one] 1 partida imaginada
               *[other] { $worlds } partidas imaginadas
            } fue lo que mejor resultó, con cerca de un { $percent } % de posibilidades de ganar; { $reason }.
    }
tooSlow = Tuvo que responder de inmediato. { $instead }
