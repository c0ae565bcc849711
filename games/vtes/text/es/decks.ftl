problems-unknown_card = no existe la carta { $card }
problems-not_in_this_edition = la carta { $card } no existe en esta edición
problems-crypt_too_small =
    la cripta tiene { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } y necesita al menos { $limit }
problems-library_too_small =
    la biblioteca tiene { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } y necesita al menos { $limit }
problems-library_too_large =
    la biblioteca tiene { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } y puede tener como máximo { $limit }
problems-groups_too_far_apart = los grupos { $groups } no son uno solo ni dos consecutivos

messages-not_understood = "{ $text }" no es una carta ni el título de una sección
messages-unknown_number = ninguna carta tiene el número { $number }
messages-wrong_count = "{ $text }" no indica una cantidad posible de ejemplares
messages-header_differs = el título "{ $section }" dice { $written }, pero siguen { $counted } cartas
messages-several_of_this_name = varios vampiros se llaman { $card }; se ha tomado el del grupo { $group }; para otro, escribe su grupo
messages-other_group = { $card } pertenece al grupo { $group }, no al { $written }
messages-no_deck = aquí no hay ningún mazo; se esperaban líneas como "2x Belinde"
messages-too_long = el texto es demasiado largo para un mazo; se leen como máximo { $limit } caracteres
messages-too_many_lines = hay demasiadas líneas para un mazo; se leen como máximo { $limit }
messages-not_text = esto no es texto
messages-wrong_JSON = esto no es un JSON que describa un mazo
messages-stored_elsewhere = esta dirección indica un mazo guardado en un sitio, y no se descarga nada; exporta el mazo como texto o como "deck in URL"
messages-no_number = no se conoce el número de { $card }, así que no cabe en este formato; importa antes la lista de cartas
messages-banned_card = { $card } está prohibida en torneos desde { $since }
messages-outside_V5 = { $card } no está en el formato V5
messages-not_yet_playable =
    { $instead ->
        [none] la carta { $card } se conoce, pero aún no se puede jugar aquí
       *[other] la carta { $card } se conoce, pero aún no se puede jugar aquí; quizá en su lugar: { LIST($instead, "·") }
    }
messages-nearest = quizá: { LIST($names, "·") }
