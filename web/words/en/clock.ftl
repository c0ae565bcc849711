### English, and by its shape what every language must say.

left = { $time } left
due = due in { $time }
days = { DURATION($count, "day") }
hours = { DURATION($count, "hour", "short") }
