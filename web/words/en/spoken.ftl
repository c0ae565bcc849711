### English, and by its shape what every language must say.

title = The table as text
where = Where we are
counts = Counts
empty = empty
