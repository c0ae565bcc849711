### What is said about decks, in English.

problems-unknown_card = there is no card { $card }
problems-not_in_this_edition = { $card } does not exist in this edition
problems-crypt_too_small =
    the crypt has { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } and needs at least { $limit }
problems-library_too_small =
    the library has { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } and needs at least { $limit }
problems-library_too_large =
    the library has { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } and may have at most { $limit }
problems-groups_too_far_apart = the groups { $groups } are not one group or two consecutive ones

messages-not_understood = "{ $text }" is neither a card nor a section heading
messages-unknown_number = no card has the number { $number }
messages-wrong_count = "{ $text }" does not have a valid number of copies
messages-header_differs = the header "{ $section }" says { $written }, but { $counted } follow
messages-several_of_this_name = several vampires are called { $card }; the one of group { $group } was taken; to choose another, write its group
messages-other_group = { $card } belongs to group { $group }, not { $written }
messages-no_deck = there is no deck here; expected lines such as "2x Belinde"
messages-too_long = this is too long for a deck; at most { $limit } characters are read
messages-too_many_lines = this has too many lines for a deck; at most { $limit } are read
messages-not_text = this is not text
messages-wrong_JSON = this is not JSON that describes a deck
messages-stored_elsewhere = this address names a deck on another site, and nothing is fetched from there; export the deck as text or as "deck in URL"
messages-no_number = the number of { $card } is not known, so this format cannot hold it; import the card list first
messages-banned_card = { $card } has been banned from tournaments since { $since }
messages-outside_V5 = { $card } is not in the V5 format
messages-not_yet_playable =
    { $instead ->
        [none] { $card } is known, but not yet playable here
       *[other] { $card } is known, but not yet playable here; perhaps instead: { LIST($instead, "·") }
    }
messages-nearest = did you mean: { LIST($names, "·") }
