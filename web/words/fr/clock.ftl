left = il reste { $time }
due = à jouer d’ici { $time }
days = { DURATION($count, "day") }
hours = { DURATION($count, "hour", "short") }
