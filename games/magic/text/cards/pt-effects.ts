/** Portuguese: the effects of cards, as clauses. */
import { agree, verb } from '@praxis/kit/language/grammar.ts';
import { pt as portuguese } from '@praxis/kit/language/pt.ts';

import type { Phrases } from './phrases.ts';
import { BLOCKED, COLOR, COUNTERS, cards, DESTINATIONS, damage, life, TAPPED } from './pt-words.ts';
import { does } from './romance.ts';

export const effects: Phrases['effects'] = {
  damage: ({ by, amount, to }) => `${by.text} ${verb(by, 'causa', 'causam')} ${damage(amount)} a ${to.text}`,
  destroy: ({ what, noRegeneration }, mood) =>
    `${mood === 'order' ? 'destrua' : 'destruir'} ${what.text}${noRegeneration ? `, que não ${verb(what, 'pode', 'podem')} ser ${agree('regenerado|regenerada|regenerados|regeneradas', what)}` : ''}`,
  move: ({ what, to, tapped, under }, mood) => {
    const whose = verb(what, 'de seu dono', 'de seus donos');
    // A card in your graveyard is yours.
    const hand = /de seu cemitério$/.test(what.text) ? 'sua mão' : `${verb(what, 'a mão', 'as mãos')} ${whose}`;
    const put = mood === 'order' ? 'coloque' : 'colocar';
    switch (to) {
      case 'hand':
        // "exilou para a mão" would be misread.
        return [mood === 'order' ? 'devolva' : 'devolver']
          .concat(/ exilou$/.test(what.text) ? [`para ${hand}`, what.text] : [what.text, `para ${hand}`])
          .join(' ');
      case 'exile':
        return `${mood === 'order' ? 'exile' : 'exilar'} ${what.text}`;
      case 'battlefield': {
        const control =
          under === undefined ? '' : under.person === 'you' ? ' sob seu controle' : ` sob o controle de ${under.text}`;
        return `${put} ${what.text} em o campo de batalha${tapped ? ` ${agree(TAPPED, what)}` : ''}${control}`;
      }
      case 'graveyard':
        return `${put} ${what.text} em o cemitério ${whose}`;
      case 'library top':
        return `${put} ${what.text} em o topo do grimório ${whose}`;
      default:
        return `${put} ${what.text} em o grimório ${whose}, abaixo do card do topo`;
    }
  },
  counter: ({ what }, mood) => `${mood === 'order' ? 'anule' : 'anular'} ${what.text}`,
  sacrifice: ({ who, what }, mood) =>
    `${does(who, mood === 'order' ? 'sacrifique' : 'sacrificar', 'sacrifica')} ${what.text}`,
  draw: ({ who, amount }, mood) => `${does(who, mood === 'order' ? 'compre' : 'comprar', 'compra')} ${cards(amount)}`,
  discard: ({ who, amount }, mood) =>
    `${does(who, mood === 'order' ? 'descarte' : 'descartar', 'descarta')} ${cards(amount)}`,
  'gain life': ({ who, amount }, mood) =>
    `${does(who, mood === 'order' ? 'você ganha' : 'ganhar', 'ganha')} ${life(amount)}`,
  'lose life': ({ who, amount }, mood) =>
    `${does(who, mood === 'order' ? 'você perde' : 'perder', 'perde')} ${life(amount)}`,
  'set life': ({ who, amount }) =>
    `${who.person === 'you' ? 'seu total de pontos de vida' : `o total de pontos de vida de ${who.text}`} passa a ser ${amount.text}`,
  tap: ({ what }, mood) => `${mood === 'order' ? 'vire' : 'virar'} ${what.text}`,
  untap: ({ what }, mood) => `${mood === 'order' ? 'desvire' : 'desvirar'} ${what.text}`,
  modify: ({ what, changes, until }, mood) =>
    `${mood === 'infinitive' ? 'fazer com que ' : ''}${what.text} ${changes}${until === '' ? '' : ` ${until}`}`,
  'put counters': ({ what, amount, counter }, mood) =>
    `${mood === 'order' ? 'coloque' : 'colocar'} ${amount.one ? 'um marcador' : `${amount.text} marcadores`} ${COUNTERS[counter]} em ${what.text}`,
  create: ({ token }, mood) => `${mood === 'order' ? 'crie' : 'criar'} ${token.text}`,
  emblem: ({ text }) => `você recebe um emblema com "${text}"`,
  regenerate: ({ what }, mood) => `${mood === 'order' ? 'regenere' : 'regenerar'} ${what.text}`,
  fight: ({ what, with: other }) => `${what.text} luta contra ${other.text}`,
  attach: ({ this: it, to }, mood) => `${mood === 'order' ? 'anexe' : 'anexar'} ${it.text} a ${to.text}`,
  'prevent damage': ({ by, combat }, mood) =>
    `${mood === 'order' ? 'previna' : 'prevenir'} todo o dano${combat ? ' de combate' : ''} que seria causado neste turno por ${by.text}`,
  search: ({ what, to, tapped }, mood) => {
    const it = agree('o|a|os|as', what);
    const start = `${mood === 'order' ? 'procure' : 'procurar'} ${what.text} em seu grimório`;
    const shuffle = mood === 'order' ? 'embaralhe' : 'embaralhar';
    const put = mood === 'order' ? `coloque-${it}` : `colocá-l${it}`;
    if (to === 'library top') return `${start}, ${shuffle} e depois ${put} ${DESTINATIONS[to]}`;
    if (to === 'exile') return `${start}, ${mood === 'order' ? `exile-${it}` : `exilá-l${it}`} e depois ${shuffle}`;
    const how = tapped ? ` ${agree(TAPPED, what)}` : '';
    return `${start}, ${put} ${DESTINATIONS[to]}${how} e depois ${shuffle}`;
  },
  look: ({ amount, reveal, what, optional, to, rest }) => {
    const first = `${reveal ? 'revele' : 'olhe'} os ${amount} cards do topo de seu grimório`;
    const put = `${optional ? 'você pode colocar' : 'coloque'} ${what.text} dentre eles ${DESTINATIONS[to]}`;
    const others =
      rest === 'library top'
        ? amount === 2
          ? 'o outro fica no topo'
          : 'os demais ficam no topo'
        : `${amount === 2 ? 'o outro vai' : 'os demais vão'} para ${rest === 'graveyard' ? 'seu cemitério' : rest === 'hand' ? 'sua mão' : 'o exílio'}`;
    return `${first}; ${put}, e ${others}`;
  },
  'exile top': ({ amount }, mood) =>
    `${mood === 'order' ? 'exile' : 'exilar'} ${amount === 1 ? 'o card' : `os ${amount} cards`} do topo de seu grimório`,
  'allow playing': ({ what }) => `você pode jogar ${what.text} neste turno`,
  'cast copies': ({ what, amount }, mood) =>
    `${mood === 'order' ? 'copie' : 'copiar'} ${what.text} ${amount} vezes; você pode conjurar as cópias sem pagar por elas`,
  'shuffle in': ({ who }, mood) =>
    who.person === 'you'
      ? `${mood === 'order' ? 'coloque' : 'colocar'} sua mão e seu cemitério em seu grimório e ${mood === 'order' ? 'embaralhe-o' : 'embaralhá-lo'}`
      : `${who.text} coloca a própria mão e o próprio cemitério em o próprio grimório e o embaralha`,
  'choose color': (_, mood) => `${mood === 'order' ? 'escolha' : 'escolher'} uma cor`,
  choose: ({ what, optional, among }, mood) =>
    `${optional ? 'você pode escolher' : mood === 'order' ? 'escolha' : 'escolher'} ${what.text}${among ? ` entre ${among.text}` : ''}`,
  may: ({ instructions }) => `você pode ${instructions}`,
  unless: ({ instructions, costs, who }) => `${instructions}, a menos que ${who.text} ${costs}`,
  if: ({ clause, instructions }) => `se ${clause}, ${instructions}`,
  later: ({ when, instructions }) => `${when}, ${instructions}`,
};

