simulateHelp =
    praxis simulate GIOCO --decks MAZZO,MAZZO… [opzioni]
    praxis simulate --resume FILE [opzioni]

    Fa giocare ai programmi molte partite e racconta come sono andati i mazzi.

      --decks ELENCO         file con mazzi in qualsiasi formato, o nomi di mazzi base, separati da virgole
      --bots ELENCO          chi li gioca: { $bots }; uno per tutti, o uno per ogni mazzo (predefinito: heuristic)
      --temperaments ELENCO  come sono giocati; uno per tutti, o uno per ogni mazzo (predefinito: quello adatto al mazzo)
      --games N              quante partite (predefinito: 1000)
      --edition NOME         l’edizione delle regole
      --seats N              quanti siedono al tavolo (predefinito: tanti quanti i mazzi)
      --seed TESTO           lo stesso testo dà le stesse partite, con qualsiasi numero di thread
      --playouts N           fin dove può guardare un bot che cerca a ogni decisione (predefinito: 100)
      --workers N            quanti thread giocano (predefinito: uno per processore)
      --results FILE         dove si conservano le partite mentre vengono giocate
      --resume FILE          continuare con le partite di un file simile; --games può chiederne di più
      --out FILE             scrivere una pagina con grafici
      --json FILE            scrivere tutto per i programmi
      --csv FILE             scrivere tutto per i fogli di calcolo
      --database URL         distribuire le partite fra tutti quelli che eseguono "praxis worker" su questo PostgreSQL;
                             --resume prende allora il numero di una simulazione
      --lang LINGUA          en, pt, es, it o fr (predefinito: en)

    Ctrl-C conserva ciò che è stato giocato.
    Stato di uscita: 0 tutte le partite sono finite, 1 alcune no o un mazzo non va bene, 2 uso errato, 130 interrotta.
workerHelp =
    praxis worker --database URL [opzioni]

    Aiuta a giocare le partite di "praxis simulate --database URL", su questa macchina o su qualsiasi altra.

      --workers N            quanti thread giocano (predefinito: uno per processore)
      --idle SECONDI         uscire dopo questo tempo senza nulla da fare (predefinito: restare)
      --lang LINGUA          en, pt, es, it o fr (predefinito: en)

    Gli aiutanti possono arrivare, andarsene e morire in ogni momento: nessuna partita si perde né conta due volte.
    Stato di uscita: 0 se n’è andato come richiesto, 1 la base di dati non è raggiungibile, 2 uso errato.
noDecks = Manca --decks: file, o alcuni di questi mazzi base: { $decks }.
unknownDeck = { $given } non è né un file né un mazzo base; i mazzi base sono { $decks }.
wrongDeck =
    Il mazzo { $deck } non si può leggere:
    { $why }
unknownBot = Non c’è nessun bot { $given }; ci sono { $bots }.
unknownTemperament = Non c’è nessun temperamento { $given }; ci sono { $temperaments }.
notOneEach = { $option } ha { $given } nomi per { $decks } mazzi: danne uno solo, o uno per ogni mazzo.
ofNewSimulation = { $option } vale solo per una simulazione nuova; quella di --resume ha già il suo valore.
notBoth = { $one } e { $other } non vanno insieme.
noDatabase = Manca --database: l’indirizzo di un PostgreSQL.
noSimulation = Non c’è nessuna simulazione { $id } in questa base di dati.
exists = { $file } c’è già. Continuala con --resume, o indica un altro file con --results.
notWritten = Non è stato possibile scrivere { $file }: { $why }.
unreachable = La base di dati non è raggiungibile: { $why }.
deckProblem = { $deck }: { $why }
begun = { $games } partite; ciò che viene giocato si conserva in { $file }.
spread = { $games } partite come simulazione { $id }. Aiuta con "praxis worker --database …" su qualsiasi macchina.
progress = { $played } di { $of } partite, { $perSecond } al secondo, mancano { $left }
unknownTime = non si sa quanto
interrupted = Interrotta dopo { $played } di { $of } partite.
goOn = Continua con: { $command }
othersGoOn = Altri aiutanti continuano a giocare.
written = Scritto: { $file }
trouble =
    La partita { $game } { $end ->
        [failed] è fallita
       *[other] è stata fermata
    }: { $why }
recordIn = La sua registrazione è in { $file }: per favore, segnala l’errore.
workerReady = In attesa di partite, con { $threads } thread.
workerPlays = Partite da { $from } a { $to } della simulazione { $id }
workerRefuses = La simulazione { $id } è lasciata ad altri: { $why }
workerStops = { $games } partite giocate.
title = Simulazione
summary = { $games } partite · { $seats } posti · edizione { $edition } · seme { $seed }
partial = Queste sono { $played } di { $planned } partite previste.
intervals = Gli intervalli contengono il valore vero in 95 simulazioni su 100: quelli di Wilson per le quote, quelli della t di Student per le medie. Le partite che non sono finite non vi contano.
fairShare = Se fossero tutti ugualmente forti, ciascuno vincerebbe al massimo il { $share } delle sue partite.
ended = { $over } partite sono finite, { $stopped } sono state fermate, { $failed } sono fallite.
unended = Partite che non sono finite
byDeck = Per mazzo
bySeat = Per posto
winsByDeckAndSeat = Vittorie per mazzo e posto
lengths = Durata delle partite
reasons = Come sono finite le partite
curves = { $counter } nel corso della partita
curveNote = La media all’inizio di ogni turno su tutte le partite arrivate fin lì; i giocatori eliminati contano con ciò che restava loro.
cards = Carte
cardsOf = Carte: { $deck }
cardsNote = Pescate e giocate: copie per partita. Vinte: la quota di partite vinte fra quelle in cui la carta è stata giocata, pescata o non pescata. Ciò che si pesca tardi in partite lunghe fa differire queste quote senza esserne la causa.
moreCards = … e altre { $count }: --out, --json e --csv le hanno tutte.
deck = Mazzo
bot = Bot
seat = Posto
places = Partite
wins = Vittorie
score = Punti
interval = 95 %
card = Carta
copies = Copie
drawn = Pescate
played = Giocate
wonPlayed = Vinte se giocata
wonDrawn = Vinte se pescata
wonUndrawn = Vinte se non pescata
turn = Turno
turns = Turni
decisions = Decisioni
game = Partita
games = Partite
mean = Media
least = Minimo
tenth = 10 %
median = Mediana
ninetieth = 90 %
most = Massimo
reason = Motivo
asTable = Come tabella
chart = Grafico: { $what }. La tabella sotto ha gli stessi numeri.
madeBy = Fatto da Praxis. Questa pagina non ha bisogno di rete.

plans-no_simulation = { $file } non contiene partite di una simulazione.
plans-damaged = { $file } è danneggiato: { $why }
plans-other_game = { $file } è una simulazione di un altro gioco o di un’altra edizione.
plans-other_rules = La simulazione { $file } è stata iniziata con un’altra versione delle regole e non si può continuare.
plans-other_cards = La simulazione { $file } non si può continuare: le carte sono cambiate da quando è stata iniziata.
