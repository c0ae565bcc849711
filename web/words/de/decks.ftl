title = Decks
hint = Füge eine Liste ein, öffne eine Datei oder baue ein Deck Karte für Karte.
all = Alle Decks
mine = Deine Decks
none = Du hast noch kein Deck gespeichert.
fresh = Neues Deck
unnamed = Deck ohne Namen
name = Name
list = Liste
listHint = Jedes Austauschformat wird verstanden. Du kannst auch eine Datei hierher ziehen.
file = Datei öffnen
keep = Speichern
kept = Das Deck wurde gespeichert.
export = Als Format
remove = Löschen
play = Jetzt damit spielen
share = Teilen
legal = Dieses Deck kann gespielt werden.
notLegal = Dieses Deck kann noch nicht gespielt werden:
warnings = Zu beachten:
line = Zeile { $line }:
cards = Karten
add = { $name }: eine mehr
take = { $name }: eine weniger
search = Karten suchen
found =
    { $count ->
        [one] 1 Karte
       *[other] { NUMBER($count) } Karten
    }
charts = Diagramme
types = Kartentypen
traits = Merkmale
count = Anzahl
sample = Probehand
again = Neu ziehen
notSaved = Noch nicht gespeichert
restored = Deine ungespeicherten Änderungen sind wieder da.
discard = Verwerfen
given = Dieses Deck wurde mit dir geteilt. Speichere es, um eine eigene Kopie zu behalten.
keepCopy = Kopie speichern
removeSure = Endgültig löschen
unplayable = Die Regeln erlauben dieses Deck, aber einige seiner Karten können hier noch nicht gespielt werden:
missing = Diese Karten können hier noch nicht gespielt werden:
notHere = Hier nicht spielbar
others =
    { $count ->
        [one] 1 weitere, hier nicht spielbar
       *[other] { NUMBER($count) } weitere, hier nicht spielbar
    }
any = Beliebig
filters =
    { $set ->
        [0] Filter
       *[other] Filter ({ $set })
    }
clear = Zurücksetzen
download = Herunterladen
copy = Kopieren
link = Link zu diesem Deck
unshare = Nicht mehr teilen
asText = Das Deck als Text
countOf = Anzahl von { $name }
shown = Die ersten { $count } werden gezeigt.
more = Mehr zeigen
showMore = { $count } weitere zeigen
quick = Enter nimmt die erste Karte, die Pfeiltasten gehen durch die Liste.
playNamed = Jetzt { $name } spielen
ready = Mit einem fertigen Deck beginnen
