wrong = ERREUR
fail = ÉCHEC
summary = { $passed } réussis, { $failed } échoués
pending = en attente
line = ligne { $line }
nobodyAsked = On ne demande rien à personne.
canAnswer = { $seat } peut répondre à { $step } :
noFiles = Il faut au moins un fichier de scénarios.
