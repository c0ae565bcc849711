### What is wrong with decks, lists, definitions and positions of Pokémon. The English texts are those of the code.

seats = Questo gioco è per 2 posti, non per { $count }.
noBasic = Il mazzo di { $name } non ha Pokémon Base.
tooFew =
    Il mazzo di { $name } ha { $count } { $count ->
        [one] carta
       *[other] carte
    } e deve averne almeno { $least }.
noKind = { $card } non è un Pokémon, un Allenatore o un’Energia (supertipo: { $type }).
noHp = { $card } non ha PS.
factor = un fattore o "+20"
letters = lettere tra { $letters }
saysEvolution = una carta della fase { $stage } dice da chi si evolve
noEvolution = una carta della fase { $stage } non dice da chi si evolve
piece = "piece" è di V-UNION e LEGGENDA
gx = solo i Pokémon-GX hanno attacchi GX
vstar = solo i Pokémon V ASTRO hanno il Potere V ASTRO
sameName = due attacchi o abilità hanno lo stesso nome
lastProvides = l’ultima riga di "provides" non ha condizioni
coin = heads o tails
number = un numero o un testo come "+20"
attacks = una mappa di attacchi con i loro nomi
symbol = { $sign } non è un simbolo di costo; previsto: { $signs }.
abilities = una mappa di abilità con i loro nomi
ability = un’abilità nelle parole del linguaggio delle carte
stadium = uno Stadio
active = Ogni giocatore ha un Pokémon attivo.
noPokemon = { $name } non è un Pokémon.
energy = una carta Energia
tool = un Oggetto Pokémon
cardOrMap = il nome di una carta o una mappa con card o pokemon
