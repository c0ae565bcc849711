title = Partida
hint = Dica
noHints = Sem mais dicas
yourSide = Seu lado
hand = Sua mão
handEmpty = Sua mão está vazia.
others = Outros jogadores
between = Entre os jogadores
you = você
bot = um bot
program = programa
away = ausente
yourMove = Sua vez
waitingFor = Esperando { $names }…
working = Os outros estão jogando…
watching = Você está assistindo.
sending = Enviando…
decision = Decisão
allChoices = Todas as opções
goOnWithout = Continuar sem isso
whatYouCanDo = O que você pode fazer
chosen = Escolhido até aqui
back = Voltar um passo
filter = Procurar por palavras
nothingFits = Nada do que você pode fazer agora combina com essas palavras.
areYouSure = Tem certeza?
moreBelow =
    { $count ->
        [one] mais 1 abaixo
       *[other] mais { $count } abaixo
    }
more =
    { $count ->
        [one] 1 modo
       *[other] { $count } modos
    }
choosable = pode ser escolhida
isChosen = escolhida
faceDown = virada para baixo
cards =
    { $game ->
        [magic]
            { $count ->
                [one] 1 card
               *[other] { $count } cards
            }
        [yugioh]
            { $count ->
                [one] 1 card
               *[other] { $count } cards
            }
       *[other]
            { $count ->
                [one] 1 carta
               *[other] { $count } cartas
            }
    }
show = Mostrar { $zone }
expand = Mostrar o lado de { $name }
collapse = Recolher o lado de { $name }
attached = com
owner = pertence a { $name }
whyNotTitle = Não é possível agora:
possibleNow = Possível agora:
noReason =
    { $game ->
        [magic] Você não pode fazer nada com este card agora.
        [yugioh] Você não pode fazer nada com este card agora.
       *[other] Você não pode fazer nada com esta carta agora.
    }
irreversible = Isto não pode ser desfeito.
doIt = Sim, faça isso
quick = Deixar os bots jogarem já
turn = Turno { $turn }
refused = Isso não foi aceito:
tryAgain = A resposta não chegou. Tente de novo, por favor.
seatTaken = Um bot está jogando por você.
takeSeatBack = Retomar seu lugar
over = A partida terminou
won = Você venceu!
lost = Você perdeu
winner =
    { $several ->
        [true] Vencedores
       *[other] Vencedor
    }: { $names }
noWinner = Ninguém vence.
score = Pontos
turningPoints = Momentos decisivos
playAgain = Jogar de novo
replay = Rever a partida
keyHelp =
    { $game ->
        [magic] Teclas: 1–9 escolhem, 0 não faz nada, as setas movem, Enter confirma, Escape volta, / procura por palavras, F6 vai para a próxima parte da mesa, Shift+Enter mostra um card de perto.
        [yugioh] Teclas: 1–9 escolhem, 0 não faz nada, as setas movem, Enter confirma, Escape volta, / procura por palavras, F6 vai para a próxima parte da mesa, Shift+Enter mostra um card de perto.
       *[other] Teclas: 1–9 escolhem, 0 não faz nada, as setas movem, Enter confirma, Escape volta, / procura por palavras, F6 vai para a próxima parte da mesa, Shift+Enter mostra uma carta de perto.
    }
spectators =
    { $count ->
        [one] 1 espectador
       *[other] { $count } espectadores
    }
delayed = Mostrado { DURATION($seconds, "second") } depois dos jogadores
titleYourMove = ● Sua vez
