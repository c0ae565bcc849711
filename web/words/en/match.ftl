### English, and by its shape what every language must say.

title = Match
hint = Hint
noHints = No more hints
yourSide = Your side
hand = Your hand
handEmpty = Your hand is empty.
others = Other players
between = Between the players
you = you
bot = bot
program = program
away = away
yourMove = Your move
waitingFor = Waiting for { $names }…
working = Other players are moving…
watching = You are watching.
sending = Sending…
decision = Decision
# Also what is rarely wanted.
allChoices = All choices

# Leaves out an optional part of an answer; another part follows.
goOnWithout = Go on without
whatYouCanDo = What you can do
chosen = Chosen so far
back = Step back
filter = Find by words
nothingFits = Nothing you can do now matches these words.
areYouSure = Are you sure?
moreBelow =
    { $count ->
        [one] 1 more below
       *[other] { $count } more below
    }
more =
    { $count ->
        [one] 1 way
       *[other] { $count } ways
    }
choosable = can be chosen
isChosen = chosen
faceDown = face down
cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
show = Show { $zone }
expand = Show { $name }'s side
collapse = Collapse { $name }'s side
attached = with
owner = belongs to { $name }
whyNotTitle = Not possible now:
possibleNow = Possible now:
noReason = You can't do anything with this card right now.
irreversible = This cannot be taken back.
doIt = Yes, do it
quick = Let the bots move instantly
turn = Turn { $turn }
refused = That was not accepted:
tryAgain = The answer did not arrive. Please try again.
seatTaken = A bot is playing for you.
takeSeatBack = Take your seat back
over = The match is over
won = You won!
lost = You lost
winner =
    { $several ->
        [true] Winners
       *[other] Winner
    }: { $names }
noWinner = Nobody won.
score = Points
turningPoints = Turning points
playAgain = Play again
replay = Watch the replay
keyHelp = Keys: 1–9 choose, 0 does nothing, arrows move, Enter selects, Escape steps back, / searches by words, F6 goes to the next part of the table, Shift+Enter enlarges a card.
spectators =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
delayed = Shown { DURATION($seconds, "second") } after the players see it
titleYourMove = ● Your move
