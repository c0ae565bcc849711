editions = Las ediciones son { $editions }.
seats =
    { SAME($least, $most) ->
        [true] Tiene { $most } asientos.
       *[other] Tiene de { $least } a { $most } asientos.
    }
unknown_setting = Aquí no hay ningún ajuste { $id }.
setting_value = El ajuste { $id } puede ser { $values }.
unknown_name = { $name } no se conoce aquí.
seat = Asiento { $seat }.
waiting = Aún falta: { $names }.
deck_line = Línea { $line }: { $text }
not_offered = { $answer } no está entre las respuestas.
address = La dirección no se puede leer.
not_JSON = No es JSON.
body = El cuerpo no se puede leer.
body_too_large = El cuerpo es demasiado grande.
media_type = El cuerpo tiene un tipo de contenido desconocido.
one_of_two = Indica { $one } o { $other }, y solo uno de los dos.
protocol = La versión del protocolo es { $version }.
field_missing = El campo { $field } falta o no es del tipo correcto.
field_text = El campo { $field } debe ser un texto.
field_number = El campo { $field } debe ser un número.
field_whole_number = El campo { $field } debe ser un número entero.
field_yes_or_no = El campo { $field } debe ser true o false.
field_list = El campo { $field } debe ser una lista.
field_object = El campo { $field } debe ser un objeto.
field_least = El campo { $field } debe ser al menos { $least }.
field_most = El campo { $field } puede ser como máximo { $most }.
field_too_short = El campo { $field } es demasiado corto.
field_too_long = El campo { $field } es demasiado largo.
field_values = El campo { $field } puede ser { $values }.
field_form = El campo { $field } no tiene la forma correcta.
field_unknown = No hay ningún campo { $field }.
