/** A rough estimate of the worth of cards' texts to their player: one number for each word of the card language. */
import type { Ability, Amount, CardDef, Effect, Effects } from '../cards/language.ts';
import { WORTH } from './attacks.ts';
import type { Table } from './table.ts';

/** How much a count usually is. */
function usual(amount: Amount): number {
  return typeof amount === 'number' ? amount : 2 * ('times' in amount ? (amount.times ?? 1) : 1);
}

type Estimates = {
  readonly [Key in Effect['do']]: (effect: Extract<Effect, { do: Key }>, table: Table) => number;
};

/** A word that is not estimated does not compile. */
const ESTIMATES: Estimates = {
  if: ({ effects, otherwise }, table) => Math.max(0.6 * worthOf(effects, table), worthOf(otherwise ?? [], table)),
  may: ({ effects }, table) => Math.max(0, worthOf(effects, table) - 0.4),
  repeat: ({ times, effects }, table) => usual(times) * worthOf(effects, table),
  'choose one': ({ modes }, table) => Math.max(0, ...modes.map((mode) => worthOf(mode.effects, table))),
  choose: () => 0,
  'choose all': () => 0,
  'choose card': () => 0,
  'choose player': () => 0,
  'each player': ({ effects }, table) => 0.5 * worthOf(effects, table),
  'add damage': ({ amount }) => 0.6 * usual(amount),
  'further damage': ({ amount }) => 0.6 * usual(amount),
  negate: () => 0.5,
  unblockable: () => 0.3,
  mend: ({ amount }, table) => Math.min(usual(amount), woundsOf(table)) * WORTH.blood,
  damage: ({ amount }) => WORTH.blood * usual(amount),
  defeat: () => WORTH.defeat + 1.5,
  diablerie: () => 0.5,
  possess: () => 1,
  'lose blood': ({ amount }) => WORTH.blood * usual(amount),
  'steal blood': ({ amount }) => 2 * WORTH.blood * usual(amount),
  exhaust: () => 0.6,
  'move to the streets': () => 0.4,
  'put agenda': ({ amount }) => 0.3 * usual(amount),
  influence: ({ amount }) => 0.1 * usual(amount),
  'add influence': ({ amount }) => 0.2 * usual(amount),
  'pay to mend': () => 0.6,
  draw: ({ amount }) => WORTH.card * usual(amount),
  discard: ({ who, amount }) => (who === undefined || who === 'you' ? -0.3 : 0.3) * usual(amount),
  'gain prestige': ({ who, amount }) => (who === undefined || who === 'you' ? 1 : 0.3) * WORTH.prestige * usual(amount),
  'lose prestige': ({ who, amount }) => (who === 'you' ? -1 : 0.8) * WORTH.prestige * usual(amount),
  'steal prestige': ({ amount }) => 1.6 * WORTH.prestige * usual(amount),
  'gain agenda': ({ amount }) => WORTH.agenda * usual(amount),
  'lose agenda': ({ amount }) => 0.6 * WORTH.agenda * usual(amount),
  'gain action': () => 0.8,
  'put tokens': ({ amount }) => WORTH.prestige * usual(amount),
  'take token': () => WORTH.prestige,
  burn: () => 0.9,
  'move retainer': () => WORTH.retainer,
  'take from discard': () => WORTH.card + 0.2,
  'look at top': () => 0.15,
  'reveal top': () => 0,
  'may target': () => 0,
  'shuffle events in': () => 0,
  'shuffle inquisition in': () => 0.1,
  'add city card': () => 0.3,
  'redirect inquisition': () => 0.8,
  'leaders to the streets': () => 0,
};

export function worthOf(effects: Effects, table: Table): number {
  let sum = 0;
  for (const effect of effects)
    sum += (ESTIMATES[effect.do] as (effect: Effect, table: Table) => number)(effect, table);
  return sum;
}

/** Blood that is missing among one's own characters. */
function woundsOf(table: Table): number {
  return table.people.reduce(
    (sum, each) => (each.seat === table.me ? sum + Math.max(0, each.bp - each.blood) : sum),
    0,
  );
}

/** The worth of a standing ability over the turns to come. */
function standing(ability: Ability, table: Table): number {
  switch (ability.kind) {
    case 'static':
      return ability.stat === 'influence' ? 0.7 : 0.5;
    case 'triggered':
      return 1.6 * Math.max(0.2, worthOf(ability.effects, table));
    case 'activated':
      return Math.max(0.3, worthOf(ability.effects, table));
    default:
      return 0.4;
  }
}

/** The worth of playing a Library card now. */
export function playWorth({ play, abilities = [], subtypes = [], exert, threshold }: CardDef, table: Table): number {
  const done = worthOf(play?.effects ?? [], table);
  const stays = subtypes.includes('ongoing') || subtypes.includes('title');
  const standingWorth = stays ? abilities.reduce((sum, each) => sum + standing(each, table), 0) : 0;
  const paid = (play?.cost?.prestige ?? 0) * WORTH.prestige + (play?.cost?.blood ?? 0) * WORTH.blood;
  if (subtypes.includes('scheme')) return 0.55 * done + 0.2;
  // A Conspiracy pays only when all its tokens lie on it.
  if (threshold !== undefined) return 0.5 * done + 0.6 - threshold * 0.08;
  return done + standingWorth + (exert === undefined ? 0 : 0.8) - paid;
}
