title = Partida
hint = Consejo
noHints = No más consejos
yourSide = Tu lado
hand = Tu mano
handEmpty = Tu mano está vacía.
others = Otros jugadores
between = Entre los jugadores
you = tú
bot = un bot
program = programa
away = ausente
yourMove = Te toca
waitingFor = Esperando a { $names }…
working = Los demás están jugando…
watching = Estás mirando.
sending = Enviando…
decision = Decisión
allChoices = Todas las opciones
goOnWithout = Seguir sin ello
whatYouCanDo = Lo que puedes hacer
chosen = Elegido hasta ahora
back = Un paso atrás
filter = Buscar por palabras
nothingFits = Nada de lo que puedes hacer ahora encaja con esas palabras.
areYouSure = ¿Seguro?
moreBelow =
    { $count ->
        [one] 1 más abajo
       *[other] { $count } más abajo
    }
more =
    { $count ->
        [one] 1 manera
       *[other] { $count } maneras
    }
choosable = se puede elegir
isChosen = elegida
faceDown = boca abajo
cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
show = Mostrar { $zone }
expand = Mostrar el lado de { $name }
collapse = Plegar el lado de { $name }
attached = con
owner = pertenece a { $name }
whyNotTitle = Ahora no es posible:
possibleNow = Posible ahora:
noReason = Ahora no puedes hacer nada con esta carta.
irreversible = Esto no se puede deshacer.
doIt = Sí, hazlo
quick = Que los bots jueguen ya
turn = Turno { $turn }
refused = No se ha aceptado:
tryAgain = La respuesta no ha llegado. Inténtalo de nuevo, por favor.
seatTaken = Un bot juega por ti.
takeSeatBack = Recuperar tu sitio
over = La partida ha terminado
won = ¡Has ganado!
lost = Has perdido
winner =
    { $several ->
        [true] Ganadores
       *[other] Gana
    }: { $names }
noWinner = No gana nadie.
score = Puntos
turningPoints = Momentos decisivos
playAgain = Jugar otra vez
replay = Ver la repetición
keyHelp = Teclas: 1–9 eligen, 0 no hace nada, las flechas mueven, Intro acepta, Escape retrocede, / busca por palabras, F6 lleva a la siguiente parte de la mesa, Mayús+Intro muestra una carta de cerca.
spectators =
    { $count ->
        [one] 1 espectador
       *[other] { $count } espectadores
    }
delayed = Se muestra { DURATION($seconds, "second") } después que a los jugadores
titleYourMove = ● Te toca
