label = Páginas
home = Jogar
lobby = Salão
decks = Baralhos
learn = Aprender
account = Você
