left = il reste { $time }
due = à rendre dans { $time }
days =
    { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
hours = { $count } h
