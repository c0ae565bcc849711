problems-unknown_card = No hay ninguna carta llamada { $card }.
problems-not_for_decks = { $card } pertenece al mazo de la Ciudad, común a todos los jugadores.
problems-agendas = Un mazo tiene 1 Agenda, no { $count }.
problems-havens = Un mazo tiene 1 Refugio, no { $count }.
problems-vampires = Un mazo de Facción tiene 7 vampiros, no { $count }.
problems-library_size = Una biblioteca tiene de 40 a 60 cartas, no { $count }.
problems-copies = { $count } ejemplares de { $card } son demasiados.
problems-unusable = Ninguno de estos vampiros puede usar { $card }.
problems-line = Línea no entendida: { $text }
problems-count = Una línea empieza con un número del 1 al 99: { $text }
problems-unknown_line =
    { $nearest ->
        [none] No hay ninguna carta llamada { $card }.
       *[other] No hay ninguna carta llamada { $card }. ¿Querías decir { LIST($nearest, "or") }?
    }
problems-too_long = Este texto es demasiado largo para un mazo.
problems-not_text = Esto no es texto.
