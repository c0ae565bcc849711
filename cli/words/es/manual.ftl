main =
    Praxis arbitra juegos de cartas coleccionables.

      praxis play JUEGO        jugar una partida en el terminal contra bots: { $games }
      praxis replay ARCHIVO    mostrar lo que ocurrió en una partida guardada
      praxis verify ARCHIVO    comprobar que una partida guardada lleva adonde dice
      praxis rule V-ACT-010    consultar una regla: enunciado, ediciones, código, pruebas
      praxis scenario ARCHIVO… ejecutar escenarios: posiciones, guiones y lo que debe cumplirse después
      praxis deck check ARCHIVO  comprobar si un mazo es legal y cuáles de sus cartas se pueden jugar
      praxis card NOMBRE       mostrar lo que dice una carta
      praxis cards import      dar a conocer todas las cartas de las listas oficiales de VTES
      praxis simulate JUEGO    hacer que bots jueguen miles de partidas y ver cómo les va a los mazos
      praxis worker            ayudar con las partidas de una simulación en otra máquina

      praxis --version         mostrar la versión

    Cada comando tiene su propio --help. Con --lang (en, pt, es, it, fr) los comandos y su ayuda hablan tu idioma.
    Estado de salida: 0 todo bien, 1 algo no se cumple, 2 uso incorrecto.

replay =
    praxis replay ARCHIVO [--step] [--seat NOMBRE] [--lang en]

    Muestra con palabras lo que ocurrió en una partida guardada, como la ve un espectador que no ve manos.

      --step         detenerse tras cada respuesta hasta que se pulse Intro; q termina
      --seat NOMBRE  como la vio el jugador con ese nombre
      --lang IDIOMA  en, pt, es, it o fr

    Estado de salida: 0 mostrada, 1 el registro no se cumple, 2 uso incorrecto.

verify =
    praxis verify ARCHIVO [--lang en]

    Vuelve a jugar una partida guardada y comprueba que cada respuesta era legal y que lleva al estado cuyo hash indica el
    registro. Si el registro dice cómo surgió su semilla (un secreto, su hash publicado, lo que añadió cada asiento), eso también
    se comprueba: entonces nadie eligió cómo se barajó, ni los asientos si el registro dice que se sortearon.

      --lang IDIOMA   en, pt, es, it o fr (por defecto: en)

    Estado de salida: 0 todo bien, 1 el registro no se cumple (se muestra el motivo), 2 uso incorrecto.

rule =
    praxis rule ID…         lo que dice una regla, en qué ediciones, dónde la ejecuta el código, qué pruebas la nombran
    praxis rule PALABRAS…   las reglas cuyo enunciado contiene todas las palabras

      praxis rule V-ACT-010
      praxis rule sangrar modificador --lang es
      praxis rule V-ACT        todas las reglas cuyo id empieza así

      --edition NOMBRE  las reglas de esta edición, con sus palabras
      --lang IDIOMA     en, pt, es, it o fr (por defecto: en)
      --json            lo mismo para programas

    También se conocen los ids de ambigüedades (V-AMB-01) y de diferencias entre ediciones (D-001).
    Estado de salida: 0 encontrada, 1 nada parecido, 2 uso incorrecto.

scenario =
    praxis scenario ARCHIVO… [--trace] [--options] [--json] [--lang en]

    Ejecuta escenarios: archivos YAML con una posición, un guion de respuestas y lo que debe cumplirse después. Un archivo puede
    tener varios documentos; de una carpeta se ejecutan todos los archivos .yaml. Cada escenario se ejecuta tres veces: sin más,
    guardado y restaurado tras cada respuesta, y con cada respuesta deshecha y dada de nuevo.

      --trace        mostrar cada decisión con su etapa y todas sus frases
      --options      detenerse en la primera decisión que el guion no responde y listar lo que se podría responder
      --json         un valor JSON para herramientas
      --lang IDIOMA  el idioma del informe: en, pt, es, it o fr (por defecto: en); los escenarios están en inglés

    Estado de salida: 0 todos se cumplen, 1 algunos no, 2 un archivo no se puede leer o el comando es incorrecto.

