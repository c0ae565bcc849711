### Simulations and environments for programs.

noFormat = Le format « praxis-simulation-1 » n’est pas indiqué.
notText = « { $name } » n’est pas un texte.
notNumber = « { $name } » n’est pas un nombre de 1 à { $most }.
contenders = « contenders » n’est pas une liste de decks avec leurs bots.
otherGame = Il s’agit de { $game }, édition { $edition }.
otherRules = Elle a été commencée avec la version { $one } des règles ; celle-ci est la { $other }.
otherCards = Les cartes ont changé depuis qu’elle a été commencée.
wrongLine = ligne { $line }
actionsForMatches = Le nombre d’actions ({ $count }) n’est pas celui des parties ({ $total }).
noMatch = La partie { $match } n’existe pas ; il y en a { $total }.
notAmong = L’action { $action } de la partie { $match } n’est pas parmi ses { $total } actions.
inTheMiddle = La partie { $match } est au milieu d’une réponse : « { $answer } » ne peut pas être donnée en entier.
notLegal = La réponse « { $answer } » de la partie { $match } n’est pas permise.
ended = La partie est finie : plus personne n’y agit.
