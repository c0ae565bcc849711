# Who looks at the table.
you = du

# Prompt and answers of the terminal.
prompt = Zahl, Wörter oder ?{ " " }

back = b: zurück
more = ({ $count } Möglichkeiten)
noSuchNumber = Wähle eine Zahl von 1 bis { $count }.
nothingFits = Kein erlaubter Zug passt. Gib "why …" ein, um zu sehen, was ihn verbietet.
severalFit = Mehrere Züge passen; wähle einen:
noPass = Hier kannst du nicht passen; du musst wählen.
nothingBack = Es gibt keinen Schritt zurück. Gib "u" ein, um deine letzte Antwort zurückzunehmen.
nothingToUndo = Du hast noch keinen Zug gemacht.
undone = Zurück zu deiner vorigen Entscheidung.
nothingBeside = Sonst kannst du gerade nichts tun.
# The beginning of a sentence about playing a card, without its subject.
plays = spielt

# No program has done anything yet.
nothingDone = Noch hat niemand sonst gezogen.

whyUsage = Sag, was du tun möchtest: why WÖRTER
possible = Das ist jetzt möglich:
forbiddenBy = Jetzt nicht möglich:
notThoughtOf = Das kenne ich nicht. Nenne eine Karte oder eine Aktion: why WÖRTER
saveUsage = Nenne eine Datei: s DATEI
saved = Gespeichert als { $file }.
notSaved = { $file } konnte nicht geschrieben werden: { $why }.
resume = Weiter geht es mit: { $command }
startAgain = Du hast keinen Zug gemacht. Dieselbe Partie noch einmal: { $command }
noCard = Hier gibt es keine Karte namens "{ $name }".
fault = Die Regeln sind an dieser Antwort gescheitert; die Partie ist unverändert. Die Aufzeichnung ist in { $file }: Bitte melde den Fehler.
over = Die Partie ist zu Ende: { $reason }.
winners = Gewonnen: { $names }.
noWinner = Niemand gewinnt.
points = SP
illegalDeck = Dieses Deck ist in der Edition { $edition } nicht erlaubt: { $why }.
help =
    { "  " }3            die dritte Möglichkeit wählen
      Wörter       den Zug wählen, auf den die Wörter passen
      p            passen (oder nichts tun)
      pp           passen, bis der Zug vorbei ist
      b            einen Schritt zurück in einer Wahl mit mehreren Teilen
      u            zurück zu deiner vorigen Entscheidung
      o            was du jederzeit tun kannst (zum Beispiel aufgeben)
      why WÖRTER   warum etwas jetzt nicht möglich ist, mit den Regeln
      bots         die Gründe für die letzten Züge der anderen
      i NAME       der Text einer sichtbaren Karte
      t            den Tisch zeigen
      l            die letzten Ereignisse
      s DATEI      speichern; später weiter mit --load DATEI
      q            beenden (die Partie wird gespeichert)
playGame =
    Editionen: { $editions }; Plätze: { SAME($least, $most) ->
        [true] { $most }
       *[other] { $least } bis { $most }, üblich { $usual }
    }; Decks: { $decks }
# What `praxis play --help` prints; `games` tells of each game what `playGame` says.
playHelp =
    praxis play SPIEL [Optionen]

    Spielt eine Partie im Terminal gegen Bots. Während der Partie hilft ? weiter.

    { $games }

      --edition NAME   die Edition der Regeln (sonst die erste des Spiels)
      --seats N        Anzahl der Plätze (sonst die übliche)
      --deck DECK      eine Datei mit deinem Deck, in jedem Format des Spiels, oder der Name eines angebotenen Decks
      --set NAME=WERT  eine Einstellung des Spiels, die vom Üblichen abweicht, etwa ante=true; auch mehrmals
      --name NAME      dein Name am Tisch
      --lang SPRACHE   en, pt, es, it oder fr (sonst en)
      --seed TEXT      derselbe Text mischt gleich
      --bots NAME      die Bots an den anderen Plätzen: heuristic (üblich), search (stärker, langsamer) oder random
      --load DATEI     eine gespeicherte Partie fortsetzen

    Die Antworten können statt von der Tastatur aus einer Datei oder einem anderen Programm kommen. Am Ende der Antworten wird gespeichert.
    Exit-Status: 0 gespielt oder gespeichert, 1 ungültige Aufzeichnung oder ungültiges Deck, 2 falscher Aufruf.

