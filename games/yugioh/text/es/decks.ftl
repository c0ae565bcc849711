problems-main_too_small = el Deck Principal tiene { $size } cartas; hacen falta al menos 40
problems-main_too_large = el Deck Principal tiene { $size } cartas; se permiten 60 como máximo
problems-extra_too_large = el Deck Extra tiene { $size } cartas; se permiten 15 como máximo
problems-side_too_large = el Side Deck tiene { $size } cartas; se permiten 15 como máximo
problems-unknown_card = no hay ninguna carta "{ $card }"
problems-too_many_copies = { $card } aparece { $count } veces; el Deck Principal, el Deck Extra y el Side Deck juntos pueden tener 3
problems-not_yet_printed = { $card } se imprimió después de la fecha de la lista { $list }
problems-forbidden = { $card } está Prohibida por la lista { $list }
problems-limited =
    { $card } aparece { $count } veces; está { $most ->
        [one] Limitada
       *[other] Semi-Limitada
    } a { $most } por la lista { $list }

lines-not_understood = "{ $text }" no es ni una carta ni el nombre de un Deck
lines-unknown_card = no hay ninguna carta "{ $text }"
lines-unknown_passcode = ninguna carta de aquí tiene el código { $text }
lines-wrong_passcode = { $text } no es un código de carta
lines-wrong_address = "{ $text }" no es una dirección ydke:// completa: tiene tres partes, cada una con ! al final
lines-wrong_code = la parte "{ $text }" de la dirección está dañada
lines-token = { $text } es una Ficha, que no está en ningún Deck
lines-wrong_count = "{ $text }" no tiene un número de copias posible
lines-no_deck = aquí no hay ningún Deck; se esperan líneas como "3 Luster Dragon", un archivo .ydk o una dirección ydke://
lines-not_in_the_main_deck = { $text } va en el Deck Extra y no puede estar en el Deck Principal
lines-not_in_the_extra_deck = { $text } va en el Deck Principal y no puede estar en el Deck Extra
lines-too_long = esto es demasiado largo para un Deck
lines-too_many_lines = esto tiene demasiadas líneas para un Deck
lines-not_text = esto no es texto

perhaps = quizá: { $names }
unplayable = la carta { $card } se conoce, pero aún no se puede jugar aquí
withoutPasscode = no se conoce el código de { $card }

parts-main = Deck Principal
parts-extra = Deck Extra
parts-side = Side Deck
