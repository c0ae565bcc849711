### English, and by its shape what every language must say.

title = The table is set.
playNow = Play now
starting = Shuffling…
playNowHint = At once, against bots. No account needed.
playWithPeople = Play with people
playWithPeopleHint = Get matched with other players: { $players } seats, timed.
game = Game
edition = Edition
seats = Players
deck = Your deck
randomDeck = Surprise me
randomDeckHint = A ready-made deck, drawn at random.
newHere = New to this game? Learn it step by step.
continueTitle = Continue playing
yourMove = Your move
waiting = Waiting for others
over = Finished
turn = Turn { $turn }
withFriends = With friends
withFriendsHint = Open a table and send the link. Bots take the empty seats.
createTable = Open a table
findPeople = Find people in the lobby
movesWaiting =
    { $count ->
        [one] Your move in 1 match
       *[other] Your move in { $count } matches
    }
hoursLeft = { DURATION($hours, "hour") } left
daysLeft = { DURATION($days, "day") } left
