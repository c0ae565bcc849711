### English, and by its shape what every language must say.

title = Log
side = Log and chat
empty = Nothing has happened yet.
away =
    While you were away: { $count ->
        [one] 1 line
       *[other] { $count } lines
    }
beforeTurns = Before the first turn
toEnd = Jump to the latest
