### Simulations and environments for programs.

noFormat = No indica el formato "praxis-simulation-1".
notText = "{ $name }" no es un texto.
notNumber = "{ $name }" no es un número de 1 a { $most }.
contenders = "contenders" no es una lista de mazos con sus bots.
otherGame = Trata de { $game }, edición { $edition }.
otherRules = Se empezó con la versión { $one } de las reglas; esta es la { $other }.
otherCards = Las cartas han cambiado desde que se empezó.
wrongLine = línea { $line }
actionsForMatches = El número de acciones ({ $count }) no es el de partidas ({ $total }).
noMatch = No existe la partida { $match }; hay { $total }.
notAmong = La acción { $action } de la partida { $match } no está entre sus { $total } acciones.
inTheMiddle = La partida { $match } está en medio de una respuesta, así que "{ $answer }" no se puede dar entera.
notLegal = La respuesta "{ $answer }" de la partida { $match } no está permitida.
ended = La partida ha terminado: nadie actúa en ella.
