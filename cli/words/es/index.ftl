you = tú
prompt = Número, palabras o ?{ " " }
back = b: volver
more = ({ $count } maneras)
noSuchNumber = Elige un número del 1 al { $count }.
nothingFits = Nada de lo que puedes hacer ahora encaja con esas palabras. "why" y las palabras dicen por qué no.
severalFit = Encajan varias cosas; elige una:
noPass = Aquí no se puede pasar; hay que elegir algo.
nothingBack = No hay paso que deshacer. "u" retira tu última respuesta.
nothingToUndo = Todavía no has respondido nada.
undone = De vuelta a tu decisión anterior.
nothingBeside = No hay nada más que puedas hacer ahora.
plays = juega
nothingDone = Nadie más ha hecho nada todavía.
whyUsage = Di qué te gustaría hacer: why PALABRAS
possible = Eso es posible ahora:
forbiddenBy = Ahora no es posible:
notThoughtOf = No reconozco eso. Nombra una carta o una acción: why PALABRAS
saveUsage = Indica un archivo: s ARCHIVO
saved = Guardado en { $file }.
notSaved = No se pudo escribir { $file }: { $why }.
resume = Continúa con: { $command }
startAgain = No se respondió nada. La misma partida otra vez: { $command }
noCard = Aquí ninguna carta se llama "{ $name }".
fault = Las reglas fallaron con esta respuesta; la partida queda como estaba. El registro está en { $file }: avisa del error, por favor.
over = La partida ha terminado: { $reason }.
winners = Victoria: { $names }.
noWinner = No gana nadie.
points = PV
illegalDeck = Este mazo no es legal en la edición { $edition }: { $why }.
help =
    { "  " }3            elegir la tercera opción
      palabras     elegir lo que encaja con las palabras
      p            pasar (o no hacer nada)
      pp           pasar hasta el final del turno
      b            volver un paso en una elección de varias partes
      u            volver a tu decisión anterior
      o            qué más se puede hacer en cualquier momento (rendirse…)
      why PALABRAS por qué algo no es posible ahora, con las reglas que lo dicen
      bots         por qué los demás hicieron lo último que hicieron
      i NOMBRE     el texto de una carta que puedes ver
      t            mostrar la mesa
      l            lo ocurrido últimamente
      s ARCHIVO    guardar; continúa después con --load ARCHIVO
      q            salir (lo jugado se guarda)
playGame =
    ediciones: { $editions }; jugadores: { SAME($least, $most) ->
        [true] { $most }
       *[other] de { $least } a { $most }, normalmente { $usual }
    }; mazos: { $decks }
playHelp =
    praxis play JUEGO [opciones]

    Juega una partida en el terminal. Los demás puestos los juegan programas. Escribe ? para ver la ayuda mientras juegas.

    { $games }

      --edition NOMBRE   la edición cuyas reglas valen (por defecto la primera del juego)
      --seats N          cuántos juegan (por defecto los habituales)
      --deck MAZO        un archivo con tu mazo, en cualquier formato del juego, o el nombre de uno de sus mazos
      --set NOMBRE=VALOR un ajuste del juego distinto del habitual, como ante=true; puede repetirse
      --name NOMBRE      cómo te llamas en la mesa
      --lang IDIOMA      en, pt, es, it o fr (por defecto en)
      --seed TEXTO       el mismo texto da las mismas mezclas
      --bots NOMBRE      quién juega en los demás puestos: heuristic (por defecto), search (más fuerte y más lento) o random
      --load ARCHIVO     continuar una partida guardada

    Las respuestas pueden venir de un archivo o de otro programa en lugar del teclado. Cuando se acaban, la partida se guarda.
    Código de salida: 0 jugada o guardada, 1 una partida guardada o un mazo no sirve, 2 uso incorrecto.

