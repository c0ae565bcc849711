### English, and by its shape what every language must say.

tagline = Trading-card games with a referee that knows every rule, against people and bots, in your language.
loading = One moment…
# The name of a player who has deleted their account; a number may follow.
deleted = Deleted account
noScripts = This page needs JavaScript. Turn it on in your browser to play.
close = Close
cancel = Not now
backHome = To the start page
skipToContent = Skip to the content
notFound = There is nothing at this address.
failed = That did not work. Please try again.
offline = The server cannot be reached. The page keeps trying.
reload = Reload the page
reconnecting = Connection lost. Reconnecting…
