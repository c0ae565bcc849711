left = restam { $time }
due = prazo: { $time }
days = { DURATION($count, "day") }
hours = { DURATION($count, "hour", "short") }
