tagline = Des jeux de cartes avec un arbitre qui connaît chaque règle, contre des gens et des bots, dans votre langue.
loading = Un instant…
# The name of a player who has deleted their account; a number may follow.
deleted = Compte supprimé
noScripts = Cette page a besoin de JavaScript : activez-le dans votre navigateur pour jouer.
close = Fermer
cancel = Pas maintenant
backHome = Retour à la page d’accueil
skipToContent = Aller au contenu
notFound = Il n’y a rien à cette adresse.
failed = Cela n’a pas marché. Veuillez réessayer.
offline = Le serveur est injoignable. La page réessaie d’elle-même.
reload = Recharger la page
reconnecting = Connexion perdue. Reconnexion…
