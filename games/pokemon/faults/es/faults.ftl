### What is wrong with decks, lists, definitions and positions of Pokémon. The English texts are those of the code.

seats = Este juego es para 2 puestos, no para { $count }.
noBasic = La baraja de { $name } no tiene ningún Pokémon Básico.
tooFew =
    La baraja de { $name } tiene { $count } { $count ->
        [one] carta
       *[other] cartas
    } y necesita al menos { $least }.
noKind = { $card } no es Pokémon, Entrenador ni Energía (supertipo: { $type }).
noHp = { $card } no tiene PS.
factor = un factor o "+20"
letters = letras de entre { $letters }
saysEvolution = una carta de la fase { $stage } dice de quién evoluciona
noEvolution = una carta de la fase { $stage } no dice de quién evoluciona
piece = "piece" es de V-UNIÓN y LEGEND
gx = solo los Pokémon-GX tienen ataques GX
vstar = solo los Pokémon V-ASTRO tienen Poder V-ASTRO
sameName = dos ataques o habilidades tienen el mismo nombre
lastProvides = la última línea de "provides" no tiene condición
coin = heads o tails
number = un número o un texto como "+20"
attacks = un mapa de ataques por sus nombres
symbol = { $sign } no es un símbolo de coste; se esperaba: { $signs }.
abilities = un mapa de habilidades por sus nombres
ability = una habilidad en las palabras del lenguaje de las cartas
stadium = un Estadio
active = Cada jugador tiene un Pokémon Activo.
noPokemon = { $name } no es un Pokémon.
energy = una carta de Energía
tool = una Herramienta Pokémon
cardOrMap = el nombre de una carta o un mapa con card o pokemon
