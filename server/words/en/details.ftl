### What exactly is wrong with a request, said after the sentences of errors.ftl and refusals.ftl. Names of fields and
### of settings stay as programs write them.

editions = The editions are { $editions }.
seats =
    { SAME($least, $most) ->
        [true] It has { $most } seats.
       *[other] It has { $least } to { $most } seats.
    }
unknown_setting = There is no setting { $id } here.
setting_value = The setting { $id } can be { $values }.
unknown_name = { $name } is not known here.
seat = Seat { $seat }.
waiting = Still waiting for { $names }.
deck_line = Line { $line }: { $text }
not_offered = { $answer } is not among the answers.
address = The address cannot be read.
not_JSON = It is not JSON.
body = The body cannot be read.
body_too_large = The body is too large.
media_type = The body has an unknown media type.
one_of_two = Name either { $one } or { $other }.
protocol = The version of the protocol is { $version }.
field_missing = The field { $field } is missing or not of the right type.
field_text = The field { $field } must be a text.
field_number = The field { $field } must be a number.
field_whole_number = The field { $field } must be a whole number.
field_yes_or_no = The field { $field } must be true or false.
field_list = The field { $field } must be a list.
field_object = The field { $field } must be an object.
field_least = The field { $field } must be at least { $least }.
field_most = The field { $field } can be at most { $most }.
field_too_short = The field { $field } is too short.
field_too_long = The field { $field } is too long.
field_values = The field { $field } can be { $values }.
field_form = The field { $field } has the wrong form.
field_unknown = There is no field { $field }.
