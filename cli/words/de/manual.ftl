### What `--help` prints, by command. Columns line up.

main =
    Praxis ist Schiedsrichter für Sammelkartenspiele.

      praxis play SPIEL        eine Partie im Terminal gegen Bots: { $games }
      praxis replay DATEI      zeigen, was in einer gespeicherten Partie geschah
      praxis verify DATEI      prüfen, ob eine gespeicherte Partie zu ihrem Ergebnis führt
      praxis rule V-ACT-010    eine Regel nachschlagen: Text, Editionen, Quelltext, Prüfungen
      praxis scenario DATEI…   Szenarien ausführen: Stellungen, Abläufe und was danach gelten muss
      praxis deck check DATEI  prüfen, ob ein Deck erlaubt ist und welche seiner Karten spielbar sind
      praxis card NAME         zeigen, was eine Karte sagt
      praxis cards import      alle Karten der offiziellen Listen von VTES bekannt machen
      praxis simulate SPIEL    Bots Tausende Partien spielen lassen und die Decks vergleichen
      praxis worker            bei den Partien einer Simulation auf einem anderen Rechner helfen

      praxis --version         die Version zeigen

    Jeder Befehl hat sein eigenes --help. Mit --lang (en, pt, es, it, fr) sprechen Befehle und Hilfe deine Sprache.
    Exit-Status: 0 alles in Ordnung, 1 etwas stimmt nicht, 2 falscher Aufruf.

replay =
    praxis replay DATEI [--step] [--seat NAME] [--lang en]

    Erzählt, was in einer gespeicherten Partie geschah, aus der Sicht eines Zuschauers, der keine Hände sieht.

      --step          nach jeder Antwort warten, bis Enter gedrückt wird; q beendet
      --seat NAME     aus der Sicht des Spielers mit diesem Namen
      --lang SPRACHE  en, pt, es, it oder fr

    Exit-Status: 0 gezeigt, 1 die Aufzeichnung stimmt nicht, 2 falscher Aufruf.

verify =
    praxis verify DATEI [--lang en]

    Spielt eine gespeicherte Partie noch einmal und prüft, ob jede Antwort erlaubt war und ob sie zu dem Zustand führt, dessen
    Hash die Aufzeichnung nennt. Sagt sie auch, wie ihr Startwert entstand (ein Geheimnis, dessen veröffentlichter Hash, der Beitrag
    jedes Platzes), wird das ebenfalls geprüft: Dann hat niemand bestimmt, wie gemischt wurde, und auch nicht die Sitzordnung, falls sie
    laut Aufzeichnung ausgelost wurde.

      --lang SPRACHE  en, pt, es, it oder fr (sonst en)

    Exit-Status: 0 alles in Ordnung, 1 die Aufzeichnung stimmt nicht (der Grund wird genannt), 2 falscher Aufruf.

rule =
    praxis rule NUMMER…  was eine Regel sagt, in welchen Editionen, welcher Quelltext sie ausführt, welche Prüfungen sie nennen
    praxis rule WÖRTER…  die Regeln, deren Text alle Wörter enthält

      praxis rule V-ACT-010
      praxis rule bleed modifier
      praxis rule V-ACT        alle Regeln, deren Nummer so beginnt

      --edition NAME   die Regeln dieser Edition, in ihren Worten
      --lang SPRACHE   en, pt, es, it oder fr (sonst en)
      --json           dasselbe für Programme

    Auch die Nummern von Unklarheiten (V-AMB-01) und von Unterschieden zwischen Editionen (D-001) sind bekannt.
    Exit-Status: 0 gefunden, 1 nichts dergleichen, 2 falscher Aufruf.

scenario =
    praxis scenario DATEI… [--trace] [--options] [--json] [--lang en]

    Führt Szenarien aus: YAML-Dateien mit einer Stellung, einem Ablauf von Antworten und dem, was danach gelten muss. Eine Datei
    darf mehrere Dokumente enthalten; von einem Ordner werden alle .yaml-Dateien ausgeführt. Jedes Szenario läuft dreimal: einfach so, nach
    jeder Antwort gespeichert und wiederhergestellt, und mit jeder Antwort zurückgenommen und noch einmal gegeben.

      --trace         jede Entscheidung mit ihrem Schritt und allen Sätzen zeigen
      --options       bei der ersten Entscheidung ohne Antwort anhalten und die möglichen Antworten auflisten
      --json          ein JSON-Wert für Werkzeuge
      --lang SPRACHE  die Sprache des Berichts: en, pt, es, it oder fr (sonst en); die Szenarien selbst sind englisch

    Exit-Status: 0 alle stimmen, 1 manche nicht, 2 eine Datei ist nicht lesbar oder der Aufruf falsch.

