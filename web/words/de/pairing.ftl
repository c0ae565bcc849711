looking = Suche nach Mitspielern …
hint = Die Partie beginnt von selbst, wenn alle Plätze besetzt sind. Lass diese Seite offen, oder schick Freunden den Link.
gone = Dieser Tisch wurde geschlossen, weil du zu lange weg warst.
fillWithBots = Mit Bots auffüllen und beginnen
botsInstead = Stattdessen gegen Bots spielen
stop = Nicht mehr suchen
again = Noch einmal nach Mitspielern suchen
