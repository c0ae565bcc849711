holds = { $file } est valable : { $answers } réponses, hash { $hash }.
over = La partie est terminée : { $why }.
notOver = La partie n’est pas encore terminée.
fails = { $file } n’est pas valable : { $why }
earlier = il est du format praxis-record-1, dont le hash couvre des cartes qu’il ne nomme pas. On peut le regarder, mais pas le vérifier.
unknownGame = ce n’est pas l’enregistrement d’un jeu connu ({ $games }).
noSeal = L’enregistrement ne dit pas comment sa graine a été faite : les mélanges ne méritent que la confiance que mérite son auteur.
mixed = La graine vient du secret publié et de { $count } contributions : personne n’a choisi les mélanges.
mixedAndDrawn = La graine vient du secret publié et de { $count } contributions : personne n’a choisi les mélanges, et les places en ont été tirées.

seal-noContributions = il manque les contributions à son sceau.
seal-otherSecret = son secret n’est pas celui dont le hash a été publié avant la partie.
seal-otherSeed = sa graine ne découle pas du secret et des contributions des places.
seal-fewPlaces = son sceau n’indique pas une place de la table pour chaque joueur.
seal-placeTwice = son sceau indique deux fois une place de la table, ou une place inconnue.
seal-otherSeats = ses places ne découlent pas du secret et des contributions.

problems-not_JSON = ce n’est pas du JSON ({ $why }).
problems-no_record = ce n’est pas l’enregistrement d’une partie.
problems-other_game = c’est l’enregistrement d’un autre jeu.
problems-other_rules = il a été joué avec une autre version des règles.
problems-other_cards = ses cartes ont changé depuis sa sauvegarde.
problems-altered = il ne mène pas à la position qu’il indique ; il a été tronqué ou modifié.
problems-damaged = il est endommagé ({ $why }).
