label = Pagine
home = Gioca
lobby = Sala
decks = Mazzi
learn = Impara
account = Tu
