course = Andamento
what = Che cosa confrontare
asTable = Come tabella
nothing = Nulla di ciò che si conta è cambiato.
