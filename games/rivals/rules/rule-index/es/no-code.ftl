R-INFO-002 =
    .noCode = Habla de lo que la gente anota y se enseña. Ninguna carta del juego básico muestra una mano, y la vista de un puesto nunca contiene la de otro.
R-INFO-003 =
    .noCode = Los tratos son palabras entre jugadores, y el juego no obliga a cumplir ninguno.
