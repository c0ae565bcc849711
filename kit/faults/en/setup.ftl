### Decks and settings of a match.

notInDeck = There is no card "{ $id }" in the deck of { $name }.
wrongCount = The deck of { $name } has { $amount } times { $card }.
noLonger = There is no card "{ $id }" any more.
unknownInDeck = The deck of { $name } has a card that is not known: { $card }.
emptyDeck = The deck of { $name } is empty.
noDeck = { $name } has no deck.
illegalDeck = The deck of { $name } is not legal: { $whyList }.
byRule = { $whyRule } ({ $rule })
unknownCard = unknown card
noSetting = There is no setting { $name }; there are { $names }.
settingNumber = { $name } is a whole number from { $from } to { $to }, not { $given }.
settingOneOf = { $name } is one of { $names }, not { $given }.
valueNot = { $name } is { $whatActual }, not { $whatExpected }.
noSetting_short = no setting { $id }
noLists = { $game } has no form of card lists.
