### English, and by its shape what every language must say.

title = Table
gathering = The table is open. The match starts when everybody is ready.
invite = Invite
inviteHint = Anyone with this link can take a seat.
copyLink = Copy the link
copied = Copied
seat = Seat { $seat }
free = free
sit = Sit down here
leave = Leave this seat
ready = I am ready
notReady = Not ready yet
isReady = ready
isNotReady = not ready
addBot = Add a bot
removeBot = Remove the bot
remove = Remove { $name }
removeHint = { $name } will not be able to join this table again.
sentAway = The host removed you from this table.
start = Start
startHint = Bots take the empty seats.
yourDeck = Your deck
pasteDeck = Or paste a list in any format
useDeck = Use this deck
speed = Time
listed = Show in the lobby
rated = Rated if everybody has an account
takebacks = Answers can be taken back if the others agree
noTakebacks = No takebacks
moreRules = More options
seating = Seats
open = Open the table

speeds-untimed = No clock
speeds-live = Live: { DURATION($minutes, "minute", "short") } + { DURATION($seconds, "second", "short") }
speeds-correspondence = { DURATION($days, "day") } per answer

seatings-random = Drawn at random
seatings-chosen = As chosen
