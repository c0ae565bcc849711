you = vous
prompt = Numéro, mots ou ?{ " " }
back = b : revenir
more = ({ $count } façons)
noSuchNumber = Choisissez un numéro de 1 à { $count }.
nothingFits = Rien de ce que vous pouvez faire maintenant ne correspond à ces mots. « why » et les mots disent pourquoi.
severalFit = Plusieurs choses correspondent ; choisissez :
noPass = On ne peut pas passer ici ; il faut choisir.
nothingBack = Il n’y a pas d’étape à quitter. « u » reprend votre dernière réponse.
nothingToUndo = Vous n’avez encore rien répondu.
undone = Retour à votre décision précédente.
nothingBeside = Il n’y a rien d’autre que vous puissiez faire maintenant.
plays = joue
nothingDone = Personne d’autre n’a encore rien fait.
whyUsage = Dites ce que vous aimeriez faire : why MOTS
possible = C’est possible maintenant :
forbiddenBy = Ce n’est pas possible maintenant :
notThoughtOf = Je ne reconnais pas ces mots. Nommez une carte ou une action : why MOTS
saveUsage = Indiquez un fichier : s FICHIER
saved = Sauvegardé dans { $file }.
notSaved = Impossible d’écrire { $file } : { $why }.
resume = Continuez avec : { $command }
startAgain = Rien n’a été répondu. La même partie à nouveau : { $command }
noCard = Aucune carte ici ne s’appelle « { $name } ».
fault = Les règles ont échoué sur cette réponse ; la partie reste comme elle était. L’enregistrement est dans { $file } : merci de signaler l’erreur.
over = La partie est terminée : { $reason }.
winners = Victoire : { $names }.
noWinner = Personne ne gagne.
points = PV
illegalDeck = Ce deck n’est pas légal dans l’édition { $edition } : { $why }.
help =
    { "  " }3            choisir la troisième option
      mots         choisir ce qui correspond aux mots
      p            passer (ou ne rien faire)
      pp           passer jusqu’à la fin du tour
      b            revenir en arrière dans un choix en plusieurs parties
      u            revenir à votre décision précédente
      o            ce que l’on peut faire à tout moment (abandonner …)
      why MOTS     pourquoi quelque chose n’est pas possible, avec les règles qui le disent
      bots         pourquoi les autres ont fait ce qu’ils ont fait en dernier
      i NOM        le texte d’une carte que vous pouvez voir
      t            montrer la table
      l            ce qui s’est passé récemment
      s FICHIER    sauvegarder ; on continue avec --load FICHIER
      q            quitter (ce qui a été joué est sauvegardé)
playGame =
    éditions : { $editions } ; joueurs : { SAME($least, $most) ->
        [true] { $most }
       *[other] de { $least } à { $most }, d’habitude { $usual }
    } ; decks : { $decks }
playHelp =
    praxis play JEU [options]

    Joue une partie dans le terminal. Les autres places sont tenues par des programmes. Tapez ? pour l’aide pendant le jeu.

    { $games }

      --edition NOM      l’édition dont les règles valent (par défaut la première du jeu)
      --seats N          combien jouent (par défaut autant que d’habitude)
      --deck DECK        un fichier avec votre deck, dans tout format du jeu, ou le nom d’un de ses decks
      --set NOM=VALEUR un réglage du jeu autre que l’habituel, comme ante=true ; peut être répété
      --name NOM         votre nom à la table
      --lang LANGUE      en, pt, es, it ou fr (par défaut en)
      --seed TEXTE       le même texte donne les mêmes mélanges
      --bots NOM         qui tient les autres places : heuristic (par défaut), search (plus fort, plus lent) ou random
      --load FICHIER     continuer une partie sauvegardée

    Les réponses peuvent venir d’un fichier ou d’un autre programme au lieu du clavier. Quand il n’y en a plus, la partie est sauvegardée.
    Code de sortie : 0 jouée ou sauvegardée, 1 une partie sauvegardée ou un deck ne convient pas, 2 mauvais usage.

