### What is said about decks, in English.

problems-too_small = the deck has { $size } cards; at least { $least } are needed
problems-sideboard_too_large = the sideboard has { $size } cards; at most { $most } are allowed
problems-no_lands = the deck has no lands
problems-no_creatures = the deck has no creatures
problems-unknown_card = { $card } is not known here
problems-too_many_copies = { $card } is there { $count } times; at most { $most } are allowed

lines-not_understood = "{ $text }" is neither a card nor the head of a section
lines-unknown_card = there is no card "{ $text }"
lines-wrong_count = "{ $text }" has no possible number of copies
lines-no_deck = there is no deck here; expected lines such as "4 Runeclaw Bear"
lines-too_long = this is too long for a deck
lines-wrong_XML = this is no .dek file: the element Deck is missing or not closed

perhaps = perhaps: { $names }
unplayable = { $card } is known, but not yet playable here
