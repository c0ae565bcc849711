guest = Gast
