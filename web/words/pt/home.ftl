title = A mesa está posta.
playNow = Jogar agora
starting = Embaralhando…
playNowHint = Na hora, contra bots. Não precisa de conta.
playWithPeople = Jogar com pessoas
playWithPeopleHint = Com outros jogadores: { $players } lugares, com relógio.
game = Jogo
edition = Edição
seats = Jogadores
deck =
    { $game ->
        [magic] Seu deck
        [yugioh] Seu Deck
       *[other] Seu baralho
    }
randomDeck = Surpreenda-me
randomDeckHint =
    { $game ->
        [magic] Um deck pronto, escolhido ao acaso.
        [yugioh] Um Deck pronto, escolhido ao acaso.
       *[other] Um baralho pronto, escolhido ao acaso.
    }
newHere = Primeira vez? Aprenda passo a passo.
continueTitle = Continuar jogando
yourMove = Sua vez
waiting = Esperando os outros
over = Terminada
turn = Turno { $turn }
withFriends = Com amigos
withFriendsHint = Abra uma mesa e mande o link. Bots ocupam os lugares vazios.
createTable = Abrir uma mesa
findPeople = Encontrar gente no salão
movesWaiting =
    { $count ->
        [one] É a sua vez em 1 partida
       *[other] É a sua vez em { $count } partidas
    }
hoursLeft =
    { $hours ->
        [one] falta { DURATION($hours, "hour") }
       *[other] faltam { DURATION($hours, "hour") }
    }
daysLeft =
    { $days ->
        [one] falta { DURATION($days, "day") }
       *[other] faltam { DURATION($days, "day") }
    }
