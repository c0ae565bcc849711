imported = Ora si conoscono { $cards } carte e { $sets } espansioni ({ $file }).
compiled = { $listed } carte: { $defined } sono definite qui, { $compiled } sono state compilate, { $refused } sono state rifiutate.
written = Le definizioni sono in { $file }.
noPath = Non esiste alcun file o cartella { $path }.
noLists = Non ci sono file CSV o JSON in { $path }.
