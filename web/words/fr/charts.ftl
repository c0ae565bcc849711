course = Déroulement
what = Que comparer
asTable = En tableau
nothing = Rien de ce qui se compte n’a changé.
