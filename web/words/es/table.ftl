title = Mesa
gathering = La mesa está abierta. La partida empieza cuando todos estén listos.
invite = Invitar
inviteHint = Quien tenga este enlace puede sentarse.
copyLink = Copiar el enlace
copied = Copiado
seat = Sitio { $seat }
free = libre
sit = Sentarme aquí
leave = Levantarme
ready = Todo listo
notReady = Todavía no
isReady = puede empezar
isNotReady = todavía no puede empezar
addBot = Poner un bot aquí
removeBot = Quitar el bot
remove = Quitar a { $name } de la mesa
removeHint = { $name } no podrá volver a sentarse a esta mesa.
sentAway = El anfitrión te ha sacado de esta mesa.
start = Empezar
startHint = Los bots ocupan los sitios vacíos.
yourDeck = Tu mazo
pasteDeck = O pega una lista en cualquier formato
useDeck = Usar este mazo
speed = Tiempo
listed = Mostrar en la sala
rated = Puntuada, si todos tienen cuenta
takebacks = Se pueden deshacer respuestas, si los demás están de acuerdo
noTakebacks = Sin deshacer respuestas
moreRules = Más reglas a elegir
seating = Sitios
open = Abrir la mesa

speeds-untimed = Sin reloj
speeds-live = En directo: { $minutes } min + { $seconds } s
speeds-correspondence =
    { $days ->
        [one] 1 día por respuesta
       *[other] { $days } días por respuesta
    }

seatings-random = Por sorteo
seatings-chosen = Como se elijan
