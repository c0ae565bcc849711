### Simulations and environments for programs.

noFormat = Não indica o formato "praxis-simulation-1".
notText = "{ $name }" não é um texto.
notNumber = "{ $name }" não é um número de 1 a { $most }.
contenders = "contenders" não é uma lista de baralhos com os seus bots.
otherGame = Trata de { $game }, edição { $edition }.
otherRules = Foi começada com a versão { $one } das regras; esta é a { $other }.
otherCards = As cartas mudaram desde que foi começada.
wrongLine = linha { $line }
actionsForMatches = O número de ações ({ $count }) não é o de partidas ({ $total }).
noMatch = Não existe a partida { $match }; há { $total }.
notAmong = A ação { $action } da partida { $match } não está entre as suas { $total } ações.
inTheMiddle = A partida { $match } está no meio de uma resposta, então "{ $answer }" não pode ser dada inteira.
notLegal = A resposta "{ $answer }" da partida { $match } não é permitida.
ended = A partida terminou: ninguém age nela.