usage-noGame = Es fehlt ein Spiel: { $games }.
usage-unknownGame = Es gibt kein Spiel { $given }; es gibt { $games }.
usage-unexpected = Nur der Name eines Spiels wird erwartet, aber es kam auch { $given }.
usage-unknownOption = Es gibt keine Option { $option }.
usage-noValue = Die Option { $option } braucht einen Wert.
usage-superfluousValue = Die Option { $option } hat keinen Wert.
usage-unknownEdition = Es gibt keine Edition { $given }; es gibt { $editions }.
usage-number = { $option } muss eine ganze Zahl von { $min } bis { $max } sein, nicht { $given }.
usage-unknownBot = Es gibt keinen Bot { $given }; es gibt { $bots }.
usage-ofNewMatch = { $option } gilt nur für neue Partien; eine mit --load geöffnete hat ihre eigene Einstellung.
usage-wrongName = Ein Name ist ein Wort, das mit einem Buchstaben beginnt, nicht { $given }.
usage-nameTaken = Am Tisch heißt schon jemand { $name }.
usage-noFile = Es gibt keine Datei { $file }.
usage-unreadable = { $file } ist nicht lesbar: { $why }.
usage-unknownCommand = Es gibt keinen Befehl { $given }; es gibt { $commands }.
usage-unknownLanguage = Es gibt keine Sprache { $given }; es gibt { $languages }.
usage-oneOf =
    { $given ->
        [none] { $what } braucht eins von { $names }.
       *[other] { $what } braucht eins von { $names }, nicht { $given }.
    }
usage-onlyWith = { $option } gibt es nur mit { $command }.
usage-noRecord = Es fehlt die Datei einer gespeicherten Partie.
usage-noDeck = Es fehlt ein Deck: eine Datei, - oder der Name eines angebotenen Decks.
usage-noCardName = Es fehlt der Name einer Karte.
usage-noCardLists = Es fehlt ein Ordner oder eine Datei mit Kartenlisten.
usage-oneFile = Nur eine Datei wird erwartet, aber es kam auch { $given }.
usage-noFormats = --format: Decks von { $game } haben keine Formate.
usage-notCompiled = Karten von { $game } können hier nicht kompiliert werden.
usage-notImported = Kartenlisten von { $game } können hier nicht importiert werden.
usage-unknownPlayer = Niemand namens { $name } saß an diesem Tisch; gespielt haben { $names }.
usage-unknownSetting = In dieser Edition gibt es keine Einstellung { $id }.
usage-see = Siehe { $command } --help.

records-not_JSON = { $file } ist keine gespeicherte Partie: Das ist kein JSON ({ $why }).
records-no_record = { $file } ist keine gespeicherte Partie: Das Format "praxis-record-2" ist nicht genannt.
records-other_game = { $file } ist eine gespeicherte Partie eines anderen Spiels.
records-other_rules = { $file } wurde nach einer anderen Version der Regeln gespielt und kann nicht fortgesetzt werden.
records-other_cards = { $file } kann nicht fortgesetzt werden: Die Karten haben sich seit dem Speichern geändert.
records-altered = { $file } führt nicht zu der Stellung, die darin steht: Die Datei wurde gekürzt oder verändert.
records-damaged = { $file } ist beschädigt und kann nicht fortgesetzt werden: { $why }

deck-size = { $cards } Karten.
# `players` where their number may matter.
deck-legal =
    { $players ->
        [none] Erlaubt in der Edition { $edition }.
       *[other] Erlaubt in der Edition { $edition } zu { $players }.
    }

deck-notLegal =
    { $players ->
        [none] Nicht erlaubt in der Edition { $edition }.
       *[other] Nicht erlaubt in der Edition { $edition } zu { $players }.
    }
# Cards that could take the place of a missing one.
deck-instead = stattdessen vielleicht: { LIST($names, "·") }

deck-playable = { $playable } von { $all } Karten sind hier spielbar.
deck-readAs = Gelesen als { $format }.
# Cards beyond the playable ones would be known if the card lists of the game were imported.
deck-notImported = Nur die hier spielbaren Karten sind bekannt; "praxis cards import { $game }" macht alle anderen bekannt.

deck-line = Zeile { $line }: { $text }
deck-legalIn =
    { $count ->
        [0] In keiner Edition erlaubt.
        [one] Erlaubt in der Edition { LIST($editions, ",") }.
       *[other] Erlaubt in den Editionen { LIST($editions, ",") }.
    }

# What `praxis rule` says.
rule-known = Quelle
rule-editions = Editionen
rule-code = Quelltext
rule-tests = Prüfungen
rule-none = keine
rule-noneNeeded = nicht nötig: { $why }
rule-stated = wie hier steht
rule-implied = folgt daraus
rule-other = eine andere Regel
rule-absent = keine solche Regel
rule-published = in einem Text des Verlags gelesen
rule-independent = von einer unabhängigen Quelle angegeben
rule-inferred = aus anderen Regeln geschlossen
rule-reconstructed = rekonstruiert: unsere eigene Lesart; keine Quelle gefunden
rule-unknown = Es gibt keine Regel { $id }. Am ähnlichsten sind:
rule-noMatch = Keine Regel enthält alle Wörter: { $words }.
rule-expected = Es fehlt die Nummer einer Regel, oder Wörter, nach denen gesucht wird.
rule-ambiguities = Unklarheiten
rule-differences = Unterschiede zwischen den Editionen
rule-inEdition = { $edition }: { $words }
rule-decided = Hier so entschieden: { $decision }
