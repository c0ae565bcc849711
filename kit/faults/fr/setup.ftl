### Decks and settings of a match.

notInDeck = La carte « { $id } » du deck de { $name } n’existe pas.
wrongCount = Le deck de { $name } contient { $amount } fois { $card }.
noLonger = La carte « { $id } » n’existe plus.
unknownInDeck = Le deck de { $name } contient une carte inconnue : { $card }.
emptyDeck = Le deck de { $name } est vide.
noDeck = { $name } n’a pas de deck.
illegalDeck = Le deck de { $name } n’est pas légal : { $whyList }.
byRule = { $whyRule } ({ $rule })
unknownCard = carte inconnue
noSetting = Il n’y a pas de réglage { $name } ; il y a { $names }.
settingNumber = { $name } est un nombre entier de { $from } à { $to }, et non { $given }.
settingOneOf = { $name } n’accepte qu’une de ces valeurs : { $names }, et non { $given }.
valueNot = { $name } est { $whatActual }, et non { $whatExpected }.
noSetting_short = le réglage { $id } n’existe pas
noLists = { $game } n’a pas de format de listes de cartes.
