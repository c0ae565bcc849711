looking = In cerca di giocatori…
hint = La partita comincia da sola quando tutti i posti sono occupati. Tieni aperta questa pagina o manda il link agli amici.
gone = Questo tavolo non c’è più: la tua assenza è durata troppo.
fillWithBots = Completa con i bot e comincia subito
botsInstead = Gioca invece contro i bot
stop = Smetti di cercare
again = Cerca di nuovo giocatori
