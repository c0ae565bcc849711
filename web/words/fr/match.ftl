title = Partie
hint = Conseil
noHints = Plus de conseils
yourSide = Votre côté
hand = Votre main
handEmpty = Votre main est vide.
others = Les autres joueurs
between = Entre les joueurs
you = vous
bot = un bot
program = programme
away = parti
yourMove = À vous de jouer
waitingFor = En attente : { $names }…
working = Les autres jouent…
watching = Vous regardez.
sending = Envoi…
decision = Décision
allChoices = Tous les choix
goOnWithout = Continuer sans
whatYouCanDo = Ce que vous pouvez faire
chosen = Choisi jusqu’ici
back = Revenir d’un pas
filter = Chercher par mots
nothingFits = Rien de ce que vous pouvez faire ne correspond à ces mots.
areYouSure = Êtes-vous sûr ?
moreBelow =
    { $count ->
        [one] 1 autre plus bas
       *[other] { $count } autres plus bas
    }
more =
    { $count ->
        [one] 1 façon
       *[other] { $count } façons
    }
choosable = peut être choisie
isChosen = choisie
faceDown = face cachée
cards =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
show = Montrer { $zone }
expand = Montrer le côté du joueur { $name }
collapse = Replier le côté du joueur { $name }
attached = avec
owner = appartient à { $name }
whyNotTitle = Ce n’est pas possible maintenant :
possibleNow = Possible maintenant :
noReason = Vous ne pouvez rien faire avec cette carte pour l’instant.
irreversible = Cette action est irréversible.
doIt = Oui, je le fais
quick = Faire jouer les bots tout de suite
turn = Tour { $turn }
refused = Cela n’a pas été accepté :
tryAgain = La réponse n’est pas arrivée. Veuillez réessayer.
seatTaken = Un bot joue pour vous.
takeSeatBack = Reprendre votre place
over = La partie est terminée
won = Vous avez gagné !
lost = Vous avez perdu
winner =
    { $several ->
        [true] Vainqueurs
       *[other] Vainqueur
    } : { $names }
noWinner = Personne ne gagne.
score = Points
turningPoints = Moments décisifs
playAgain = Rejouer
replay = Revoir la partie
keyHelp = Touches : 1–9 choisissent, 0 ne fait rien, les flèches déplacent, Entrée valide, Échap revient, / cherche par mots, F6 mène à la partie suivante de la table, Maj+Entrée montre une carte de près.
spectators =
    { $count ->
        [one] 1 spectateur
       *[other] { $count } spectateurs
    }
delayed = Montré { DURATION($seconds, "second") } après les joueurs
titleYourMove = ● À vous de jouer
