title = Sala
open = Tavoli aperti
empty = Ora non c’è nessun tavolo aperto. Aprine uno, oppure gioca subito contro i bot.
join = Siediti
look = Guarda
players = { $here } di { $seats }
playing = Partite da guardare
watch = Guarda
