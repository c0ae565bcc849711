title = Einstellungen
beta = Sprachen in Arbeit zeigen (Beta)
language = Sprache
theme = Aussehen
colourBlind = Farben für Farbenblinde
spoken = Tisch als Text zeigen
motion = Weniger Bewegung
hints = Hinweise für Neulinge
sounds = Geräusche
notices = Sag mir Bescheid, wenn ich am Zug bin und woanders hinsehe
volume = Lautstärke
ownPictures = Deine eigenen Kartenbilder
ownPicturesHint = Wähle Bilder, die wie die Karten oder ihre Nummern heißen. Sie bleiben in diesem Browser.
ownPicturesKept =
    { $count ->
        [one] 1 Bild liegt in diesem Browser.
       *[other] { $count } Bilder liegen in diesem Browser.
    }
ownPicturesForget = Meine Bilder entfernen
pictureAddress = Adresse der Kartenbilder
pictureAddressHint = Eine https-Adresse mit {"{"}number{"}"}, {"{"}name{"}"} oder {"{"}id{"}"} an der Stelle von Nummer, englischem Namen oder Id der Karte. Sie bleibt in diesem Browser, und unser Server erfährt nur den Anbieter.
pictureAddressWrong = Diese Adresse geht nicht. Sie muss mit https:// beginnen und {"{"}number{"}"}, {"{"}name{"}"} oder {"{"}id{"}"} enthalten.
pictureAddressSeen = Der Anbieter der Bilder sieht, welche Karten dir gezeigt werden, und wann.
pictureAddressUse = Diese Adresse verwenden
pictureAddressForget = Adresse entfernen
tempo = Tempo der Bewegungen
themes-auto = Automatisch
themes-dark = Dunkel
themes-light = Hell
tempos-slow = Langsam
tempos-normal = Mittel
tempos-fast = Schnell