usage-noGame = Il manque le jeu : { $games }.
usage-unknownGame = Il n’y a pas de jeu { $given } ; il y a { $games }.
usage-unexpected = Seul le nom d’un jeu est attendu, mais il y a aussi { $given }.
usage-unknownOption = Il n’y a pas d’option { $option }.
usage-noValue = L’option { $option } demande une valeur.
usage-superfluousValue = L’option { $option } ne prend pas de valeur.
usage-unknownEdition = Il n’y a pas d’édition { $given } ; il y a { $editions }.
usage-number = { $option } est un nombre entier de { $min } à { $max }, pas { $given }.
usage-unknownBot = Il n’y a pas de programme { $given } ; il y a { $bots }.
usage-ofNewMatch = { $option } ne vaut que pour une nouvelle partie ; celle de --load a déjà la sienne.
usage-wrongName = Un nom est un seul mot qui commence par une lettre, pas { $given }.
usage-nameTaken = Quelqu’un d’autre à la table s’appelle déjà { $name }.
usage-noFile = Il n’y a pas de fichier { $file }.
usage-unreadable = Impossible de lire { $file } : { $why }.
usage-unknownCommand = Il n’y a pas de commande { $given } ; il y a { $commands }.
usage-unknownLanguage = Il n’y a pas de langue { $given } ; il y a { $languages }.
usage-oneOf =
    { $given ->
        [none] { $what } demande l’un de ces mots : { $names }.
       *[other] { $what } demande l’un de ces mots : { $names }, et non { $given }.
    }
usage-onlyWith = { $option } ne fonctionne qu’avec { $command }.
usage-noRecord = Il manque le fichier d’une partie sauvegardée.
usage-noDeck = Il manque un deck : un fichier, - ou le nom d’un deck proposé.
usage-noCardName = Il manque le nom d’une carte.
usage-noCardLists = Il manque un dossier ou des fichiers de listes de cartes.
usage-oneFile = Un seul fichier est attendu, mais il y a aussi { $given }.
usage-noFormats = --format : les decks de { $game } n’ont pas de formats.
usage-notCompiled = Les cartes de { $game } ne peuvent pas être compilées ici.
usage-notImported = Les listes de cartes de { $game } ne peuvent pas être importées ici.
usage-unknownPlayer = Personne du nom de { $name } n’a joué à cette table ; les joueurs étaient { $names }.
usage-unknownSetting = Dans cette édition, il n’y a pas de réglage { $id }.
usage-see = Voir { $command } --help --lang fr.

records-not_JSON = { $file } n’est pas une partie sauvegardée : ce n’est pas du JSON ({ $why }).
records-no_record = { $file } n’est pas une partie sauvegardée : elle n’indique pas le format « praxis-record-2 ».
records-other_game = { $file } est une partie sauvegardée d’un autre jeu.
records-other_rules = { $file } a été jouée avec une autre version des règles et ne peut pas être continuée.
records-other_cards = { $file } ne peut pas être continuée : les cartes ont changé depuis la sauvegarde.
records-altered = { $file } ne mène pas à la position indiquée : elle a été coupée ou modifiée.
records-damaged = { $file } est endommagée et ne peut pas être continuée : { $why }

deck-size = { $cards } cartes.
deck-legal =
    { $players ->
        [none] Légal dans l’édition { $edition }.
       *[other] Légal dans l’édition { $edition } à { $players } joueurs.
    }
deck-notLegal =
    { $players ->
        [none] Pas légal dans l’édition { $edition }.
       *[other] Pas légal dans l’édition { $edition } à { $players } joueurs.
    }
deck-instead = peut-être à la place : { LIST($names, "·") }
deck-playable = { $playable } cartes sur { $all } sont jouables ici.
deck-readAs = Lu comme { $format }.
deck-notImported = Seules les cartes jouables ici sont connues ; « praxis cards import { $game } » fait connaître toutes les autres.
deck-line = Ligne { $line } : { $text }
deck-legalIn =
    { $count ->
        [0] Légal dans aucune édition.
        [one] Légal dans l’édition { LIST($editions, ",") }.
       *[other] Légal dans les éditions { LIST($editions, ",") }.
    }

rule-known = Connue
rule-editions = Éditions
rule-code = Code
rule-tests = Tests
rule-none = aucun
rule-noneNeeded = pas nécessaire : { $why }
rule-stated = comme énoncé
rule-implied = s’en déduit
rule-other = une autre règle
rule-absent = pas de telle règle
rule-published = lue dans un texte de l’éditeur
rule-independent = énoncée par une source indépendante
rule-inferred = déduite d’autres règles
rule-reconstructed = reconstruite : c’est notre lecture, rien n’a été trouvé
rule-unknown = Il n’y a pas de règle { $id }. Les plus proches sont :
rule-noMatch = Aucune règle ne contient tout ceci : { $words }.
rule-expected = Il manque le code d’une règle ou des mots à chercher.
rule-ambiguities = Ambiguïtés
rule-differences = Différences entre les éditions
rule-inEdition = { $edition } : { $words }
rule-decided = Décidé ici : { $decision }
