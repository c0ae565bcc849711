### What is said about decks, in English.

problems-main_too_small = the Main Deck has { $size } cards; at least 40 are needed
problems-main_too_large = the Main Deck has { $size } cards; at most 60 are allowed
problems-extra_too_large = the Extra Deck has { $size } cards; at most 15 are allowed
problems-side_too_large = the Side Deck has { $size } cards; at most 15 are allowed
problems-unknown_card = there is no card "{ $card }"
problems-too_many_copies = { $card } is there { $count } times; Main, Extra and Side Deck together may have 3
problems-forbidden = { $card } is Forbidden by the list { $list }
problems-limited =
    { $card } is there { $count } times; it is { $most ->
        [one] Limited
       *[other] Semi-Limited
    } to { $most } by the list { $list }

lines-not_understood = "{ $text }" is neither a card nor the name of a Deck
lines-unknown_card = there is no card "{ $text }"
lines-unknown_passcode = no card here has the passcode { $text }
lines-wrong_passcode = { $text } is no passcode
lines-wrong_address = "{ $text }" is no whole ydke:// address: it has three parts, each with ! at its end
lines-wrong_code = the part "{ $text }" of the address is damaged
lines-token = { $text } is a Token, which is in no Deck
lines-wrong_count = "{ $text }" has no possible number of copies
lines-no_deck = there is no deck here; expected lines such as "3 Luster Dragon", a .ydk file or a ydke:// address
lines-not_in_the_main_deck = { $text } belongs in the Extra Deck and cannot be in the Main Deck
lines-not_in_the_extra_deck = { $text } belongs in the Main Deck and cannot be in the Extra Deck
lines-too_long = this is too long for a deck
lines-too_many_lines = this has too many lines for a deck
lines-not_text = this is no text

perhaps = perhaps: { $names }
unplayable = { $card } is known, but not yet playable here
withoutPasscode = the passcode of { $card } is not known

parts-main = Main Deck
parts-extra = Extra Deck
parts-side = Side Deck
