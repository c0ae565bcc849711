title = La table en texte
where = Où nous en sommes
counts = Décomptes
empty = vide
