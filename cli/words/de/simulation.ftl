# What `--help` prints.
simulateHelp =
    praxis simulate SPIEL --decks DECK,DECK… [Optionen]
    praxis simulate --resume DATEI [Optionen]

    Lässt Bots viele Partien spielen und berichtet, wie die Decks abschneiden.

      --decks LISTE         Dateien mit Decks in jedem Format oder Namen von Startdecks, durch Kommas getrennt
      --bots LISTE          die Bots, die sie spielen: { $bots }; einer für alle oder einer je Deck (sonst heuristic)
      --temperaments LISTE  die Spielweise; eine für alle oder eine je Deck (sonst die des Decks)
      --games N             Anzahl der Partien (sonst 1000)
      --edition NAME        die Edition der Regeln
      --seats N             Plätze je Tisch (sonst einer je Deck)
      --seed TEXT           derselbe Text ergibt dieselben Partien, mit beliebig vielen Threads
      --playouts N          Probepartien je Entscheidung für Bots, die suchen (sonst 100)
      --workers N           Anzahl der Threads (sonst einer je Prozessor)
      --results DATEI       wo beendete Partien gespeichert werden
      --resume DATEI        eine solche Datei fortsetzen; --games darf mehr Partien verlangen
      --out DATEI           eine Seite mit Diagrammen schreiben
      --json DATEI          alle Zahlen als JSON schreiben
      --csv DATEI           alle Zahlen als CSV schreiben
      --database URL        die Partien auf alle Prozesse "praxis worker" an dieser PostgreSQL verteilen;
                            --resume nimmt dann die Nummer einer Simulation
      --lang SPRACHE        en, pt, es, it oder fr (sonst en)

    Strg-C behält die beendeten Partien.
    Exit-Status: 0 alle Partien beendet, 1 manche nicht oder ein Deck ist ungültig, 2 falscher Aufruf, 130 unterbrochen.

workerHelp =
    praxis worker --database URL [Optionen]

    Spielt Partien von "praxis simulate --database URL", auf diesem Rechner oder einem anderen.

      --workers N          Anzahl der Threads (sonst einer je Prozessor)
      --idle SEKUNDEN      nach dieser Zeit ohne Arbeit beenden (sonst nie)
      --lang SPRACHE       en, pt, es, it oder fr (sonst en)

    Helfer dürfen jederzeit kommen, gehen und ausfallen: Keine Partie geht verloren, keine wird doppelt gezählt.
    Exit-Status: 0 wie verlangt beendet, 1 die Datenbank ist nicht erreichbar, 2 falscher Aufruf.
# Faults of the command line. Typed words come quoted.
noDecks = --decks fehlt: Dateien oder einige der Startdecks { $decks }.

unknownDeck = Es gibt weder eine Datei noch ein Startdeck { $given }; es gibt { $decks }.
wrongDeck =
    Das Deck { $deck } ist nicht lesbar:
    { $why }
unknownBot = Es gibt keinen Bot { $given }; es gibt { $bots }.
unknownTemperament = Es gibt keine Spielweise { $given }; es gibt { $temperaments }.
notOneEach = { $option } hat { $given } Namen für { $decks } Decks: Nenne einen, oder einen je Deck.
ofNewSimulation = { $option } gilt nur für neue Simulationen; eine mit --resume geöffnete hat ihre eigene Einstellung.
notBoth = { $one } und { $other } passen nicht zusammen.
noDatabase = --database fehlt: die Adresse einer PostgreSQL-Datenbank.
noSimulation = In dieser Datenbank gibt es keine Simulation { $id }.
exists = { $file } gibt es schon. Setze sie mit --resume fort oder nenne mit --results eine andere Datei.
notWritten = { $file } konnte nicht geschrieben werden: { $why }.
unreachable = Die Datenbank ist nicht erreichbar: { $why }.
# While games are played.
deckProblem = { $deck }: { $why }

