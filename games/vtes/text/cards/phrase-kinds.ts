/** The kinds of phrases: kinds of effects and their ways, qualities, nouns. */
import type { Counter } from '../../cards/language/terms.ts';
import type { Destination, Effect, Filter } from '../../cards/language.ts';
import type { Instruction, Noun, Quality, Statement } from './qualities.ts';

/** Values that are added to or taken from a number: `{amount}` carries its sign. */
export type SignedStat =
  | 'bleed'
  | 'strength'
  | 'stealth'
  | 'intercept'
  | 'votes'
  | 'sub-votes'
  | 'capacity'
  | 'hunt'
  | 'hand size'
  | 'transfers'
  | 'master actions'
  | 'discard actions'
  | 'strike damage';

/** Kinds of effects that are put together of other effects. */
export type Structural = 'modify' | 'each card' | 'allow' | 'later' | 'may' | 'if' | 'choose' | 'each chooses';

/** Kinds of effects that have a player as subject: they have statements about other players too. */
export type Personal = 'gain pool' | 'burn pool' | 'control';

/** The word for counters, by their place. */
export type Tokens = 'blood' | 'life' | 'blood or life' | 'counters' | 'pool';

/** The destinations of cards: a region of their controller or of the reader; `under` has the slot `keeper`. */
export type Whither =
  | Exclude<Destination, 'removed' | object>
  | 'your ready'
  | 'under'
  | 'on'
  | "owner's hand"
  | "owners' libraries"
  | 'own uncontrolled';

/** Kinds that are worded in several ways, depending on the effect's other parts. */
export interface Variants {
  /** `self`: the minion that uses the card does it to itself. */
  readonly lock: 'plain' | 'self';
  readonly unlock: 'plain' | 'self';
  /** `or blood`: each counter may come from a vampire instead; the others: a card may go instead. */
  readonly 'burn pool': 'plain' | 'or blood' | 'or hand' | 'or ash heap';
  readonly move: 'to' | 'removed' | 'exchanged';
  readonly 'put in play': 'alone' | 'on' | 'with counters';
  /** `close` and `long`: only to get to this range. */
  readonly maneuver: 'plain' | 'optional' | 'close' | 'long';
  readonly press: 'any' | 'continue' | 'end' | 'by itself' | 'mandatory';
  readonly prevent: 'some' | 'all' | 'keeps' | 'for others';
  /** `next`: of the next round. */
  readonly 'set range': 'now' | 'next' | 'chosen';
  /** `by`: inflicted by a minion. */
  readonly damage: 'plain' | 'by' | 'of strike';
  /** `all`: to nothing. */
  readonly 'reduce bleed': 'some' | 'all';
  /** `firm`: the target does not change any more. */
  readonly 'redirect bleed': 'plain' | 'firm';
  readonly 'look at hand': 'plain' | 'yours' | 'random';
  readonly 'look at library': 'plain' | 'yours' | 'shuffled' | 'discards';
  readonly reveal: 'plain' | 'privately';
  readonly 'roll die': 'plain' | 'coin';
  readonly 'turn votes': 'for' | 'against' | 'chosen';
  readonly 'take the Edge': 'plain' | 'burned';
  /** `reversed`: the other one counts as acting. `who`: a minion other than the one that uses the card. */
  readonly fight: 'plain' | 'reversed' | 'who' | 'queued';
  readonly act: 'self' | 'card';
  readonly cancel: 'plain' | 'cost not paid' | 'not again';
  readonly title: 'gain' | 'lose' | 'gain like' | 'gain same';
  readonly search: 'plain' | 'usable' | 'payable' | 'fitting' | 'first';
  readonly 'gain votes': 'player' | 'players' | 'card' | 'cards' | 'fewer' | 'against' | 'for pool';
  readonly 'apply allotment': 'burn' | 'take';
  readonly discard: 'own' | 'of another' | 'chosen' | 'chosen late' | 'at random' | 'by them' | 'own at random';
  readonly recruit: 'hand' | 'found';
  readonly 'burn library': 'own' | 'of another';
  readonly draw: 'plain' | 'put back';
  /** `for`: they are used for one thing only. */
  readonly 'additional strikes': 'limited' | 'unlimited' | 'limited for' | 'unlimited for';
  /** `of all`: no minion of the acting player can take the action again. */
  readonly end: 'plain' | 'of all' | 'all blocks';
  /** `any`: though the usual limits forbid it. */
  readonly 'attempt to block': 'self' | 'any' | 'card';
  readonly become: 'sect' | 'circle' | 'trait';
}

