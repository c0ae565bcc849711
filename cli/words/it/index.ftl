you = tu
prompt = Numero, parole o ?{ " " }
back = b: indietro
more = ({ $count } modi)
noSuchNumber = Scegli un numero da 1 a { $count }.
nothingFits = Niente di ciò che puoi fare ora corrisponde a queste parole. "why" seguito dalle parole dice perché no.
severalFit = Corrispondono più cose; scegline una:
noPass = Qui non si può passare; bisogna scegliere.
nothingBack = Non c’è un passo da cui tornare indietro. "u" ritira la tua ultima risposta.
nothingToUndo = Non hai ancora risposto nulla.
undone = Di nuovo alla tua decisione precedente.
nothingBeside = Non c’è altro che tu possa fare ora.
plays = gioca
nothingDone = Nessun altro ha ancora fatto niente.
whyUsage = Di’ che cosa vorresti fare: why PAROLE
possible = Questo è possibile ora:
forbiddenBy = Ora non è possibile:
notThoughtOf = Non riconosco queste parole. Nomina una carta o un’azione: why PAROLE
saveUsage = Indica un file: s FILE
saved = Salvato in { $file }.
notSaved = Non è stato possibile scrivere { $file }: { $why }.
resume = Continua con: { $command }
startAgain = Non è stato risposto nulla. La stessa partita di nuovo: { $command }
noCard = Qui nessuna carta si chiama "{ $name }".
fault = Le regole hanno fallito a questa risposta; la partita resta com’era. La registrazione è in { $file }: segnala l’errore, per favore.
over = La partita è finita: { $reason }.
winners = Vittoria: { $names }.
noWinner = Non vince nessuno.
points = PV
illegalDeck = Questo mazzo non è legale nell’edizione { $edition }: { $why }.
help =
    { "  " }3            scegliere la terza opzione
      parole       scegliere ciò che corrisponde alle parole
      p            passare (o non fare nulla)
      pp           passare fino alla fine del turno
      b            tornare indietro in una scelta di più parti
      u            tornare alla tua decisione precedente
      o            che altro si può fare in ogni momento (arrendersi …)
      why PAROLE   perché qualcosa non è possibile ora, con le regole che lo dicono
      bots         perché gli altri hanno fatto ciò che hanno fatto per ultimo
      i NOME       il testo di una carta che puoi vedere
      t            mostrare il tavolo
      l            che cosa è successo di recente
      s FILE       salvare; si continua poi con --load FILE
      q            uscire (quanto giocato viene salvato)
playGame =
    edizioni: { $editions }; giocatori: { SAME($least, $most) ->
        [true] { $most }
       *[other] da { $least } a { $most }, di solito { $usual }
    }; mazzi: { $decks }
playHelp =
    praxis play GIOCO [opzioni]

    Gioca una partita nel terminale. Gli altri posti sono giocati da programmi. Scrivi ? per l’aiuto durante il gioco.

    { $games }

      --edition NOME   l’edizione le cui regole valgono (predefinita: la prima del gioco)
      --seats N        quanti giocano (predefinito: quanti di solito)
      --deck MAZZO     un file con il tuo mazzo, in qualsiasi formato del gioco, o il nome di uno dei suoi mazzi
      --set NOME=VALORE un’impostazione del gioco diversa dal solito, come ante=true; si può ripetere
      --name NOME      come ti chiami al tavolo
      --lang LINGUA    en, pt, es, it o fr (predefinita: en)
      --seed TESTO     lo stesso testo dà le stesse mescolate
      --bots NOME      chi gioca agli altri posti: heuristic (predefinito), search (più forte e più lento) o random
      --load FILE      continuare una partita salvata

    Le risposte possono venire da un file o da un altro programma invece che dalla tastiera. Quando finiscono, la partita viene salvata.
    Codice di uscita: 0 giocata o salvata, 1 una partita salvata o un mazzo non va bene, 2 uso sbagliato.

