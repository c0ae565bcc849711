title = Il tavolo è pronto.
playNow = Gioca ora
starting = Mescolo…
playNowHint = Subito, contro i bot. Non serve un account.
playWithPeople = Gioca con altre persone
playWithPeopleHint = Con altri giocatori: { $players } posti, con l’orologio.
game = Gioco
edition = Edizione
seats = Giocatori
deck = Il tuo mazzo
randomDeck = Sorprendimi
randomDeckHint = Un mazzo pronto, scelto a caso.
newHere = È la prima volta? Impara passo per passo.
continueTitle = Continua a giocare
yourMove = Tocca a te
waiting = In attesa degli altri
over = Finita
turn = Turno { $turn }
withFriends = Con gli amici
withFriendsHint = Apri un tavolo e manda il link. I bot prendono i posti vuoti.
createTable = Apri un tavolo
findPeople = Trova qualcuno in sala
movesWaiting =
    { $count ->
        [one] Tocca a te in 1 partita
       *[other] Tocca a te in { $count } partite
    }
hoursLeft =
    { $hours ->
        [one] manca { DURATION($hours, "hour") }
       *[other] mancano { DURATION($hours, "hour") }
    }
daysLeft =
    { $days ->
        [one] manca { DURATION($days, "day") }
       *[other] mancano { DURATION($days, "day") }
    }
