left = restano { $time }
due = scade tra { $time }
days =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
hours = { $count } h
