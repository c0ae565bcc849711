simulateHelp =
    praxis simulate JUEGO --decks MAZO,MAZO… [opciones]
    praxis simulate --resume ARCHIVO [opciones]

    Hace que los programas jueguen muchas partidas y cuenta cómo les fue a los mazos.

      --decks LISTA         archivos con mazos en cualquier formato, o nombres de mazos de inicio, separados por comas
      --bots LISTA          quién los juega: { $bots }; uno para todos, o uno por mazo (por defecto heuristic)
      --temperaments LISTA  cómo se juegan; uno para todos, o uno por mazo (por defecto el que conviene al mazo)
      --games N             cuántas partidas (por defecto 1000)
      --edition NOMBRE      la edición de las reglas
      --seats N             cuántos se sientan a la mesa (por defecto tantos como mazos)
      --seed TEXTO          el mismo texto da las mismas partidas, con cualquier número de hilos
      --playouts N          hasta dónde puede mirar un bot que busca en cada decisión (por defecto 100)
      --workers N           cuántos hilos juegan (por defecto uno por procesador)
      --results ARCHIVO     dónde se guardan las partidas mientras se juegan
      --resume ARCHIVO      seguir con las partidas de un archivo así; --games puede pedir más
      --out ARCHIVO         escribir una página con gráficos
      --json ARCHIVO        escribirlo todo para programas
      --csv ARCHIVO         escribirlo todo para hojas de cálculo
      --database URL        repartir las partidas entre todos los que ejecutan "praxis worker" en este PostgreSQL;
                            --resume recibe entonces el número de una simulación
      --lang IDIOMA         en, pt, es, it o fr (por defecto en)

    Ctrl-C conserva lo que se ha jugado.
    Código de salida: 0 todas las partidas terminaron, 1 algunas no o un mazo no sirve, 2 uso incorrecto, 130 interrumpida.
workerHelp =
    praxis worker --database URL [opciones]

    Ayuda a jugar las partidas de "praxis simulate --database URL", en esta máquina o en cualquier otra.

      --workers N           cuántos hilos juegan (por defecto uno por procesador)
      --idle SEGUNDOS       irse cuando no hubo nada que hacer durante ese tiempo (por defecto quedarse)
      --lang IDIOMA         en, pt, es, it o fr (por defecto en)

    Los ayudantes pueden llegar, irse y morir en cualquier momento: ninguna partida se pierde ni cuenta dos veces.
    Código de salida: 0 se fue como se pidió, 1 no se llega a la base de datos, 2 uso incorrecto.
noDecks = Falta --decks: archivos, o algunos de los mazos de inicio { $decks }.
unknownDeck = No hay ni un archivo ni un mazo de inicio { $given }; hay { $decks }.
wrongDeck =
    No se puede leer el mazo { $deck }:
    { $why }
unknownBot = No hay ningún bot { $given }; hay { $bots }.
unknownTemperament = No hay ningún temperamento { $given }; hay { $temperaments }.
notOneEach = { $option } tiene { $given } nombres para { $decks } mazos: da uno, o uno por mazo.
ofNewSimulation = { $option } solo vale para una simulación nueva; la de --resume ya tiene su propio valor.
notBoth = { $one } y { $other } no van juntos.
noDatabase = Falta --database: la dirección de un PostgreSQL.
noSimulation = No hay ninguna simulación { $id } en esta base de datos.
exists = { $file } ya existe. Síguela con --resume, o indica otro archivo con --results.
notWritten = No se pudo escribir { $file }: { $why }.
unreachable = No se llega a la base de datos: { $why }.
deckProblem = { $deck }: { $why }
begun = { $games } partidas; lo que se juega se guarda en { $file }.
spread = { $games } partidas como simulación { $id }. Ayuda con "praxis worker --database …" en cualquier máquina.
progress = { $played } de { $of } partidas, { $perSecond } por segundo, quedan { $left }
unknownTime = no se sabe cuánto
interrupted = Interrumpida tras { $played } de { $of } partidas.
goOn = Sigue con: { $command }
othersGoOn = Otros ayudantes siguen jugando.
written = Escrito: { $file }
trouble =
    La partida { $game } { $end ->
        [failed] falló
       *[other] se detuvo
    }: { $why }
recordIn = Su registro está en { $file }: por favor, informa del error.
workerReady = A la espera de partidas, con { $threads } hilos.
workerPlays = Partidas { $from } a { $to } de la simulación { $id }
workerRefuses = La simulación { $id } queda para otros: { $why }
workerStops = { $games } partidas jugadas.
title = Simulación
summary = { $games } partidas · { $seats } asientos · edición { $edition } · semilla { $seed }
partial = Estas son { $played } de { $planned } partidas previstas.
intervals = Los intervalos contienen el valor verdadero en 95 de cada 100 simulaciones: los de Wilson para proporciones, los de la t de Student para medias. Las partidas que no terminaron no cuentan en ellos.
fairShare = Si todos fueran igual de fuertes, cada uno ganaría como mucho { $share } de sus partidas.
ended = { $over } partidas terminaron, { $stopped } se detuvieron, { $failed } fallaron.
unended = Partidas que no terminaron
byDeck = Por mazo
bySeat = Por asiento
winsByDeckAndSeat = Victorias por mazo y asiento
lengths = Duración de las partidas
reasons = Cómo terminaron las partidas
curves = { $counter } a lo largo de la partida
curveNote = La media al principio de cada turno en todas las partidas que llegaron hasta ahí; los jugadores eliminados cuentan con lo que les quedaba.
cards = Cartas
cardsOf = Cartas: { $deck }
cardsNote = Robadas y jugadas: copias por partida. Ganadas: la proporción de partidas ganadas entre aquellas en que la carta se jugó, se robó o no se robó. Lo que se roba tarde en partidas largas hace que esas proporciones difieran sin ser la causa.
moreCards = … y { $count } más: --out, --json y --csv las tienen todas.
deck = Mazo
bot = Bot
seat = Asiento
places = Partidas
wins = Victorias
score = Puntos
interval = 95 %
card = Carta
copies = Copias
drawn = Robadas
played = Jugadas
wonPlayed = Ganadas si se jugó
wonDrawn = Ganadas si se robó
wonUndrawn = Ganadas si no se robó
turn = Turno
turns = Turnos
decisions = Decisiones
game = Partida
games = Partidas
mean = Media
least = Mínimo
tenth = 10 %
median = Mediana
ninetieth = 90 %
most = Máximo
reason = Motivo
asTable = Como tabla
chart = Gráfico: { $what }. La tabla de debajo tiene los mismos números.
madeBy = Hecho por Praxis. Esta página no necesita red.

plans-no_simulation = { $file } no contiene partidas de una simulación.
plans-damaged = { $file } está dañado: { $why }
plans-other_game = { $file } es una simulación de otro juego o de otra edición.
plans-other_rules = { $file } se empezó con otra versión de las reglas y no se puede continuar.
plans-other_cards = { $file } no se puede continuar: las cartas han cambiado desde que se empezó.
