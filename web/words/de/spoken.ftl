title = Der Tisch als Text
where = Wo wir sind
counts = Zähler
empty = leer
