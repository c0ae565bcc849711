/** The costs, effects and events of cards, in English. */
import { en as english } from '@praxis/kit/language/en.ts';
import { verb } from '@praxis/kit/language/grammar.ts';
import type { Kind, Prohibition, Restriction, SummonWay } from '../../cards/language.ts';
import { describe, KINDS, place } from './en-words.ts';
import type { Phrases, Said, Value } from './phrases.ts';

const or = (words: readonly string[]): string => english.list(words, 'or');
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const tail = (text: string): string => (text === '' ? '' : ` ${text}`);

/** A player's act: an order to the reader, a statement about others. */
function does(who: Said, order: string, told: string): string {
  return who.person === 'you' ? order : `${who.text} ${verb(who, told, order)}`;
}

/** "500 ATK", "200 ATK for each card", "ATK equal to …". */
function much(value: Value, unit: string): string {
  switch (value.kind) {
    case 'number':
      return `${value.number} ${unit}`;
    case 'each':
      return `${value.times} ${unit} for each ${value.each.text}`;
    case 'paid':
      return `${value.times} ${unit} for each card sent this way`;
    case 'equal':
      return `${unit} equal to ${value.text}`;
    default:
      return value satisfies never;
  }
}

export const PROHIBITED: { readonly [What in Prohibition]: string } = {
  attack: 'cannot declare an attack',
  'special summon': 'cannot Special Summon',
  'normal summon': 'cannot Normal Summon or Set monsters',
  'battle phase': 'cannot conduct a Battle Phase',
  'activate spells': 'cannot activate Spell Cards',
  'activate traps': 'cannot activate Trap Cards',
  'activate anything': 'cannot activate cards or effects',
};

