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
    praxis verify ARCHIVO

    Vuelve a jugar una partida guardada y comprueba que cada respuesta era legal y que lleva al estado cuyo hash indica el
    registro. Si el registro dice cómo surgió su semilla (un secreto, su hash publicado, lo que añadió cada asiento), eso también
    se comprueba: entonces nadie eligió cómo se barajó, ni los asientos si el registro dice que se sortearon.

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
