problems-too_small = el mazo tiene { $size } cartas; se necesitan al menos { $least }
problems-sideboard_too_large = el banquillo tiene { $size } cartas; se permiten { $most } como máximo
problems-no_lands = el mazo no tiene tierras
problems-no_creatures = el mazo no tiene criaturas
problems-unknown_card = la carta { $card } no se conoce aquí
problems-too_many_copies = { $card } aparece { $count } veces; se permiten { $most } como máximo

lines-not_understood = "{ $text }" no es ni una carta ni el título de una sección
lines-unknown_card = no hay ninguna carta "{ $text }"
lines-wrong_count = "{ $text }" no tiene un número de copias posible
lines-no_deck = aquí no hay ningún mazo; se esperan líneas como "4 Runeclaw Bear"
lines-too_long = esto es demasiado largo para un mazo
lines-wrong_XML = esto no es un archivo .dek: falta el elemento Deck o no está cerrado

perhaps = quizá: { $names }
unplayable = la carta { $card } se conoce, pero aún no se puede jugar aquí
