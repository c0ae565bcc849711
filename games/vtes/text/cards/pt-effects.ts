/** Brazilian Portuguese: effects, what minions get, amounts and strikes. */
import type { Phrases, Told } from './phrases.ts';

/** As an order and after "pode" or "para": "trave o vampiro", "travar o vampiro". */
function does(order: string, infinitive: string, rest: string) {
  return { order: `${order} ${rest}`, infinitive: `${infinitive} ${rest}` };
}

/** Told of somebody, and after "pode" or "para" when the reader brings it about. */
function so(order: string, infinitive: string) {
  return { order, infinitive };
}

function get(gets: string): { readonly gets: string } {
  return { gets };
}

/** "o vampiro não pode bloquear", of somebody who is always named. */
function of(clause: string, causing: string): Told {
  return { order: clause, infinitive: causing, told: clause, causing };
}

const POOL = '{amount} {amount#recurso|recursos}';
const CARDS = '{amount} {amount#carta|cartas}';
const VOTES = '{amount} {amount#voto|votos}';
const COUNTERS = '{amount} {amount#contador|contadores}';
const MORE_VOTES = '{amount} {amount#voto adicional|votos adicionais}';
const UNTIL_ACTION_ENDS =
  'até o fim da ação, {card~pode|podem} bloquear e jogar reações como se {card~estivesse|estivessem} {card^destravado|destravada|destravados|destravadas}';

export const effects: Pick<
  Phrases,
  | 'amounts'
  | 'effects'
  | 'gets'
  | 'signed'
  | 'stats'
  | 'until'
  | 'eachRound'
  | 'pools'
  | 'damageKinds'
  | 'damageFrom'
  | 'places'
  | 'strikes'
