you = você
prompt = Número, palavras ou ?{ " " }
back = b: voltar
more = ({ $count } maneiras)
noSuchNumber = Escolha um número de 1 a { $count }.
nothingFits = Nada do que você pode fazer agora combina com essas palavras. "why" e as palavras dizem por que não.
severalFit = Várias coisas combinam; escolha uma:
noPass = Aqui não se pode passar; é preciso escolher algo.
nothingBack = Não há passo para voltar. "u" desfaz a sua última resposta.
nothingToUndo = Você ainda não respondeu nada.
undone = De volta à sua decisão anterior.
nothingBeside = Não há mais nada que você possa fazer agora.
plays = joga
nothingDone = Ninguém mais fez nada ainda.
whyUsage = Diga o que gostaria de fazer: why PALAVRAS
possible = Isto é possível agora:
forbiddenBy = Não é possível agora:
notThoughtOf = Não reconheço isso. Diga o nome de uma carta ou de uma ação: why PALAVRAS
saveUsage = Indique um arquivo: s ARQUIVO
saved = Salvo em { $file }.
notSaved = Não foi possível gravar { $file }: { $why }.
resume = Continue com: { $command }
startAgain = Nada foi respondido. A mesma partida de novo: { $command }
noCard = Nenhuma carta aqui se chama "{ $name }".
fault = As regras falharam nesta resposta; a partida ficou como estava. O registro está em { $file }: por favor, relate o erro.
over = A partida acabou: { $reason }.
winners = Vitória: { $names }.
noWinner = Ninguém venceu.
points = PV
illegalDeck = Este baralho não é válido na edição { $edition }: { $why }.
help =
    { "  " }3            escolher a terceira opção
      palavras     escolher o que combina com as palavras
      p            passar (ou não fazer nada)
      pp           passar até o fim do turno
      b            voltar um passo numa escolha de várias partes
      u            desfazer até a sua decisão anterior
      o            o que mais se pode fazer a qualquer momento (desistir …)
      why PALAVRAS por que algo não é possível agora, com as regras que o dizem
      bots         por que os outros fizeram o que fizeram por último
      i NOME       o texto de uma carta que você pode ver
      t            mostrar a mesa
      l            o que aconteceu ultimamente
      s ARQUIVO    salvar; continue depois com --load ARQUIVO
      q            sair (o que foi jogado é salvo)
playGame =
    edições: { $editions }; jogadores: { SAME($least, $most) ->
        [true] { $most }
       *[other] de { $least } a { $most }, normalmente { $usual }
    }; baralhos: { $decks }
playHelp =
    praxis play JOGO [opções]

    Joga uma partida no terminal. Os outros lugares são jogados por programas. Digite ? para obter ajuda durante o jogo.

    { $games }

      --edition NOME   a edição cujas regras valem (padrão: a primeira do jogo)
      --seats N        quantos jogam (padrão: quantos é costume)
      --deck DECK      um arquivo com o seu baralho, em qualquer formato do jogo, ou o nome de um dos baralhos dele
      --set NOME=VALOR uma configuração do jogo diferente da usual, como ante=true; pode ser repetida
      --name NOME      como você se chama na mesa
      --lang LÍNGUA    en, pt, es, it ou fr (padrão: en)
      --seed TEXTO     o mesmo texto dá os mesmos embaralhamentos
      --bots NOME      quem joga nos outros lugares: heuristic (padrão), search (mais forte e mais lento) ou random
      --load ARQUIVO   continuar uma partida salva

    As respostas podem vir de um arquivo ou de outro programa em vez do teclado. Quando acabam, a partida é salva.
    Código de saída: 0 jogada ou salva, 1 uma partida salva ou um baralho não serve, 2 uso errado.

