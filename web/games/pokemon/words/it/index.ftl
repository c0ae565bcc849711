attacks = Attacchi
notNow = ora non è possibile
under =
    { $count ->
        [one] 1 carta sotto
       *[other] { $count } carte sotto
    }
heads = Testa
tails = Croce
takePrize = Prendi la carta Premio { $number }
cardsToChoose = Carte tra cui scegliere
noStadium = nessuno Stadio in gioco
yourTurn = Che cosa fai in questo turno?
retreat = Ritirata
weakness = Debolezza
resistance = Resistenza
ability = Abilità
emptyBench = con la panchina vuota
