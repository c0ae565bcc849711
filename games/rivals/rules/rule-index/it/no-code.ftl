R-INFO-002 =
    .noCode = Riguarda ciò che le persone annotano e si mostrano. Nessuna carta del gioco base mostra una mano, e la vista di un posto non contiene mai quella di un altro.
R-INFO-003 =
    .noCode = Gli accordi sono parole tra giocatori, e il gioco non obbliga a rispettarne nessuno.
