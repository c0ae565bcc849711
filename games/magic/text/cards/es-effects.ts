/** Spanish: the effects of cards, as clauses. */

import { es as spanish } from '@praxis/kit/language/es.ts';
import { agree, verb } from '@praxis/kit/language/grammar.ts';
import { BLOCKED, COLOR, COUNTERS, cards, cited, DESTINATIONS, damage, life, quoted, TAPPED } from './es-words.ts';
import type { Phrases } from './phrases.ts';
import { does, subjectOf } from './romance.ts';

export const effects: Phrases['effects'] = {
  damage: ({ by, amount, to }) => `${by.text} ${verb(by, 'hace', 'hacen')} ${damage(amount)} a ${to.text}`,
  destroy: ({ what, noRegeneration }, mood) =>
    `${mood === 'order' ? 'destruye' : 'destruir'} ${what.text}${noRegeneration ? `, que no ${verb(what, 'puede', 'pueden')} ser ${agree('regenerado|regenerada|regenerados|regeneradas', what)}` : ''}`,
  move: ({ what, to, tapped, under }, mood) => {
    const whose = verb(what, 'de su propietario', 'de sus propietarios');
    // A card in your graveyard is yours.
    const hand = /de tu cementerio$/.test(what.text) ? 'tu mano' : `${verb(what, 'la mano', 'las manos')} ${whose}`;
    const put = mood === 'order' ? 'pon' : 'poner';
    switch (to) {
      case 'hand':
        // "exilió a la mano" would be misread.
        return [mood === 'order' ? 'regresa' : 'regresar']
          .concat(/ que exilió /.test(what.text) ? [`a ${hand}`, what.text] : [what.text, `a ${hand}`])
          .join(' ');
      case 'exile':
        return `${mood === 'order' ? 'exilia' : 'exiliar'} ${what.text}`;
      case 'battlefield': {
        const control =
          under === undefined ? '' : under.person === 'you' ? ' bajo tu control' : ` bajo el control de ${under.text}`;
        return `${put} ${what.text} en el campo de batalla${tapped ? ` ${agree(TAPPED, what)}` : ''}${control}`;
      }
      case 'graveyard':
        return `${put} ${what.text} en el cementerio ${whose}`;
      case 'library top':
        return `${put} ${what.text} en la parte superior de la biblioteca ${whose}`;
      default:
        return `${put} ${what.text} en la biblioteca ${whose}, debajo de la primera carta`;
    }
  },
  counter: ({ what }, mood) => `${mood === 'order' ? 'contrarresta' : 'contrarrestar'} ${what.text}`,
  sacrifice: ({ who, what }, mood) =>
    `${does(who, mood === 'order' ? 'sacrifica' : 'sacrificar', 'sacrifica')} ${what.text}`,
  draw: ({ who, amount }, mood) =>
    `${does(who, mood === 'infinitive' ? 'robar' : who.contrast ? 'tú robas' : 'roba', 'roba')} ${cards(amount)}`,
  discard: ({ who, amount }, mood) =>
    `${does(who, mood === 'infinitive' ? 'descartar' : who.contrast ? 'tú descartas' : 'descarta', 'descarta')} ${cards(amount)}`,
  'gain life': ({ who, amount }, mood) => `${does(who, mood === 'order' ? 'ganas' : 'ganar', 'gana')} ${life(amount)}`,
  'lose life': ({ who, amount }, mood) =>
    `${does(who, mood === 'order' ? 'pierdes' : 'perder', 'pierde')} ${life(amount)}`,
  'set life': ({ who, amount }) =>
    `${who.person === 'you' ? 'tu total de vidas' : `el total de vidas de ${who.text}`} pasa a ser ${amount.text}`,
  tap: ({ what }, mood) => `${mood === 'order' ? 'gira' : 'girar'} ${what.text}`,
  untap: ({ what }, mood) => `${mood === 'order' ? 'endereza' : 'enderezar'} ${what.text}`,
  modify: ({ what, changes, until }, mood) => {
    // A prohibition lasts "este turno".
    const time = /^no pueden? /.test(changes) ? until.replace('hasta el final del turno', 'este turno') : until;
    return `${mood === 'infinitive' ? 'hacer que ' : ''}${what.text} ${changes}${time === '' ? '' : ` ${time}`}`;
  },
  'put counters': ({ what, amount, counter }, mood) =>
    `${mood === 'order' ? 'pon' : 'poner'} ${amount.one ? 'un contador' : `${amount.text} contadores`} ${COUNTERS[counter]} sobre ${what.text}`,
  create: ({ token }, mood) => `${mood === 'order' ? 'crea' : 'crear'} ${token.text}`,
  emblem: ({ text }) => `obtienes un emblema con ${cited(text)}`,
  regenerate: ({ what }, mood) => `${mood === 'order' ? 'regenera' : 'regenerar'} ${what.text}`,
  fight: ({ what, with: other }) => `${what.text} lucha contra ${other.text}`,
  attach: ({ this: it, to }, mood) => `${mood === 'order' ? 'anexa' : 'anexar'} ${it.text} a ${to.text}`,
  'prevent damage': ({ by, combat }, mood) =>
    `${mood === 'order' ? 'prevén' : 'prevenir'} todo el daño${combat ? ' de combate' : ''} que fueran a hacer este turno ${subjectOf(spanish, by)}`,
  search: ({ what, to, tapped }, mood) => {
    const it = agree('lo|la|los|las', what);
    const start = `${mood === 'order' ? 'busca' : 'buscar'} ${what.text} en tu biblioteca`;
    const shuffle = `${mood === 'order' ? 'baraja' : 'barajar'} tu biblioteca`;
    const put = `${mood === 'order' ? 'pon' : 'poner'}${it}`;
    if (to === 'library top')
      return `${start}, ${shuffle} y luego ${mood === 'order' ? 'pon' : 'poner'} ${agree('ese|esa|esos|esas', what)} ${verb(what, 'carta', 'cartas')} en la parte superior`;
    if (to === 'exile') return `${start}, ${mood === 'order' ? `exília${it}` : `exiliar${it}`} y luego ${shuffle}`;
    const how = tapped ? ` ${agree(TAPPED, what)}` : '';
    return `${start}, ${put} ${DESTINATIONS[to]}${how} y luego ${shuffle}`;
  },
  look: ({ amount, reveal, what, optional, to, rest }) => {
    const first = `${reveal ? 'muestra' : 'mira'} las ${amount} primeras cartas de tu biblioteca`;
    const put = `${optional ? 'puedes poner' : 'pon'} ${what.text} de entre ellas ${DESTINATIONS[to]}`;
    const others =
      rest === 'library top'
        ? `${amount === 2 ? 'la otra' : 'el resto'} se queda en la parte superior`
        : `${amount === 2 ? 'la otra' : 'el resto'} va ${DESTINATIONS[rest].replace(/^en /, 'a ')}`;
    return `${first}; ${put}, y ${others}`;
  },
  'exile top': ({ amount }, mood) =>
    `${mood === 'order' ? 'exilia' : 'exiliar'} ${amount === 1 ? 'la primera carta' : `las ${amount} primeras cartas`} de tu biblioteca`,
  'allow playing': ({ what }) => `puedes jugar ${what.text} este turno`,
  'cast copies': ({ what, amount }, mood) =>
    `${mood === 'order' ? 'copia' : 'copiar'} ${what.text} ${amount} veces; puedes lanzar las copias sin pagar por ellas`,
  'shuffle in': ({ who }, mood) =>
    who.person === 'you'
      ? `${mood === 'order' ? 'pon' : 'poner'} tu mano y tu cementerio en tu biblioteca y ${mood === 'order' ? 'barájala' : 'barajarla'}`
      : `${who.text} pone su mano y su cementerio en su biblioteca y la baraja`,
  'choose color': (_, mood) => `${mood === 'order' ? 'elige' : 'elegir'} un color`,
  choose: ({ what, optional, among }, mood) =>
    `${optional ? 'puedes elegir' : mood === 'order' ? 'elige' : 'elegir'} ${what.text}${among ? ` entre ${among.text}` : ''}`,
  may: ({ instructions }) => `puedes ${instructions}`,
  unless: ({ instructions, costs, who }) => `${instructions} a menos que ${who.text} ${costs}`,
  if: ({ clause, instructions }) => `si ${clause}, ${instructions}`,
  later: ({ when, instructions }) => `${when}, ${instructions}`,
};

