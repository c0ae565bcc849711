### Card lists and files of definitions.

fileTooLarge = { $file }: el archivo es demasiado grande para una lista de cartas.
atLine = { $file }, línea { $line }: { $why }
atColumn = { $file }, línea { $line }, columna { $column }: { $why }
atNamedColumn = { $file }, línea { $line }, columna { $column } ({ $name }): { $why }
notText = esto no es texto UTF-8.
noCards = no hay cartas en esta lista.
notJson = esto no es JSON.
noName = la carta no tiene nombre.
noTypeLine = { $card } no tiene línea de tipo.
noType = { $card } no tiene tipo.
idsExpected = se esperaban identificadores, con una definición bajo cada uno.
definitionExpected = se esperaba una definición bajo { $id }.
