imported = Agora são conhecidas { $cards } cartas e { $sets } coleções ({ $file }).
compiled = { $listed } cartas: { $defined } estão definidas aqui, { $compiled } foram compiladas, { $refused } foram recusadas.
written = As definições estão em { $file }.
noPath = Não existe arquivo nem pasta { $path }.
noLists = Não há arquivos CSV ou JSON em { $path }.
