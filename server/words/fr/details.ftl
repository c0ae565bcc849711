editions = Les éditions sont { $editions }.
seats =
    { SAME($least, $most) ->
        [true] Il a { $most } places.
       *[other] Il a de { $least } à { $most } places.
    }
unknown_setting = Il n’y a pas de réglage { $id } ici.
setting_value = Le réglage { $id } peut être { $values }.
unknown_name = { $name } n’est pas connu ici.
seat = Place { $seat }.
waiting = On attend encore : { $names }.
deck_line = Ligne { $line } : { $text }
not_offered = { $answer } n’est pas parmi les réponses.
address = L’adresse est illisible.
not_JSON = Ce n’est pas du JSON.
body = Le corps est illisible.
body_too_large = Le corps est trop grand.
media_type = Le corps est d’un type de contenu inconnu.
one_of_two = Indiquez { $one } ou { $other }, mais pas les deux.
protocol = La version du protocole est { $version }.
field_missing = Le champ { $field } manque ou n’est pas du bon type.
field_text = Le champ { $field } doit être un texte.
field_number = Le champ { $field } doit être un nombre.
field_whole_number = Le champ { $field } doit être un nombre entier.
field_yes_or_no = Le champ { $field } doit être true ou false.
field_list = Le champ { $field } doit être une liste.
field_object = Le champ { $field } doit être un objet.
field_least = Le champ { $field } doit être au moins { $least }.
field_most = Le champ { $field } peut être au plus { $most }.
field_too_short = Le champ { $field } est trop court.
field_too_long = Le champ { $field } est trop long.
field_values = Le champ { $field } peut être { $values }.
field_form = Le champ { $field } n’a pas la bonne forme.
field_unknown = Il n’y a pas de champ { $field }.
