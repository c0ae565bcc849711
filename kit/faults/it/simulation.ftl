### Simulations and environments for programs.

noFormat = Non indica il formato "praxis-simulation-1".
notText = "{ $name }" non è un testo.
notNumber = "{ $name }" non è un numero da 1 a { $most }.
contenders = "contenders" non è una lista di mazzi con i loro bot.
otherGame = Riguarda { $game }, edizione { $edition }.
otherRules = È stata cominciata con la versione { $one } delle regole; questa è la { $other }.
otherCards = Le carte sono cambiate da quando è stata cominciata.
wrongLine = riga { $line }
actionsForMatches = Il numero di azioni ({ $count }) non è quello di partite ({ $total }).
noMatch = La partita { $match } non esiste; ce ne sono { $total }.
notAmong = L’azione { $action } della partita { $match } non è tra le sue { $total } azioni.
inTheMiddle = La partita { $match } è nel mezzo di una risposta, quindi "{ $answer }" non può essere data intera.
notLegal = La risposta "{ $answer }" della partita { $match } non è permessa.
ended = La partita è finita: nessuno vi agisce.
