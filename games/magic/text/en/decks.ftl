### What is said about decks, in English.

problems-too_small =
    the deck has { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }; at least { $least } are needed
problems-sideboard_too_large =
    the sideboard has { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }; at most { $most } are allowed
problems-no_lands = the deck has no lands
problems-no_creatures = the deck has no creatures
problems-unknown_card = { $card } is not known here
problems-too_many_copies = the deck has { $count } copies of { $card }; at most { $most } are allowed

lines-not_understood = "{ $text }" is neither a card nor a section heading
lines-unknown_card = there is no card "{ $text }"
lines-wrong_count = "{ $text }" does not have a valid number of copies
lines-no_deck = there is no deck here; expected lines such as "4 Runeclaw Bear"
lines-too_long = this is too long for a deck
lines-wrong_XML = this is not a .dek file: the element Deck is missing or not closed

perhaps = did you mean: { $names }
unplayable = { $card } is known, but not yet playable here
