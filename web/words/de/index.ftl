tagline = Sammelkartenspiele mit einem Schiedsrichter, der jede Regel kennt, gegen Menschen und Bots, in deiner Sprache.
loading = Einen Moment …
# The name of a player who has deleted their account; a number may follow.
deleted = Gelöschtes Konto
noScripts = Diese Seite braucht JavaScript: Schalte es in deinem Browser ein, um zu spielen.
close = Schließen
cancel = Jetzt nicht
backHome = Zur Startseite
skipToContent = Zum Inhalt
notFound = Unter dieser Adresse gibt es nichts.
failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
offline = Der Server ist nicht erreichbar. Die Seite versucht es von selbst weiter.
reload = Seite neu laden
reconnecting = Verbindung verloren. Sie wird neu aufgebaut …
