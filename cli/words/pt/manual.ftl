main =
    Praxis arbitra jogos de cartas colecionáveis.

      praxis play JOGO         jogar uma partida no terminal contra bots: { $games }
      praxis replay ARQUIVO    mostrar o que aconteceu em uma partida salva
      praxis verify ARQUIVO    verificar se uma partida salva leva aonde diz
      praxis rule V-ACT-010    consultar uma regra: enunciado, edições, código, testes
      praxis scenario ARQUIVO… rodar cenários: posições, roteiros e o que deve valer depois
      praxis deck check ARQUIVO  verificar se um baralho é legal e quais das suas cartas são jogáveis
      praxis card NOME         mostrar o que uma carta diz
      praxis cards import      tornar conhecidas todas as cartas das listas oficiais de VTES
      praxis simulate JOGO     deixar bots jogarem milhares de partidas e ver como os baralhos se saíram
      praxis worker            ajudar nas partidas de uma simulação em outra máquina

      praxis --version         mostrar a versão

    Cada comando tem o seu --help. Com --lang (en, pt, es, it, fr) os comandos e a ajuda falam a sua língua.
    Código de saída: 0 tudo certo, 1 algo não vale, 2 uso incorreto.

replay =
    praxis replay ARQUIVO [--step] [--seat NOME] [--lang en]

    Mostra em palavras o que aconteceu em uma partida salva, como a vê um espectador que não vê mãos.

      --step        parar depois de cada resposta até que se tecle Enter; q termina
      --seat NOME   como a viu o jogador com esse nome
      --lang LÍNGUA en, pt, es, it ou fr

    Código de saída: 0 mostrada, 1 o registro não vale, 2 uso incorreto.

verify =
    praxis verify ARQUIVO [--lang en]

    Joga de novo uma partida salva e verifica se cada resposta era legal e se ela leva ao estado cujo hash o registro indica.
    Se o registro diz como surgiu a semente (um segredo, o seu hash publicado, o que cada lugar acrescentou), isso também é
    verificado: então ninguém escolheu os embaralhamentos, nem os lugares, se o registro diz que foram sorteados.

      --lang LÍNGUA   en, pt, es, it ou fr (padrão: en)

    Código de saída: 0 tudo certo, 1 o registro não vale (o motivo é mostrado), 2 uso incorreto.

rule =
    praxis rule ID…         o que diz uma regra, em que edições, onde o código a executa, que testes a citam
    praxis rule PALAVRAS…   as regras cujo enunciado contém todas as palavras

      praxis rule V-ACT-010
      praxis rule sangrar modificador --lang pt
      praxis rule V-ACT        todas as regras cujo id começa assim

      --edition NOME   as regras desta edição, nas palavras dela
      --lang LÍNGUA    en, pt, es, it ou fr (padrão: en)
      --json           o mesmo para programas

    Também são conhecidos os ids de ambiguidades (V-AMB-01) e de diferenças entre edições (D-001).
    Código de saída: 0 encontrada, 1 nada assim, 2 uso incorreto.

scenario =
    praxis scenario ARQUIVO… [--trace] [--options] [--json] [--lang en]

    Roda cenários: arquivos YAML com uma posição, um roteiro de respostas e o que deve valer depois. Um arquivo pode ter vários
    documentos; de uma pasta rodam-se todos os arquivos .yaml. Cada cenário roda três vezes: simplesmente, guardado e restaurado
    depois de cada resposta, e com cada resposta desfeita e dada de novo.

      --trace        mostrar cada decisão com a sua etapa e todas as suas frases
      --options      parar na primeira decisão que o roteiro não responde e listar o que se poderia responder
      --json         um valor JSON para ferramentas
      --lang LÍNGUA  a língua do relatório: en, pt, es, it ou fr (padrão: en); os cenários são em inglês

    Código de saída: 0 todos valem, 1 alguns não, 2 um arquivo não pode ser lido ou o comando está errado.

card =
    praxis card NOME…   o que diz uma carta, como as regras decidem sobre ela e por quais regras

      praxis card govern the unaligned
      praxis card "zona de caza" --lang es
      praxis card Rare Candy --lang pt
      praxis card Lightning --game magic
      praxis card Surprise Influence --edition 2000

    NOME pode estar em qualquer língua com traduções impressas, ser parte de um nome ou quase certo. O texto é feito da
    definição que as regras executam; não é o texto impresso.

      --game JOGO        { $games } (padrão: o primeiro que tem uma carta com esse nome)
      --lang LÍNGUA      en, pt, es, it ou fr (padrão: en)
      --edition EDIÇÃO   uma edição do jogo, onde diferem (padrão: a mais nova)
      --json             o mesmo para programas

    Código de saída: 0 encontrada, 1 não há tal carta, 2 uso incorreto.

deck =
    praxis deck check BARALHO [opções]           se o baralho é legal, em quais edições, e quais das suas cartas são jogáveis aqui
    praxis deck convert BARALHO --to FORMATO     o mesmo baralho como outro programa o escreve

    BARALHO é um arquivo, - para um pipe, o nome de um baralho oferecido, ou um baralho inteiro em um endereço (nada é
    buscado na rede). Os formatos abaixo e o jogo são reconhecidos automaticamente.

      --game JOGO        { $games } (padrão: o que conhece o baralho)
      --to FORMATO       { $formats }
      --edition NOME     a edição das regras (padrão: a mais nova)
      --players N        quantos jogam, do que pode depender o tamanho do baralho (padrão: quantos é costume)
      --format NOME      { $playFormats }
      --lang LÍNGUA      en, pt, es, it ou fr (padrão: en)
      --json             o resultado de uma verificação para programas

    { $importing } torna conhecidas todas as cartas publicadas.
    Código de saída: 0 legal ou convertido, 1 há problemas, 2 uso incorreto.

deckFormats = { $formats } (padrão: { $usual })

cards =
    praxis cards import JOGO CAMINHO…        tornar conhecidas todas as cartas de listas publicadas (vtes)
    praxis cards find JOGO NOME…             as cartas conhecidas com esse nome, e se são jogáveis aqui
    praxis cards compile JOGO CAMINHO…       fazer definições a partir dos textos de listas publicadas (vtes)
    praxis cards list JOGO [--json]          todas as cartas que podem ser jogadas aqui
    praxis cards missing BARALHO [--json]    as cartas de um baralho que não podem, e o que poderia ficar no lugar delas

    CAMINHO é uma pasta com listas de cartas, ou um dos arquivos. Para VTES são os arquivos CSV que a VEKN publica
    (vtescrypt.csv, vteslib.csv, vteslibmeta.csv, vtessets.csv). Nomes, grupos, custos, coleções e banimentos são guardados
    na pasta .praxis do seu usuário (ou onde PRAXIS_HOME indica), nunca os textos das cartas. Nada é buscado na rede. Um
    servidor cujo PRAXIS_CARDS indica essa pasta também as conhece.

    A compilação diz quantas cartas foram entendidas por completo. Um texto que não é entendido até a última palavra é
    recusado, com as primeiras palavras que não foram entendidas.

      BARALHO           um arquivo com um baralho, - para um pipe, um endereço com um baralho, ou o nome de um oferecido
      --game JOGO       o jogo do baralho, se o texto não o mostra
      --write ARQUIVO   escrever ali as definições compiladas, em YAML
      --why             nomear cada carta recusada, com o motivo
      JOGO              { $games }
      --lang LÍNGUA     en, pt, es, it ou fr (padrão: en)

    Código de saída: 0 feito ou encontrado, 1 um arquivo está danificado ou nada foi encontrado, 2 uso incorreto.
