### What is wrong with decks, lists, definitions and positions of Pokémon. The English texts are those of the code.

seats = Este jogo é para 2 lugares, não para { $count }.
noBasic = O baralho de { $name } não tem Pokémon Básico.
tooFew =
    O baralho de { $name } tem { $count } { $count ->
        [one] carta
       *[other] cartas
    } e precisa de ao menos { $least }.
noKind = { $card } não é Pokémon, Treinador nem Energia (supertipo: { $type }).
noHp = { $card } não tem PS.
factor = um fator ou "+20"
letters = letras dentre { $letters }
saysEvolution = uma carta do estágio { $stage } diz de quem evolui
noEvolution = uma carta do estágio { $stage } não diz de quem evolui
piece = "piece" é de V-UNIÃO e LENDA
gx = só Pokémon-GX têm ataques GX
vstar = só Pokémon V-ASTRO têm Poder V-ASTRO
sameName = dois ataques ou Habilidades têm o mesmo nome
lastProvides = a última linha de "provides" não tem condição
coin = heads ou tails
number = um número ou um texto como "+20"
attacks = um mapa de ataques pelos seus nomes
symbol = { $sign } não é símbolo de um custo; esperado: { $signs }.
abilities = um mapa de Habilidades pelos seus nomes
ability = uma Habilidade nas palavras da linguagem das cartas
stadium = um Estádio
active = Cada jogador tem um Pokémon Ativo.
noPokemon = { $name } não é um Pokémon.
energy = uma carta de Energia
tool = uma Ferramenta Pokémon
cardOrMap = o nome de uma carta ou um mapa com card ou pokemon
