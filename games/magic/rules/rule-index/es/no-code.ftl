M-CARD-005 =
    .noCode = La rareza no tiene efecto en el juego, así que las definiciones no la contienen.
