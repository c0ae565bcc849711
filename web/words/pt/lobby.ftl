title = Salão
open = Mesas abertas
empty = Nenhuma mesa está aberta agora. Abra uma, ou jogue já contra bots.
join = Sentar
look = Ver
players = { $here } de { $seats }
playing = Partidas para assistir
watch = Assistir
