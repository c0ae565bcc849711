attacks = Ataques
notNow = ahora no es posible
under =
    { $count ->
        [one] 1 carta debajo
       *[other] { $count } cartas debajo
    }
heads = Cara
tails = Cruz
takePrize = Coger la carta de Premio { $number }
cardsToChoose = Cartas para elegir
noStadium = ningún Estadio en juego
yourTurn = ¿Qué haces en este turno?
retreat = Retirada
weakness = Debilidad
resistance = Resistencia
ability = Habilidad
emptyBench = con la Banca vacía
