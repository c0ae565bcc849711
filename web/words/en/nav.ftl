### English, and by its shape what every language must say.

label = Pages
home = Play
lobby = Lobby
decks = Decks
learn = Learn
account = You