usage-noGame = Falta o jogo: { $games }.
usage-unknownGame = Não existe o jogo { $given }; existem { $games }.
usage-unexpected = Esperava-se só o nome de um jogo, mas há também { $given }.
usage-unknownOption = Não existe a opção { $option }.
usage-noValue = A opção { $option } precisa de um valor.
usage-superfluousValue = A opção { $option } não aceita valor.
usage-unknownEdition = Não existe a edição { $given }; existem { $editions }.
usage-number = { $option } é um número inteiro de { $min } a { $max }, não { $given }.
usage-unknownBot = Não existe o programa { $given }; existem { $bots }.
usage-ofNewMatch = { $option } só vale para uma partida nova; a de --load já tem o seu valor.
usage-wrongName = Um nome é uma só palavra que começa com uma letra, não { $given }.
usage-nameTaken = Outra pessoa na mesa já se chama { $name }.
usage-noFile = Não existe o arquivo { $file }.
usage-unreadable = Não foi possível ler { $file }: { $why }.
usage-unknownCommand = Não existe o comando { $given }; existem { $commands }.
usage-unknownLanguage = Não existe a língua { $given }; existem { $languages }.
usage-oneOf =
    { $given ->
        [none] { $what } precisa de um destes: { $names }.
       *[other] { $what } precisa de um destes: { $names }; não de { $given }.
    }
usage-onlyWith = { $option } só funciona com { $command }.
usage-noRecord = Falta o arquivo de uma partida salva.
usage-noDeck = Falta um baralho: um arquivo, - ou o nome de um dos baralhos oferecidos.
usage-noCardName = Falta o nome de uma carta.
usage-noCardLists = Falta uma pasta ou arquivos com listas de cartas.
usage-oneFile = Só se espera um arquivo, mas há também { $given }.
usage-noFormats = --format: os baralhos de { $game } não têm formatos.
usage-notCompiled = As cartas de { $game } não podem ser compiladas aqui.
usage-notImported = As listas de cartas de { $game } não podem ser importadas aqui.
usage-unknownPlayer = Ninguém chamado { $name } jogou nesta mesa; os jogadores eram { $names }.
usage-unknownSetting = Nesta edição não existe a configuração { $id }.
usage-see = Veja { $command } --help --lang pt.

records-not_JSON = { $file } não é uma partida salva: não é JSON ({ $why }).
records-no_record = { $file } não é uma partida salva: não indica o formato "praxis-record-2".
records-other_game = { $file } é uma partida salva de outro jogo.
records-other_rules = { $file } foi jogada com outra versão das regras e não pode ser continuada.
records-other_cards = { $file } não pode ser continuada: as cartas mudaram desde que foi salva.
records-altered = { $file } não leva à posição que indica: foi cortada ou alterada.
records-damaged = { $file } está danificada e não pode ser continuada: { $why }

deck-size = { $cards } cartas.
deck-legal =
    { $players ->
        [none] Legal na edição { $edition }.
       *[other] Legal na edição { $edition } com { $players } jogadores.
    }
deck-notLegal =
    { $players ->
        [none] Não é legal na edição { $edition }.
       *[other] Não é legal na edição { $edition } com { $players } jogadores.
    }
deck-instead = talvez em seu lugar: { LIST($names, "·") }
deck-playable = { $playable } de { $all } cartas podem ser jogadas aqui.
deck-readAs = Lido como { $format }.
deck-notImported = Só são conhecidas as cartas que podem ser jogadas aqui; "praxis cards import { $game }" dá a conhecer todas as outras.
deck-line = Linha { $line }: { $text }
deck-legalIn =
    { $count ->
        [0] Não é legal em nenhuma edição.
        [one] Legal na edição { LIST($editions, ",") }.
       *[other] Legal nas edições { LIST($editions, ",") }.
    }

rule-known = Conhecida
rule-editions = Edições
rule-code = Código
rule-tests = Testes
rule-none = nenhum
rule-noneNeeded = não é preciso: { $why }
rule-stated = como está dito
rule-implied = decorre
rule-other = outra regra
rule-absent = não há tal regra
rule-published = lida em um texto da editora
rule-independent = dita por uma fonte independente
rule-inferred = deduzida de outras regras
rule-reconstructed = reconstruída: é a nossa leitura, nada foi encontrado
rule-unknown = Não há regra { $id }. As mais próximas são:
rule-noMatch = Nenhuma regra contém tudo isto: { $words }.
rule-expected = Faltam o código de uma regra ou palavras a procurar.
rule-ambiguities = Ambiguidades
rule-differences = Diferenças entre as edições
rule-inEdition = { $edition }: { $words }
rule-decided = Decidido aqui: { $decision }
