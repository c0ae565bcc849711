### English, and by its shape what every language must say.

course = Over the match
what = What to compare
asTable = As a table
nothing = Nothing that is counted has changed yet.