export const triggers: Phrases['triggers'] = {
  enters: ({ what, every }) =>
    `${every ? 'siempre que' : 'cuando'} ${what.text} ${verb(what, 'entre', 'entren')} a el campo de batalla`,
  dies: ({ what, every }) => `${every ? 'siempre que' : 'cuando'} ${what.text} ${verb(what, 'muera', 'mueran')}`,
  'put into graveyard': ({ what, whose }) =>
    `siempre que ${what.text} ${verb(what, 'vaya', 'vayan')} ${whose === 'you' ? 'a tu cementerio' : whose === 'opponent' ? 'al cementerio de un oponente' : 'a un cementerio'} desde cualquier parte`,
  attacks: ({ what }) => `siempre que ${what.text} ataque`,
  blocks: ({ what, blocked }) => `siempre que ${what.text} bloquee${blocked ? ` a ${blocked.text}` : ''}`,
  upkeep: ({ of, next }) =>
    `al comienzo de ${of.person === 'you' ? `tu${next ? ' próximo' : ''} mantenimiento` : `el${next ? ' próximo' : ''} mantenimiento de ${of.text}`}`,
  'end step': ({ of, next }) =>
    `al comienzo de ${of.person === 'you' ? `tu${next ? ' próximo' : ''} paso final` : `el${next ? ' próximo' : ''} paso final de ${of.text}`}`,
  'life gained': ({ who }) => (who.person === 'you' ? 'siempre que ganes vidas' : `siempre que ${who.text} gane vidas`),
  cast: ({ who, what }) =>
    who.person === 'you' ? `siempre que lances ${what.text}` : `siempre que ${who.text} lance ${what.text}`,
  damage: ({ by, to, combat }) => {
    const kind = combat ? 'daño de combate' : 'daño';
    return by ? `siempre que ${by.text} haga ${kind} a ${to.text}` : `siempre que ${to.text} reciba ${kind}`;
  },
};