card =
    praxis card NAME…   was eine Karte sagt, wie die Regeln über sie entscheiden, und welche Regeln

      praxis card govern the unaligned
      praxis card "zona de caza" --lang es
      praxis card Rare Candy --lang pt
      praxis card Lightning --game magic
      praxis card Surprise Influence --edition 2000

    NAME darf in jeder Sprache stehen, in der die Karte gedruckt wurde, ein Teil des Namens sein oder fast richtig. Der Text entsteht
    aus der Definition, die die Regeln ausführen; er ist nicht der gedruckte Wortlaut.

      --game SPIEL        { $games } (sonst das erste davon, das eine Karte dieses Namens hat)
      --lang SPRACHE      en, pt, es, it oder fr (sonst en)
      --edition EDITION   eine Edition des Spiels, wo sie sich unterscheiden (sonst die neueste)
      --json              dasselbe für Programme

    Exit-Status: 0 gefunden, 1 keine solche Karte, 2 falscher Aufruf.

deck =
    praxis deck check DECK [Optionen]        ob das Deck erlaubt ist, in welchen Editionen, und welche Karten hier spielbar sind
    praxis deck convert DECK --to FORMAT     dasselbe Deck, wie ein anderes Programm es schreibt

    DECK ist eine Datei, - für eine Pipe, der Name eines angebotenen Decks oder ein ganzes Deck in einer Adresse (nichts wird geladen).
    Die Formate unten und das Spiel werden von selbst erkannt.

      --game SPIEL       { $games } (sonst das Spiel, das das Deck kennt)
      --to FORMAT        { $formats }
      --edition NAME     die Edition der Regeln (sonst die neueste)
      --players N        Anzahl der Spieler, von der die Größe eines Decks abhängen kann (sonst die übliche)
      --format NAME      { $playFormats }
      --lang SPRACHE     en, pt, es, it oder fr (sonst en)
      --json             das Ergebnis einer Prüfung für Programme

    { $importing } macht alle veröffentlichten Karten bekannt.
    Exit-Status: 0 erlaubt oder umgewandelt, 1 es gibt Probleme, 2 falscher Aufruf.

deckFormats = { $formats } (sonst { $usual })

cards =
    praxis cards import SPIEL PFAD…       alle Karten veröffentlichter Listen bekannt machen (vtes)
    praxis cards find SPIEL NAME…         die bekannten Karten dieses Namens, und ob sie hier spielbar sind
    praxis cards compile SPIEL PFAD…      aus den Texten veröffentlichter Listen Definitionen machen (vtes)
    praxis cards list SPIEL [--json]      alle Karten, die hier spielbar sind
    praxis cards missing DECK [--json]    die Karten eines Decks, die es nicht sind, und was sie ersetzen könnte

    PFAD ist ein Ordner mit Kartenlisten oder eine der Dateien. Für VTES sind das die CSV-Dateien, die die VEKN veröffentlicht
    (vtescrypt.csv, vteslib.csv, vteslibmeta.csv, vtessets.csv). Namen, Gruppen, Kosten, Sets und Verbote werden im
    Ordner .praxis in deinem Benutzerordner aufbewahrt (oder wo PRAXIS_HOME es sagt), niemals die Texte der Karten. Nichts wird aus
    dem Netz geladen. Ein Server, dessen PRAXIS_CARDS diesen Ordner nennt, kennt sie auch.

    Das Kompilieren zeigt, wie viele Karten vollständig verstanden wurden. Ein Text, der nicht bis zum letzten Wort verstanden wird,
    wird abgelehnt, mit den ersten unverstandenen Wörtern.

      DECK            eine Datei mit einem Deck, - für eine Pipe, eine Adresse mit einem Deck oder der Name eines angebotenen Decks
      --game SPIEL    das Spiel des Decks, falls der Text es nicht verrät
      --write DATEI   die kompilierten Definitionen dorthin schreiben, als YAML
      --why           jede abgelehnte Karte nennen, mit dem Grund
      SPIEL           { $games }
      --lang SPRACHE  en, pt, es, it oder fr (sonst en)

    Exit-Status: 0 erledigt oder gefunden, 1 eine Datei ist beschädigt oder nichts gefunden, 2 falscher Aufruf.