export const effects: Phrases['effects'] = {
  destroy: ({ what, banish }) =>
    `destroy ${what.text}${banish ? `, and if you do, banish ${what.number === 'one' ? 'it' : 'them'} instead of sending ${what.number === 'one' ? 'it' : 'them'} to the Graveyard` : ''}`,
  send: ({ what }) => `send ${what.text} to the Graveyard`,
  banish: ({ what }) => `banish ${what.text}`,
  discard: ({ who, what, random }) => `${does(who, 'discard', 'discards')} ${what.text}${random ? ' at random' : ''}`,
  return: ({ what, to, fromField }) =>
    to === 'deck'
      ? `shuffle ${what.text} into the Deck`
      : to === 'hand' && !fromField
        ? `add ${what.text} to the hand`
        : to === 'hand'
          ? `return ${what.text} to ${verb(what, "its owner's hand", "their owners' hands")}`
          : `put ${what.text} ${to === 'extra' ? 'back into the Extra Deck' : 'on top of the Deck'}`,
  draw: ({ who, count }) =>
    `${does(who, 'draw', 'draws')} ${count.kind === 'number' ? cards(count.number) : count.kind === 'each' ? `1 card for each ${count.each.text}` : 'that many cards'}`,
  damage: ({ who, amount }) => {
    const to = who.person === 'you' ? 'yourself' : who.text;
    if (amount.kind === 'equal') return `inflict damage equal to ${amount.text} to ${to}`;
    if (amount.kind === 'each') return `inflict ${amount.times} damage to ${to} for each ${amount.each.text}`;
    return `inflict ${amount.kind === 'number' ? amount.number : amount.times} damage to ${to}`;
  },
  gain: ({ who, amount }) => `${does(who, 'gain', 'gains')} ${much(amount, 'LP')}`,
  mill: ({ who, count }) =>
    `${does(who, 'send', 'sends')} the top ${count === 1 ? 'card' : `${count} cards`} of ${who.person === 'you' ? 'your' : 'their'} Deck to the Graveyard`,
  find: ({ what, to }) => (to === 'hand' ? `add to your hand ${what.text}` : `send to the Graveyard ${what.text}`),
  choose: ({ who, what }) => `${does(who, 'choose', 'chooses')} ${what.text}`,
  'choose at random': ({ what }) => `choose at random ${what.text}`,
  declare: ({ what, least, most }) => {
    const range = least === undefined || most === undefined ? '' : ` from ${least} to ${most}`;
    return `declare ${{ level: 'a Level', attribute: 'an Attribute', number: 'a number' }[what]}${range}`;
  },
  summon: ({ what, from, position, treatedAs, ignoring, under, but }) =>
    [
      `Special Summon ${from ? `${place(from)} ` : ''}${what.text}`,
      position === undefined ? '' : ` in ${position === 'attack' ? 'Attack' : 'Defense'} Position`,
      under === undefined ? '' : ` under the control of ${under.text}`,
      ignoring ? ', ignoring its Summoning conditions' : '',
      but === '' ? '' : `, but ${but}`,
      treatedAs === undefined
        ? ''
        : ` (this counts as ${treatedAs === 'mask change' ? 'a Special Summon with "Mask Change"' : treatedAs === 'fusion' ? 'a Fusion Summon' : 'a Synchro Summon'})`,
    ].join(''),
  token: ({ token, count, position }) =>
    `Special Summon ${count} ${token}${position === undefined ? '' : ` in ${position === 'attack' ? 'Attack' : 'Defense'} Position`}`,
  'trap monster': ({ this: self, facts, like }) =>
    `Special Summon ${self.text} as a Normal Monster (${facts})${like ? ` that has the name and Level of ${like.text}` : ''}; it also remains a Trap Card`,
  'fusion summon': ({ what, from, materials }) => {
    const where = place(from);
    const how = {
      send: `sending its Fusion Materials ${where} to the Graveyard`,
      banish: `banishing its Fusion Materials ${where}`,
      shuffle: `shuffling its Fusion Materials ${where} into the Deck`,
    }[materials];
    return `Fusion Summon ${what.text}, ${how}`;
  },
  'ritual summon': ({ name, total }) =>
    `Ritual Summon "${name}" from your hand by Tributing monsters from your hand or field whose total Level is at least ${total}`,
  'synchro summon': ({ using }) => `Synchro Summon a monster using ${using.text} as material`,
  modify: ({ what, changes, until, several }) =>
    several ? `${until}, ${what.text} ${changes}` : `${what.text} ${changes}${tail(until)}`,
  position: ({ what, to }) =>
    to === 'other'
      ? `change the battle position of ${what.text}`
      : `change ${what.text} to ${{ attack: 'Attack Position', defense: 'Defense Position', 'face-down': 'face-down Defense Position' }[to]}`,
  'turn up': ({ what }) => `turn ${what.text} face-up`,
  'negate activation': () => 'negate that activation',
  'negate effect': () => 'negate that effect',
  'negate summon': () => 'negate that Summon',
  'negate summon or activation': () => 'negate that Summon or activation',
  'negate attack': () => 'negate that attack',
  'end battle phase': () => 'end the Battle Phase',
  equip: ({ what, to }) => `equip ${what.text} to ${to.text}`,
  set: ({ what, again }) =>
    again ? `Set ${what.text} again instead of sending it to the Graveyard` : `you can Set ${what.text}`,
  excavate: ({ count, add }) =>
    `reveal the top ${count} cards of your Deck, add ${add} of them to your hand and shuffle the others into the Deck`,
  place: ({ what }) => `put ${what.text} on top of the Deck`,
  control: ({ what, to, until }) => `${does(to, 'take', 'takes')} control of ${what.text}${tail(until)}`,
  forbid: ({ who, what, until }) => `${who.text} ${PROHIBITED[what]}${tail(until)}`,
  'battle damage': ({ who, until }) => `${who.text} ${verb(who, 'takes', 'take')} no battle damage${tail(until)}`,
  counters: ({ what, counter, amount }) => `place ${much(amount, `${counter} Counters`)} on ${what.text}`,
  win: ({ who }) => `${who.text} ${verb(who, 'wins', 'win')} the Duel`,
  may: ({ instructions }) => `you can ${instructions}`,
  if: ({ clause, instructions, otherwise }) =>
    `if ${clause}, ${instructions}${otherwise === undefined ? '' : `, otherwise ${otherwise}`}`,
  later: ({ when, instructions }) =>
    `${when === 'end phase' ? 'during the End Phase' : 'at the end of the Damage Step'}, ${instructions}`,
};

export const costs: Phrases['costs'] = {
  lp: ({ amount }) => (amount === 'half' ? 'pay half your LP' : `pay ${amount} LP`),
  discard: ({ what }) => `discard ${what.text}`,
  send: ({ what }) =>
    /^\d/.test(what.text) ? `send to the Graveyard ${what.text}` : `send ${what.text} to the Graveyard`,
  tribute: ({ what }) => `Tribute ${what.text}`,
  banish: ({ what }) => `banish ${what.text}`,
  return: ({ what, to }) =>
    to === 'deck top'
      ? `put ${what.text} on top of the Deck`
      : `return ${what.text} to ${to === 'hand' ? 'the hand' : 'the Extra Deck'}`,
  detach: ({ count, from }) => `detach ${count} Xyz Material${count === 1 ? '' : 's'} from ${from.text}`,
  mill: ({ least, most }) =>
    least === most
      ? `send the top ${cards(most)} of your Deck to the Graveyard`
      : `send from ${least} to ${most} cards from the top of your Deck to the Graveyard`,
};

