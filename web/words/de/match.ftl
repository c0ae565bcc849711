title = Partie
hint = Hinweis
noHints = Keine Hinweise mehr
yourSide = Deine Seite
hand = Deine Hand
handEmpty = Deine Hand ist leer.
others = Die anderen Spieler
between = Zwischen den Spielern
you = du
bot = Bot
program = Programm
away = weg
yourMove = Du bist am Zug
waitingFor = Am Zug: { $names } …
working = Die anderen sind am Zug …
watching = Du siehst zu.
sending = Wird gesendet …
decision = Entscheidung
allChoices = Alle Möglichkeiten
goOnWithout = Ohne weiter
whatYouCanDo = Was du tun kannst
chosen = Bisher gewählt
back = Einen Schritt zurück
filter = Mit Wörtern suchen
nothingFits = Nichts, was du jetzt tun kannst, passt zu diesen Wörtern.
areYouSure = Bist du sicher?
moreBelow =
    { $count ->
        [one] 1 weitere darunter
       *[other] { $count } weitere darunter
    }
more =
    { $count ->
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    }
choosable = kann gewählt werden
isChosen = gewählt
faceDown = verdeckt
cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
show = { $zone } zeigen
expand = Seite von { $name } zeigen
collapse = Seite von { $name } einklappen
attached = mit
owner = gehört { $name }
whyNotTitle = Jetzt nicht, wegen:
possibleNow = Jetzt möglich:
noReason = Mit dieser Karte kannst du gerade nichts tun.
irreversible = Das lässt sich nicht zurücknehmen.
doIt = Ja, so machen
quick = Bots sofort ziehen lassen
turn = Zug { $turn }
refused = Das wurde nicht angenommen:
tryAgain = Die Antwort ist nicht angekommen. Bitte versuch es noch einmal.
seatTaken = Ein Bot spielt für dich.
takeSeatBack = Deinen Platz wieder einnehmen
over = Die Partie ist vorbei
won = Du hast gewonnen!
lost = Du hast verloren
winner =
    { $several ->
        [true] Gewonnen haben
       *[other] Gewonnen hat
    }: { $names }
noWinner = Niemand gewinnt.
score = Punkte
turningPoints = Wendepunkte
playAgain = Noch einmal spielen
replay = Aufzeichnung ansehen
keyHelp = Tasten: 1–9 wählen, 0 tut nichts, Pfeile bewegen, Enter nimmt, Escape geht zurück, / sucht mit Wörtern, F6 geht zum nächsten Teil des Tisches, Umschalt+Enter zeigt eine Karte von Nahem.
spectators =
    { $count ->
        [one] 1 Zuschauer
       *[other] { $count } Zuschauer
    }
delayed = { DURATION($seconds, "second") } später gezeigt als den Spielern
titleYourMove = ● Du bist am Zug