usage-noGame = Manca il gioco: { $games }.
usage-unknownGame = Non esiste il gioco { $given }; ci sono { $games }.
usage-unexpected = Serve solo il nome di un gioco, ma c’è anche { $given }.
usage-unknownOption = Non esiste l’opzione { $option }.
usage-noValue = L’opzione { $option } richiede un valore.
usage-superfluousValue = L’opzione { $option } non accetta valori.
usage-unknownEdition = Non esiste l’edizione { $given }; ci sono { $editions }.
usage-number = { $option } è un numero intero da { $min } a { $max }, non { $given }.
usage-unknownBot = Non esiste il programma { $given }; esistono { $bots }.
usage-ofNewMatch = { $option } vale per una partita nuova; quella di --load ha già il suo valore.
usage-wrongName = Un nome è una sola parola che comincia con una lettera, non { $given }.
usage-nameTaken = Qualcun altro al tavolo si chiama già { $name }.
usage-noFile = Non esiste il file { $file }.
usage-unreadable = Non è possibile leggere { $file }: { $why }.
usage-unknownCommand = Non esiste il comando { $given }; esistono { $commands }.
usage-unknownLanguage = Non esiste la lingua { $given }; esistono { $languages }.
usage-oneOf =
    { $given ->
        [none] { $what } richiede uno di questi: { $names }.
       *[other] { $what } richiede uno di questi: { $names }; non { $given }.
    }
usage-onlyWith = { $option } funziona solo con { $command }.
usage-noRecord = Manca il file di una partita salvata.
usage-noDeck = Manca un mazzo: un file, - o il nome di uno dei mazzi offerti.
usage-noCardName = Manca il nome di una carta.
usage-noCardLists = Manca una cartella o dei file con liste di carte.
usage-oneFile = È previsto un solo file, ma c’è anche { $given }.
usage-noFormats = --format: i mazzi di { $game } non hanno formati.
usage-notCompiled = Le carte di { $game } non si possono compilare qui.
usage-notImported = Le liste di carte di { $game } non si possono importare qui.
usage-unknownPlayer = Nessuno di nome { $name } ha giocato a questo tavolo; i giocatori erano { $names }.
usage-unknownSetting = In questa edizione non esiste l’impostazione { $id }.
usage-see = Vedi { $command } --help --lang it.

records-not_JSON = { $file } non è una partita salvata: non è JSON ({ $why }).
records-no_record = { $file } non è una partita salvata: non indica il formato "praxis-record-2".
records-other_game = { $file } è una partita salvata di un altro gioco.
records-other_rules = La partita { $file } è stata giocata con un’altra versione delle regole e non può continuare.
records-other_cards = La partita { $file } non può continuare: le carte sono cambiate da quando è stata salvata.
records-altered = La partita { $file } non porta alla posizione che indica: è stata troncata o alterata.
records-damaged = La partita { $file } è danneggiata e non può continuare: { $why }

deck-size = { $cards } carte.
deck-legal =
    { $players ->
        [none] Legale nell’edizione { $edition }.
       *[other] Legale nell’edizione { $edition } con { $players } giocatori.
    }
deck-notLegal =
    { $players ->
        [none] Non è legale nell’edizione { $edition }.
       *[other] Non è legale nell’edizione { $edition } con { $players } giocatori.
    }
deck-instead = forse al suo posto: { LIST($names, "·") }
deck-playable = Qui sono giocabili { $playable } carte su { $all }.
deck-readAs = Letto come { $format }.
deck-notImported = Sono note solo le carte giocabili qui; "praxis cards import { $game }" fa conoscere tutte le altre.
deck-line = Riga { $line }: { $text }
deck-legalIn =
    { $count ->
        [0] Non è legale in nessuna edizione.
        [one] Legale nell’edizione { LIST($editions, ",") }.
       *[other] Legale nelle edizioni { LIST($editions, ",") }.
    }

rule-known = Nota
rule-editions = Edizioni
rule-code = Codice
rule-tests = Test
rule-none = nessuno
rule-noneNeeded = non serve: { $why }
rule-stated = come detto
rule-implied = ne consegue
rule-other = un’altra regola
rule-absent = nessuna regola simile
rule-published = letta in un testo dell’editore
rule-independent = detta da una fonte indipendente
rule-inferred = dedotta da altre regole
rule-reconstructed = ricostruita: è la nostra lettura, non si è trovato nulla
rule-unknown = Non c’è una regola { $id }. Le più vicine sono:
rule-noMatch = Nessuna regola contiene tutto questo: { $words }.
rule-expected = Manca il codice di una regola o le parole da cercare.
rule-ambiguities = Ambiguità
rule-differences = Differenze tra le edizioni
rule-inEdition = { $edition }: { $words }
rule-decided = Deciso qui: { $decision }
