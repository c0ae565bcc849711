left = noch { $time }
due = fällig in { $time }
days = { DURATION($count, "day") }
hours = { DURATION($count, "hour", "short") }
