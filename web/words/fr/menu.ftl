title = Menu
standing = Répondre pour moi
passTurn = Passer jusqu’à la fin de ce tour
passUntilTargeted = Passer jusqu’à ce que je sois pris pour cible
askAlways = Toujours me demander
ask = Demander aux autres
agree = Accepter
refuse = Refuser
sent = La question a été posée aux autres.
beside = À tout moment
leave = Quitter la table (la partie continue)
paused = La partie est en pause.

requests-takeback = Reprendre ma dernière réponse
requests-pause = Faire une pause
requests-resume = Continuer
requests-abort = Annuler la partie
requests-rematch = Revanche

requested-takeback = { $name } aimerait reprendre une réponse et tout ce qui a suivi.
requested-pause = { $name } aimerait faire une pause.
requested-resume = { $name } aimerait continuer.
requested-abort = { $name } aimerait annuler la partie.
requested-rematch = { $name } aimerait une revanche.

lapsed-takeback = Votre demande de reprendre une réponse est caduque : la partie a continué.
