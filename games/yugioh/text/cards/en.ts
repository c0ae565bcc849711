/** Card texts in English, in the style of 2014. */
import { en as english } from '@praxis/kit/language/en.ts';
import { noun } from '@praxis/kit/language/grammar.ts';
import { ATTRIBUTES, type Attribute, type Join, type MonsterType, TYPES } from '../../cards/language.ts';
import { changes, conditions, costs, effects, events } from './en-effects.ts';
import { sentences } from './en-sentences.ts';
import { ABILITIES, card, describe, FRAMES, ICONS, KINDS, monster, place, said } from './en-words.ts';
import type { Phrases } from './phrases.ts';

const ROLES = {
  chosen: 'chosen',
  discarded: 'discarded',
  sent: 'sent',
  tributed: 'Tributed',
  banished: 'banished',
  returned: 'returned',
  found: 'sent',
  summoned: 'Summoned',
} as const;
const ORDINALS = ['first', 'second', 'third'];

const JOINTS: ReadonlyMap<Join, string> = new Map([
  ['and', ' and '],
  ['also', ', also '],
  ['and if you do', ', and if you do, '],
  ['then', ', then '],
  ['also after that', ', also, after that, '],
]);

export const en: Phrases = {
  ...english,
  colon: ': ',
  semicolon: '; ',
  describe,
  place,
  people: {
    you: said('you', 'many', 'you'),
    opponent: said('your opponent'),
    both: said('both players', 'many'),
    'turn player': said('the turn player'),
  },
  ownerOf: (of, what) => said(`the ${what} of ${of.text}`),
  nouns: { card, monster, target: noun('target', 'targets', 'm') },
  refs: {
    this: (kind) => said(kind === 'monster' ? 'this monster' : 'this card'),
    equipped: said('the equipped monster'),
    equippedMonsters: said('the monster equipped to this card'),
    attacker: said('the attacking monster'),
    attackTarget: said('the attack target'),
    opposing: said('the monster that it battles'),
    battling: said('your battling monster'),
    fighters: said('both battling monsters', 'many'),
    that: (what, number) => said(`${number === 'one' ? 'that' : 'those'} ${{ card, monster }[what][number]}`, number),
    named: (role, what, number, ordinal) => {
      if (role === 'target') {
        const target = number === 'one' ? 'target' : 'targets';
        if (ordinal !== undefined) return said(`the ${ORDINALS[ordinal - 1]} ${target}`, number);
        return said(`the targeted ${{ card, monster }[what][number]}`, number);
      }
      if (role === 'summoned') return en.refs.that(what, number);
      const which = ordinal === undefined ? '' : `${ORDINALS[ordinal - 1]} `;
      return said(`the ${which}${ROLES[role]} ${{ card, monster }[what][number]}`, number);
    },
  },
  value: ({ stat, of, total, half, original, times }) => {
    const word = { atk: 'ATK', def: 'DEF', level: 'Level', rank: 'Rank' }[stat];
    const text = `${half ? 'half ' : ''}the ${total ? 'total ' : ''}${original ? 'original ' : ''}${word} of ${of.text}`;
    return times === 1 ? text : `${times} × ${text}`;
  },
  eventDamage: 'that damage',
  sumOf: (texts) => `the total of ${english.list(texts, 'and')}`,
  declared: { level: 'the declared Level', number: 'the declared number', attribute: 'the declared Attribute' },
  forEach: (each) => `for each ${each.text}`,
  facts: ({ type, attribute, level, atk, def }) =>
    [attribute, `${type}-Type`, level === undefined ? undefined : `Level ${level}`, `${atk} ATK`, `${def} DEF`]
      .filter((each) => each !== undefined)
      .join('/'),
  effects,
  costs,
  events,
  conditions,
  changes,
  durations: {
    'end phase': 'until the End Phase',
    turn: 'until this turn ends',
    'battle phase': 'until this Battle Phase ends',
    'damage step': 'until the Damage Step ends',
    calculation: 'during that damage calculation',
    standby: 'until your next Standby Phase',
    left: '',
  },
  joint: (join) => JOINTS.get(join) ?? ' and ',
  sentences,
  frames: {
    normal: noun('Normal Monster', 'Normal Monsters', 'm'),
    effect: noun('Effect Monster', 'Effect Monsters', 'm'),
    ritual: noun('Ritual Monster', 'Ritual Monsters', 'm'),
    fusion: noun('Fusion Monster', 'Fusion Monsters', 'm'),
    synchro: noun('Synchro Monster', 'Synchro Monsters', 'm'),
    xyz: noun('Xyz Monster', 'Xyz Monsters', 'm'),
  },
  typeLine: {
    frames: FRAMES,
    abilities: ABILITIES,
    cards: (kind, icon) => `${ICONS[icon]} ${KINDS[kind]}`,
  },
  attributes: Object.fromEntries(ATTRIBUTES.map((each) => [each, each])) as { [Each in Attribute]: string },
  types: Object.fromEntries(TYPES.map((each) => [each, each])) as { [Each in MonsterType]: string },
  series: {},
};
