### English, and by its shape what every language must say.

title = Replay
first = To the beginning
back = One step back
play = Play
stop = Stop
forward = One step forward
last = To the end
turn = Turn
seat = Seen by
spectator = a spectator
all = all cards face up
step = Step { $step } of { $of }
place = Position in the match
goOn = Continue from here against bots
download = Download the record
verify = Check the shuffles
notYet = The replay will be available after the match.

findings-fair = The seed matches what the record says was published before the match: nobody chose the shuffles.
findings-fair_and_mine = The seed matches what you were shown before the match and includes your contribution: nobody chose the shuffles.
findings-fair_seats = Seed and seats match what the record says was published before the match: nobody chose the shuffles or the seats.
findings-fair_seats_and_mine = Seed and seats match what you were shown before the match and include your contribution: nobody chose the shuffles or the seats.
findings-no_seal = This record does not say how its seed came about.
findings-other_secret = The secret is not the one that was published before the match.
findings-other_seed = The seed is not the one that follows from the secret and the players' contributions.
findings-other_seats = The seats are not the ones that follow from the secret and the players' contributions.
findings-exchanged = What you were shown before the match does not match this record, or your contribution is missing or credited to someone else.
