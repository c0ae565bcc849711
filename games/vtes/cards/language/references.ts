/** References of card texts: roles, names, filters, amounts. */
import {
  bool,
  type Check,
  chosenName,
  complain,
  either,
  flag,
  type Infer,
  type Keyed,
  keyed,
  later,
  listOf,
  maybe,
  type Named,
  oneOf,
  shape,
  text,
  whole,
  wholeOr,
  wordOr,
  wordOrName,
} from '@praxis/kit/shape.ts';
import { clan, counter, discipline, disciplineLevel, domain, note, sect, title, trait } from './terms.ts';
import { libraryType } from './types.ts';

const REFS = [
  /** The minion that plays or uses the card. */
  'self',
  /** The card itself. */
  'this',
  /** The minion on which the card is. */
  'bearer',
  'acting',
  'blocker',
  'opposing',
  /** The weapon that the minion is striking with. */
  'weapon',
  /** The weapon that has just inflicted damage on it by a strike of the opponent. */
  'damaging weapon',
  /** The card that is being played and can be cancelled, and the minion that plays it. */
  'played',
  'playing',
  /** The minion that the card remembers (`put in play`, `remembers`). */
  'remembered',
  /**
   * The trigger's subject: the minion that has left the ready region or become controlled; and the opponent that it was
   * fighting.
   */
  'concerned',
  'its opponent',
  /** The card that was played for the action. */
  'action card',
  /** The top card of the user's crypt, whatever it is (V-IMB-024). */
  'top of crypt',
  'top of library',
  /** The top card of the library of the player whose minion plays the card. */
  'top of playing library',
] as const;

/** A card as it is named: by the role it has in the scene, or by the name under which it was chosen. */
export type Ref = (typeof REFS)[number] | Named;
export const ref: Check<Ref> = wordOrName(...REFS);

const SEATS = [
  'you',
  'turn player',
  'prey',
  'predator',
  'predator of predator',
  'prey of acting player',
  'acting player',
  'target player',
  'each',
  'each other',
  /** Those who have cast votes or sub-votes against the referendum, also with their minions. */
  'voters against',
  /** Other Methuselahs who have cast votes or sub-votes for the referendum and none against it, also with their minions. */
  'others only for',
] as const;

/** `all but the …`: everybody who was not chosen under that name. */
export type SeatRef = (typeof SEATS)[number] | `controller of ${Ref}` | `all but ${Named}` | Named;
const seatWord = wordOrName(...SEATS);
export const seat: Check<SeatRef> = (value, at) => {
  if (typeof value === 'string' && value.startsWith(CONTROLLER)) ref(value.slice(CONTROLLER.length), at);
  else if (typeof value === 'string' && value.startsWith(ALL_BUT)) seatWord(value.slice(ALL_BUT.length), at);
  else seatWord(value, at);
};
const CONTROLLER = 'controller of ';
const ALL_BUT = 'all but ';

export const refOrSeat: Check<Ref | SeatRef> = wordOr(REFS, seat);

