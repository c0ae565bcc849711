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
pictureAddress = Indirizzo delle immagini delle carte
pictureAddressHint = Un indirizzo https con {"{"}number{"}"}, {"{"}name{"}"} o {"{"}id{"}"} al posto del numero, del nome inglese o dell’id della carta. Resta in questo browser, e il nostro server conosce solo il sito.
pictureAddressWrong = Questo indirizzo non si può usare. Deve cominciare con https:// e contenere {"{"}number{"}"}, {"{"}name{"}"} o {"{"}id{"}"}.
pictureAddressSeen = Il sito delle immagini vede quali carte ti vengono mostrate, e quando.
pictureAddressUse = Usa questo indirizzo
pictureAddressForget = Rimuovi l’indirizzo
tempo = Velocità del movimento

themes-auto = Automatico
themes-dark = Scuro
themes-light = Chiaro

tempos-slow = Lenta
tempos-normal = Normale
tempos-fast = Rapida
