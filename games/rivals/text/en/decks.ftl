### What is said about decks, in English.

problems-unknown_card = There is no card called { $card }.
problems-not_for_decks = { $card } belongs to the City Deck, which all players share.
problems-agendas = A deck must have 1 Agenda, not { $count }.
problems-havens = A deck must have 1 Haven, not { $count }.
problems-vampires = A Faction deck must have 7 vampires, not { $count }.
problems-library_size = A Library must have 40 to 60 cards, not { $count }.
problems-copies = { $count } copies of { $card } are too many.
problems-unusable = None of these vampires can use { $card }.
problems-line = Not understood: { $text }
problems-count = A line must begin with a number from 1 to 99: { $text }
problems-unknown_line =
    { $nearest ->
        [none] There is no card called { $card }.
       *[other] There is no card called { $card }. Did you mean { LIST($nearest, "or") }?
    }
problems-too_long = This text is too long for a deck.
problems-not_text = This is not text.
