title = Apprendre
hint = Jouez de courtes positions à une vraie table. Chacune montre une seule chose, et vous ne pouvez rien casser.
none = Il n’y a pas encore de leçons pour ce jeu.
first = Premiers pas
examples = Exemples des livres de règles
examplesHint = Des positions que les livres de règles expliquent eux-mêmes, pour ceux qui veulent tout savoir.
done = Apprise
begin = Commencer
lesson = Leçon
task = Trouvez ceci :
watch = Regardez ce qui se passe…
progress = { $step } sur { $of }
wrong = « { $said } » est permis ici, mais cette leçon porte sur autre chose. Réessayez.
finished = Bien joué.
now = La position maintenant
shown = Les règles derrière cela
next = Leçon suivante
again = Encore une fois
all = Toutes les leçons
showAgain = Ce qui a été montré
rules = Règles
rulesHint = Toutes les règles que l’arbitre connaît, chacune avec son code.
find = Chercher par mot ou par code
found =
    { $count ->
        [one] 1 règle
       *[other] { $count } règles
    }
more = Montrer plus
otherwise = { $edition } (autre règle)
everyEdition = Toutes les éditions
chapters = Chapitres
everyChapter = Tous les chapitres
tryIt = À essayer :
noRule = Aucune règle ne contient tous ces mots. Essayez avec moins de mots, ou un autre.
