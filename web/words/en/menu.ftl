### English, and by its shape what every language must say.

title = Menu
standing = Answer for me
passTurn = Pass for the rest of this turn
passUntilTargeted = Pass until I am targeted
askAlways = Always ask me
ask = Ask the others
agree = Agree
refuse = Refuse
sent = The others have been asked.
beside = At any time
leave = Leave the table (the match goes on)
paused = The match is paused.

requests-takeback = Take back my last answer
requests-pause = Pause
requests-resume = Resume
requests-abort = Call off the match
requests-rematch = Rematch

requested-takeback = { $name } would like to take back an answer and everything that has followed.
requested-pause = { $name } would like to pause.
requested-resume = { $name } would like to resume.
requested-abort = { $name } would like to call off the match.
requested-rematch = { $name } would like a rematch.

lapsed-takeback = Your request to take back an answer has lapsed because the match has moved on.