export type EffectPhrases = {
  readonly [Kind in Exclude<Effect['do'], Structural>]: Kind extends keyof Variants
    ? { readonly [Variant in Variants[Kind]]: Kind extends Personal ? Statement : Instruction }
    : Kind extends Personal
      ? Statement
      : Instruction;
};

/** A fact, as a clause ("the action is a bleed") and, where there is a shorter way to set the scene, as that ("during a bleed"). */
export interface ConditionPhrase {
  readonly clause: string;
  readonly scene?: string;
}

export interface TraitPhrase {
  /** In the first line of the card; empty if it is not printed there. */
  readonly header: string;
  /** A card or minion that has it. */
  readonly noun: Noun;
  readonly quality: Quality;
}

/** Qualities of filters, some with slots: `clan`, `discipline`, `amount`, `name`, `trait` (a noun phrase), `card`. */
export type QualityName =
  | 'any uncontrolled'
  | 'ready'
  | 'torpor'
  | 'ready or torpor'
  | 'in play'
  | 'incapacitated'
  | 'uncontrolled'
  | 'hand'
  | 'library'
  | 'crypt'
  | 'ash heap'
  | 'kept'
  | 'kept face up'
  /** Also after it has left play. */
  | 'anywhere'
  /** The same places of the reader: "in your ash heap". */
  | 'ash heap of'
  | 'hand of'
  | 'uncontrolled of'
  | 'your uncontrolled'
  | 'your hand'
  | 'your library'
  | 'your crypt'
  | 'your ash heap'
  /** Of the players who are the subject of the sentence. */
  | 'their ash heap'
  | 'of you'
  /** Of the player who is the subject of the sentence: "each Methuselah … they control". */
  | 'of them'
  | 'of prey'
  | 'of predator'
  | 'of prey or predator'
  | 'of another'
  | 'of target player'
  | 'of acting player'
  | 'of turn player'
  | 'of chosen player'
  | 'of not opposing'
  | 'same circle'
  | 'remembered'
  | 'ableToBlock'
  | 'ableToDiablerize'
  /** Slot `card`: whose counters count. */
  | 'capacityBelow'
  | 'clan'
  | 'chosen clan'
  | 'titled'
  /** Has the sect and clan that the title requires; slot `title`, a noun phrase. */
  | 'canHold'
  | 'discipline'
  | 'superior discipline'
  | 'younger'
  | 'older'
  | 'capacityMin'
  | 'capacityMax'
  | 'capacityUpTo'
  | 'locked'
  | 'bloodMin'
  /** At least 1. */
  | 'anyBlood'
  /** The same for a minion that may have life instead. */
  | 'anyCounters'
  | 'bleedMin'
  | 'voted'
  | 'other'
  | 'fighting'
  | 'facesAggravated'
  | 'blocking'
  | 'acting'
  /** Slot `card`. */
  | 'sameClan'
  | 'youngerThan'
  | 'olderThan'
  | 'hunted'
  | 'hasBled'
  | 'discarded'
  | 'entered last influence phase'
  | 'entered since last turn'
  /** Slot `amount`. */
  | 'controllerPool'
  | 'oldest'
  | 'bleeds'
  | 'redirects bleeds'
  | 'cancels minion cards'
  | 'makes anarchs'
  | 'inTerms'
  | 'notBearer'
  | 'on'
  | 'onMinion'
  | 'bearsTrait'
  | 'bears'
  | 'requires'
  /** Slot `cards`: the minions that must play it. */
  | 'requiresAny'
  | 'asksFor'
  /** Slot `card`: of its name. */
  | 'sameName'
  /** The action is directed at it. */
  | 'targeted'
  | 'equipping'
  /** About to fight the minion that plays the card; slot `who`. */
  | 'facing'
  | 'poolMax'
  | 'damageMax'
  /** As much blood as its capacity. */
  | 'full'
  | 'burnedOfAnother'
  | 'votedAgainst'
  | 'strikeCard'
  | 'costsBlood'
  | 'unique'
  | 'committedDiablerie'
  | 'belowStart'
  | 'superior'
  | 'diablerist'
  /** Slot `counters`: their number and kind. */
  | 'counters'
  /** Slot `discipline`. */
  | 'playedDiscipline'
  /** One of those that were chosen. */
  | 'named'
  /** Slot `cards`, a noun phrase: "is a titled vampire", "that is not a titled vampire". */
  | 'kind';

