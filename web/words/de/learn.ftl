title = Lernen
hint = Spiele kurze Stellungen an einem richtigen Tisch. Jede zeigt eine Sache, und du kannst nichts kaputt machen.
none = Für dieses Spiel gibt es noch keine Lektionen.
first = Erste Schritte
examples = Beispiele aus den Regelbüchern
examplesHint = Stellungen, die die Regelbücher selbst durchspielen, für alle, die es genau wissen wollen.
done = Gelernt
begin = Beginnen
lesson = Lektion
task = Finde dies:
watch = Sieh zu, was geschieht …
progress = { $step } von { $of }
wrong = „{ $said }“ ist hier erlaubt, aber in dieser Lektion geht es um etwas anderes. Versuch es noch einmal.
finished = Gut gemacht.
now = Die Stellung jetzt
shown = Die Regeln dahinter
next = Nächste Lektion
again = Noch einmal
all = Alle Lektionen
showAgain = Was gezeigt wurde
rules = Regeln
rulesHint = Jede Regel, die der Schiedsrichter kennt, mit ihrem Kürzel.
find = Nach Wort oder Kürzel suchen
found =
    { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    }
more = Mehr zeigen
otherwise = { $edition } (andere Regel)
everyEdition = Alle Editionen
chapters = Kapitel
everyChapter = Alle Kapitel
tryIt = Probier es aus:
noRule = Keine Regel hat alle diese Wörter. Versuch es mit weniger Wörtern oder einem anderen.
