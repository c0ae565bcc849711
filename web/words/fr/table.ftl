title = Table
gathering = La table est ouverte. La partie commence quand tout le monde est prêt.
invite = Inviter
inviteHint = Quiconque a ce lien peut s’asseoir.
copyLink = Copier le lien
copied = Copié
seat = Place { $seat }
free = libre
sit = S’asseoir ici
leave = Se lever
ready = Je suis là
notReady = Pas encore
isReady = peut commencer
isNotReady = ne peut pas encore commencer
addBot = Mettre un bot ici
removeBot = Renvoyer le bot
remove = Renvoyer { $name }
removeHint = { $name } ne pourra plus s’asseoir à cette table.
sentAway = L’hôte vous a retiré de cette table.
start = Commencer
startHint = Des bots prennent les places vides.
yourDeck = Votre deck
pasteDeck = Ou collez une liste, quel que soit le format
useDeck = Prendre ce deck
speed = Temps
listed = Montrer au salon
rated = Classée, si tout le monde a un compte
takebacks = Les réponses peuvent être reprises, si les autres sont d’accord
noTakebacks = Sans reprise de réponses
moreRules = Autres règles au choix
seating = Places
open = Ouvrir la table

speeds-untimed = Sans pendule
speeds-live = En direct : { $minutes } min + { $seconds } s
speeds-correspondence =
    { $days ->
        [one] 1 jour par réponse
       *[other] { $days } jours par réponse
    }

seatings-random = Tirées au sort
seatings-chosen = Choisies
