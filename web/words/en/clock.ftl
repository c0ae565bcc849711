### English, and by its shape what every language must say.

left = { $time } left
due = due in { $time }
days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
hours = { $count } h
