/** The references of effects: characters, players, cards, numbers, conditions. */
import {
  type Accepted,
  type Check,
  either,
  flag,
  type Infer,
  isNumber,
  isText,
  later,
  listOf,
  maybe,
  oneOf,
  shape,
  type Variants,
  variants,
  whole,
  wordOrName,
} from '@praxis/kit/shape.ts';
import { ATTACK_TYPES, CITY_TYPES, CLANS, DISCIPLINES, LIBRARY_TYPES, SUBTYPES } from './words.ts';

export const clan = oneOf(...CLANS);
export const discipline = oneOf(...DISCIPLINES);
export const attackType = oneOf(...ATTACK_TYPES);

// Characters.

const GROUP = {
  /** The player whose characters they are; any player's if absent. */
  whose: maybe(oneOf('you', 'opponent')),
  /** Characters of a chosen player. */
  of: maybe(later((): Check<PlayerRef> => player)),
  /**
   * `party`: the party of the character that acts, attacks or reacts, or that the ability is printed on. `opposing
   * party`: that of the character under attack, or for a Reaction of the attacker. `coterie`: outside torpor.
   * `control`: torpor included.
   */
  within: maybe(oneOf('party', 'opposing party', 'coterie', 'control')),
  where: maybe(oneOf('haven', 'streets', 'torpor', 'outside haven')),
  titled: maybe(flag),
  wounded: maybe(flag),
  exhausted: maybe(flag),
  discipline: maybe(discipline),
  /** Not the target of the attack, or not the character that acts. */
  other: maybe(flag),
  leader: maybe(flag),
};
/** Characters for which all of this holds. Torpor counts only where it is named (R-DMG-006). */
export interface Group extends Infer<typeof GROUP> {}
export const group: Check<Group> = shape(GROUP);

/**
 * `this`: the card with the text. `bearer`: of an attachment. `acting`: the character that acts, attacks or reacts with
 * the card. `defeated`: the character just defeated.
 */
export const one = wordOrName('this', 'bearer', 'acting', 'attacker', 'target', 'leader', 'defeated');
export type One = Accepted<typeof one>;
export const who: Check<One | Group> = either(isText, one, group);
export type Who = One | Group;

// Players.

/**
 * `opposing player`: the controller of the character under attack, or for a Reaction the attacker. `that player`: the
 * controller of the card in the event.
 */
export const player = wordOrName(
  'you',
  'opposing player',
  'that player',
  'each player',
  'each opponent',
  'active player',
);
export type PlayerRef = Accepted<typeof player>;

// Numbers.

const times = maybe(whole);
const COUNTS = {
  characters: { of: who, times },
  /** R-CARD-008 A Discipline that a character has twice counts twice. */
  disciplines: { discipline, of: who, times },
  /** R-CARD-012 Each Title by itself. */
  titles: { of: who, times },
  retainers: { of: who, times },
  /** Still in the game. */
  opponents: { times },
  /** One for each full number of these. */
  agenda: { of: player, per: whole },
  /** Cards that have just been discarded as a cost. */
  discarded: { times },
  /** The amount paid for a cost that the player chose. */
  paid: { times },
  /** Damage that the target has just taken. */
  'damage taken': {},
  /** Blood Potency that the revealed card requires. */
  requirement: {},
};
const COUNT: Check<Variants<'count', typeof COUNTS>> = variants('count', COUNTS);
export type Count = Accepted<typeof COUNT>;
export const amount: Check<number | Count> = either(isNumber, whole, COUNT);
export type Amount = number | Count;

// Conditions.

export interface Conditions extends ReadonlyArray<Condition> {}
const conditions: Check<Conditions> = listOf(later(() => condition));

const CONDITIONS = {
  all: { of: conditions },
  none: { of: conditions },
  /** At least this many of a Discipline among them (1 if absent). */
  discipline: { discipline, of: who, min: maybe(whole) },
  'has a title': { who: one },
  'is the prince': { who: one },
  'has a retainer': { who: one },
  exhausted: { who: one },
  blood: { who: one, min: whole },
  'controls the prince': { who: oneOf('you', 'nobody') },
  agenda: { who: player, min: whole },
  'target is': { a: oneOf('character', 'mortal', 'second inquisition') },
  'attack is': { type: attackType },
  /** The Reaction is played by a character that has blocked. */
  blocked: {},
  /** It is the first attack of this type that a member of the party makes in this turn of its player. */
  'first attack of the type': {},
  /** The card that was discarded as a cost is of this type. */
  'discarded is': { type: oneOf(...LIBRARY_TYPES) },
  'scheme succeeded this turn': {},
  /** The defeated character's controller is the Rival of this player. */
  'defeated is of rival': {},
  /** R-K-001 */
  'defeated had blood': { min: whole },
  /** R-AMB-43 The table plays the later wording. */
  'later print': {},
  /** R-K-003 */
  streets: { min: whole, blood: maybe(whole) },
};
export type Condition = Variants<'if', typeof CONDITIONS>;
export const condition: Check<Condition> = variants('if', CONDITIONS);

// Cards other than characters.

const CARDS = {
  /** The player whose cards they are; any player's if absent. */
  whose: maybe(oneOf('you', 'opponent', 'non-contributor')),
  /** An Ongoing card in play, including Ongoing Events unless a controller is demanded. */
  ongoing: maybe(flag),
  'face down': maybe(flag),
  retainer: maybe(flag),
  /** The bearers of the Retainers. */
  on: maybe(who),
  /** An unattached City Mortal. */
  mortal: maybe(flag),
  /** R-X-008 With tokens on it. */
  tokens: maybe(flag),
  /** R-X-008 Some player controls it: no Event. */
  controlled: maybe(flag),
};
export interface Cards extends Infer<typeof CARDS> {}
export const cards: Check<Cards> = shape(CARDS);

/** A kind of card in a hand. */
export const kindOfCard = oneOf(...new Set([...LIBRARY_TYPES, ...SUBTYPES, ...CITY_TYPES]));
