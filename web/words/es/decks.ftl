title = Mazos
hint = Pega una lista, abre un archivo o crea un mazo carta a carta.
all = Todos los mazos
mine = Tus mazos
none = Todavía no has guardado ningún mazo.
fresh = Mazo nuevo
unnamed = Mazo sin nombre
name = Nombre
list = Lista
listHint = Se entiende cualquier formato de intercambio. También puedes soltar un archivo aquí.
file = Abrir un archivo
keep = Guardar
kept = Se ha guardado el mazo.
export = Formato
remove = Borrar
play = Jugar con él ahora
share = Compartir
legal = Este mazo se puede jugar.
notLegal = Este mazo todavía no se puede jugar:
warnings = A tener en cuenta:
line = Línea { $line }:
cards = Cartas
add = 1 { $name } más
take = 1 { $name } menos
search = Buscar cartas
found =
    { $count ->
        [one] 1 carta
       *[other] { NUMBER($count) } cartas
    }
charts = Gráficos
types = Tipos de carta
traits = Características
count = Número
sample = Mano de prueba
again = Robar otra vez
notSaved = Aún sin guardar
restored = Tus cambios sin guardar han vuelto.
discard = Descartarlos
given = Han compartido este mazo contigo. Guárdalo para quedarte con una copia propia.
keepCopy = Guardar una copia
removeSure = Borrarlo para siempre
unplayable = Las reglas permiten este mazo, pero algunas de sus cartas aún no se pueden jugar aquí:
missing = Estas cartas aún no se pueden jugar aquí:
notHere = No se puede jugar aquí
others =
    { $count ->
        [one] 1 más, no se puede jugar aquí
       *[other] { NUMBER($count) } más, no se pueden jugar aquí
    }
any = Cualquiera
filters =
    { $set ->
        [0] Filtros
       *[other] Filtros ({ $set })
    }
clear = Quitar
download = Descargar
copy = Copiar
link = Enlace a este mazo
unshare = Dejar de compartir
asText = El mazo como texto
countOf = Número de { $name }
shown = Se muestran las primeras { $count }.
more = Mostrar más
showMore = Mostrar { $count } más
quick = Intro añade la primera carta; las flechas recorren la lista.
playNamed = Jugar ahora con { $name }
ready = Empieza con un mazo hecho