> = {
  amounts: {
    count: 'por {cards}',
    counters: 'por cada contador {card:in}',
    votesOf: 'por cada voto próprio',
    margin: 'por cada voto de diferença com que o referendo foi aprovado',
    players: 'por cada Matusalém no jogo',
    'blood lost by opposing': 'por cada ponto de sangue que o vampiro oponente perdeu por dano nesta rodada',
    where: ', sendo X {value}',
    values: {
      plus: 'a soma de {list}',
      minus: '{one} menos {other}',
      least: 'o menor valor entre {list}',
      most: 'o maior valor entre {list}',
      count: 'o número de {cards}',
      counters: 'o número de contadores {card:in}',
      votesOf: 'o número de votos {card:of}',
      margin: 'a diferença de votos do referendo',
      players: 'o número de Matusaléns no jogo',
      'blood lost by opposing': 'o sangue que o vampiro oponente perdeu por dano nesta rodada',
      chosen: 'o número escolhido',
    },
    range: 'de {min} a {max}',
    upTo: 'até {max}',
    again: 'essa quantidade',
  },
  effects: {
    'gain pool': {
      ...does('ganhe', 'ganhar', POOL),
      told: `{who} {who~ganha|ganham} ${POOL}`,
      causing: `fazer {who} ganhar ${POOL}`,
    },
    'burn pool': {
      ...does('queime', 'queimar', POOL),
      told: `{who} {who~deve|devem} queimar ${POOL}`,
      causing: `fazer {who} queimar ${POOL}`,
    },
    'gain blood': {
      plain: so('{card} {card~ganha|ganham} {amount} de sangue', 'colocar {amount} de sangue {card:in}'),
      life: so('{card} {card~ganha|ganham} {amount} de vida', 'dar {amount} de vida {card:to}'),
      'up to start': so(
        '{card} {card~ganha|ganham} {amount} de sangue ou de vida, sem passar de sua vida inicial',
        'dar {card:to} {amount} de sangue ou de vida, sem passar de sua vida inicial',
      ),
    },
    'burn blood': does('queime', 'queimar', '{amount} de sangue {card:of}'),
    'blood to pool': does('passe', 'passar', '{amount} de sangue {card:of} para {pool}'),
    'pool to blood': does('passe', 'passar', '{amount} de {pool} para {card}'),
    'move blood': {
      some: so(
        'retire {amount} de sangue {from:of} e ponha-o {to:in}',
        'retirar {amount} de sangue {from:of} e pô-lo {to:in}',
      ),
      all: so('retire todo o sangue {from:of} e ponha-o {to:in}', 'retirar todo o sangue {from:of} e pô-lo {to:in}'),
    },
    lock: { plain: does('trave', 'travar', '{card}'), self: so('trave {card}', 'se travar') },
    unlock: { plain: does('destrave', 'destravar', '{card}'), self: so('destrave {card}', 'se destravar') },
    wake: so(`{card} {card~desperta|despertam}: ${UNTIL_ACTION_ENDS}`, `despertar {card}, que, ${UNTIL_ACTION_ENDS}`),
    burn: does('queime', 'queimar', '{card}'),
    'remove from game': does('remova', 'remover', 'do jogo {card}'),
    'put in play': {
      alone: does('ponha', 'pôr', 'esta carta em jogo'),
      on: does('anexe', 'anexar', 'esta carta {on:to}'),
      'with counters': does('ponha', 'pôr', `esta carta em jogo com ${COUNTERS}`),
    },
    strike: does('golpe:', 'golpear:', '{strike}'),
    maneuver: { plain: so('manobre', 'manobrar'), optional: so('receba uma manobra opcional', 'manobrar') },
    press: {
      any: so('pressione', 'pressionar'),
      continue: does('pressione', 'pressionar', 'para continuar o combate'),
      end: does('pressione', 'pressionar', 'para encerrar o combate'),
    },
    'additional strikes': does(
      'receba',
      'receber',
      '{amount} {amount#golpe adicional|golpes adicionais} nesta rodada (limitado)',
    ),
    prevent: {
      some: does('previna', 'prevenir', '{amount} de dano[ {kind}][ {from}]'),
      all: does('previna', 'prevenir', 'todo o dano[ {kind}][ {from}]'),
      keeps: does('previna', 'prevenir', 'um total de {amount} de dano[ {kind}][ {from}] durante o combate'),
    },
    'set range': {
      close: does('defina', 'definir', 'a distância como curta'),
      long: does('defina', 'definir', 'a distância como longa'),
      chosen: does('defina', 'definir', 'a distância como curta ou longa, pulando as manobras'),
    },
    damage: {
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
      plain: does('entre', 'entrar', 'em combate com {with}'),
      reversed: does('entre', 'entrar', 'em combate com {with}, que conta como o servo agente'),
      who: so(
        '{who} {who~entra|entram} em combate com {with}',
        'fazer {who} {who~entrar|entrarem} em combate com {with}',
      ),
    },
    'end combat': does('encerre', 'encerrar', 'o combate'),
    'redirect bleed': does('faça', 'fazer', 'o servo agente passar a sangrar {to}'),
    'reduce bleed': does('reduza', 'reduzir', 'o sangrar em {amount}'),
    'end action': so('a ação termina', 'encerrar a ação'),
    cancel: {
      plain: does('cancele', 'cancelar', '{card}'),
      'cost not paid': does('cancele', 'cancelar', '{card} sem que seu custo seja pago'),
    },
    'to torpor': does('envie', 'enviar', '{card} para o torpor'),
    'to ready': does('mova', 'mover', '{card} para a região pronta'),
    'to uncontrolled': {
      plain: does('mova', 'mover', '{card} para sua região não controlada'),
      shown: so(
        'mostre {card} a todos os jogadores e mova-{card^o|a|os|as} para sua região não controlada',
        'mostrar {card} a todos os jogadores e movê-l{card^o|a|os|as} para sua região não controlada',
      ),
    },
    'draw crypt card': {
      ...does('mova', 'mover', 'a carta do topo de sua cripta para sua região não controlada'),
      told: '{who} {who~move|movem} a carta do topo de sua cripta para sua região não controlada',
    },
    'fail block': does('faça', 'fazer', 'a tentativa de bloqueio falhar'),
    diablerize: does('diablerize', 'diablerizar', '{card}'),
    steal: {
      plain: does('assuma', 'assumir', 'o controle {card:of}'),
      on: so(
        'assuma o controle {card:of} e coloque-{card^o|a|os|as} {on:in}',
        'assumir o controle {card:of} e colocá-l{card^o|a|os|as} {on:in}',
      ),
    },
    'give title': so('{card} {card~torna-se|tornam-se} {title:bare}', 'tornar {card} {title:bare}'),
    become: {
      sect: so('{card} {card~passa|passam} para a seita {sect}', 'passar {card} para a seita {sect}'),
      clan: so('{card} {card~passa|passam} para o clã {clan}', 'passar {card} para o clã {clan}'),
    },
    'move to': {
      hand: { order: 'devolva {card} para sua mão', infinitive: 'devolver {card} para sua mão' },
      library: { order: 'embaralhe {card} em sua biblioteca', infinitive: 'embaralhar {card} em sua biblioteca' },
    },
    draw: {
      ...does('compre', 'comprar', CARDS),
      told: `{who} {who~compra|compram} ${CARDS}`,
      causing: `fazer {who} comprar ${CARDS}`,
    },
    discard: {
      own: does('descarte', 'descartar', CARDS),
      'own at random': does('descarte', 'descartar', `${CARDS} ao acaso`),
      'of another': does('descarte', 'descartar', `${CARDS} dela à sua escolha`),
      'of another at random': does('descarte', 'descartar', `${CARDS} ao acaso da mão {who:of}`),
    },
    'look at hand': does('veja', 'ver', 'a mão {who:of}'),
    search: {
      plain: does('procure', 'procurar', '{places} {cards}'),
      usable: does('procure', 'procurar', '{places} {cards} que {who} {who~possa|possam} usar e pagar'),
    },
    equip: {
      plain: does('coloque', 'colocar', '{card} {on:in}'),
      pays: does('equipe', 'equipar', '{on} com {card}, pagando seu custo'),
    },
    give: so('{to} {to~assume|assumem} o controle {card:of}', 'passar o controle {card:of} {to:to}'),
    'stay locked': so(
      '{card} não {card~destrava|destravam} na próxima fase de destravar',
      'impedir que {card} {card~destrave|destravem} na próxima fase de destravar',
    ),
    'attempt to block': does('tente', 'tentar', 'bloquear'),
    'bleed fails': so('a ação fracassa sem queimar recursos', 'fazer a ação fracassar sem queimar recursos'),
    'note target player': does('anote', 'anotar', 'o Matusalém que estava sendo sangrado'),
    'bring into play': {
      plain: does('coloque', 'colocar', '{card} em jogo'),
      on: does('coloque', 'colocar', '{card} {on:in}'),
    },
    'cannot do again': so(
      'o servo agente não pode realizar a mesma ação de novo neste turno',
      'abrir mão de realizar a mesma ação de novo neste turno',
    ),
    store: does(
      'coloque',
      'colocar',
      '{card} com a face para baixo sob {under}, que pode jogá-l{card^o|a|os|as} como se {card~estivesse|estivessem} em sua mão',
    ),
    note: '',
    'gain votes': {
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
    'lose title': so('{card} {card~perde|perdem} seu título', 'tirar o título {card:of}'),
    abstain: does('faça', 'fazer', '{card} se {card~abster|absterem}'),
    'burn edge': does('queime', 'queimar', 'a Vantagem'),
    'take edge': does('tome', 'tomar', 'a Vantagem'),
    'add counters': does('coloque', 'colocar', `${COUNTERS} {card:in}`),
    'remove counters': does('retire', 'retirar', `${COUNTERS} {card:of}`),
    'apply allotment': {
      'burn pool': 'cada um deles deve queimar 1 recurso por cada ponto que recebeu',
      'gain pool': 'cada um deles ganha 1 recurso por cada ponto que recebeu',
    },
    'distribute pool': 'cada um deles recebe 1 recurso {who:of} por cada ponto',
    obligation: {
      ...does('queime', 'queimar', `${POOL} ou sangue de seus vampiros, em qualquer combinação`),
      told: `{who} {who~queima|queimam} ${POOL}, ou {amount} de sangue de um de seus vampiros,`,
    },
  },
  gets: {
    ...does('receba', 'receber', '{list}'),
    told: '{who} {who~recebe|recebem} {list}',
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
    'base strength': get('uma força de {amount}'),
    'cannot block': of('{who} não {who~pode|podem} bloquear', 'impedir {who} de bloquear'),
    'cannot act': of('{who} não {who~pode|podem} agir', 'impedir {who} de agir'),
    'cannot unlock': of(
      '{who} não {who~destrava|destravam} na fase de destravar',
      'impedir {who} de destravar na fase de destravar',
    ),
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
      'cada servo que não consegue bloquear a ação é travado',
      'travar cada servo que não consegue bloquear a ação',
    ),
    'close range next round': of(
      'a próxima rodada é a curta distância, pulando as manobras',
      'deixar a próxima rodada a curta distância, pulando as manobras',
    ),
    maneuver: get('uma manobra'),
    'optional maneuver': get('uma manobra opcional'),
    'optional press': get('um pressionar opcional'),
    'optional press to continue': get('um pressionar opcional para continuar o combate'),
    'optional press to end': get('um pressionar opcional para encerrar o combate'),
    prevention: {
      ...does('previna', 'prevenir', '{amount} de dano'),
      told: '{who} {who~pode|podem} prevenir {amount} de dano',
    },
    'kept prevention': {
      ...does('previna', 'prevenir', '{amount} de dano mais adiante no combate'),
      told: '{who} {who~pode|podem} prevenir {amount} de dano mais adiante no combate',
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
      'no combate resultante se a ação for bloqueada, todo o dano a vampiros é agravado',
      'tornar agravado todo o dano a vampiros no combate resultante se a ação for bloqueada',
    ),
    'votes for burning': of(
      'sempre que {who} {who~queimar|queimarem} a Vantagem ou uma carta de ação política para ganhar um voto, {who~ganha|ganham} mais {amount}',
      'sempre que {who} {who~queimar|queimarem} a Vantagem ou uma carta de ação política para ganhar um voto, {who~ganha|ganham} mais {amount}',
    ),
    'late replacement': of(
      '{who} só {who~repõe|repõem} as cartas jogadas no fim da ação',
      '{who} só {who~repõe|repõem} as cartas jogadas no fim da ação',
    ),
    'unpreventable damage': of(
      '{who} {who~sofre|sofrem} {amount} de dano não prevenível junto com os golpes normais',
      'infligir {who:to} {amount} de dano não prevenível junto com os golpes normais',
    ),
    'no blood hunt': of(
      'nenhuma caçada de sangue pode ser convocada contra {who}',
      'impedir caçadas de sangue contra {who}',
    ),
    'blockers burn blood': of(
      'cada vampiro que tenta bloquear {who} queima {amount} de sangue',
      'fazer cada vampiro que tenta bloquear {who} queimar {amount} de sangue',
    ),
  },
  eachRound: 'nesta rodada e em cada rodada seguinte deste combate',
  until: {
    action: 'nesta ação',
    combat: 'neste combate',
    round: 'nesta rodada',
    turn: 'neste turno',
    strike: 'neste golpe',
    game: 'até o fim do jogo',
  },
  pools: { yours: 'seus recursos', theirs: 'seus recursos' },
  damageKinds: { normal: 'não agravado', aggravated: 'agravado' },
  damageFrom: {
    'gun strike': 'de um golpe com arma de fogo',
    'other than gun strike': 'de qualquer origem que não seja um golpe com arma de fogo',
    'opposing strike': 'do golpe do servo oponente',
  },
  places: {
    library: 'na sua biblioteca',
    'ash heap': 'na sua pilha de cinzas',
    hand: 'na sua mão',
    crypt: 'na sua cripta',
  },
  strikes: {
    kinds: {
      hand: 'golpe de mão {qualities}',
      damage: '{amount} de dano {qualities}',
      dodge: 'esquiva',
      'combat ends': 'fim de combate',
      'steal blood': 'roubar {amount} de sangue[ ({qualities})]',
      'destroy equipment': 'destruir um equipamento[ ({qualities})]',
      'destroy weapon': 'destruir uma arma[ ({qualities})]',
      'steal equipment': 'roubar um equipamento[ ({qualities})]',
      'steal weapon': 'roubar uma arma[ ({qualities})]',
      none: 'sem efeito',
    },
    handPlus: 'golpe de mão {qualities} com +{amount} de dano',
    strengthBased: 'dano {qualities} igual à força mais {amount}',
    qualities: { aggravated: 'agravado', unpreventable: 'não prevenível', ranged: 'a distância' },
    with: 'com {list}',
    first: 'golpe rápido',
    most: ', que inflige no máximo {amount} de dano',
    orMelee: ', ou um golpe de arma branca com +{amount} de dano',
    also: 'na resolução do golpe, {deeds}',
    undodgeable: 'não é possível esquivar-se deste golpe',
    evenDodged: 'mesmo que haja esquiva do golpe, {deeds}',
  },
};
