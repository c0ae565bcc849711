label = Pages
home = Jouer
lobby = Salon
decks = Decks
learn = Apprendre
account = Vous
