attacks = Ataques
notNow = não é possível agora
under =
    { $count ->
        [one] 1 carta embaixo
       *[other] { $count } cartas embaixo
    }
heads = Cara
tails = Coroa
takePrize = Pegar a carta de Prêmio { $number }
cardsToChoose = Cartas para escolher
noStadium = nenhum Estádio em jogo
yourTurn = O que você faz neste turno?
retreat = Recuar
weakness = Fraqueza
resistance = Resistência
ability = Habilidade
emptyBench = com o Banco vazio
