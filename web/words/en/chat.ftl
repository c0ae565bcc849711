### English, and by its shape what every language must say.

title = Chat
label = Your message
send = Send
empty = Nobody has said anything yet.
phrasesTitle = Quick phrases
about = About this message from { $name }
mute = Hide what { $name } says
unmute = Show what { $name } says again
report = Report to the server's operator
reportHint = The operator of this server will see this line and the messages before it.
reportWhy = What is wrong with it
reported = Your report has been sent.
people = People at the table
aboutPerson = About { $name }
reportPersonHint = The operator of this server will see the latest messages at this table.

phrases-hello = Hello!
phrases-good_luck = Good luck!
phrases-well_played = Well played!
phrases-thanks = Thanks!
phrases-sorry = Sorry!
phrases-one_moment = One moment, please.
phrases-I_am_back = I am back.
phrases-shall_we_deal = Shall we make a deal?
phrases-help_me_against_the_leader = Help me against the leader.
phrases-good_game = Good game!
