simulateHelp =
    praxis simulate JOGO --decks DECK,DECK… [opções]
    praxis simulate --resume ARQUIVO [opções]

    Deixa programas jogarem muitas partidas e conta como os baralhos se saíram.

      --decks LISTA         arquivos com baralhos em qualquer formato, ou nomes de baralhos iniciais, separados por vírgulas
      --bots LISTA          quem os joga: { $bots }; um para todos, ou um para cada baralho (padrão: heuristic)
      --temperaments LISTA  como são jogados; um para todos, ou um para cada baralho (padrão: o que combina com o baralho)
      --games N             quantas partidas (padrão: 1000)
      --edition NOME        a edição das regras
      --seats N             quantos se sentam à mesa (padrão: tantos quantos os baralhos)
      --seed TEXTO          o mesmo texto dá as mesmas partidas, com qualquer número de threads
      --playouts N          até onde um bot que busca pode olhar adiante em cada decisão (padrão: 100)
      --workers N           quantas threads jogam (padrão: uma por processador)
      --results ARQUIVO     onde as partidas são guardadas enquanto são jogadas
      --resume ARQUIVO      continuar as partidas de um arquivo assim; --games pode pedir mais
      --out ARQUIVO         escrever uma página com gráficos
      --json ARQUIVO        escrever tudo para programas
      --csv ARQUIVO         escrever tudo para planilhas
      --database URL        distribuir as partidas entre todos os que executam "praxis worker" neste PostgreSQL;
                            --resume recebe então o número de uma simulação
      --lang LÍNGUA         en, pt, es, it ou fr (padrão: en)

    Ctrl-C conserva o que foi jogado.
    Código de saída: 0 todas as partidas terminaram, 1 algumas não ou um baralho não serve, 2 uso errado, 130 interrompida.
workerHelp =
    praxis worker --database URL [opções]

    Ajuda a jogar as partidas de "praxis simulate --database URL", nesta máquina ou em qualquer outra.

      --workers N           quantas threads jogam (padrão: uma por processador)
      --idle SEGUNDOS       sair quando não houve nada a fazer por esse tempo (padrão: ficar)
      --lang LÍNGUA         en, pt, es, it ou fr (padrão: en)

    Os ajudantes podem chegar, sair e morrer a qualquer momento: nenhuma partida se perde nem conta duas vezes.
    Código de saída: 0 saiu como pedido, 1 o banco de dados não está acessível, 2 uso errado.
noDecks = Falta --decks: arquivos, ou alguns dos baralhos iniciais { $decks }.
unknownDeck = Não existe nem um arquivo nem um baralho inicial { $given }; existem { $decks }.
wrongDeck =
    Não foi possível ler o baralho { $deck }:
    { $why }
unknownBot = Não existe o bot { $given }; existem { $bots }.
unknownTemperament = Não existe o temperamento { $given }; existem { $temperaments }.
notOneEach = { $option } tem { $given } nomes para { $decks } baralhos: dê um só, ou um para cada.
ofNewSimulation = { $option } só vale para uma simulação nova; a de --resume já tem a sua.
notBoth = { $one } e { $other } não combinam.
noDatabase = Falta --database: o endereço de um PostgreSQL.
noSimulation = Não existe a simulação { $id } neste banco de dados.
exists = { $file } já existe. Continue com --resume, ou indique outro arquivo com --results.
notWritten = Não foi possível gravar { $file }: { $why }.
unreachable = O banco de dados não está acessível: { $why }.
deckProblem = { $deck }: { $why }
begun = { $games } partidas; o que é jogado fica guardado em { $file }.
spread = { $games } partidas como simulação { $id }. Ajude com "praxis worker --database …" em qualquer máquina.
progress = { $played } de { $of } partidas, { $perSecond } por segundo, faltam { $left }
unknownTime = não se sabe quanto
interrupted = Interrompida depois de { $played } de { $of } partidas.
goOn = Continue com: { $command }
othersGoOn = Outros ajudantes continuam jogando.
written = Gravado: { $file }
trouble =
    A partida { $game } { $end ->
        [failed] falhou
       *[other] foi parada
    }: { $why }
recordIn = O registro dela está em { $file }: por favor, relate o erro.
workerReady = À espera de partidas, com { $threads } threads.
workerPlays = Partidas { $from } a { $to } da simulação { $id }
workerRefuses = A simulação { $id } fica para outros: { $why }
workerStops = { $games } partidas jogadas.
title = Simulação
summary = { $games } partidas · { $seats } lugares · edição { $edition } · semente { $seed }
partial = Estas são { $played } de { $planned } partidas previstas.
intervals = Os intervalos contêm o valor verdadeiro em 95 de 100 simulações: os de Wilson para proporções, os de t de Student para médias. Partidas que não terminaram não contam neles.
fairShare = Se todos fossem igualmente fortes, cada um venceria no máximo { $share } das suas partidas.
ended = { $over } partidas terminaram, { $stopped } foram paradas, { $failed } falharam.
unended = Partidas que não terminaram
byDeck = Por baralho
bySeat = Por lugar
winsByDeckAndSeat = Vitórias por baralho e lugar
lengths = Duração das partidas
reasons = Como as partidas terminaram
curves = { $counter } ao longo da partida
curveNote = A média no início de cada turno em todas as partidas que chegaram até lá; os jogadores eliminados contam com o que lhes restava.
cards = Cartas
cardsOf = Cartas: { $deck }
cardsNote = Compradas e jogadas: cópias por partida. Vencidas: a proporção de partidas vencidas entre aquelas em que a carta foi jogada, foi comprada ou não foi comprada. O que se compra tarde em partidas longas faz essas proporções diferirem sem ser a causa.
moreCards = … e mais { $count }: --out, --json e --csv têm todas.
deck = Baralho
bot = Bot
seat = Lugar
places = Partidas
wins = Vitórias
score = Pontos
interval = 95 %
card = Carta
copies = Cópias
drawn = Compradas
played = Jogadas
wonPlayed = Vencidas se jogada
wonDrawn = Vencidas se comprada
wonUndrawn = Vencidas se não comprada
turn = Turno
turns = Turnos
decisions = Decisões
game = Partida
games = Partidas
mean = Média
least = Mínimo
tenth = 10 %
median = Mediana
ninetieth = 90 %
most = Máximo
reason = Motivo
asTable = Como tabela
chart = Gráfico: { $what }. A tabela abaixo dele tem os mesmos números.
madeBy = Feito por Praxis. Esta página não precisa de rede.

plans-no_simulation = { $file } não contém partidas de uma simulação.
plans-damaged = { $file } está danificado: { $why }
plans-other_game = { $file } é uma simulação de outro jogo ou de outra edição.
plans-other_rules = { $file } foi começada com outra versão das regras e não pode ser continuada.
plans-other_cards = { $file } não pode ser continuada: as cartas mudaram desde que foi começada.
