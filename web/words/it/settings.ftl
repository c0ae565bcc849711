title = Impostazioni
beta = Mostra le lingue in preparazione (beta)
language = Lingua
theme = Aspetto
colourBlind = Colori per daltonici
spoken = Mostra il tavolo come testo
motion = Meno movimento
hints = Suggerimenti per principianti
sounds = Suoni
notices = Avvisami quando tocca a me mentre guardo altrove
volume = Volume dei suoni
ownPictures = Le tue immagini delle carte
ownPicturesHint = Scegli immagini con il nome o il numero delle carte. Restano in questo browser.
ownPicturesKept =
    { $count ->
        [one] 1 immagine è conservata in questo browser.
       *[other] { $count } immagini sono conservate in questo browser.
    }
ownPicturesForget = Rimuovi le mie immagini
tempo = Velocità del movimento

themes-auto = Automatico
themes-dark = Scuro
themes-light = Chiaro

tempos-slow = Lenta
tempos-normal = Normale
tempos-fast = Rapida
