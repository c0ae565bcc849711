/** Brazilian Portuguese: effects, what minions get, amounts and strikes. */
import type { Phrases, Told } from './phrases.ts';

/** As an order and after "pode" or "para": "trave o vampiro", "travar o vampiro". */
function does(order: string, infinitive: string, rest: string) {
  return { order: `${order} ${rest}`, infinitive: `${infinitive} ${rest}` };
}

/** "receba uma manobra", and of others "o portador recebe uma manobra". */
function get(what: string): Told {
  return {
    order: `receba ${what}`,
    infinitive: `receber ${what}`,
    told: `{who} {who~recebe|recebem} ${what}`,
    causing: `dar {who:to} ${what}`,
  };
}

/** "o vampiro não pode bloquear", of somebody who is always named. */
function of(clause: string, causing: string): Told {
  return { order: clause, infinitive: causing, told: clause, causing };
}

const POOL = '{amount} {amount#recurso|recursos}';
const CARDS = '{amount} {amount#carta|cartas}';
const VOTES = '{amount} {amount#voto|votos}';
const COUNTERS = '{amount} {amount#contador|contadores}';

export const effects: Pick<
  Phrases,
  'amounts' | 'effects' | 'gets' | 'signed' | 'stats' | 'until' | 'damageKinds' | 'damageFrom' | 'places' | 'strikes'