const WAYS: { readonly [Way in SummonWay]: string } = {
  normal: 'Normal',
  tribute: 'Tribute',
  flip: 'Flip',
  special: 'Special',
  fusion: 'Fusion',
  ritual: 'Ritual',
  synchro: 'Synchro',
  xyz: 'Xyz',
  pendulum: 'Pendulum',
};
const summoned = (how: readonly SummonWay[], end: string): string =>
  how.length === 0 ? `Summon${end}` : `${or(how.map((way) => WAYS[way]))} Summon${end}`;

const CAUSES = {
  battle: 'by battle',
  effect: 'by a card effect',
  "opponent's effect": 'by a card effect of your opponent',
  cost: 'as a cost',
  tribute: 'as a Tribute',
  discard: 'by being discarded',
  'synchro material': 'as Synchro Material',
  'xyz material': 'as Xyz Material',
  'fusion material': 'as Fusion Material',
} as const;
const causes = (by: readonly (keyof typeof CAUSES)[]): string =>
  by.length === 0 ? '' : ` ${or(by.map((each) => CAUSES[each]))}`;

export const events: Phrases['events'] = {
  summoned: ({ what, how, by, from, own }) =>
    own
      ? `${what.text} is Special Summoned in that way`
      : by === undefined
        ? `${what.text} is ${summoned(how, how.length === 0 ? 'ed' : 'ed')}${from ? ` ${place(from)}` : ''}`
        : `${by.text} ${summoned(how, by.person === 'you' ? '' : 's')} ${what.text}${from ? ` ${place(from)}` : ''}`,
  'would be summoned': ({ how, by }) =>
    by === undefined ? `a monster would be ${summoned(how, 'ed')}` : `${by.text} would ${summoned(how, '')} a monster`,
  sent: ({ what, from, cause, for: material, yours, withMaterial }) =>
    `${what.text} ${from === undefined && cause.length === 0 ? 'goes' : 'is sent'} to ${yours ? 'your' : 'the'} Graveyard${from === undefined ? '' : ` from the ${from === 'field' ? 'field' : from === 'hand' ? 'hand' : 'Deck'}`}${causes(cause)}${material ? ` for ${material.text}` : ''}${withMaterial ? ' because the equipped monster was used as Xyz Material' : ''}`,
  destroyed: ({ what, by, sent, fromField, attacked, yours, up }) =>
    `${what.text}${yours ? ' you control' : ''}${up ? ', face-up,' : ''} is destroyed${fromField ? ' on the field' : ''}${causes(by)}${attacked ? ' while attacked' : ''}${sent ? ` and goes to ${yours ? 'your' : 'the'} Graveyard` : ''}`,
  leaves: ({ what, by, up }) => `${up ? `${what.text}, face-up,` : what.text} leaves the field${causes(by)}`,
  'returned to hand': ({ what, by }) => `${what.text} and nothing else is returned to the hand${causes(by)}`,
  'attack declared': ({ by, at, direct }) =>
    `${by.text} declares ${direct ? 'a direct attack' : 'an attack'}${at ? ` on ${at.text}` : ''}`,
  targeted: ({ what, by }) =>
    `${what.text} ${by === 'attack' ? 'becomes the target of an attack' : "is targeted by an opponent's monster effect"}`,
  'attack negated': () => 'the attack of a monster is negated',
  'battle damage': ({ to, by, piercing }) => {
    const damage = `${piercing ? 'piercing ' : ''}battle damage`;
    return by ? `${by.text} inflicts ${damage} to ${to.text}` : `${to.text} ${verb(to, 'takes', 'take')} ${damage}`;
  },
  'destroys by battle': ({ what, victim, sent }) =>
    `${what.text} destroys ${victim.text} by battle${sent ? ' and that monster is sent to the Graveyard' : ''}`,
  activated: ({ kinds, by, card, effect, faceUp, includes }) => {
    const what = activation(kinds, card, effect, faceUp);
    const included =
      includes === undefined
        ? ''
        : includes === 'special summon'
          ? ' that includes a Special Summon'
          : ' that would destroy a card on the field';
    return by === undefined ? `${what} is activated${included}` : `${what} is activated by ${by.text}${included}`;
  },
  added: ({ to }) =>
    `a card is added from the Main Deck to ${to.person === 'you' ? 'your hand' : `the hand of ${to.text}`}`,
};