card =
    praxis card NOMBRE…   lo que dice una carta, cómo deciden las reglas sobre ella y por qué reglas

      praxis card govern the unaligned
      praxis card "zona de caza" --lang es
      praxis card Rare Candy --lang pt
      praxis card Lightning --game magic
      praxis card Surprise Influence --edition 2000

    NOMBRE puede estar en cualquier idioma con traducciones impresas, ser parte de un nombre o casi correcto. El texto se hace
    de la definición que ejecutan las reglas; no es el texto impreso.

      --game JUEGO       { $games } (por defecto: el primero que tenga una carta con ese nombre)
      --lang IDIOMA      en, pt, es, it o fr (por defecto: en)
      --edition EDICIÓN  una edición del juego, donde difieran (por defecto: la más nueva)
      --json             lo mismo para programas

    Estado de salida: 0 encontrada, 1 no hay tal carta, 2 uso incorrecto.

deck =
    praxis deck check MAZO [opciones]           si el mazo es legal, en qué ediciones, y cuáles de sus cartas se pueden jugar aquí
    praxis deck convert MAZO --to FORMATO       el mismo mazo como lo escribe otro programa

    MAZO es un archivo, - para una tubería, el nombre de un mazo ofrecido, o un mazo entero en una dirección (no se descarga
    nada). Los formatos de abajo y el juego se reconocen automáticamente.

      --game JUEGO       { $games } (por defecto: el que conoce el mazo)
      --to FORMATO       { $formats }
      --edition NOMBRE   la edición de las reglas (por defecto: la más reciente)
      --players N        cuántos juegan, de lo que puede depender el tamaño del mazo (por defecto: los habituales)
      --format NOMBRE    { $playFormats }
      --lang IDIOMA      en, pt, es, it o fr (por defecto: en)
      --json             el resultado de una comprobación para programas

    { $importing } da a conocer todas las cartas publicadas.
    Código de salida: 0 legal o convertido, 1 hay problemas, 2 uso incorrecto.

deckFormats = { $formats } (por defecto: { $usual })

cards =
    praxis cards import JUEGO RUTA…       dar a conocer todas las cartas de las listas publicadas (vtes)
    praxis cards find JUEGO NOMBRE…       las cartas conocidas con ese nombre, y si se pueden jugar aquí
    praxis cards compile JUEGO RUTA…      hacer definiciones a partir de los textos de listas publicadas (vtes)
    praxis cards list JUEGO [--json]      todas las cartas que se pueden jugar aquí
    praxis cards missing MAZO [--json]    las cartas de un mazo que no se pueden jugar, y qué podría sustituirlas

    RUTA es una carpeta con listas de cartas, o uno de los archivos. Para VTES son los archivos CSV que publica la VEKN
    (vtescrypt.csv, vteslib.csv, vteslibmeta.csv, vtessets.csv). Nombres, grupos, costos, colecciones y prohibiciones se
    guardan en la carpeta .praxis de tu usuario (o donde indique PRAXIS_HOME), nunca los textos de las cartas. No se descarga
    nada de la red. Un servidor cuyo PRAXIS_CARDS indica esa carpeta también las conoce.

    La compilación dice cuántas cartas se han entendido por completo. Un texto que no se entiende hasta la última palabra se
    rechaza, con las primeras palabras que no se han entendido.

      MAZO              un archivo con un mazo, - para una tubería, una dirección con un mazo, o el nombre de uno ofrecido
      --game JUEGO      el juego del mazo, si el texto no lo muestra
      --write ARCHIVO   escribir allí las definiciones compiladas, en YAML
      --why             nombrar cada carta rechazada, con el motivo
      JUEGO             { $games }
      --lang IDIOMA     en, pt, es, it o fr (por defecto: en)

    Código de salida: 0 hecho o encontrado, 1 un archivo está dañado o no se encuentra nada, 2 uso incorrecto.
