left = restano { $time }
due = scade tra { $time }
days = { DURATION($count, "day") }
hours = { DURATION($count, "hour", "short") }
