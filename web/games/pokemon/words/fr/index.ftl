attacks = Attaques
notNow = impossible pour le moment
under =
    { $count ->
        [one] 1 carte en dessous
       *[other] { $count } cartes en dessous
    }
heads = Face
tails = Pile
takePrize = Récupérer la carte Récompense { $number }
cardsToChoose = Cartes au choix
noStadium = aucun Stade en jeu
yourTurn = Que faites-vous pendant ce tour ?
retreat = Retraite
weakness = Faiblesse
resistance = Résistance
ability = Talent
emptyBench = avec un Banc vide
