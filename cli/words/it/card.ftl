called = Chiamata anche:
editions = Edizioni:
decided = Deciso:
rules = Regole:
several = Più carte si chiamano così:
unknown = Non esiste una carta chiamata
nearest = I nomi più vicini sono:
