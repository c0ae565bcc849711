title = Der Tisch ist gedeckt.
playNow = Jetzt spielen
starting = Es wird gemischt …
playNowHint = Sofort, gegen Bots. Ohne Konto.
playWithPeople = Mit anderen spielen
playWithPeopleHint = Mit Leuten, die gerade da sind: { $players } Plätze, mit Uhr.
game = Spiel
edition = Edition
seats = Spieler
deck = Dein Deck
randomDeck = Überrasch mich
randomDeckHint = Ein fertiges Deck, zufällig gezogen.
newHere = Neu hier? Lerne es Schritt für Schritt.
continueTitle = Weiterspielen
yourMove = Du bist am Zug
waiting = Andere sind am Zug
over = Beendet
turn = Zug { $turn }
withFriends = Mit Freunden
withFriendsHint = Eröffne einen Tisch und schick den Link. Bots nehmen die leeren Plätze.
createTable = Tisch eröffnen
findPeople = Mitspieler im Foyer finden
movesWaiting =
    { $count ->
        [one] Du bist in 1 Partie am Zug
       *[other] Du bist in { $count } Partien am Zug
    }
hoursLeft = noch { DURATION($hours, "hour") }
daysLeft = noch { DURATION($days, "day") }