const FILTER = {
  is: maybe(
    oneOf(
      'minion',
      'vampire',
      'ally',
      'retainer',
      'equipment',
      'weapon',
      'location',
      'master',
      'card',
      'imbued',
      'crypt card',
      'trophy',
      'library card',
      'monster',
    ),
  ),
  /** `anywhere`: also after it has left play. `kept`: on another card, out of play; `kept face up`: there for all to see. */
  in: maybe(
    oneOf(
      'ready',
      'torpor',
      'ready or torpor',
      'uncontrolled',
      'in play',
      'hand',
      'library',
      'crypt',
      'ash heap',
      'kept',
      'kept face up',
      'incapacitated',
      'anywhere',
    ),
  ),
  of: maybe(
    oneOf(
      'you',
      'prey',
      'predator',
      'prey or predator',
      'another',
      'anybody',
      'target player',
      'acting player',
      'turn player',
      'not opposing',
      /** The one chosen under the name `player`. */
      'chosen player',
      /** The player who makes the choice, if it is not the user. */
      'decider',
    ),
  ),
  /** Of the same circle as the minion that plays the card, or that has played it if the card remembers it (V-TRT-009). */
  sameCircle: maybe(flag),
  clan: maybe(clan),
  /** The clan chosen under this name. */
  chosenClan: maybe(chosenName),
  sect: maybe(sect),
  titled: maybe(bool),
  title: maybe(listOf(title)),
  /** Has the sect and clan that this title requires (V-TTL-002). */
  canHold: maybe(shape({ rank: title, of: maybe(domain) })),
  trait: maybe(trait),
  name: maybe(text),
  discipline: maybe(disciplineLevel),
  /** Compared with the minion that plays the card. */
  age: maybe(oneOf('younger', 'older')),
  capacityMin: maybe(whole),
  capacityMax: maybe(whole),
  /** Its capacity is not above this amount. */
  capacityUpTo: maybe(later(() => amount)),
  /** Of more capacity than this card. */
  olderThan: maybe(ref),
  locked: maybe(bool),
  bloodMin: maybe(whole),
  bleedMin: maybe(whole),
  /** Has cast votes or sub-votes in this referendum. */
  voted: maybe(flag),
  votedAgainst: maybe(flag),
  /** A card by which one strikes. */
  strikeCard: maybe(flag),
  costsBlood: maybe(flag),
  /** A card that is played with a Discipline at its superior level. */
  superior: maybe(flag),
  other: maybe(flag),
  /** Chosen under this name. */
  named: maybe(chosenName),
  /** In the current combat; a card on a combatant is, too. */
  fighting: maybe(flag),
  /** The strike that its opponent has chosen is to inflict aggravated damage on it, whether or not it will succeed. */
  facesAggravated: maybe(flag),
  /** Attempting to block the action. */
  blocking: maybe(flag),
  /** Taking the action. */
  acting: maybe(flag),
  sameClan: maybe(ref),
  /** Of less capacity than this card. */
  youngerThan: maybe(ref),
  /** It came into play: in the last influence phase of the user, under his control; or after his last turn, and was not contested. */
  entered: maybe(oneOf('last influence phase', 'since last turn')),
  /** Its controller has at most so much pool. */
  controllerPool: maybe(whole),
  /** None of the others that the filter means is older. */
  oldest: maybe(flag),
  /** A card with an effect of this kind. */
  effect: maybe(oneOf('bleeds', 'redirects bleeds', 'cancels minion cards', 'makes anarchs')),
  /** Noted this turn by the effect `note`. */
  noted: maybe(note),
  /** Not the minion that the card is on. */
  notBearer: maybe(flag),
  on: maybe(ref),
  /** It is on a minion. */
  onMinion: maybe(flag),
  /** A card with this trait is on it. */
  bearsTrait: maybe(trait),
  /** A card of this name is on it. */
  bears: maybe(text),
  type: maybe(libraryType),
  requires: maybe(disciplineLevel),
  /** Of any Discipline. */
  requiresAny: maybe(flag),
  /** A library card that can be played only by a minion of this sect or clan, or with this trait. */
  asksFor: maybe(shape({ sect: maybe(sect), clan: maybe(clan), trait: maybe(trait), titled: maybe(flag) })),
  /** Of the same name as this card. */
  sameName: maybe(ref),
  /** The action that is going on is directed at it. */
  targeted: maybe(flag),
  /** It was chosen in the terms of the referendum. */
  inTerms: maybe(flag),
  /** The minion is taking an action to equip. */
  equipping: maybe(flag),
  /** It is about to enter combat with the minion that plays the card. */
  facing: maybe(flag),
  unique: maybe(bool),
  /** Costs at most so much pool. */
  poolMax: maybe(whole),
  /** A weapon whose strike inflicts at most so much damage, none of it aggravated. */
  damageMax: maybe(whole),
  /** Has as much blood as its capacity, or more. */
  full: maybe(flag),
  /** Its owner has discarded it in this phase. */
  discarded: maybe(flag),
  /** Was burned since the user's last turn, while another Methuselah controlled it. */
  burnedOfAnother: maybe(flag),
  /** The minion that the card remembers. */
  remembered: maybe(flag),
  /** Could attempt to block the action if it were unlocked. */
  ableToBlock: maybe(flag),
  /** It can commit diablerie, if there is a victim. */
  ableToDiablerize: maybe(flag),
  /** Its capacity is below the number of counters on this card. */
  capacityBelow: maybe(ref),
  /** Has taken an action to hunt this turn. */
  hunted: maybe(flag),
  /** Has bled a player for 1 or more this turn. */
  hasBled: maybe(flag),
  /** Has committed diablerie since the user's last turn. */
  committedDiablerie: maybe(flag),
  /** Has committed diablerie since a Gehenna event was last played. */
  diablerist: maybe(flag),
  /** Has played a card in this action that requires the Discipline. */
  playedDiscipline: maybe(discipline),
  /** An ally or retainer with less life than it started with. */
  belowStart: maybe(flag),
  /**
   * Has counters of this kind, at least 1 or so many; `capacity or cost`: as many as its capacity, or as it costs; `more than blood`: than it has blood. Of corruption only
   * those of the user count, unless `anybodys` says otherwise.
   */
  counters: maybe(
    shape({ kind: counter, min: maybe(wholeOr('capacity or cost', 'more than blood')), anybodys: maybe(flag) }),
  ),
  not: maybe(later(() => filter)),
  any: maybe(listOf(later(() => filter))),
};
/** The cards that are meant. All given keys must hold. */
export interface Filter extends Infer<typeof FILTER> {}
export const filter: Check<Filter> = shape(FILTER);

