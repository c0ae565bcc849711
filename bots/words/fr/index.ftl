onlyAnswer = « { $answer } » : rien d’autre n’était possible.
chance = « { $answer } » : il s’en est remis au hasard.
insight = « { $answer } » : c’était le plus prometteur.
because = « { $answer } », car { $reason }.
worlds =
    { $reason ->
        [none]
            « { $answer } » : dans { $worlds ->
                [one] 1 partie imaginée
               *[other] { $worlds } parties imaginées
            }, c’est ce qui a le mieux réussi, avec environ { $percent } % de chances de gagner.
       *[other]
            « { $answer } » : dans { $worlds ->
                [one] 1 partie imaginée
               *[other] { $worlds } parties imaginées
            }, c’est ce qui a le mieux réussi, avec environ { $percent } % de chances de gagner ; { $reason }.
    }
tooSlow = Il a dû répondre aussitôt. { $instead }
