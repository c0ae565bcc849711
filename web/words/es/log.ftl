title = Registro
side = Registro y charla
empty = Todavía no ha pasado nada.
away =
    Mientras no estabas: { $count ->
        [one] 1 línea
       *[other] { $count } líneas
    }
beforeTurns = Antes del primer turno
toEnd = A lo más reciente
