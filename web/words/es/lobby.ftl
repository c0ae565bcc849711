title = Sala
open = Mesas abiertas
empty = Ahora no hay ninguna mesa abierta. Abre una, o juega ya contra bots.
join = Sentarse
look = Ver
players = { $here } de { $seats }
playing = Partidas para ver
watch = Ver
