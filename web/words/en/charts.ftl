### English, and by its shape what every language must say.

course = Course
what = What to compare
asTable = As a table
nothing = Nothing that is counted has changed.
