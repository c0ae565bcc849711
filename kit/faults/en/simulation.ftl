### Simulations and environments for programs.

noFormat = It does not name the format "praxis-simulation-1".
notText = "{ $name }" is not a text.
notNumber = "{ $name }" is no number from 1 to { $most }.
contenders = "contenders" is no list of decks with their bots.
otherGame = It is about { $game }, edition { $edition }.
otherRules = It was begun under version { $one } of the rules; this is { $other }.
otherCards = The cards have changed since it was begun.
wrongLine = line { $line }
actionsForMatches = There are { $count } actions for { $total } matches.
noMatch = There is no match { $match }; there are { $total }.
notAmong = Action { $action } of match { $match } is not among its { $total } actions.
inTheMiddle = Match { $match } is in the middle of an answer, so "{ $answer }" cannot be given as a whole.
notLegal = The answer "{ $answer }" of match { $match } is not legal.
ended = The match has ended: nobody acts in it.
