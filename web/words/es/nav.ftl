label = Páginas
home = Jugar
lobby = Sala
decks = Mazos
learn = Aprender
account = Tú