function activation(kinds: readonly Kind[], card: boolean, effect: boolean, faceUp: boolean): string {
  const monsters = kinds.length === 1 && kinds[0] === 'monster';
  if (monsters) return 'a monster effect';
  const named = kinds.length === 0 ? '' : `${kinds.map((each) => KINDS[each]).join('/')} `;
  if (card) return `a ${named}Card`;
  if (effect) return `the effect of a ${faceUp ? 'face-up ' : ''}${named}Card`;
  return 'a card or effect';
}

const PHASES: Readonly<Record<string, string>> = {
  draw: 'Draw Phase',
  standby: 'Standby Phase',
  main: 'Main Phase',
  'main 1': 'Main Phase 1',
  'main 2': 'Main Phase 2',
  battle: 'Battle Phase',
  end: 'End Phase',
  damage: 'Damage Step',
};

export const conditions: Phrases['conditions'] = {
  cards: ({ say, where, least, most }) => {
    const what =
      most === 0
        ? say({ kind: 'no' })
        : most !== undefined
          ? say({ kind: 'most', count: most })
          : least !== undefined
            ? say({ kind: 'least', count: least })
            : say({ kind: 'a' });
    const onField = where.places.every((each) => each === 'field' || each === 'monsters' || each === 'spells');
    if (where.of === undefined) return `there is ${what.text} ${place(where)}`;
    const have = onField ? ['control', 'controls'] : ['have', 'has'];
    const who = where.of === 'you' ? `you ${have[0]}` : `your opponent ${have[1]}`;
    if (onField) return `${who} ${what.text}`;
    return `${who} ${what.text} ${place(where).replace("your opponent's", 'the')}`;
  },
  lp: ({ who, max, min }) =>
    `${who.person === 'you' ? 'your LP are' : `the LP of ${who.text} are`} ${max === undefined ? `${min} or more` : `${max} or less`}`,
  turn: ({ of }) => (of.person === 'you' ? 'it is your turn' : `it is the turn of ${of.text}`),
  phase: ({ phases, of, not }) =>
    `it is ${not ? 'not ' : ''}${of === undefined ? 'the' : of.person === 'you' ? 'your' : "your opponent's"} ${or(phases.map((phase) => PHASES[phase] ?? phase))}`,
  'summoned this turn': ({ what, how, orTurnedUp }) =>
    `${what.text} was ${summoned(how, 'ed')}${orTurnedUp ? ' or flipped face-up' : ''} this turn`,
  'activated this turn': ({ what }) => `this is the turn in which ${what.text} was activated`,
  'can be summoned': ({ what }) => `${what.text} is a monster that can be Special Summoned`,
  'used this turn': ({ what }) => `the effect above of ${what.text} was used this turn and was not negated`,
  battles: ({ what, with: other, attacking }) =>
    `${what.text} ${attacking ? 'attacks' : 'battles'}${other ? ` ${other.text}` : ''}`,
  fits: ({ what, description }) => {
    const { position, bounds, kinds } = description;
    if (position !== undefined) return `${what.text} is in ${position === 'attack' ? 'Attack' : 'Defense'} Position`;
    if (bounds.some(({ stat }) => stat === 'materials')) return `${what.text} has no Xyz Materials`;
    return kinds.length > 0 || description.noun === 'monster'
      ? `${what.text} is ${describe(description, { kind: 'a' }).text}`
      : `${what.text} is such a card`;
  },
  not: ({ clause }) => `it does not hold that ${clause}`,
};

export const RESTRICTED: { readonly [What in Restriction]: string } = {
  attack: 'attack',
  'attack directly': 'attack directly',
  'be attacked': 'be attacked',
  'be tributed': 'be Tributed',
  'be tributed except for a Tribute Summon': 'be Tributed, except for a Tribute Summon',
  'be destroyed by battle': 'be destroyed by battle',
  'be destroyed by effects': 'be destroyed by card effects',
  'be targeted': 'be targeted by card effects',
  'be synchro material': 'be used as Synchro Material',
  'be xyz material': 'be used as Xyz Material',
  'change position': 'change its battle position',
};

