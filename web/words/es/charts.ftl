course = Desarrollo
what = Qué comparar
asTable = Como tabla
nothing = No ha cambiado nada de lo que se cuenta.
