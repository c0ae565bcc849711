### What is said about decks, in English.

problems-size = The deck has { $amount } cards and must have exactly { $limit }.
problems-copies = There are { $amount } cards called { $card }; at most { $limit } are allowed.
# key: no Basic Pokémon
problems-no_Basic_Pokemon = The deck has no Basic Pokémon.

problems-ACE_SPEC = The deck has { $amount } ACE SPEC cards; only 1 is allowed.
problems-Radiant = The deck has { $amount } Radiant Pokémon; only 1 is allowed.
problems-other_pieces = The pieces of { $card } are of different sets of pieces.
problems-piece_twice = A piece of { $card } is there twice, which is of no use.
problems-not_understood = “{ $text }” is not understood.
problems-unknown_card = There is no card { $card } here.
problems-other_printing = { $card } is known here in another printing than { $print }; that one is taken.
problems-too_long = This is too long for a deck list.
problems-total = The list says { $stated } cards, but has { $amount }.
problems-not_playable = { $card } is known, but not yet playable here.

perhaps = Perhaps { $names }?
