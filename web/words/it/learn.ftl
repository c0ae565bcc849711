title = Impara
hint = Gioca brevi posizioni a un vero tavolo. Ognuna mostra una cosa sola, e non puoi rompere niente.
none = Non ci sono ancora lezioni per questo gioco.
first = Primi passi
examples = Esempi dei regolamenti
examplesHint = Posizioni che i regolamenti stessi spiegano, per chi vuole sapere tutto con esattezza.
done = Imparata
begin = Comincia
lesson = Lezione
task = Trova questo:
watch = Guarda che cosa succede…
progress = { $step } di { $of }
wrong = «{ $said }» è permesso qui, ma questa lezione riguarda altro. Riprova.
finished = Ben fatto.
now = La posizione ora
shown = Le regole che ci stanno dietro
next = Prossima lezione
again = Ancora una volta
all = Tutte le lezioni
showAgain = Che cosa è stato mostrato
rules = Regole
rulesHint = Tutte le regole che l’arbitro conosce, ognuna con il suo codice.
find = Cerca per parola o codice
found =
    { $count ->
        [one] 1 regola
       *[other] { $count } regole
    }
more = Mostra altro
otherwise = { $edition } (regola diversa)
everyEdition = Tutte le edizioni
chapters = Capitoli
everyChapter = Tutti i capitoli
tryIt = Provala:
noRule = Nessuna regola ha tutte queste parole. Prova con meno parole, o con un’altra.
