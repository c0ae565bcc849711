label = Seiten
home = Spielen
lobby = Foyer
decks = Decks
learn = Lernen
account = Du
