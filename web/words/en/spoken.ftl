### English, and by its shape what every language must say.

title = The table as text
where = Current state
counts = Counts
empty = empty
