left = noch { $time }
due = fällig in { $time }
days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
hours = { $count } Std.
