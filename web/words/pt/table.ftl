title = Mesa
gathering = A mesa está aberta. A partida começa quando todos estiverem prontos.
invite = Convidar
inviteHint = Quem tiver este link pode se sentar.
copyLink = Copiar o link
copied = Copiado
seat = Lugar { $seat }
free = livre
sit = Sentar aqui
leave = Levantar
ready = Estou pronto
notReady = Ainda não
isReady = pronto
isNotReady = não está pronto
addBot = Colocar um bot aqui
removeBot = Tirar o bot
remove = Tirar { $name } da mesa
removeHint = { $name } não poderá mais se sentar a esta mesa.
sentAway = O anfitrião tirou você desta mesa.
start = Começar
startHint = Bots ocupam os lugares vazios.
yourDeck =
    { $game ->
        [magic] Seu deck
        [yugioh] Seu Deck
       *[other] Seu baralho
    }
pasteDeck = Ou cole uma lista em qualquer formato
useDeck =
    { $game ->
        [magic] Usar este deck
        [yugioh] Usar este Deck
       *[other] Usar este baralho
    }
speed = Tempo
listed = Mostrar no salão
rated = Pontuada, se todos tiverem conta
takebacks = Respostas podem ser desfeitas, se os outros concordarem
noTakebacks = Sem desfazer respostas
moreRules = Mais regras à escolha
seating = Lugares
open = Abrir a mesa

speeds-untimed = Sem relógio
speeds-live = Ao vivo: { DURATION($minutes, "minute", "short") } + { DURATION($seconds, "second", "short") }
speeds-correspondence = { DURATION($days, "day") } por resposta

seatings-random = Sorteados
seatings-chosen = Como escolhidos
