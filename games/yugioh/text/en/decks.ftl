### What is said about decks, in English.

problems-main_too_small =
    the Main Deck has { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }; at least 40 are needed
problems-main_too_large =
    the Main Deck has { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }; at most 60 are allowed
problems-extra_too_large =
    the Extra Deck has { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }; at most 15 are allowed
problems-side_too_large =
    the Side Deck has { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }; at most 15 are allowed
problems-unknown_card = there is no card "{ $card }"
problems-too_many_copies = the Decks have { $count } copies of { $card }; Main, Extra and Side Deck together may have 3
problems-not_yet_printed = { $card } was printed after the date of the list { $list }
problems-forbidden = { $card } is Forbidden by the list { $list }
problems-limited =
    { $card } is there { $count } times; it is { $most ->
        [one] Limited
       *[other] Semi-Limited
    } to { $most } by the list { $list }

lines-not_understood = "{ $text }" is neither a card nor the name of a Deck
lines-unknown_card = there is no card "{ $text }"
lines-unknown_passcode = no card here has the passcode { $text }
lines-wrong_passcode = { $text } is not a passcode
lines-wrong_address = "{ $text }" is not a complete ydke:// address: it has three parts, each ending with !
lines-wrong_code = the part "{ $text }" of the address is damaged
lines-token = { $text } is a Token, and Tokens are not part of a Deck
lines-wrong_count = "{ $text }" does not have a valid number of copies
lines-no_deck = there is no deck here; expected lines such as "3 Luster Dragon", a .ydk file or a ydke:// address
lines-not_in_the_main_deck = { $text } belongs in the Extra Deck and cannot be in the Main Deck
lines-not_in_the_extra_deck = { $text } belongs in the Main Deck and cannot be in the Extra Deck
lines-too_long = this is too long for a deck
lines-too_many_lines = this has too many lines for a deck
lines-not_text = this is not text

perhaps = did you mean: { $names }
unplayable = { $card } is known, but not yet playable here
withoutPasscode = the passcode of { $card } is not known

parts-main = Main Deck
parts-extra = Extra Deck
parts-side = Side Deck
