title = Decks
hint = Collez une liste, ouvrez un fichier ou construisez un deck carte par carte.
all = Tous les decks
mine = Vos decks
none = Vous n’avez encore enregistré aucun deck.
fresh = Nouveau deck
unnamed = Deck sans nom
name = Nom
list = Liste
listHint = Tous les formats d’échange sont compris. Vous pouvez aussi déposer un fichier ici.
file = Ouvrir un fichier
keep = Enregistrer
kept = Le deck a été enregistré.
export = Au format
remove = Supprimer
play = Le jouer maintenant
share = Partager
legal = Ce deck peut être joué.
notLegal = Ce deck ne peut pas encore être joué :
warnings = À noter :
line = Ligne { $line } :
cards = Cartes
add = { $name } : une de plus
take = { $name } : une de moins
search = Chercher des cartes
found =
    { $count ->
        [one] 1 carte
       *[other] { NUMBER($count) } cartes
    }
charts = Graphiques
types = Types de carte
traits = Caractéristiques
count = Nombre
sample = Main d’essai
again = Piocher à nouveau
notSaved = Pas encore enregistré
restored = Vos modifications non enregistrées sont de retour.
discard = Les abandonner
given = Ce deck a été partagé avec vous. Enregistrez-le pour en garder une copie à vous.
keepCopy = Enregistrer une copie
removeSure = Supprimer définitivement
unplayable = Les règles permettent ce deck, mais certaines de ses cartes ne sont pas encore jouables ici :
missing = Ces cartes ne sont pas encore jouables ici :
notHere = Pas jouable ici
others =
    { $count ->
        [one] 1 autre, pas jouable ici
       *[other] { NUMBER($count) } autres, pas jouables ici
    }
any = Peu importe
filters =
    { $set ->
        [0] Filtres
       *[other] Filtres ({ $set })
    }
clear = Effacer
download = Télécharger
copy = Copier
link = Lien vers ce deck
unshare = Ne plus partager
asText = Le deck en texte
countOf = Nombre d’exemplaires : { $name }
shown = Les { $count } premières sont affichées.
more = Afficher plus
showMore = En afficher { $count } de plus
quick = Entrée ajoute la première carte ; les flèches parcourent la liste.
playNamed = Jouer { $name } maintenant
ready = Commencer par un deck tout fait
