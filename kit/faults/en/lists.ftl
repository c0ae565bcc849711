### Card lists and files of definitions.

fileTooLarge = { $file }: the file is too large for a card list.
atLine = { $file }, line { $line }: { $why }
atColumn = { $file }, line { $line }, column { $column }: { $why }
atNamedColumn = { $file }, line { $line }, column { $column } ({ $name }): { $why }
notText = this is not UTF-8 text.
noCards = there are no cards in this list.
notJson = this is not JSON.
noName = the card has no name.
noTypeLine = { $card } has no type line.
noType = { $card } has no type.
idsExpected = expected ids, with a definition under each.
definitionExpected = expected a definition under { $id }.
