/** Brazilian Portuguese: effects, bonuses of minions, amounts and strikes. */
import { deedsIn, waysIn } from './deeds.ts';
import { tableAmountsIn, tableEachIn } from './happenings.ts';
import type { Phrases, Statement } from './phrases.ts';
import { statementsIn } from './statements.ts';

/** As an order and after "pode" or "para": "trave o vampiro", "travar o vampiro". */
function does(order: string, infinitive: string, rest: string) {
  return { order: `${order} ${rest}`, infinitive: `${infinitive} ${rest}` };
}

/** About another player, and after "pode" or "para" when the reader causes it. */
function so(order: string, infinitive: string) {
  return { order, infinitive };
}

function get(gets: string): { readonly gets: string } {
  return { gets };
}

/** "o vampiro não pode bloquear", with a subject that is always named. */
function of(clause: string, causing: string): Statement {
  return { order: clause, infinitive: causing, statement: clause, causing };
}

const POOL = '{amount} de {amount#recurso|recursos}';
const CARDS = '{amount} {amount#carta|cartas}';
const VOTES = '{amount} {amount#voto|votos}';
const COUNTERS = '{amount} {amount#contador|contadores}';
const MORE_VOTES = '{amount} {amount#voto adicional|votos adicionais}';
const UNTIL_ACTION_ENDS =
  'até o fim da ação, {card~pode|podem} bloquear e jogar cartas de reação como se {card~estivesse|estivessem} {card^destravado|destravada|destravados|destravadas}';

const ways = waysIn('pt');

export const effects: Pick<
  Phrases,
  | 'amounts'
  | 'effects'
  | 'gets'
  | 'signed'
  | 'stats'
  | 'until'
  | 'untilTheirUnlock'
  | 'eachRound'
  | 'pools'
  | 'tokens'
  | 'upToStart'
  | 'bloodUpToCapacity'
  | 'whither'
  | 'shown'
  | 'terms'
  | 'ranges'
  | 'ends'
  | 'damageKinds'
  | 'damageFrom'
  | 'places'
  | 'strikes'
