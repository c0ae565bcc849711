title = Salon
open = Tables ouvertes
empty = Aucune table n’est ouverte en ce moment. Ouvrez-en une, ou jouez tout de suite contre des bots.
join = S’asseoir
look = Voir
players = { $here } sur { $seats }
playing = Parties à regarder
watch = Regarder
