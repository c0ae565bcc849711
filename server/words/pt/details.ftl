editions = As edições são { $editions }.
seats =
    { SAME($least, $most) ->
        [true] Ele tem { $most } lugares.
       *[other] Ele tem de { $least } a { $most } lugares.
    }
unknown_setting = Não há aqui nenhuma configuração { $id }.
setting_value = A configuração { $id } pode ser { $values }.
unknown_name = { $name } não é conhecido aqui.
seat = Lugar { $seat }.
waiting = Ainda falta: { $names }.
deck_line = Linha { $line }: { $text }
not_offered = { $answer } não está entre as respostas.
address = O endereço não pode ser lido.
not_JSON = Não é JSON.
body = O corpo não pode ser lido.
body_too_large = O corpo é grande demais.
media_type = O corpo tem um tipo de mídia desconhecido.
one_of_two = Indique { $one } ou { $other }, e só um dos dois.
protocol = A versão do protocolo é { $version }.
field_missing = O campo { $field } falta ou não é do tipo certo.
field_text = O campo { $field } deve ser um texto.
field_number = O campo { $field } deve ser um número.
field_whole_number = O campo { $field } deve ser um número inteiro.
field_yes_or_no = O campo { $field } deve ser true ou false.
field_list = O campo { $field } deve ser uma lista.
field_object = O campo { $field } deve ser um objeto.
field_least = O campo { $field } deve ser pelo menos { $least }.
field_most = O campo { $field } pode ser no máximo { $most }.
field_too_short = O campo { $field } é curto demais.
field_too_long = O campo { $field } é longo demais.
field_values = O campo { $field } pode ser { $values }.
field_form = O campo { $field } não tem a forma certa.
field_unknown = Não há nenhum campo { $field }.
