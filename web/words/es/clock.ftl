left = quedan { $time }
due = plazo: { $time }
days =
    { $count ->
        [one] 1 día
       *[other] { $count } días
    }
hours = { $count } h
