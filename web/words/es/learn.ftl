title = Aprender
hint = Juega posiciones cortas en una mesa de verdad. Cada una muestra una sola cosa, y no puedes estropear nada.
none = Todavía no hay lecciones para este juego.
first = Primeros pasos
examples = Ejemplos de los reglamentos
examplesHint = Posiciones que los propios reglamentos explican, para quien quiera saberlo con exactitud.
done = Aprendida
begin = Empezar
lesson = Lección
task = Encuentra esto:
watch = Mira lo que ocurre…
progress = { $step } de { $of }
wrong = «{ $said }» está permitido aquí, pero esta lección trata de otra cosa. Inténtalo de nuevo.
finished = Muy bien.
now = La posición ahora
shown = Las reglas que hay detrás
next = Lección siguiente
again = Otra vez
all = Todas las lecciones
showAgain = Lo que se ha mostrado
rules = Reglas
rulesHint = Todas las reglas que conoce el árbitro, cada una con su código.
find = Buscar por palabra o código
found =
    { $count ->
        [one] 1 regla
       *[other] { $count } reglas
    }
more = Mostrar más
otherwise = { $edition } (otra regla)
everyEdition = Todas las ediciones
chapters = Capítulos
everyChapter = Todos los capítulos
tryIt = Pruébalo:
noRule = Ninguna regla tiene todas esas palabras. Prueba con menos, o con otra.
