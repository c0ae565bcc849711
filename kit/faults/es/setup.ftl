### Decks and settings of a match.

notInDeck = La carta "{ $id }" del mazo de { $name } no existe.
wrongCount = El mazo de { $name } tiene { $amount } veces { $card }.
noLonger = La carta "{ $id }" ya no existe.
unknownInDeck = El mazo de { $name } tiene una carta desconocida: { $card }.
emptyDeck = El mazo de { $name } está vacío.
noDeck = { $name } no tiene mazo.
illegalDeck = El mazo de { $name } no es legal: { $whyList }.
byRule = { $whyRule } ({ $rule })
unknownCard = carta desconocida
noSetting = No existe la opción { $name }; existen { $names }.
settingNumber = { $name } es un número entero de { $from } a { $to }, no { $given }.
settingOneOf = { $name } solo admite uno de estos valores: { $names }, no { $given }.
valueNot = { $name } es { $whatActual }, no { $whatExpected }.
noSetting_short = la opción { $id } no existe
noLists = { $game } no tiene un formato de listas de cartas.
