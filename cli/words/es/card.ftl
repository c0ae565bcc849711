called = También llamada:
editions = Ediciones:
decided = Decidido:
rules = Reglas:
several = Varias cartas se llaman así:
unknown = No hay ninguna carta llamada
nearest = Los nombres más parecidos son:
