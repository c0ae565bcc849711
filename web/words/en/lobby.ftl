### English, and by its shape what every language must say.

title = Lobby
open = Open tables
empty = No table is open right now. Open one, or play at once against bots.
join = Sit down
look = Look
players = { $here } of { $seats }
playing = Matches to watch
watch = Watch
