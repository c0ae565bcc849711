called = Aussi appelée :
editions = Éditions :
decided = Décidé :
rules = Règles :
several = Plusieurs cartes portent ce nom :
unknown = Aucune carte ne s’appelle
nearest = Les noms les plus proches sont :
