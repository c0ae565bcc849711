### What is wrong with decks, lists, definitions and positions of Yu-Gi-Oh!. The English texts are those of the code.

seats = Un Duello ha esattamente 2 posti, non { $count }.
noList = La lista { $name } non esiste; ci sono { $names }.
chance = heads, tails, un numero intero o il nome di una carta come risultato del caso
icon = una Magia o Trappola deve avere un’icona
onlyMonsters = solo i mostri ce l’hanno
monsterNeeds = un mostro deve avere { $key }
xyzRank = i Mostri Xyz, e solo loro, hanno un Rango
otherLevel = tutti gli altri mostri hanno un Livello
noIcon = un mostro non ha un’icona
materials = i materiali mancano o sono troppi ({ $way })
doesNothing = non fa nulla
asCards = solo Magie e Trappole si attivano come carte
neverTriggers = non si attiva mai
tokenField = { $name } è un Segna-Mostro, che sta solo sul Terreno.
offField = Una carta fuori dal Terreno sta presso il suo proprietario; dai { $name } a { $owner }.
countersFaceUp = I Segnalini stanno su carte scoperte sul Terreno.
extraUp = Solo le carte dell’Extra Deck sono `up`.
pendulumUp = Solo i Mostri Pendulum sono scoperti nell’Extra Deck, e { $name } non è uno di loro.
notInExtra = { $name } non appartiene all’Extra Deck.
extraUpSet = Solo le carte dell’Extra Deck sono `up`; una carta Posizionata va in `set`.
noMonster = { $name } non è un mostro.
noSpell = { $name } non è una Magia o una Trappola; un mostro si equipaggia con `on`.
noFieldSpell = { $name } non è una Magia Terreno.
noPendulum = { $name } non è un Mostro Pendulum.
inMonsters = Solo un mostro in `monsters` ha `{ $key }`.
xyzMaterials = Solo un Mostro Xyz ha materiali, e { $name } non lo è.
noGemini = { $name } non è un mostro Gemello.
equipBy = Solo una Carta Equipaggiamento in `with` ha `by`.
counters = numeri di segnalini con i loro nomi
noZone = Non c’è una zona libera per questa carta.
effects =
    Ha { $count } { $count ->
        [one] effetto che si attiva
       *[other] effetti che si attivano
    }, non { $number }.
noMonsterThere = Non c’è nessun mostro { $name } sul Terreno.
cardOrToken = il nome di una `card`, un `token` o un `monster` inventato
noToken = { $name } non è un Segna-Mostro.