export const triggers: Phrases['triggers'] = {
  enters: ({ what, every }) =>
    `${every ? 'toda vez que' : 'quando'} ${what.text} ${verb(what, 'entrar', 'entrarem')} em o campo de batalha`,
  dies: ({ what, every }) => `${every ? 'toda vez que' : 'quando'} ${what.text} ${verb(what, 'morrer', 'morrerem')}`,
  'put into graveyard': ({ what, whose }) =>
    `toda vez que ${what.text} ${verb(what, 'for', 'forem')} ${agree('colocado|colocada|colocados|colocadas', what)} ${whose === 'you' ? 'em seu cemitério' : whose === 'opponent' ? 'em o cemitério de um oponente' : 'em um cemitério'}, vindo de qualquer lugar`,
  attacks: ({ what }) => `toda vez que ${what.text} atacar`,
  blocks: ({ what, blocked }) => `toda vez que ${what.text} bloquear${blocked ? ` ${blocked.text}` : ''}`,
  upkeep: ({ of, next }) =>
    `no início de ${of.person === 'you' ? `sua${next ? ' próxima' : ''} manutenção` : `a${next ? ' próxima' : ''} manutenção de ${of.text}`}`,
  'end step': ({ of, next }) =>
    `no início de ${of.person === 'you' ? `sua${next ? ' próxima' : ''} etapa final` : `a${next ? ' próxima' : ''} etapa final de ${of.text}`}`,
  'life gained': ({ who }) => `toda vez que ${who.text} ganhar pontos de vida`,
  cast: ({ who, what }) => `toda vez que ${who.text} conjurar ${what.text}`,
  damage: ({ by, to, combat }) => {
    const kind = combat ? 'dano de combate' : 'dano';
    return by ? `toda vez que ${by.text} causar ${kind} a ${to.text}` : `toda vez que ${to.text} sofrer ${kind}`;
  },
};