export interface Amounts extends ReadonlyArray<Amount> {}
const amounts: Check<Amounts> = listOf(later(() => amount));

export interface Difference extends Amounts {
  readonly 0: Amount;
  readonly 1: Amount;
}
const difference: Check<Difference> = (value, at) => {
  amounts(value, at);
  if (Array.isArray(value) && value.length !== 2) complain(at, 'a difference is that of two amounts');
};

const AMOUNTS = {
  plus: { plus: amounts },
  minus: { minus: difference },
  /** The number of cards chosen under this name, or twice as many. */
  chosenCount: { chosenCount: chosenName, twice: maybe(flag) },
  /** Half of their sum, rounded down, or with `up` up. */
  half: { half: amounts, up: maybe(flag) },
  least: { least: amounts },
  most: { most: amounts },
  /** `every`: 1 for every so many of them. */
  count: { count: filter, of: maybe(seat), every: maybe(whole) },
  counters: { counters: ref },
  /** The number of clans to which such cards of the player belong. */
  clansOf: { clansOf: filter, of: seat },
  /** Counters with a name on a card. */
  countersOf: { countersOf: counter, on: ref },
  /** The capacity of a vampire. */
  capacityOf: { capacityOf: ref },
  /** The capacity of the card that a player chose when each Methuselah chose one. */
  chosenCapacity: { chosenCapacity: chosenName, of: oneOf('you', 'predator') },
  /** So much if the player has such a card, else nothing. */
  ifAny: { ifAny: filter, amount: whole },
  poolOf: { poolOf: seat },
  /** The pool that a Methuselah without pool needs to have 1, including his debts. */
  lacking: { lacking: seat },
  /** The pool that the player has lost by the effects of the passed referendum, regardless of his gains. */
  poolLost: { poolLost: seat },
  /** An ally's recruiting cost, in pool or blood. */
  recruitCostOf: { recruitCostOf: ref },
  /** The votes that the minion has of itself. */
  votesOf: { votesOf: ref },
  chosen: { chosen: chosenName },
};
const AMOUNT_WORDS = [
  /** The X of the cost. */
  'X',
  /** The number of votes by which the referendum passed. */
  'margin',
  /** The number of Methuselahs in the game. */
  'players',
  /** The pool that the bleed of this action has burned. */
  'bled',
  'victory points',
  /** The damage of the minion's strike, prevented or not. */
  'damage of strike',
  /** The blood that the opposing vampire lost to damage this round. */
  'blood lost by opposing',
  /** The number of Methuselahs who have cast votes against the referendum and none for it. */
  'voters only against',
] as const;

export type Amount = number | (typeof AMOUNT_WORDS)[number] | Keyed<typeof AMOUNTS>;
export const amount: Check<Amount> = either(
  (value) => typeof value === 'object',
  keyed(AMOUNTS),
  wholeOr(...AMOUNT_WORDS),
);
export const amountOrAll: Check<Amount | 'all'> = wordOr('all', amount);
