### Card lists and files of definitions.

fileTooLarge = { $file }: il file è troppo grande per una lista di carte.
atLine = { $file }, riga { $line }: { $why }
atColumn = { $file }, riga { $line }, colonna { $column }: { $why }
atNamedColumn = { $file }, riga { $line }, colonna { $column } ({ $name }): { $why }
notText = questo non è testo UTF-8.
noCards = in questa lista non ci sono carte.
notJson = questo non è JSON.
noName = la carta non ha nome.
noTypeLine = { $card } non ha la riga del tipo.
noType = { $card } non ha un tipo.
idsExpected = previsti: identificatori, con una definizione sotto ciascuno.
definitionExpected = prevista una definizione sotto { $id }.