> = {
  amounts: {
    ...tableEachIn('pt'),
    count: 'para {cards}',
    counters: 'para cada contador {card:in}',
    votesOf: 'para cada voto {card:of}',
    capacityOf: 'para cada ponto da capacidade {card:of}',
    margin: 'para cada voto de diferença com que o referendo foi aprovado',
    players: 'para cada Matusalém no jogo',
    'voters only against': 'para cada Matusalém que votou contra o referendo e não a favor',
    'blood lost by opposing': 'para cada ponto de sangue que o vampiro oponente perdeu por causa de dano nesta rodada',
    where: ', sendo X {value}',
    values: {
      twice: 'o dobro de {value}',
      chosenCount: 'o número {card:of}',
      ...tableAmountsIn('pt'),
      plus: 'a soma de {list}',
      minus: '{one} menos {other}',
      least: 'o menor valor entre {list}',
      most: 'o maior valor entre {list}',
      count: 'o número de {cards}',
      counters: 'o número de contadores {card:in}',
      votesOf: 'o número de votos {card:of}',
      capacityOf: 'a capacidade {card:of}',
      margin: 'a diferença de votos do referendo',
      players: 'o número de Matusaléns no jogo',
      'voters only against': 'o número de Matusaléns que votaram contra o referendo e não a favor',
      'blood lost by opposing': 'o sangue que o vampiro oponente perdeu por causa de dano nesta rodada',
      chosen: 'o número escolhido',
      chosenCapacity: {
        you: 'a capacidade do vampiro que escolheram',
        predator: 'a capacidade do vampiro que seu predador escolheu',
      },
      ifAny: '{amount} se controlarem {cards}',
    },
    range: 'de {min} a {max}',
    upTo: 'até {max}',
    again: 'essa quantidade',
  },
  effects: {
    ...deedsIn('pt'),
    'gain pool': {
      ...does('ganhe', 'ganhar', POOL),
      statement: `{who} {who~ganha|ganham} ${POOL}`,
      causing: `fazer {who} ganhar ${POOL}`,
    },
    'burn pool': {
      plain: {
        ...does('queime', 'queimar', POOL),
        statement: `{who} {who~deve|devem} queimar ${POOL}`,
        causing: `fazer {who} queimar ${POOL}`,
      },
      'or blood': {
        ...does('queime', 'queimar', `${POOL} ou sangue de seus vampiros, em qualquer combinação`),
        statement: `{who} {who~queima|queimam} ${POOL}, ou {amount} de sangue de um de seus vampiros,`,
      },
      'or hand': {
        ...does(
          'queime',
          'queimar',
          'recursos ou cartas aleatórias de sua mão, em qualquer combinação, {amount} no total',
        ),
        statement:
          '{who} {who~deve|devem} queimar recursos ou cartas aleatórias de sua mão, em qualquer combinação, {amount} no total',
      },
      'or ash heap': {
        ...does(
          'queime',
          'queimar',
          'recursos ou remova do jogo cartas de biblioteca aleatórias de sua pilha de cinzas, em qualquer combinação, {amount} no total',
        ),
        statement:
          '{who} {who~deve|devem} queimar recursos ou remover do jogo cartas de biblioteca aleatórias de sua pilha de cinzas, em qualquer combinação, {amount} no total',
      },
    },
    'gain blood': so('{card} {card~ganha|ganham} {tokens}[, {limit}]', 'colocar {tokens} {card:in}[, {limit}]'),
    'burn blood': does('queime', 'queimar', '{tokens} {card:of}'),
    'move blood': does('mova', 'mover', '{tokens}[ {from:of}] para {to}'),
    lock: { plain: does('trave', 'travar', '{card}'), self: so('trave {card}', 'se travar') },
    unlock: { plain: does('destrave', 'destravar', '{card}'), self: so('destrave {card}', 'se destravar') },
    wake: so(`{card} {card~desperta|despertam}: ${UNTIL_ACTION_ENDS}`, `despertar {card}, que, ${UNTIL_ACTION_ENDS}`),
    burn: does('queime', 'queimar', '{card}'),
    move: {
      exchanged: does('troque', 'trocar', '{for} por {card}'),
      to: does('mova', 'mover', '{card} {place}[ com {tokens}][{shown}]'),
      removed: does('remova', 'remover', 'do jogo {card}'),
    },
    'put in play': {
      alone: does('coloque', 'colocar', '{card} em jogo[{terms}]'),
      on: does('anexe', 'anexar', '{card} {on:to}[{terms}]'),
      'with counters': does('coloque', 'colocar', `{card} em jogo[ sobre {on}] com ${COUNTERS}`),
    },
    strike: does('golpe:', 'golpear:', '{strike}'),
    maneuver: {
      ...ways.maneuver,
      plain: so('manobre', 'manobrar'),
      optional: so('receba uma manobra opcional', 'manobrar'),
    },
    press: {
      ...ways.press,
      any: so('pressione', 'pressionar'),
      continue: does('pressione', 'pressionar', 'para continuar o combate'),
      end: does('pressione', 'pressionar', 'para encerrar o combate'),
    },
    'additional strikes': {
      ...ways['additional strikes'],
      limited: does(
        'receba',
        'receber',
        '{amount} {amount#golpe adicional|golpes adicionais} nesta rodada (limitado)[, apenas com {weapon}]',
      ),
      unlimited: does(
        'receba',
        'receber',
        '{amount} {amount#golpe adicional|golpes adicionais} nesta rodada, além de quaisquer outros',
      ),
    },
    prevent: {
      ...ways.prevent,
      some: does('previna', 'prevenir', '{amount} de dano[ {kind}][ {from}]'),
      all: does('previna', 'prevenir', 'todo o dano[ {kind}][ {from}]'),
      keeps: does('previna', 'prevenir', 'um total de {amount} de dano[ {kind}][ {from}] durante o combate'),
    },
    'set range': {
      now: does('defina', 'definir', 'a distância como {range}[ e dar o primeiro golpe com {weapon}]'),
      next: so(
        'a próxima rodada é a {range} distância, sem manobras',
        'deixar a próxima rodada a {range} distância, sem manobras',
      ),
      chosen: does('defina', 'definir', 'a distância como curta ou longa, sem manobras'),
    },
    damage: {
      ...ways.damage,
      plain: so(
        '{card} {card~sofre|sofrem} {amount} de dano ambiental {qualities}',
        'infligir {amount} de dano ambiental {qualities} {card:to}',
      ),
      by: so(
        '{by} {by~inflige|infligem} {amount} de dano {qualities} {card:to}',
        'infligir {amount} de dano {qualities} {card:to}',
      ),
    },
    fight: {
      ...ways.fight,
      plain: does('entre', 'entrar', 'em combate com {with}'),
      reversed: does('entre', 'entrar', 'em combate com {with}, que conta como o servo agente'),
      who: so(
        '{who} {who~entra|entram} em combate com {with}',
        'fazer {who} {who~entrar|entrarem} em combate com {with}',
      ),
    },
    end: {
      ...ways.end,
      plain: does('encerre', 'encerrar', '{what}[, que {who} não {who~pode|podem} repetir neste turno]'),
      'of all': does(
        'encerre',
        'encerrar',
        '{what} (nenhum servo do Matusalém agente pode repetir essa ação neste turno)',
      ),
    },
    'redirect bleed': {
      ...ways['redirect bleed'],
      plain: does('faça', 'fazer', 'o servo agente passar a sangrar {to}'),
    },
    'look at hand': ways['look at hand'],
    'look at library': ways['look at library'],
    reveal: ways.reveal,
    'roll die': ways['roll die'],
    'turn votes': ways['turn votes'],
    'reduce bleed': { ...ways['reduce bleed'], some: does('reduza', 'reduzir', 'o sangrar em {amount}') },
    'remove stealth': does('reduza', 'reduzir', 'a 0 a furtividade do servo agente'),
    cancel: {
      ...ways.cancel,
      plain: does('cancele', 'cancelar', '{card}'),
      'cost not paid': does('cancele', 'cancelar', '{card} sem que seu custo seja pago'),
    },
    recruit: {
      hand: so(
        '{card} {card~recruta|recrutam} um aliado ou {card~emprega|empregam} um lacaio de sua mão, com os requisitos e o custo dele; isso não gasta uma ação e ninguém pode bloquear',
        'fazer {card} recrutar um aliado ou empregar um lacaio de sua mão, com os requisitos e o custo dele; isso não gasta uma ação e ninguém pode bloquear',
      ),
      found: so(
        '{card} {card~recruta|recrutam} {ally}, com os requisitos e o custo dele',
        'fazer {card} recrutar {ally}, com os requisitos e o custo dele',
      ),
    },
    act: {
      self: does('realize', 'realizar', 'uma ação'),
      card: so('{card} {card~realiza|realizam} uma ação', 'fazer {card} realizar uma ação'),
    },
    diablerize: does('diablerize', 'diablerizar', '{card}'),
    control: {
      ...does('assuma', 'assumir', 'o controle {card:of}[ {until}]'),
      statement: '{who} {who~assume|assumem} o controle {card:of}[ {until}]',
      causing: 'passar o controle {card:of} {who:to}[ {until}]',
    },
    title: {
      ...ways.title,
      gain: so('{card} {card~torna-se|tornam-se} {title:bare}', 'tornar {card} {title:bare}'),
      lose: so('{card} {card~perde|perdem} seu título', 'tirar o título {card:of}'),
    },
    become: {
      ...ways.become,
      sect: so('{card} {card~passa|passam} para a seita {sect}', 'passar {card} para a seita {sect}'),
    },
    discard: {
      ...ways.discard,
      'by them': so(
        `{who} {who~descarta|descartam} ${CARDS} à sua escolha`,
        `fazer {who} descartar ${CARDS} à sua escolha`,
      ),
      chosen: { order: 'descarte {card}', infinitive: 'descartar {card}' },
      'at random': does('descarte', 'descartar', `${CARDS} da mão {who:of} ao acaso`),
      own: does('descarte', 'descartar', CARDS),
      'of another': so(
        `veja a mão {who:of} e descarte dela ${CARDS} à sua escolha`,
        `ver a mão {who:of} e descartar dela ${CARDS} à sua escolha`,
      ),
    },
    search: {
      payable: does('procure', 'procurar', '{places} {cards} cujo custo possa ser pago'),
      plain: does('procure', 'procurar', '{places} {cards}'),
      usable: does('procure', 'procurar', '{places} {cards} que {who} {who~possa|possam} usar e pagar'),
      first: does('procure', 'procurar', '{places}, a partir do topo, {cards}'),
    },
    'rock paper scissors': {
      order:
        'jogue pedra, papel e tesoura com {who}: o vencedor rouba {amount} de {amount#recurso|recursos} do perdedor, e a cada empate fica em jogo 1 a mais',
      infinitive:
        'jogar pedra, papel e tesoura com {who}: o vencedor rouba {amount} de {amount#recurso|recursos} do perdedor, e a cada empate fica em jogo 1 a mais',
    },
    'attempt to block': {
      self: does('tente', 'tentar', 'bloquear'),
      any: does('tente', 'tentar', 'bloquear a ação, mesmo que seus servos não pudessem fazê-lo de outro modo'),
      card: so('{card} {card~tenta|tentam} bloquear', 'fazer {card} tentar bloquear'),
    },
    'burn library': {
      own: does('queime', 'queimar', `${CARDS} do topo de sua biblioteca`),
      'of another': does('queime', 'queimar', `${CARDS} do topo da biblioteca {who:of}`),
    },
    'take the Edge': { ...ways['take the Edge'], plain: does('tome', 'tomar', 'a Vantagem') },
    remember: does('escolha', 'escolher', '{card}'),
    'steal pool': does('tome', 'tomar', `${POOL} {who:of} para si`),
    'continue action': does('continue', 'continuar', 'a ação como se não tivesse sido bloqueada'),
    draw: {
      plain: does('compre', 'comprar', CARDS),
      'put back': so(
        `compre ${CARDS} e ponha o mesmo número de cartas de sua mão no fundo de sua biblioteca`,
        `comprar ${CARDS} e pôr o mesmo número de cartas de sua mão no fundo de sua biblioteca`,
      ),
    },
    note: '',
    'gain votes': {
      'for pool': {
        order:
          '{who} {who~pode|podem} queimar qualquer quantidade de recursos e {who~recebe|recebem} {amount} {amount#voto|votos} para cada um',
        infinitive: 'deixar {who} queimar recursos por {amount} {amount#voto|votos} cada',
      },
      players: { order: `{who} {who~recebe|recebem} ${VOTES}`, infinitive: `dar {who:to} ${VOTES}` },
      player: does('receba', 'receber', VOTES),
      card: so(`{card} {card~recebe|recebem} ${VOTES}`, `receber ${VOTES}`),
      cards: so(`{cards} {cards~recebe|recebem} ${MORE_VOTES}`, `dar ${MORE_VOTES} {cards:to}`),
      fewer: so(`{cards} {cards~tem|têm} ${VOTES} a menos`, `deixar {cards} com ${VOTES} a menos`),
      against: does('receba', 'receber', `${VOTES} contra o referendo`),
    },
    'bar from voting': so(
      '{cards} não {cards~pode|podem} declarar votos nem sub-votos',
      'impedir {cards} de declarar votos e sub-votos',
    ),
    abstain: does('faça', 'fazer', '{card} se {card~abster|absterem}'),
    'apply allotment': {
      burn: 'cada um deles deve queimar 1 de recurso para cada ponto que recebeu',
      take: 'cada um deles recebe 1 de recurso {who:of} para cada ponto',
    },
  },
  gets: {
    ...does('receba', 'receber', '{list}'),
    statement: '{who} {who~recebe|recebem} {list}',
    causing: 'dar {who:to} {list}',
    alone: '{list}',
    more: '{list} adicional',
    limited: '(limitado)',
    unneeded: '(mesmo que ainda não seja necessária)',
  },
  signed: {
    bleed: '{amount} de sangrar',
    strength: '{amount} de força',
    stealth: '{amount} de furtividade',
    intercept: '{amount} de percepção',
    votes: VOTES,
    'sub-votes': '{amount} {amount#sub-voto|sub-votos}',
    capacity: '{amount} de capacidade',
    hunt: '{amount} de caça',
    'hand size': '{amount} no tamanho da mão',
    transfers: '{amount} {amount#transferência|transferências}',
    'master actions': '{amount} {amount#ação|ações} da fase de mestre',
    'discard actions': '{amount} {amount#ação|ações} da fase de descarte',
    'strike damage': '{amount} de dano',
  },
  stats: {
    ...statementsIn('pt'),
    'base strength': get('uma força de {amount}'),
    'cannot block': of('{who} não {who~pode|podem} bloquear', 'impedir {who} de bloquear'),
    'cannot act': of('{who} não {who~pode|podem} agir', 'impedir {who} de agir'),
    'cannot unlock': of('{who} não {who~destrava|destravam} normalmente', 'impedir {who} de destravar normalmente'),
    'hand strikes only': of('{who} só {who~pode|podem} usar golpes de mão', 'limitar {who} a golpes de mão'),
    'aggravated hand strikes': of(
      'os golpes de mão {who:of} infligem dano agravado',
      'tornar agravado o dano dos golpes de mão {who:of}',
    ),
    'unblockable by vampires': of('vampiros não podem bloquear a ação', 'impedir que vampiros bloqueiem a ação'),
    'ends if blocked': of(
      'se a ação for bloqueada, o bloqueador é travado e a ação termina sem combate',
      'fazer um bloqueio travar o bloqueador e encerrar a ação sem combate',
    ),
    unblockable: of(
      '{who} não {who~pode|podem} ser {who^bloqueado|bloqueada|bloqueados|bloqueadas}',
      'impedir que {who} {who~seja|sejam} {who^bloqueado|bloqueada|bloqueados|bloqueadas}',
    ),
    'locks failed blockers': of(
      'cada servo que não conseguir bloquear a ação é travado',
      'travar cada servo que não conseguir bloquear a ação',
    ),
    maneuver: get('uma manobra'),
    'optional maneuver': get('{amount#uma manobra opcional|duas manobras opcionais}'),
    'optional press': get('um pressionar opcional'),
    'optional press to continue': get('um pressionar opcional para continuar o combate'),
    'optional press to end': get('um pressionar opcional para encerrar o combate'),
    prevention: {
      ...does('previna', 'prevenir', '{amount} de dano'),
      statement: '{who} {who~pode|podem} prevenir {amount} de dano',
    },
    'kept prevention': {
      ...does('previna', 'prevenir', '{amount} de dano mais adiante no combate'),
      statement: '{who} {who~pode|podem} prevenir {amount} de dano mais adiante no combate',
    },
    'environmental damage each round': of(
      '{who} {who~sofre|sofrem} {amount} de dano ambiental, a qualquer distância, durante a resolução de golpes de cada rodada deste combate',
      'infligir {who:to} {amount} de dano ambiental, a qualquer distância, durante a resolução de golpes de cada rodada deste combate',
    ),
    'agony each round': of(
      '{who} {who~sofre|sofrem} {amount} de dano não prevenível em cada rodada a curta distância deste combate',
      'infligir {who:to} {amount} de dano não prevenível em cada rodada a curta distância deste combate',
    ),
    'cannot vote': of(
      '{who} não {who~pode|podem} declarar votos nem sub-votos',
      'impedir {who} de declarar votos e sub-votos',
    ),
    'intercept of monsters': of(
      'monstros recebem {signed} de percepção contra esta ação',
      'dar a monstros {signed} de percepção contra esta ação',
    ),
    'aggravated damage to vampires': of(
      'se a ação for bloqueada, todo o dano a vampiros no combate resultante é agravado',
      'tornar agravado todo o dano a vampiros no combate resultante se a ação for bloqueada',
    ),
    'votes for burning': of(
      'sempre que {who} {who~queimar|queimarem} a Vantagem ou uma carta de ação política para ganhar um voto, {who} {who~ganha|ganham} {amount} {amount#voto|votos} a mais',
      'sempre que {who} {who~queimar|queimarem} a Vantagem ou uma carta de ação política para ganhar um voto, {who} {who~ganha|ganham} {amount} {amount#voto|votos} a mais',
    ),
    'late replacement': of(
      '{who} só {who~repõe|repõem} no fim da ação as cartas jogadas',
      '{who} só {who~repõe|repõem} no fim da ação as cartas jogadas',
    ),
    'unpreventable damage': of(
      '{who} {who~sofre|sofrem} {amount} de dano não prevenível junto com os golpes normais',
      'infligir {who:to} {amount} de dano não prevenível junto com os golpes normais',
    ),
    'no combat ends': of(
      '{who} não {who~pode|podem} encerrar o combate com um golpe',
      'impedir {who} de encerrar o combate com um golpe',
    ),
    'no equipment': of('{who} não {who~pode|podem} usar equipamentos', 'impedir {who} de usar equipamentos'),
    'no blood hunt': of(
      'nenhuma caçada de sangue pode ser convocada contra {who}',
      'impedir caçadas de sangue contra {who}',
    ),
    'blockers burn blood': of(
      'cada vampiro que tentar bloquear {who} queima {amount} de sangue',
      'fazer cada vampiro que tentar bloquear {who} queimar {amount} de sangue',
    ),
  },
  untilTheirUnlock: 'até a próxima fase de destravar dele',
  eachRound: 'nesta rodada e em cada rodada seguinte deste combate',
  until: {
    action: 'nesta ação',
    combat: 'neste combate',
    round: 'nesta rodada',
    turn: 'neste turno',
    strike: 'neste golpe',
    unlock: 'na próxima fase de destravar',
    game: ', até o fim do jogo',
    'next unlock': 'até sua próxima fase de destravar',
    'blocked bleed': 'pelo resto do turno ou até um sangrar ser bloqueado',
    'next discard': 'até sua próxima fase de descarte',
    'next influence': 'no início de sua próxima fase de influência',
  },
  pools: {
    yours: { noun: { one: 'recurso', many: 'recursos', gender: 'm' }, article: 'your', plural: true },
    theirs: { noun: { one: 'recurso', many: 'recursos', gender: 'm' }, article: 'your', plural: true },
  },
  tokens: {
    blood: { some: '{amount} de sangue', all: 'todo o sangue' },
    life: { some: '{amount} de vida', all: 'toda a vida' },
    'blood or life': { some: '{amount} de sangue ou de vida', all: 'todo o sangue ou vida' },
    counters: { some: COUNTERS, all: 'todos os contadores' },
    pool: { some: '{amount} {pool:of}', all: 'todos os {pool}' },
  },
  upToStart: 'sem passar de sua vida inicial',
  bloodUpToCapacity: 'sangue até sua capacidade',
  whither: {
    "owners' libraries": 'para suas bibliotecas, que são então embaralhadas',
    on: 'para {keeper}',
    ready: 'para a região pronta',
    'your ready': 'para sua região pronta',
    torpor: 'para o torpor',
    uncontrolled: 'para sua região não controlada',
    hand: 'para sua mão',
    library: 'para sua biblioteca, que é embaralhada em seguida',
    "owner's hand": 'para a mão de seu dono',
    'own uncontrolled': 'para a região não controlada de seu controlador',
    "owner's uncontrolled": 'para a região não controlada de seu dono',
    'ash heap': 'para sua pilha de cinzas',
    crypt: 'para sua cripta, que é embaralhada',
    'bottom of crypt': 'para o fundo de sua cripta',
    'top of library': 'para o topo de sua biblioteca',
    'bottom of library': 'para o fundo de sua biblioteca',
    under:
      ', {card^virado|virada|virados|viradas} para baixo, para debaixo {keeper:of}, que pode jogá-l{card^o|a|os|as} como se {card~estivesse|estivessem} em sua mão',
  },
  shown: ', depois de mostrá-l{card^o|a|os|as} a todos os Matusaléns',
  terms: {
    less: ', pagando seu custo, reduzido em {pool} de recurso ou em até {blood} de sangue',
    half: ', pagando metade de seu custo (arredondado para baixo)',
    halfInBlood: ', pagando seu custo, do qual {who} pode pagar até a metade (arredondada para baixo) com seu sangue',
    offspring: {
      clan: ', como um vampiro não único de capacidade {capacity} do clã {who:of}',
      'clan and sect': ', como um vampiro não único de capacidade {capacity} do clã e da seita {who:of}',
    },
    pays: ', pagando seu custo',
    uncontested: ', sem que conteste nenhuma outra carta',
    notThisRound: ', sem poder usá-la nesta rodada',
    kept: ', mantendo o controle dela',
    remembers: ', anotando {whom}',
  },
  ranges: { close: 'curta', long: 'longa' },
  ends: {
    combat: { noun: { one: 'combate', many: 'combates', gender: 'm' }, article: 'the' },
    action: { noun: { one: 'ação', many: 'ações', gender: 'f' }, article: 'the' },
    referendum: { noun: { one: 'referendo', many: 'referendos', gender: 'm' }, article: 'the' },
    'block attempt': {
      noun: { one: 'tentativa de bloqueio', many: 'tentativas de bloqueio', gender: 'f' },
      article: 'the',
    },
    bleed: {
      noun: { one: 'ação de sangrar', many: 'ações de sangrar', gender: 'f' },
      article: 'the',
      after: 'sem queimar recursos',
    },
  },
  damageKinds: { normal: 'não agravado', aggravated: 'agravado' },
  damageFrom: {
    'gun strike': 'de um golpe de arma de fogo',
    'other than gun strike': 'de qualquer fonte que não seja um golpe de arma de fogo',
    'opposing strike': 'do golpe do servo oponente',
    'initial opposing strike': 'do golpe inicial do servo oponente',
    'this strike': 'deste golpe',
  },
  places: {
    library: 'em sua biblioteca',
    'ash heap': 'em sua pilha de cinzas',
    hand: 'em sua mão',
    crypt: 'em sua cripta',
  },
  strikes: {
    kinds: {
      hand: 'golpe de mão {qualities}',
      damage: '{amount} de dano {qualities}',
      dodge: 'esquiva',
      'combat ends': 'fim de combate',
      'steal blood': 'roubar {amount} de sangue ou de vida[ ({qualities})]',
      'destroy equipment': 'destruir um equipamento[ ({qualities})]',
      'destroy weapon': 'destruir uma arma[ ({qualities})]',
      'destroy retainer': 'queimar um lacaio[ ({qualities})]',
      'steal equipment': 'roubar um equipamento[ ({qualities})]',
      'steal weapon': 'roubar uma arma[ ({qualities})]',
      none: 'sem efeito',
    },
    handPlus: 'golpe de mão {qualities} com +{amount} de dano',
    strengthBased: 'dano {qualities} igual à força mais {amount}',
    strengthOnly: 'dano {qualities} igual à força',
    qualities: { aggravated: 'agravado', unpreventable: 'não prevenível', ranged: 'a distância' },
    with: ', com {list}',
    first: 'golpe rápido',
    most: ', que inflige no máximo {amount} de dano',
    orMelee: ', ou um golpe de arma branca com +{amount} de dano',
    also: 'na resolução do golpe, {instructions}',
    notPreventedBy: 'o dano não pode ser prevenido por cartas que exijam {discipline}',
    undodgeable: 'não é possível esquivar-se deste golpe',
    evenDodged: 'mesmo que o servo oponente se esquive do golpe, {instructions}',
  },
};
