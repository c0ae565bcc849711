title = La table est mise.
playNow = Jouer maintenant
starting = On mélange…
playNowHint = Tout de suite, contre des bots. Sans compte.
playWithPeople = Jouer avec d’autres
playWithPeopleHint = Avec les joueurs en ligne : { $players } places, partie minutée.
game = Jeu
edition = Édition
seats = Joueurs
deck = Votre deck
randomDeck = Surprenez-moi
randomDeckHint = Un deck tout fait, tiré au hasard.
newHere = Vous débutez ? Apprenez pas à pas.
continueTitle = Reprendre
yourMove = À vous de jouer
waiting = En attente des autres
over = Terminée
turn = Tour { $turn }
withFriends = Entre amis
withFriendsHint = Ouvrez une table et envoyez le lien. Des bots prennent les places vides.
createTable = Ouvrir une table
findPeople = Trouver des joueurs au salon
movesWaiting =
    { $count ->
        [one] À vous de jouer dans 1 partie
       *[other] À vous de jouer dans { $count } parties
    }
hoursLeft = encore { DURATION($hours, "hour") }
daysLeft = encore { DURATION($days, "day") }
