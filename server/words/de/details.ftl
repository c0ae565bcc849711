editions = Die Editionen sind { $editions }.
seats =
    { SAME($least, $most) ->
        [true] Es hat { $most } Plätze.
       *[other] Es hat { $least } bis { $most } Plätze.
    }
unknown_setting = Die Einstellung { $id } gibt es hier nicht.
setting_value = Für die Einstellung { $id } geht { $values }.
unknown_name = { $name } ist hier nicht bekannt.
seat = Platz { $seat }.
waiting = Es fehlt noch: { $names }.
deck_line = Zeile { $line }: { $text }
not_offered = { $answer } gehört nicht zu den Antworten.
address = Die Adresse ist nicht lesbar.
not_JSON = Das ist kein JSON.
body = Der Inhalt ist nicht lesbar.
body_too_large = Der Inhalt ist zu groß.
media_type = Der Medientyp des Inhalts ist unbekannt.
one_of_two = Nenne entweder { $one } oder { $other }.
protocol = Die Version des Protokolls ist { $version }.
field_missing = Das Feld { $field } fehlt oder hat nicht den richtigen Typ.
field_text = Das Feld { $field } muss ein Text sein.
field_number = Das Feld { $field } muss eine Zahl sein.
field_whole_number = Das Feld { $field } muss eine ganze Zahl sein.
field_yes_or_no = Das Feld { $field } muss true oder false sein.
field_list = Das Feld { $field } muss eine Liste sein.
field_object = Das Feld { $field } muss ein Objekt sein.
field_least = Das Feld { $field } muss mindestens { $least } sein.
field_most = Das Feld { $field } darf höchstens { $most } sein.
field_too_short = Das Feld { $field } ist zu kurz.
field_too_long = Das Feld { $field } ist zu lang.
field_values = Für das Feld { $field } geht { $values }.
field_form = Das Feld { $field } hat die falsche Form.
field_unknown = Das Feld { $field } gibt es nicht.
