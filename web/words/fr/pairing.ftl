looking = À la recherche de joueurs…
hint = La partie commence d’elle-même dès que toutes les places sont prises. Gardez cette page ouverte, ou envoyez le lien à des amis.
gone = Cette table n’existe plus : votre absence a été trop longue.
fillWithBots = Compléter avec des bots et commencer
botsInstead = Jouer plutôt contre des bots
stop = Ne plus chercher
again = Chercher à nouveau des joueurs
