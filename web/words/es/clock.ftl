left = quedan { $time }
due = plazo: { $time }
days = { DURATION($count, "day") }
hours = { DURATION($count, "hour", "short") }
