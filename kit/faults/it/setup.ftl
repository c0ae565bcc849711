### Decks and settings of a match.

notInDeck = La carta "{ $id }" del mazzo di { $name } non esiste.
wrongCount = Il mazzo di { $name } ha { $amount } volte { $card }.
noLonger = La carta "{ $id }" non esiste più.
unknownInDeck = Il mazzo di { $name } ha una carta sconosciuta: { $card }.
emptyDeck = Il mazzo di { $name } è vuoto.
noDeck = { $name } non ha un mazzo.
illegalDeck = Il mazzo di { $name } non è regolare: { $whyList }.
byRule = { $whyRule } ({ $rule })
unknownCard = carta sconosciuta
noSetting = Non esiste l’opzione { $name }; ci sono { $names }.
settingNumber = { $name } è un numero intero da { $from } a { $to }, non { $given }.
settingOneOf = { $name } ammette solo uno di questi valori: { $names }, non { $given }.
valueNot = { $name } è { $whatActual }, non { $whatExpected }.
noSetting_short = l’opzione { $id } non esiste
noLists = { $game } non ha un formato di liste di carte.
