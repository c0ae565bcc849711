simulateHelp =
    praxis simulate JEU --decks DECK,DECK… [options]
    praxis simulate --resume FICHIER [options]

    Fait jouer de nombreuses parties à des programmes et dit comment les decks s’en sortent.

      --decks LISTE         des fichiers de decks dans tous les formats, ou des noms de decks de départ, séparés par des virgules
      --bots LISTE          qui les joue : { $bots } ; un pour tous, ou un par deck (par défaut heuristic)
      --temperaments LISTE  comment ils sont joués ; un pour tous, ou un par deck (par défaut ce qui convient au deck)
      --games N             combien de parties (par défaut 1000)
      --edition NOM         l’édition des règles
      --seats N             combien sont à table (par défaut autant que de decks)
      --seed TEXTE          le même texte donne les mêmes parties, quel que soit le nombre de threads
      --playouts N          jusqu’où un bot qui cherche peut regarder à chaque décision (par défaut 100)
      --workers N           combien de threads jouent (par défaut un par processeur)
      --results FICHIER     où les parties sont gardées pendant qu’elles se jouent
      --resume FICHIER      continuer les parties d’un tel fichier ; --games peut en demander davantage
      --out FICHIER         écrire une page avec des graphiques
      --json FICHIER        tout écrire pour des programmes
      --csv FICHIER         tout écrire pour des tableurs
      --database URL        répartir les parties entre tous ceux qui lancent « praxis worker » sur ce PostgreSQL ;
                            --resume prend alors le numéro d’une simulation
      --lang LANGUE         en, pt, es, it ou fr (par défaut en)

    Ctrl-C garde ce qui a été joué.
    Code de sortie : 0 toutes les parties se sont terminées, 1 certaines non ou un deck ne convient pas, 2 mauvais usage, 130 interrompue.
workerHelp =
    praxis worker --database URL [options]

    Aide à jouer les parties de « praxis simulate --database URL », sur cette machine ou sur toute autre.

      --workers N           combien de threads jouent (par défaut un par processeur)
      --idle SECONDES       partir quand il n’y a rien eu à faire pendant ce temps (par défaut rester)
      --lang LANGUE         en, pt, es, it ou fr (par défaut en)

    Les aides peuvent venir, partir et mourir à tout moment : aucune partie n’est perdue ni comptée deux fois.
    Code de sortie : 0 parti comme demandé, 1 la base de données est injoignable, 2 mauvais usage.
noDecks = Il manque --decks : des fichiers, ou quelques-uns des decks de départ { $decks }.
unknownDeck = Il n’y a ni fichier ni deck de départ { $given } ; il y a { $decks }.
wrongDeck =
    Impossible de lire le deck { $deck } :
    { $why }
unknownBot = Il n’y a pas de bot { $given } ; il y a { $bots }.
unknownTemperament = Il n’y a pas de tempérament { $given } ; il y a { $temperaments }.
notOneEach = { $option } a { $given } noms pour { $decks } decks : donnez-en un seul, ou un par deck.
ofNewSimulation = { $option } ne vaut que pour une nouvelle simulation ; celle de --resume a déjà la sienne.
notBoth = { $one } et { $other } ne vont pas ensemble.
noDatabase = Il manque --database : l’adresse d’un PostgreSQL.
noSimulation = Il n’y a pas de simulation { $id } dans cette base de données.
exists = { $file } existe déjà. Continuez avec --resume, ou nommez un autre fichier avec --results.
notWritten = Impossible d’écrire { $file } : { $why }.
unreachable = La base de données est injoignable : { $why }.
deckProblem = { $deck } : { $why }
begun = { $games } parties ; ce qui est joué est gardé dans { $file }.
spread = { $games } parties sous le nom de simulation { $id }. Aidez avec « praxis worker --database … » sur toute machine.
progress = { $played } parties sur { $of }, { $perSecond } par seconde, reste { $left }
unknownTime = un temps inconnu
interrupted = Interrompue après { $played } parties sur { $of }.
goOn = Continuez avec : { $command }
othersGoOn = D’autres aides continuent de jouer.
written = Écrit : { $file }
trouble =
    La partie { $game } { $end ->
        [failed] a échoué
       *[other] a été arrêtée
    } : { $why }
recordIn = Son enregistrement est dans { $file } : merci de signaler l’erreur.
workerReady = En attente de parties, avec { $threads } threads.
workerPlays = Parties { $from } à { $to } de la simulation { $id }
workerRefuses = La simulation { $id } est laissée à d’autres : { $why }
workerStops = { $games } parties jouées.
title = Simulation
summary = { $games } parties · { $seats } places · édition { $edition } · graine { $seed }
partial = Ce sont { $played } parties sur { $planned } prévues.
intervals = Les intervalles contiennent la vraie valeur dans 95 simulations sur 100 : ceux de Wilson pour les proportions, ceux du t de Student pour les moyennes. Les parties qui ne se sont pas terminées n’y comptent pas.
fairShare = Si tous étaient de même force, chacun gagnerait au plus { $share } de ses parties.
ended = { $over } parties se sont terminées, { $stopped } ont été arrêtées, { $failed } ont échoué.
unended = Parties qui ne se sont pas terminées
byDeck = Par deck
bySeat = Par place
winsByDeckAndSeat = Victoires par deck et par place
lengths = Durée des parties
reasons = Comment les parties se sont terminées
curves = { $counter } au cours de la partie
curveNote = La moyenne au début de chaque tour sur toutes les parties arrivées jusque-là ; un joueur éliminé compte avec ce qui lui reste.
cards = Cartes
cardsOf = Cartes : { $deck }
cardsNote = Piochées et jouées : exemplaires par partie. Gagnées : la proportion de parties gagnées parmi celles où la carte a été jouée, piochée ou non piochée. Ce qui se pioche tard dans de longues parties fait différer ces proportions sans en être la cause.
moreCards = … et { $count } autres : --out, --json et --csv les ont toutes.
deck = Deck
bot = Bot
seat = Place
places = Parties
wins = Victoires
score = Points
interval = 95 %
card = Carte
copies = Exemplaires
drawn = Piochées
played = Jouées
wonPlayed = Gagnées si jouée
wonDrawn = Gagnées si piochée
wonUndrawn = Gagnées si non piochée
turn = Tour
turns = Tours
decisions = Décisions
game = Partie
games = Parties
mean = Moyenne
least = Minimum
tenth = 10 %
median = Médiane
ninetieth = 90 %
most = Maximum
reason = Motif
asTable = Sous forme de tableau
chart = Graphique : { $what }. Le tableau au-dessous contient les mêmes nombres.
madeBy = Fait par Praxis. Cette page n’a pas besoin de réseau.

plans-no_simulation = { $file } ne contient pas les parties d’une simulation.
plans-damaged = { $file } est endommagé : { $why }
plans-other_game = { $file } est une simulation d’un autre jeu ou d’une autre édition.
plans-other_rules = { $file } a été commencée avec une autre version des règles et ne peut pas être continuée.
plans-other_cards = { $file } ne peut pas être continuée : les cartes ont changé depuis son début.
