title = Réglages
beta = Montrer les langues en préparation (bêta)
language = Langue
theme = Apparence
colourBlind = Couleurs pour daltoniens
spoken = Montrer la table en texte
motion = Moins de mouvement
hints = Conseils pour débutants
sounds = Sons
notices = Me prévenir de mon tour quand je regarde ailleurs
volume = Volume des sons
ownPictures = Vos propres images de cartes
ownPicturesHint = Choisissez des images nommées comme les cartes ou leurs numéros. Elles restent dans ce navigateur.
ownPicturesKept =
    { $count ->
        [one] 1 image est gardée dans ce navigateur.
       *[other] { $count } images sont gardées dans ce navigateur.
    }
ownPicturesForget = Retirer mes images
pictureAddress = Adresse des images de cartes
pictureAddressHint = Une adresse https avec {"{"}number{"}"}, {"{"}name{"}"} ou {"{"}id{"}"} à la place du numéro, du nom anglais ou de l’id de la carte. Elle reste dans ce navigateur, et notre serveur n’en connaît que le site.
pictureAddressWrong = Cette adresse ne peut pas être utilisée. Elle doit commencer par https:// et contenir {"{"}number{"}"}, {"{"}name{"}"} ou {"{"}id{"}"}.
pictureAddressSeen = Le site des images voit quelles cartes vous sont montrées, et quand.
pictureAddressUse = Utiliser cette adresse
pictureAddressForget = Retirer l’adresse
tempo = Vitesse des mouvements

themes-auto = Automatique
themes-dark = Sombre
themes-light = Claire

tempos-slow = Lente
tempos-normal = Normale
tempos-fast = Rapide