> = {
  amounts: {
    count: 'para {cards}',
    counters: 'para cada contador {card:in}',
    margin: 'para cada voto de diferença com que o referendo foi aprovado',
    players: 'para cada Matusalém no jogo',
    'blood lost by opposing': 'para cada ponto de sangue que o vampiro oponente perdeu por dano nesta rodada',
    where: ', sendo X {value}',
    values: {
      plus: 'a soma de {list}',
      minus: '{one} menos {other}',
      least: 'o menor valor entre {list}',
      most: 'o maior valor entre {list}',
      count: 'o número de {cards}',
      counters: 'o número de contadores {card:in}',
      margin: 'a diferença de votos do referendo',
      players: 'o número de Matusaléns no jogo',
      'blood lost by opposing': 'o sangue que o vampiro oponente perdeu por dano nesta rodada',
      chosen: 'o número escolhido',
    },
    range: 'de {min} a {max}',
    upTo: 'até {max}',
  },
  effects: {
    'gain pool': {
      ...does('ganhe', 'ganhar', POOL),
      told: `{who} {who~ganha|ganham} ${POOL}`,
      causing: `fazer {who} ganhar ${POOL}`,
    },
    'burn pool': {
      ...does('queime', 'queimar', POOL),
      told: `{who} {who~queima|queimam} ${POOL}`,
      causing: `fazer {who} queimar ${POOL}`,
    },
    'gain blood': {
      plain: {
        order: '{card} {card~ganha|ganham} {amount} de sangue',
        infinitive: 'colocar {amount} de sangue {card:in}',
      },
      'up to start': {
        order: '{card} {card~ganha|ganham} {amount} de sangue ou de vida, sem passar de sua vida inicial',
        infinitive: 'dar {card:to} {amount} de sangue ou de vida, sem passar de sua vida inicial',
      },
    },
    'burn blood': does('queime', 'queimar', '{amount} de sangue {card:of}'),
    'blood to pool': does('mova', 'mover', '{amount} de sangue {card:of} para seus recursos'),
    'pool to blood': does('mova', 'mover', `${POOL} para {card}, como sangue`),
    'move blood': {
      some: does('mova', 'mover', '{amount} de sangue {from:of} para {to}'),
      all: does('mova', 'mover', 'todo o sangue {from:of} para {to}'),
    },
    lock: does('trave', 'travar', '{card}'),
    unlock: does('destrave', 'destravar', '{card}'),
    wake: {
      order:
        '{card} {card~desperta|despertam} (até o fim da ação, {card~pode|podem} bloquear e jogar reações como se {card~estivesse|estivessem} {card^destravado|destravada|destravados|destravadas})',
      infinitive:
        'despertar {card}, que até o fim da ação {card~pode|podem} bloquear e jogar reações como se {card~estivesse|estivessem} {card^destravado|destravada|destravados|destravadas}',
    },
    burn: does('queime', 'queimar', '{card}'),
    'remove from game': does('remova', 'remover', '{card} do jogo'),
    'put in play': {
      alone: does('coloque', 'colocar', 'esta carta em jogo'),
      on: does('coloque', 'colocar', 'esta carta {on:in}'),
      'with counters': does('coloque', 'colocar', `esta carta em jogo com ${COUNTERS}`),
    },
    strike: does('golpe:', 'golpear:', '{strike}'),
    maneuver: {
      plain: { order: 'manobre', infinitive: 'manobrar' },
      optional: does('receba', 'receber', 'uma manobra opcional'),
    },
    press: {
      any: { order: 'pressione', infinitive: 'pressionar' },
      continue: does('pressione', 'pressionar', 'para continuar o combate'),
      end: does('pressione', 'pressionar', 'para encerrar o combate'),
    },
    'additional strikes': does('receba', 'receber', '{amount} {amount#golpe adicional|golpes adicionais} nesta rodada'),
    prevent: {
      some: does('previna', 'prevenir', '{amount} de dano[ {kind}][ {from}]'),
      all: does('previna', 'prevenir', 'todo o dano[ {kind}][ {from}]'),
      keeps: does('previna', 'prevenir', '{amount} de dano[ {kind}][ {from}], agora ou mais adiante no combate'),
    },
    'set range': {
      close: { order: 'a distância é curta', infinitive: 'tornar curta a distância' },
      long: { order: 'a distância é longa', infinitive: 'tornar longa a distância' },
      chosen: does('defina', 'definir', 'a distância como curta ou longa, pulando as manobras'),
    },
    damage: {
      plain: {
        order: '{card} {card~sofre|sofrem} {amount} de dano {qualities}',
        infinitive: 'infligir {amount} de dano {qualities} {card:to}',
      },
      by: {
        order: '{by} {by~inflige|infligem} {amount} de dano {qualities} {card:to}',
        infinitive: 'infligir {amount} de dano {qualities} {card:to}',
      },
    },
    fight: {
      plain: does('entre', 'entrar', 'em combate com {with}'),
      reversed: does('entre', 'entrar', 'em combate com {with}, que conta como o servo agente'),
      who: {
        order: '{who} {who~entra|entram} em combate com {with}',
        infinitive: 'fazer {who} entrar em combate com {with}',
      },
    },
    'end combat': does('encerre', 'encerrar', 'o combate'),
    'redirect bleed': {
      order: 'o servo agente passa a sangrar {to}',
      infinitive: 'fazer o servo agente passar a sangrar {to}',
    },
    'reduce bleed': does('reduza', 'reduzir', 'o sangrar em {amount}'),
    'end action': does('encerre', 'encerrar', 'a ação'),
    cancel: {
      plain: does('cancele', 'cancelar', '{card}'),
      'cost not paid': does('cancele', 'cancelar', '{card}, cujo custo não é pago'),
    },
    'to torpor': does('envie', 'enviar', '{card} para o torpor'),
    'to ready': does('mova', 'mover', '{card} para a região pronta'),
    'to uncontrolled': {
      plain: does('mova', 'mover', '{card} para sua região não controlada'),
      shown: {
        order: 'mostre {card} a todos os jogadores e mova essa carta para sua região não controlada',
        infinitive: 'mostrar {card} a todos os jogadores e mover essa carta para sua região não controlada',
      },
    },
    'draw crypt card': {
      ...does('mova', 'mover', 'a carta do topo de sua cripta para sua região não controlada'),
      told: '{who} {who~move|movem} a carta do topo de sua cripta para sua região não controlada',
    },
    'fail block': does('faça', 'fazer', 'a tentativa de bloqueio falhar'),
    diablerize: { order: '{who} {who~diableriza|diablerizam} {card}', infinitive: 'diablerizar {card}' },
    steal: {
      plain: does('assuma', 'assumir', 'o controle {card:of}'),
      on: {
        order: 'assuma o controle {card:of} e coloque essa carta {on:in}',
        infinitive: 'assumir o controle {card:of} e colocar essa carta {on:in}',
      },
    },
    'give title': {
      plain: { order: '{card} {card~torna-se|tornam-se} {title:bare}', infinitive: 'tornar {card} {title:bare}' },
      of: {
        order: '{card} {card~torna-se|tornam-se} {title:bare} de {place}',
        infinitive: 'tornar {card} {title:bare} de {place}',
      },
    },
    become: {
      sect: {
        order: '{card} {card~passa|passam} para a seita {sect}',
        infinitive: 'passar {card} para a seita {sect}',
      },
      clan: { order: '{card} {card~passa|passam} para o clã {clan}', infinitive: 'passar {card} para o clã {clan}' },
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
    'look at hand': does('olhe', 'olhar', 'a mão {who:of}'),
    search: {
      plain: does('procure', 'procurar', '{cards} em {places}'),
      usable: does('procure', 'procurar', '{cards} que {who} {who~possa|possam} usar e pagar em {places}'),
    },
    equip: {
      plain: does('coloque', 'colocar', '{card} {on:in}'),
      pays: does('equipe', 'equipar', '{on} com {card}, pagando seu custo'),
    },
    give: { order: '{to} {to~assume|assumem} o controle {card:of}', infinitive: 'dar {to:to} o controle {card:of}' },
    'stay locked': {
      order: '{card} não {card~destrava|destravam} na próxima fase de destravar',
      infinitive: 'impedir que {card} {card~destrave|destravem} na próxima fase de destravar',
    },
    'attempt to block': { order: '{who} {who~tenta|tentam} bloquear', infinitive: 'tentar bloquear' },
    'bleed fails': {
      order: 'a ação de sangrar não queima recursos e não é bem-sucedida',
      infinitive: 'fazer a ação de sangrar fracassar sem queimar recursos',
    },
    'note target player': does('anote', 'anotar', 'o Matusalém que estava sendo sangrado'),
    'bring into play': {
      plain: does('coloque', 'colocar', '{card} em jogo'),
      on: does('coloque', 'colocar', '{card} {on:in}'),
    },
    'cannot do again': {
      order: 'o servo agente não pode realizar a mesma ação de novo neste turno',
      infinitive: 'impedir que o servo agente realize a mesma ação de novo neste turno',
    },
    store: does(
      'coloque',
      'colocar',
      '{card} virada para baixo sob {under}, que pode jogá-la como se estivesse em sua mão',
    ),
    note: '',
    'gain votes': {
      player: does('receba', 'receber', VOTES),
      card: { order: `{card} {card~recebe|recebem} ${VOTES}`, infinitive: `receber ${VOTES}` },
      cards: {
        order: `{cards} {cards~recebe|recebem} {amount} {amount#voto adicional|votos adicionais}`,
        infinitive: 'dar {cards:to} {amount} {amount#voto adicional|votos adicionais}',
      },
      fewer: { order: `{cards} {cards~tem|têm} ${VOTES} a menos`, infinitive: `deixar {cards} com ${VOTES} a menos` },
      against: does('receba', 'receber', `${VOTES} contra o referendo`),
    },
    'bar from voting': {
      order: '{cards} não {cards~pode|podem} declarar votos nem sub-votos neste referendo',
      infinitive: 'impedir {cards} de declarar votos e sub-votos neste referendo',
    },
    'lose title': { order: '{card} {card~perde|perdem} seu título', infinitive: 'tirar o título {card:of}' },
    abstain: { order: '{card} {card~se abstém|se abstêm}', infinitive: 'fazer {card} se abster' },
    'burn edge': does('queime', 'queimar', 'a Vantagem'),
    'take edge': does('tome', 'tomar', 'a Vantagem'),
    'add counters': does('coloque', 'colocar', `${COUNTERS} {card:in}`),
    'remove counters': does('retire', 'retirar', `${COUNTERS} {card:of}`),
    'apply allotment': {
      'burn pool': 'cada um deles queima 1 recurso para cada ponto',
      'gain pool': 'cada um deles ganha 1 recurso para cada ponto',
    },
    'distribute pool': 'cada um deles recebe 1 recurso {who:of} para cada ponto',
    obligation: {
      ...does('queime', 'queimar', `${POOL} ou sangue de seus vampiros, em qualquer combinação`),
      told: `{who} {who~queima|queimam} ${POOL}, ou {amount} de sangue de um vampiro que {who~controla|controlam},`,
    },
  },
  gets: {
    order: 'receba {list}',
    infinitive: 'receber {list}',
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
    'hand size': '{amount} de tamanho de mão',
    transfers: '{amount} {amount#transferência|transferências}',
    'master actions': '{amount} {amount#ação|ações} da fase de mestre',
    'discard actions': '{amount} {amount#ação|ações} da fase de descarte',
    'strike damage': '{amount} de dano',
  },
  stats: {
    'base strength': get('força {amount}'),
    'cannot block': of('{who} não {who~pode|podem} bloquear', 'impedir {who} de bloquear'),
    'cannot act': of('{who} não {who~pode|podem} agir', 'impedir {who} de agir'),
    'cannot unlock': of(
      '{who} não {who~destrava|destravam} na fase de destravar',
      'impedir {who} de destravar na fase de destravar',
    ),
    'hand strikes only': of('{who} só {who~pode|podem} usar golpes de mão', 'limitar {who} a golpes de mão'),
    'aggravated hand strikes': of(
      'os golpes de mão {who:of} infligem dano agravado',
      'fazer os golpes de mão {who:of} infligirem dano agravado',
    ),
    'unblockable by vampires': of('vampiros não podem bloquear a ação', 'impedir que vampiros bloqueiem a ação'),
    'ends if blocked': of(
      'se a ação for bloqueada, o bloqueador é travado e a ação termina sem combate',
      'fazer com que um bloqueio trave o bloqueador e encerre a ação sem combate',
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
      'levar a próxima rodada a curta distância, pulando as manobras',
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
      '{who} {who~sofre|sofrem} {amount} de dano ambiental durante a resolução de golpes de cada rodada',
      'infligir {who:to} {amount} de dano ambiental durante a resolução de golpes de cada rodada',
    ),
    'agony each round': of(
      '{who} {who~sofre|sofrem} {amount} de dano não prevenível em cada rodada a curta distância',
      'infligir {who:to} {amount} de dano não prevenível em cada rodada a curta distância',
    ),
    'cannot vote': of(
      '{who} não {who~pode|podem} declarar votos nem sub-votos',
      'impedir {who} de declarar votos e sub-votos',
    ),
    'intercept of monsters': {
      ...does('dê', 'dar', 'a monstros -{amount} de percepção contra esta ação'),
      told: 'monstros recebem -{amount} de percepção contra esta ação',
    },
    'aggravated damage to vampires': of(
      'no combate resultante se a ação for bloqueada, todo o dano a vampiros é agravado',
      'tornar agravado todo o dano a vampiros no combate resultante se a ação for bloqueada',
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
  until: {
    action: 'nesta ação',
    combat: 'neste combate',
    round: 'nesta rodada',
    turn: 'neste turno',
    strike: 'neste golpe',
    game: 'até o fim do jogo',
  },
  damageKinds: { normal: 'não agravado', aggravated: 'agravado' },
  damageFrom: {
    'gun strike': 'de um golpe com arma de fogo',
    'other than gun strike': 'de qualquer origem que não um golpe com arma de fogo',
    'opposing strike': 'do golpe do servo oponente',
  },
  places: { library: 'sua biblioteca', 'ash heap': 'sua pilha de cinzas', hand: 'sua mão', crypt: 'sua cripta' },
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
    first: ', com golpe rápido',
    most: ', que inflige no máximo {amount} de dano',
    orMelee: ', ou um golpe de arma branca com +{amount} de dano',
    also: 'na resolução do golpe, {deeds}',
    evenDodged: 'mesmo que haja esquiva do golpe, {deeds}',
  },
};
