onlyAnswer = “{ $answer }”: nothing else was possible.
chance = “{ $answer }”: it left the choice to chance.
insight = “{ $answer }”: it looked most promising.
because = “{ $answer }”, because { $reason }.
worlds =
    { $reason ->
        [none]
            “{ $answer }”: in { $worlds ->
                [one] 1 imagined game
               *[other] { $worlds } imagined games
            } this did best, with a chance of about { $percent }% to win.
       *[other]
            “{ $answer }”: in { $worlds ->
                [one] 1 imagined game
               *[other] { $worlds } imagined games
            } this did best, with a chance of about { $percent }% to win; { $reason }.
    }
tooSlow = It had to answer at once. { $instead }