export const conditions: Phrases['conditions'] = {
  exists: ({ what, by, min }) => {
    const counted = min > 1 ? `${min} ou mais ${what.text}` : what.text;
    return by ? `${by.text} controlar ${counted}` : `houver ${counted} em o campo de batalha`;
  },
  none: ({ what, by }) =>
    by ? `${by.text} não controlar ${what.text}` : `não houver ${what.text} em o campo de batalha`,
  'controls this': ({ who, this: it }) => `${who.text} controlar ${it.text}`,
  'lost life last turn': ({ who }) => `${who.text} perdeu pontos de vida no turno anterior`,
  'life below start': ({ who }) => `${who.text} tiver menos pontos de vida do que no início do jogo`,
  'has cast a spell this turn': ({ who }) => `${who.text} já conjurou outra mágica neste turno`,
};

export const changes: Phrases['changes'] = {
  control: ({ subject, by }) => `${verb(subject, 'passa', 'passam')} para o controle de ${by.text}`,
  addTypes: ({ subject, types, subtypes: added, lasting }) => {
    const becomes = lasting ? verb(subject, 'torna-se', 'tornam-se') : verb(subject, 'é', 'são');
    const said = types.map((each) =>
      [
        subject.number === 'one'
          ? portuguese.introduced('a', each.one, { gender: each.gender, number: 'one' })
          : each.many,
        ...added,
      ].join(' '),
    );
    return `${becomes} também ${portuguese.list(said, 'and')}`;
  },
  addSubtypes: ({ subject, subtypes: added, lasting }) =>
    `${lasting ? verb(subject, 'torna-se', 'tornam-se') : verb(subject, 'é', 'são')} também ${added.join(' ')}`,
  creatureTypes: ({ subject, subtypes: set }) => `${verb(subject, 'torna-se', 'tornam-se')} do tipo ${set.join(' ')}`,
  colors: ({ subject, colors }) =>
    `${verb(subject, 'torna-se', 'tornam-se')} ${portuguese.list(
      colors.map((each) => agree(COLOR[each], subject)),
      'and',
    )}`,
  loseAbilities: ({ subject }) => `${verb(subject, 'perde', 'perdem')} todas as habilidades`,
  gain: ({ subject, keywords, lasting }) =>
    `${lasting ? verb(subject, 'ganha', 'ganham') : verb(subject, 'tem', 'têm')} ${keywords}`,
  lose: ({ subject, keywords }) => `${verb(subject, 'perde', 'perdem')} ${keywords}`,
  abilities: ({ subject, text, lasting }) =>
    `${lasting ? verb(subject, 'ganha', 'ganham') : verb(subject, 'tem', 'têm')} "${text}"`,
  base: ({ subject, power, toughness }) =>
    `${verb(subject, 'tem', 'têm')} poder e resistência básicos ${power}/${toughness}`,
  stats: ({ subject, power, toughness }) => `${verb(subject, 'recebe', 'recebem')} ${power}/${toughness}`,
  must: ({ subject }) => `${verb(subject, 'ataca', 'atacam')} a cada turno se ${verb(subject, 'puder', 'puderem')}`,
  blockersMax: ({ subject, amount }) =>
    `não ${verb(subject, 'pode', 'podem')} ser ${agree(BLOCKED, subject)} por mais de ${amount === 1 ? 'uma criatura' : `${amount} criaturas`}`,
  blockersMin: ({ subject, amount }) =>
    `não ${verb(subject, 'pode', 'podem')} ser ${agree(BLOCKED, subject)} por menos de ${amount} criaturas`,
  cannotBeBlockedBy: ({ subject, by }) =>
    `não ${verb(subject, 'pode', 'podem')} ser ${agree(BLOCKED, subject)} por ${by.text}`,
  canBlockOnly: ({ subject, what }) => `${verb(subject, 'pode', 'podem')} bloquear apenas ${what.text}`,
};

export const restrictions: Phrases['restrictions'] = {
  attack: (it) => `não ${verb(it, 'pode', 'podem')} atacar`,
  block: (it) => `não ${verb(it, 'pode', 'podem')} bloquear`,
  'be blocked': (it) => `não ${verb(it, 'pode', 'podem')} ser ${agree(BLOCKED, it)}`,
  untap: (it) =>
    `não ${verb(it, 'é', 'são')} ${agree('desvirado|desvirada|desvirados|desviradas', it)} durante a etapa de desvirar de seu controlador`,
  'activate abilities': (it) => `não ${verb(it, 'pode', 'podem')} usar suas habilidades ativadas`,
  'be countered': (it) => `não ${verb(it, 'pode', 'podem')} ser ${agree('anulado|anulada|anulados|anuladas', it)}`,
};
