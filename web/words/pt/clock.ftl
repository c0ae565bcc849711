left = restam { $time }
due = prazo: { $time }
days =
    { $count ->
        [one] 1 dia
       *[other] { $count } dias
    }
hours = { $count } h
