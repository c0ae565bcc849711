### What is wrong with decks, lists, definitions and positions of Yu-Gi-Oh!. The English texts are those of the code.

seats = Un Duelo tiene exactamente 2 puestos, no { $count }.
noList = No existe la lista { $name }; existen { $names }.
chance = heads, tails, un número entero o el nombre de una carta como resultado del azar
icon = una Mágica o Trampa necesita un icono
onlyMonsters = solo lo tienen los monstruos
monsterNeeds = un monstruo necesita { $key }
xyzRank = los Monstruos Xyz, y solo ellos, tienen Rango
otherLevel = todos los demás monstruos tienen Nivel
noIcon = un monstruo no tiene icono
materials = faltan o sobran materiales ({ $way })
doesNothing = no hace nada
asCards = solo las Mágicas y Trampas se activan como cartas
neverTriggers = no se activa nunca
tokenField = { $name } es una Ficha, que solo está en el Campo.
offField = Una carta fuera del Campo está con su dueño; da { $name } a { $owner }.
countersFaceUp = Los Contadores están en cartas boca arriba en el Campo.
extraUp = Solo las cartas del Deck Extra son `up`.
pendulumUp = Solo los Monstruos de Péndulo están boca arriba en el Deck Extra, y { $name } no es uno de ellos.
notInExtra = { $name } no pertenece al Deck Extra.
extraUpSet = Solo las cartas del Deck Extra son `up`; una carta Colocada va en `set`.
noMonster = { $name } no es un monstruo.
noSpell = { $name } no es Mágica ni Trampa; un monstruo se equipa con `on`.
noFieldSpell = { $name } no es una Mágica de Campo.
noPendulum = { $name } no es un Monstruo de Péndulo.
inMonsters = Solo un monstruo en `monsters` tiene `{ $key }`.
xyzMaterials = Solo un Monstruo Xyz tiene materiales, y { $name } no lo es.
noGemini = { $name } no es un monstruo Géminis.
equipBy = Solo una Carta de Equipo en `with` tiene `by`.
counters = cantidades de contadores por sus nombres
noZone = No hay ninguna zona libre para esta carta.
effects =
    Tiene { $count } { $count ->
        [one] efecto que se activa
       *[other] efectos que se activan
    }, no { $number }.
noMonsterThere = No hay ningún monstruo { $name } en el Campo.
cardOrToken = el nombre de una `card`, un `token` o un `monster` inventado
noToken = { $name } no es una Ficha.
