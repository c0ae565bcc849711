title = Tisch
gathering = Der Tisch ist offen. Die Partie beginnt, wenn alle bereit sind.
invite = Einladen
inviteHint = Wer diesen Link hat, kann sich setzen.
copyLink = Link kopieren
copied = Kopiert
seat = Platz { $seat }
free = frei
sit = Hierher setzen
leave = Aufstehen
ready = Ich bin bereit
notReady = Noch nicht bereit
isReady = bereit
isNotReady = nicht bereit
addBot = Bot hierher setzen
removeBot = Bot wegschicken
remove = { $name } wegschicken
removeHint = { $name } kann sich nicht wieder an diesen Tisch setzen.
sentAway = Der Gastgeber hat dich von diesem Tisch entfernt.
start = Beginnen
startHint = Bots nehmen die leeren Plätze.
yourDeck = Dein Deck
pasteDeck = Oder füge eine Liste ein, in jedem Format
useDeck = Dieses Deck nehmen
speed = Zeit
listed = Im Foyer zeigen
rated = Gewertet, wenn alle ein Konto haben
takebacks = Antworten können zurückgenommen werden, wenn die anderen zustimmen
noTakebacks = Ohne Zurücknehmen
moreRules = Weitere Regeln zur Wahl
seating = Plätze
open = Tisch eröffnen
speeds-untimed = Ohne Uhr
speeds-live = Live: { $minutes } Min. + { $seconds } Sek.
speeds-correspondence =
    { $days ->
        [one] 1 Tag pro Antwort
       *[other] { $days } Tage pro Antwort
    }
seatings-random = Ausgelost
seatings-chosen = Wie gewählt
