imported = { $cards } cartes et { $sets } séries sont maintenant connues ({ $file }).
compiled = { $listed } cartes : { $defined } sont définies ici, { $compiled } ont été compilées, { $refused } ont été refusées.
written = Les définitions sont dans { $file }.
noPath = Il n’existe ni fichier ni dossier { $path }.
noLists = Il n’y a aucun fichier CSV ou JSON dans { $path }.