export const conditions: Phrases['conditions'] = {
  exists: ({ what, by, min }) => {
    const counted = min > 1 ? `${min} o más ${what.text}` : what.text;
    if (!by) return `hay ${counted} en el campo de batalla`;
    return by.person === 'you' ? `controlas ${counted}` : `${by.text} controla ${counted}`;
  },
  none: ({ what, by }) => {
    if (!by) return `no hay ${what.text} en el campo de batalla`;
    return by.person === 'you' ? `no controlas ${what.text}` : `${by.text} no controla ${what.text}`;
  },
  'controls this': ({ who, this: it }) =>
    who.person === 'you' ? `controles ${it.text}` : `${who.text} controle ${it.text}`,
  'lost life last turn': ({ who }) =>
    who.person === 'you' ? 'perdiste vidas el turno anterior' : `${who.text} perdió vidas el turno anterior`,
  'life below start': ({ who }) =>
    `${who.person === 'you' ? 'tienes' : `${who.text} tiene`} menos vidas que al comienzo del juego`,
  'has cast a spell this turn': ({ who }) =>
    `${who.person === 'you' ? 'has' : `${who.text} ha`} lanzado otro hechizo este turno`,
};

export const changes: Phrases['changes'] = {
  control: ({ subject, by }) =>
    `${verb(subject, 'pasa', 'pasan')} ${by.person === 'you' ? 'a tu control' : `al control de ${by.text}`}`,
  addTypes: ({ subject, types, subtypes: added, lasting }) => {
    const becomes = lasting
      ? verb(subject, 'se convierte también en', 'se convierten también en')
      : verb(subject, 'es también', 'son también');
    const said = types.map((each) =>
      [
        subject.number === 'one'
          ? spanish.introduced('a', each.one, { gender: each.gender, number: 'one' })
          : each.many,
        ...added,
      ].join(' '),
    );
    return `${becomes} ${spanish.list(said, 'and')}`;
  },
  addSubtypes: ({ subject, subtypes: added, lasting }) =>
    `${lasting ? verb(subject, 'se convierte también en', 'se convierten también en') : verb(subject, 'es también', 'son también')} ${added.join(' ')}`,
  creatureTypes: ({ subject, subtypes: set }) =>
    `${verb(subject, 'se convierte', 'se convierten')} en ${set.join(' ')}`,
  colors: ({ subject, colors }) =>
    `${verb(subject, 'se vuelve', 'se vuelven')} ${spanish.list(
      colors.map((each) => agree(COLOR[each], subject)),
      'and',
    )}`,
  loseAbilities: ({ subject }) => `${verb(subject, 'pierde', 'pierden')} todas las habilidades`,
  gain: ({ subject, keywords, lasting }) =>
    `${lasting ? verb(subject, 'gana', 'ganan') : verb(subject, 'tiene', 'tienen')} ${quoted(keywords)}`,
  lose: ({ subject, keywords }) => `${verb(subject, 'pierde', 'pierden')} ${quoted(keywords)}`,
  abilities: ({ subject, text, lasting }) =>
    `${lasting ? verb(subject, 'gana', 'ganan') : verb(subject, 'tiene', 'tienen')} ${cited(text)}`,
  base: ({ subject, power, toughness }) =>
    `${verb(subject, 'tiene', 'tienen')} fuerza y resistencia base de ${power}/${toughness}`,
  stats: ({ subject, power, toughness }) => `${verb(subject, 'obtiene', 'obtienen')} ${power}/${toughness}`,
  must: ({ subject }) => `${verb(subject, 'ataca', 'atacan')} cada turno si ${verb(subject, 'puede', 'pueden')}`,
  blockersMax: ({ subject, amount }) =>
    `no ${verb(subject, 'puede', 'pueden')} ser ${agree(BLOCKED, subject)} por más de ${amount === 1 ? 'una criatura' : `${amount} criaturas`}`,
  blockersMin: ({ subject, amount }) =>
    `no ${verb(subject, 'puede', 'pueden')} ser ${agree(BLOCKED, subject)} por menos de ${amount} criaturas`,
  cannotBeBlockedBy: ({ subject, by }) =>
    `no ${verb(subject, 'puede', 'pueden')} ser ${agree(BLOCKED, subject)} por ${by.text}`,
  canBlockOnly: ({ subject, what }) => `solo ${verb(subject, 'puede', 'pueden')} bloquear a ${what.text}`,
};

export const restrictions: Phrases['restrictions'] = {
  attack: (it) => `no ${verb(it, 'puede', 'pueden')} atacar`,
  block: (it) => `no ${verb(it, 'puede', 'pueden')} bloquear`,
  'be blocked': (it) => `no ${verb(it, 'puede', 'pueden')} ser ${agree(BLOCKED, it)}`,
  untap: (it) => `no se ${verb(it, 'endereza', 'enderezan')} durante el paso de enderezar de su controlador`,
  'activate abilities': (it) => `no ${verb(it, 'permite', 'permiten')} que se activen sus habilidades activadas`,
  'be countered': (it) =>
    `no ${verb(it, 'puede', 'pueden')} ser ${agree('contrarrestado|contrarrestada|contrarrestados|contrarrestadas', it)}`,
};
