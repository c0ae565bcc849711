/** The choices and costs of playing or using a card. */
import {
  type Check,
  chosenName,
  either,
  flag,
  type Infer,
  isText,
  type Keyed,
  keyed,
  listOf,
  maybe,
  newName,
  oneOf,
  shape,
  text,
  whole,
  wholeOr,
} from '@praxis/kit/shape.ts';
import { amount, filter, ref } from './references.ts';

/** The amount by which a cost is lowered, whichever of them it is paid in. */
export const less = shape({ pool: whole, blood: whole });

// The name comes last: a choice cannot refer to itself.
const CHOICES = {
  /**
   * `repeated`: the same card can be named several times. `upTo`: no more than so many, whatever `max` says. `usable`:
   * one that the minion can have and pay for, if it costs so much `less` or half of it may be blood; `payable`: only pay for.
   */
  card: {
    card: filter,
    optional: maybe(flag),
    min: maybe(whole),
    max: maybe(whole),
    repeated: maybe(flag),
    upTo: maybe(amount),
    usable: maybe(flag),
    payable: maybe(flag),
    less: maybe(less),
    halfInBlood: maybe(flag),
    name: newName,
  },
  player: {
    player: oneOf(
      'any',
      'another',
      'other than acting',
      'with more pool',
      'prey',
      'predator',
      'prey or predator',
      'one or more',
      'at least half',
      'not chosen yet',
      'several not chosen yet',
      'without pool',
    ),
    optional: maybe(flag),
    name: newName,
  },
  /** `masteredBy`: a Discipline that this minion has at the superior level. */
  value: {
    value: either(isText, oneOf('clan', 'title', 'discipline', 'circle'), listOf(text)),
    masteredBy: maybe(ref),
    name: newName,
  },
  number: { number: shape({ min: amount, max: amount }), name: newName },
  /** Points distributed among players: `2 to Alex, 2 to Nora`. */
  allot: {
    allot: amount,
    among: either(isText, oneOf('any', 'others'), shape({ except: chosenName })),
    atLeast: whole,
    /** Not all points have to be given away if something was chosen under this name. */
    orLess: maybe(chosenName),
    name: newName,
  },
};
/** Something that the player names when the card is played, in this order in the sentence. */
export type Choose = Keyed<typeof CHOICES>;
export const choose: Check<Choose> = keyed(CHOICES);

const COST = {
  pool: maybe(wholeOr('X')),
  /** `copies`: one for each copy of the card that the player controls. `capacity`: the capacity of the vampire that is chosen as `target`. */
  blood: maybe(wholeOr('X', 'copies', 'capacity')),
  /** The range of X. */
  x: maybe(shape({ min: whole, max: whole })),
  transfers: maybe(whole),
  conviction: maybe(whole),
  /** A master phase action (V-MAS-003). */
  masterAction: maybe(flag),
  /** Locks the card whose ability it is. */
  lock: maybe(flag),
  burnThis: maybe(flag),
  counters: maybe(whole),
  life: maybe(whole),
  discard: maybe(filter),
  /** A card of the hand that chance chooses. */
  discardAtRandom: maybe(flag),
  /** A discard phase action (V-DIS-001). */
  discardAction: maybe(flag),
  /** The Edge goes back to the centre of the table. */
  edge: maybe(flag),
  /** 1 pool for each such card. */
  poolEach: maybe(filter),
  /** As much pool as this card costs. */
  poolCostOf: maybe(ref),
};
export interface Cost extends Infer<typeof COST> {}
export const cost: Check<Cost> = shape(COST);