const STATS = { atk: 'ATK', def: 'DEF', level: 'Level', scale: 'Pendulum Scale' } as const;
const TIMES = ['', 'the first time', 'the first two times', 'the first three times'];

export const changes: Phrases['changes'] = {
  stats: ({ stats, value, loses }, subject) =>
    `${loses ? verb(subject, 'loses', 'lose') : verb(subject, 'gains', 'gain')} ${much(value, stats.map((stat) => STATS[stat]).join(' and '))}`,
  becomes: ({ stat, value }, subject) => {
    const word = STATS[stat];
    if (value.kind === 'number' && stat === 'level')
      return `${verb(subject, 'becomes', 'become')} Level ${value.number}`;
    if (value.kind === 'equal') return `${verb(subject, 'takes', 'take')} ${value.text}`;
    const text = value.kind === 'number' ? String(value.number) : '';
    return `${verb(subject, 'has its', 'have their')} ${word} become ${text}`;
  },
  doubled: ({ original }, subject) =>
    `${verb(subject, 'has its', 'have their')} ${original ? 'original ' : ''}ATK doubled`,
  halved: ({ stats }, subject) =>
    `${verb(subject, 'has its', 'have their')} ${stats.map((stat) => STATS[stat]).join(' and ')} halved`,
  level: ({ value, lowers }, subject) =>
    `${verb(subject, 'has its Level', 'have their Levels')} ${lowers ? 'reduced' : 'increased'} by ${value.kind === 'number' ? value.number : value.kind === 'equal' ? value.text : ''}`,
  name: ({ name }, subject) => `${verb(subject, 'has', 'have')} the name "${name}"`,
  nameOf: ({ of }, subject) => `${verb(subject, 'takes', 'take')} the name of ${of.text}`,
  attribute: ({ attribute, also }, subject) =>
    also ? `${verb(subject, 'is', 'are')} also ${attribute}` : `${verb(subject, 'becomes', 'become')} ${attribute}`,
  attributeChosen: (_, subject) => `${verb(subject, 'takes', 'take')} the declared Attribute`,
  type: ({ type }, subject) => `${verb(subject, 'becomes', 'become')} ${type}-Type`,
  negated: (_, subject) => `${verb(subject, 'has its', 'have their')} effects negated`,
  cannot: ({ restrictions }) => `cannot ${or(restrictions.map((each) => RESTRICTED[each]))}`,
  notDestroyed: ({ times, by, together }, subject) =>
    `${verb(subject, 'is', 'are')} not destroyed ${TIMES[times]} each turn ${together ? 'one or more of them' : verb(subject, 'it', 'they')} would be destroyed${causes(by)}`,
  piercing: (_, subject) =>
    `${verb(subject, 'inflicts', 'inflict')} piercing battle damage when ${verb(subject, 'it attacks', 'they attack')} a Defense Position monster`,
  directAttack: () => 'can attack directly',
  attacksAll: () => 'can attack each monster your opponent controls once',
  extraAttacks: ({ amount }) => (amount === 1 ? 'can make 1 more attack' : `can make ${amount} more attacks`),
  unaffectedBy: ({ kind }, subject) =>
    `${verb(subject, 'is', 'are')} unaffected by ${kind === 'monster' ? 'monster' : KINDS[kind]} effects`,
  battleDamage: (_, subject) =>
    `${verb(subject, 'inflicts', 'inflict')} twice the battle damage to your opponent when ${verb(subject, 'it battles', 'they battle')} a monster`,
  atkInDamageStep: (_, subject) =>
    `${verb(subject, 'has its', 'have their')} ATK doubled during the Damage Step of ${verb(subject, 'its', 'their')} attacks`,
  attackCost: ({ lp }, subject) => `can declare an attack only if you pay ${lp} LP for ${verb(subject, 'it', 'each')}`,
  attacksOnly: ({ what }) => `must attack ${what.text} while your opponent controls one`,
  silencesOpponent: () =>
    'keeps your opponent from activating cards or effects until the Damage Step ends whenever it battles a monster',
  destroysOpposing: (_, subject) =>
    `${verb(subject, 'destroys', 'destroy')} the monster that it battles at the end of the Damage Step`,
  banishedWhenLeaving: (_, subject) =>
    `${verb(subject, 'is', 'are')} banished when ${verb(subject, 'it leaves', 'they leave')} the field`,
};
