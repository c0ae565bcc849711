### Card lists and files of definitions.

fileTooLarge = { $file } : le fichier est trop grand pour une liste de cartes.
atLine = { $file }, ligne { $line } : { $why }
atColumn = { $file }, ligne { $line }, colonne { $column } : { $why }
atNamedColumn = { $file }, ligne { $line }, colonne { $column } ({ $name }) : { $why }
notText = ceci n’est pas du texte UTF-8.
noCards = il n’y a pas de cartes dans cette liste.
notJson = ceci n’est pas du JSON.
noName = la carte n’a pas de nom.
noTypeLine = { $card } n’a pas de ligne de type.
noType = { $card } n’a pas de type.
idsExpected = attendu : des identifiants, avec une définition sous chacun.
definitionExpected = attendu : une définition sous { $id }.
