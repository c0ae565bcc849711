### What is said about decks, in English.

problems-size = The deck has { $amount } cards and must have exactly { $limit }.
problems-copies = There are { $amount } cards called { $card }; at most { $limit } are allowed.
# key: no Basic Pokémon
problems-no_Basic_Pokemon = The deck has no Basic Pokémon.

problems-ACE_SPEC = The deck has { $amount } ACE SPEC cards; only 1 is allowed.
problems-Radiant = The deck has { $amount } Radiant Pokémon; only 1 is allowed.
problems-other_pieces = The pieces of { $card } belong to different sets.
problems-piece_twice = The deck has the same piece of { $card } twice, and the second one is useless.
problems-not_understood = “{ $text }” is not understood.
problems-unknown_card = There is no card { $card } here.
problems-other_printing = { $card } is known here in a printing other than { $print }, which is used instead.
problems-too_long = This is too long for a deck list.
problems-total = The list says { $stated } cards, but has { $amount }.
problems-not_playable = { $card } is known, but not yet playable here.

perhaps = Did you mean { $names }?
