import type { Words } from '../words.ts';

export const pt: Words = {
  you: 'você',
  prompt: 'Número, palavras ou ? ',
  back: 'b: voltar',
  more: (count) => `(${count} maneiras)`,
  noSuchNumber: (count) => `Escolha um número de 1 a ${count}.`,
  nothingFits: 'Nada do que você pode fazer agora combina com essas palavras. "why" e as palavras dizem por que não.',
  severalFit: 'Várias coisas combinam; escolha uma:',
  noPass: 'Aqui não se pode passar; é preciso escolher algo.',
  nothingBack: 'Não há passo para voltar. "u" desfaz a sua última resposta.',
  nothingToUndo: 'Você ainda não respondeu nada.',
  undone: 'De volta à sua decisão anterior.',
  nothingBeside: 'Não há mais nada que você possa fazer agora.',
  plays: 'joga',
  nothingDone: 'Ninguém mais fez nada ainda.',
  whyUsage: 'Diga o que gostaria de fazer: why PALAVRAS',
  possible: 'Isto é possível agora:',
  forbiddenBy: 'Agora não, por causa de:',
  notThoughtOf: 'Essas palavras não dizem nada que se possa fazer. Nomeie uma carta ou uma ação: why PALAVRAS',
  saveUsage: 'Indique um arquivo: s ARQUIVO',
  saved: (file) => `Salvo em ${file}.`,
  notSaved: (file, why) => `Não foi possível gravar ${file}: ${why}.`,
  resume: (command) => `Continue com: ${command}`,
  startAgain: (command) => `Nada foi respondido. A mesma partida de novo: ${command}`,
  noCard: (name) => `Nenhuma carta aqui se chama "${name}".`,
  fault: (file) =>
    `As regras falharam nesta resposta; a partida ficou como estava. O registro está em ${file}: por favor, relate o erro.`,
  over: (reason) => `A partida acabou: ${reason}.`,
  winners: (names) => `Vencedor: ${names}.`,
  noWinner: 'Ninguém venceu.',
  points: 'PV',
  illegalDeck: (edition, why) => `Este deck não é válido na edição ${edition}: ${why}.`,
  usage: {
    noGame: (games) => `Falta o jogo: ${games}.`,
    unknownGame: (given, games) => `Não existe o jogo ${given}; existem ${games}.`,
    unexpected: (given) => `Esperava-se só o nome de um jogo, mas há também ${given}.`,
    unknownOption: (option) => `Não existe a opção ${option}.`,
    noValue: (option) => `A opção ${option} precisa de um valor.`,
    superfluousValue: (option) => `A opção ${option} não aceita valor.`,
    unknownEdition: (given, editions) => `Não existe a edição ${given}; existem ${editions}.`,
    number: (option, given, min, max) => `${option} é um número inteiro de ${min} a ${max}, não ${given}.`,
    unknownBot: (given, bots) => `Não existe o programa ${given}; existem ${bots}.`,
    ofNewMatch: (option) => `${option} só vale para uma partida nova; a de --load já tem a sua.`,
    wrongName: (given) => `Um nome é uma só palavra que começa com uma letra, não ${given}.`,
    nameTaken: (name) => `Outra pessoa na mesa já se chama ${name}.`,
    noFile: (file) => `Não existe o arquivo ${file}.`,
    unreadable: (file, why) => `Não foi possível ler ${file}: ${why}.`,
    see: (command) => `Veja ${command} --help --lang pt.`,
  },
  records: {
    'not JSON': (file, why) => `${file} não é uma partida salva: não é JSON (${why}).`,
    'no record': (file) => `${file} não é uma partida salva: não indica o formato "praxis-record-2".`,
    'other game': (file) => `${file} é uma partida salva de outro jogo.`,
    'other rules': (file) => `${file} foi jogada com outra versão das regras e não pode ser continuada.`,
    'other cards': (file) => `${file} não pode ser continuada: as cartas mudaram desde que foi salva.`,
    altered: (file) => `${file} não leva à posição que indica: foi cortada ou alterada.`,
    damaged: (file, why) => `${file} está danificada e não pode ser continuada: ${why}`,
  },
  help: `  3            escolher a terceira opção
  palavras     escolher o que combina com as palavras
  p            passar (ou a resposta de quem não faz nada)
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
  q            sair (o que foi jogado é salvo)`,
  playGame: ({ editions, least, most, usual, decks }) =>
    `edições: ${editions}; jogadores: ${least === most ? most : `de ${least} a ${most}, normalmente ${usual}`}; decks: ${decks}`,
  deck: {
    size: (cards) => `${cards} cartas.`,
    legal: (edition, players) => `Legal na edição ${edition}${many(players)}.`,
    notLegal: (edition, players) => `Não é legal na edição ${edition}${many(players)}.`,
    legalIn: (editions) =>
      editions.length === 0
        ? 'Não é legal em nenhuma edição.'
        : `Legal ${editions.length > 1 ? 'nas edições' : 'na edição'} ${editions.join(', ')}.`,
    instead: (names) => `talvez em seu lugar: ${names.join(' · ')}`,
    playable: (playable, all) => `${playable} de ${all} cartas podem ser jogadas aqui.`,
    readAs: (format) => `Lido como ${format}.`,
    notImported: (game) =>
      `Só são conhecidas as cartas que podem ser jogadas aqui; "praxis cards import ${game}" dá a conhecer todas as outras.`,
    line: (line, text) => `Linha ${line}: ${text}`,
  },
  playHelp: (games) => `praxis play JOGO [opções]

Joga uma partida no terminal. Os outros lugares são jogados por programas. Digite ? para obter ajuda durante o jogo.

${games}

  --edition NOME   a edição cujas regras valem (padrão: a primeira do jogo)
  --seats N        quantos jogam (padrão: quantos é costume)
  --deck DECK      um arquivo com o seu deck, em qualquer formato do jogo, ou o nome de um dos decks dele
  --set NOME=VALOR uma configuração do jogo diferente da usual, como ante=true; pode ser repetida
  --name NOME      como você se chama na mesa
  --lang LÍNGUA    en, pt, es, it ou fr (padrão: en)
  --seed TEXTO     o mesmo texto dá os mesmos embaralhamentos
  --bots NOME      quem joga nos outros lugares: heuristic (padrão), search (mais forte e mais lento) ou random
  --load ARQUIVO   continuar uma partida salva

As respostas podem vir de um arquivo ou de outro programa em vez do teclado. Quando acabam, a partida é salva.
Código de saída: 0 jogada ou salva, 1 uma partida salva ou um deck não serve, 2 uso errado.`,
};

function many(players: number | undefined): string {
  return players === undefined ? '' : ` com ${players} jogadores`;
}
