editions = Le edizioni sono { $editions }.
seats =
    { SAME($least, $most) ->
        [true] Ha { $most } posti.
       *[other] Ha da { $least } a { $most } posti.
    }
unknown_setting = Qui non c’è nessuna impostazione { $id }.
setting_value = L’impostazione { $id } può essere { $values }.
unknown_name = { $name } qui non è conosciuto.
seat = Posto { $seat }.
waiting = Manca ancora: { $names }.
deck_line = Riga { $line }: { $text }
not_offered = { $answer } non è tra le risposte.
address = L’indirizzo non può essere letto.
not_JSON = Non è JSON.
body = Il corpo non può essere letto.
body_too_large = Il corpo è troppo grande.
media_type = Il corpo ha un tipo di contenuto sconosciuto.
one_of_two = Indica { $one } o { $other }, e solo uno dei due.
protocol = La versione del protocollo è { $version }.
field_missing = Il campo { $field } manca o non è del tipo giusto.
field_text = Il campo { $field } deve essere un testo.
field_number = Il campo { $field } deve essere un numero.
field_whole_number = Il campo { $field } deve essere un numero intero.
field_yes_or_no = Il campo { $field } deve essere true o false.
field_list = Il campo { $field } deve essere una lista.
field_object = Il campo { $field } deve essere un oggetto.
field_least = Il campo { $field } deve essere almeno { $least }.
field_most = Il campo { $field } può essere al massimo { $most }.
field_too_short = Il campo { $field } è troppo corto.
field_too_long = Il campo { $field } è troppo lungo.
field_values = Il campo { $field } può essere { $values }.
field_form = Il campo { $field } non ha la forma giusta.
field_unknown = Non c’è nessun campo { $field }.
