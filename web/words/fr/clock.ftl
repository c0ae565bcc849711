left = il reste { $time }
due = à jouer d’ici { $time }
days =
    { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
hours = { $count } h