export type HeadNoun = NonNullable<Filter['is']> | 'minion card' | 'strike card' | 'Methuselah';

/** Words for cards that a scene has; `the opponent` is the minion's former opponent. */
export type FixedRef =
  | 'acting'
  | 'blocker'
  | 'opposing'
  | 'weapon'
  | 'played'
  | 'playing'
  | 'action card'
  | 'remembered'
  | 'concerned'
  | 'damaging weapon'
  | 'its opponent'
  | 'top of crypt'
  | 'top of library'
  | 'top of playing library'
  | 'the opponent';

export type SeatWord =
  | 'you'
  | 'turn player'
  | 'prey'
  | 'predator'
  | 'predator of predator'
  | 'acting player'
  | 'target player'
  | 'each'
  | 'each other'
  | 'voters against'
  | 'others only for'
  | 'prey of acting player';

/** So many counters: slots `amount`, `counters`, and `counted`: they in the number of the amount. `yours`: each player has his own. */
export interface CounterPhrases {
  readonly nouns: Readonly<Record<Counter, Noun>>;
  readonly some: string;
  readonly all: string;
  readonly yours: string;
  readonly allYours: string;
  /** At least so many on a card. */
  readonly least: string;
  readonly yoursLeast: string;
  readonly enough: string;
  readonly yoursEnough: string;
  readonly moreThanBlood: string;
  /** Behind a sentence that says 1, and by itself: slots `counter`, `counters`, `card`. */
  readonly each: string;
  /** The same of the card that the sentence is about. */
  readonly eachOwn: string;
  readonly number: string;
}

/** The way in which a card has left. */
export type How = 'burned' | 'torpor' | 'burned or torpor' | 'left';

/** Further phrases for cards in play, beside those for the kinds of abilities. */
export type Standing =
  | 'burns counters'
  | 'discount by lock'
  | 'discount by burn'
  | 'discount by turn'
  | 'discount by counters'
  | 'discount by lock for counters'
  | 'discount by blood'
  | 'burned without counters'
  | 'type surcharge on this'
  | 'price of blocking'
  | 'pays to block'
  | 'must act'
  | 'counts as clan'
  | 'plays chosen discipline'
  | 'counts as title'
  | 'aggravates from'
  | 'aggravates to'
  | 'superior discipline'
  | 'loses counters'
  | 'may stay locked'
  | 'stolen by a strike'
  | 'rescues'
  | 'leaves without'
  | 'burned without'
  | 'returns to library'
  | 'kept from diablerists'
  | 'returns uncontrolled'
  | 'cost half'
  | 'aggravated against'
  | 'captures allies'
  | 'one of a name'
  | 'comes at stealth'
  | 'plays kept cards'
  | 'draws kept cards'
  | 'redraws'
  | 'face down on'
  | 'face up on'
  | 'removed if burned'
  | 'blocks as a vampire'
  | 'chosen discipline'
  | 'leaves with sect'
  | 'mastered by'
  | 'for every'
  | 'any minion phase'
  | 'minion phase of another'
  | 'goes to diablerist'
  | 'no more'
  | 'no more of others'
  | 'takes victory points'
  | 'enough'
  | 'enough for one'
  | 'foils cancelling'
  | 'pool each'
  | 'at random';
