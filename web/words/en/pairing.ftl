### English, and by its shape what every language must say.

looking = Looking for players…
hint = The match starts when all seats are taken. Keep this page open, or send the link to friends.
gone = This table was closed because you were away too long.
fillWithBots = Fill with bots and start now
botsInstead = Play against bots instead
stop = Stop looking
again = Look for players again