begun = { $games } Partien; beendete werden in { $file } gespeichert.
spread = { $games } Partien als Simulation { $id }. Hilf auf einem beliebigen Rechner mit "praxis worker --database …".
progress = { $played } von { $of } Partien, { $perSecond } pro Sekunde, noch { $left }
unknownTime = unbekannte Zeit
interrupted = Unterbrochen nach { $played } von { $of } Partien.
goOn = Weiter geht es mit: { $command }
othersGoOn = Andere Helfer machen weiter.
written = Geschrieben: { $file }
trouble =
    Partie { $game } { $end ->
        [failed] ist gescheitert
       *[other] wurde abgebrochen
    }: { $why }
recordIn = Ihre Aufzeichnung ist in { $file }: Bitte melde den Fehler.
workerReady = Wartet auf Partien, mit { $threads } Threads.
workerPlays = Partien { $from } bis { $to } der Simulation { $id }
workerRefuses = Die Simulation { $id } bleibt anderen überlassen: { $why }
workerStops = { $games } Partien gespielt.
# Facts about the games.
title = Simulationsbericht

summary = { $games } Partien · { $seats } Plätze · Edition { $edition } · Startwert { $seed }
partial = Das sind { $played } von { $planned } geplanten Partien.
intervals = Alle Intervalle sind 95-%-Konfidenzintervalle: nach Wilson für Anteile, nach Students t für Mittelwerte. Partien ohne Ende sind nicht mitgezählt.
fairShare = Wären alle gleich stark, gewänne jedes höchstens { $share } seiner Partien.
ended = { $over } Partien endeten, { $stopped } wurden abgebrochen, { $failed } scheiterten.
unended = Partien ohne Ende
byDeck = Nach Deck
bySeat = Nach Platz
winsByDeckAndSeat = Siege nach Deck und Platz
lengths = Länge der Partien
reasons = Wie die Partien endeten
curves = { $counter } im Lauf der Partie
curveNote = Der Mittelwert zu Beginn jedes Zuges über alle Partien, die ihn erreichten; ausgeschiedene Spieler zählen mit dem, was sie noch hatten.
cards = Karten
cardsOf = Karten: { $deck }
cardsNote = Gezogen und gespielt: Exemplare je Partie. Gewonnen: der Anteil der gewonnenen Partien unter denen, in denen die Karte gespielt, gezogen oder nicht gezogen wurde. Karten, die spät in langen Partien gezogen werden, verändern diese Anteile, ohne die Siege zu bewirken.
moreCards = … und { $count } weitere; --out, --json und --csv nennen alle.
# Heads of columns and rows.
deck = Deckname

bot = Bot-Art
seat = Platz
places = Partien
wins = Siege
score = Punkte
interval = 95 %
card = Karte
copies = Exemplare
drawn = Gezogen
played = Gespielt
wonPlayed = Gewonnen, wenn gespielt
wonDrawn = Gewonnen, wenn gezogen
wonUndrawn = Gewonnen, wenn nicht gezogen
turn = Zug
turns = Züge
decisions = Entscheidungen
game = Partie
games = Partien
mean = Mittel
least = Kleinste
tenth = 10 %
median = Mittlere
ninetieth = 90 %
most = Größte
reason = Grund
# Of the page.
asTable = Als Tabelle

chart = Diagramm: { $what }. Die Tabelle darunter hat dieselben Zahlen.
madeBy = Erstellt mit Praxis. Diese Seite braucht kein Netz.

plans-no_simulation = { $file } enthält keine simulierten Partien.
plans-damaged = { $file } ist beschädigt: { $why }
plans-other_game = { $file } ist eine Simulation eines anderen Spiels oder einer anderen Edition.
plans-other_rules = { $file } wurde nach einer anderen Version der Regeln begonnen und kann nicht fortgesetzt werden.
plans-other_cards = { $file } kann nicht fortgesetzt werden: Die Karten haben sich seit dem Beginn geändert.