usage-noGame = Falta el juego: { $games }.
usage-unknownGame = No existe el juego { $given }; existen { $games }.
usage-unexpected = Se esperaba solo el nombre de un juego, pero también está { $given }.
usage-unknownOption = No existe la opción { $option }.
usage-noValue = La opción { $option } necesita un valor.
usage-superfluousValue = La opción { $option } no admite ningún valor.
usage-unknownEdition = No existe la edición { $given }; existen { $editions }.
usage-number = { $option } es un número entero del { $min } al { $max }, no { $given }.
usage-unknownBot = No existe el programa { $given }; existen { $bots }.
usage-ofNewMatch = { $option } es solo para una partida nueva; la de --load ya tiene lo suyo.
usage-wrongName = Un nombre es una sola palabra que empieza por una letra, no { $given }.
usage-nameTaken = Ya hay alguien en la mesa que se llama { $name }.
usage-noFile = No existe el archivo { $file }.
usage-unreadable = No se puede leer { $file }: { $why }.
usage-unknownCommand = No existe la orden { $given }; existen { $commands }.
usage-unknownLanguage = No existe el idioma { $given }; existen { $languages }.
usage-oneOf =
    { $given ->
        [none] { $what } necesita uno de estos: { $names }.
       *[other] { $what } necesita uno de estos: { $names }; no { $given }.
    }
usage-onlyWith = { $option } solo funciona con { $command }.
usage-noRecord = Falta el archivo de una partida guardada.
usage-noDeck = Falta un mazo: un archivo, - o el nombre de uno de los mazos ofrecidos.
usage-noCardName = Falta el nombre de una carta.
usage-noCardLists = Falta una carpeta o archivos con listas de cartas.
usage-oneFile = Solo se espera un archivo, pero también hay { $given }.
usage-noFormats = --format: los mazos de { $game } no tienen formatos.
usage-notCompiled = Las cartas de { $game } no se pueden compilar aquí.
usage-notImported = Las listas de cartas de { $game } no se pueden importar aquí.
usage-unknownPlayer = Nadie llamado { $name } jugó en esta mesa; los jugadores eran { $names }.
usage-unknownSetting = En esta edición no existe el ajuste { $id }.
usage-see = Consulta { $command } --help --lang es.

records-not_JSON = { $file } no es una partida guardada: no es JSON ({ $why }).
records-no_record = { $file } no es una partida guardada: no indica el formato "praxis-record-2".
records-other_game = { $file } es una partida guardada de otro juego.
records-other_rules = { $file } se jugó con otra versión de las reglas y no se puede continuar.
records-other_cards = { $file } no se puede continuar: las cartas han cambiado desde que se guardó.
records-altered = { $file } no lleva a la posición que indica: está cortada o alterada.
records-damaged = { $file } está dañado y no se puede continuar: { $why }

deck-size = { $cards } cartas.
deck-legal =
    { $players ->
        [none] Legal en la edición { $edition }.
       *[other] Legal en la edición { $edition } con { $players } jugadores.
    }
deck-notLegal =
    { $players ->
        [none] No es legal en la edición { $edition }.
       *[other] No es legal en la edición { $edition } con { $players } jugadores.
    }
deck-instead = quizá en su lugar: { LIST($names, "·") }
deck-playable = { $playable } de { $all } cartas se pueden jugar aquí.
deck-readAs = Leído como { $format }.
deck-notImported = Solo se conocen las cartas que se pueden jugar aquí; "praxis cards import { $game }" da a conocer todas las demás.
deck-line = Línea { $line }: { $text }
deck-legalIn =
    { $count ->
        [0] No es legal en ninguna edición.
        [one] Legal en la edición { LIST($editions, ",") }.
       *[other] Legal en las ediciones { LIST($editions, ",") }.
    }

rule-known = Conocida
rule-editions = Ediciones
rule-code = Código
rule-tests = Pruebas
rule-none = ninguno
rule-noneNeeded = no hace falta: { $why }
rule-stated = tal como está escrita
rule-implied = se deduce
rule-other = otra regla
rule-absent = no existe tal regla
rule-published = leída en un texto del editor
rule-independent = dicha por una fuente independiente
rule-inferred = deducida de otras reglas
rule-reconstructed = reconstruida: es nuestra lectura, no se encontró nada
rule-unknown = No hay regla { $id }. Las más cercanas son:
rule-noMatch = Ninguna regla contiene todo esto: { $words }.
rule-expected = Falta el código de una regla o las palabras que buscar.
rule-ambiguities = Ambigüedades
rule-differences = Diferencias entre las ediciones
rule-inEdition = { $edition }: { $words }
rule-decided = Decidido aquí: { $decision }
