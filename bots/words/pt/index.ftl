onlyAnswer = “{ $answer }”: não havia outra possibilidade.
chance = “{ $answer }”: deixou a escolha ao acaso.
insight = “{ $answer }”: parecia o mais promissor.
because = “{ $answer }”, porque { $reason }.
worlds =
    { $reason ->
        [none]
            “{ $answer }”: em { $worlds ->
                [one] 1 jogo imaginado
               *[other] { $worlds } jogos imaginados
            } foi o que deu melhor resultado, com cerca de { $percent } % de chance de vencer.
       *[other]
            “{ $answer }”: em { $worlds ->
                [one] 1 jogo imaginado
               *[other] { $worlds } jogos imaginados
            } foi o que deu melhor resultado, com cerca de { $percent } % de chance de vencer; { $reason }.
    }
tooSlow = Teve de responder na hora. { $instead }
