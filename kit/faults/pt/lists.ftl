### Card lists and files of definitions.

fileTooLarge = { $file }: o arquivo é grande demais para uma lista de cartas.
atLine = { $file }, linha { $line }: { $why }
atColumn = { $file }, linha { $line }, coluna { $column }: { $why }
atNamedColumn = { $file }, linha { $line }, coluna { $column } ({ $name }): { $why }
notText = isto não é texto UTF-8.
noCards = não há cartas nesta lista.
notJson = isto não é JSON.
noName = a carta não tem nome.
noTypeLine = { $card } não tem linha de tipo.
noType = { $card } não tem tipo.
idsExpected = esperados: identificadores, com uma definição sob cada um.
definitionExpected = esperada uma definição sob { $id }.
