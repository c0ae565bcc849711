title = La mesa está puesta.
playNow = Jugar ahora
starting = Barajando…
playNowHint = Al instante, contra bots. No hace falta cuenta.
playWithPeople = Jugar con gente
playWithPeopleHint = Con otros jugadores: { $players } sitios, con reloj.
game = Juego
edition = Edición
seats = Jugadores
deck = Tu mazo
randomDeck = Sorpréndeme
randomDeckHint = Un mazo hecho, elegido al azar.
newHere = ¿Es la primera vez? Aprende paso a paso.
continueTitle = Seguir jugando
yourMove = Te toca
waiting = Esperando a los demás
over = Terminada
turn = Turno { $turn }
withFriends = Con amigos
withFriendsHint = Abre una mesa y envía el enlace. Los bots ocupan los sitios vacíos.
createTable = Abrir una mesa
findPeople = Encontrar gente en la sala
movesWaiting =
    { $count ->
        [one] Te toca en 1 partida
       *[other] Te toca en { $count } partidas
    }
hoursLeft =
    { $hours ->
        [one] queda { DURATION($hours, "hour") }
       *[other] quedan { DURATION($hours, "hour") }
    }
daysLeft =
    { $days ->
        [one] queda { DURATION($days, "day") }
       *[other] quedan { DURATION($days, "day") }
    }
