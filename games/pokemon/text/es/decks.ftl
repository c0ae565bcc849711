problems-size = La baraja tiene { $amount } cartas y debe tener exactamente { $limit }.
problems-copies = Hay { $amount } cartas llamadas { $card }; se permiten { $limit } como máximo.
problems-no_Basic_Pokemon = La baraja no tiene ningún Pokémon Básico.
problems-ACE_SPEC = La baraja tiene { $amount } cartas AS TÁCTICO; solo se permite 1.
problems-Radiant = La baraja tiene { $amount } Pokémon Radiantes; solo se permite 1.
problems-other_pieces = Las partes de { $card } pertenecen a conjuntos distintos.
problems-piece_twice = Una parte de { $card } aparece dos veces, lo que no sirve de nada.
problems-not_understood = No se entiende «{ $text }».
problems-unknown_card = Aquí no hay ninguna carta { $card }.
problems-other_printing = { $card } se conoce aquí en una edición distinta de { $print }; se usa esa.
problems-too_long = Esto es demasiado largo para una lista de baraja.
problems-total = La lista dice { $stated } cartas, pero tiene { $amount }.
problems-not_playable = La carta { $card } se conoce, pero aún no se puede jugar aquí.

perhaps = ¿Quizá { $names }?
