### Decks and settings of a match.

notInDeck = A carta "{ $id }" do baralho de { $name } não existe.
wrongCount = O baralho de { $name } tem { $amount } vezes { $card }.
noLonger = A carta "{ $id }" já não existe.
unknownInDeck = O baralho de { $name } tem uma carta desconhecida: { $card }.
emptyDeck = O baralho de { $name } está vazio.
noDeck = { $name } não tem baralho.
illegalDeck = O baralho de { $name } não é válido: { $whyList }.
byRule = { $whyRule } ({ $rule })
unknownCard = carta desconhecida
noSetting = Não existe a opção { $name }; existem { $names }.
settingNumber = { $name } é um número inteiro de { $from } a { $to }, e não { $given }.
settingOneOf = { $name } só aceita um destes valores: { $names }, e não { $given }.
valueNot = { $name } é { $whatActual }, e não { $whatExpected }.
noSetting_short = a opção { $id } não existe
noLists = { $game } não tem um formato de listas de cartas.
