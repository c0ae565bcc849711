/**
 * A language's phrases for cards: one per thing that the card language can say. They are data with slots, in the JSON
 * files of `text/<language>/cards/`; `phrase-data.ts` compares the English ones with these types, and
 * `scripts/phrases.ts` the other languages with English. The syntax of slots is explained in the kit's
 * `language/template.ts`.
 *
 * A choice is introduced where it is first mentioned ("a ready vampire") and later pointed at ("that vampire"): slots
 * are filled in the order in which they appear in the phrase.
 */
import type { Language } from '@praxis/kit/language/grammar.ts';
import type {
  Activated,
  Always,
  CardDef,
  Choose,
  Condition,
  Cost,
  DamageFrom,
  Effect,
  Endable,
  LibraryType,
  Mode,
  Stat,
  Strike,
  Trigger,
  Until,
} from '../../cards/language.ts';
import type { Step } from '../../rules/state/steps.ts';
import type { Allowance } from './allowances.ts';
import type {
  ConditionPhrase,
  CounterPhrases,
  EffectPhrases,
  FixedRef,
  HeadNoun,
  How,
  QualityName,
  SeatWord,
  SignedStat,
  Standing,
  Tokens,
  TraitPhrase,
  Whither,
} from './phrase-kinds.ts';
import type { FixedNoun, Instruction, Noun, Quality, Said, Statement } from './qualities.ts';
import type { Discipline, Note, Phase, Sect, Timing, Title, Trait, Value } from './terms.ts';

export type * from './phrase-kinds.ts';
export type * from './qualities.ts';
export * from './terms.ts';

type ActionKinds = Extract<import('../../cards/language.ts').Condition, { if: 'action kind' }>['kinds'][number];
type Alwayses = Extract<import('../../cards/language.ts').Ability, { always: string }>['always'];

/** A number that is more than digits: `one` with the noun it counts, then the words after the sentence. */
export interface AmountPhrases {
  /** "for each {cards}" behind a sentence that says 1; slot `cards`. */
  readonly count: string;
  /** "for each counter on {card}" */
  readonly counters: string;
  /** "for each vote of its own" */
  readonly votesOf: string;
  /** "for each point of capacity that {card} has" */
  readonly capacityOf: string;
  /** Slot `cards`: those that count. */
  readonly clansOf: string;
  /** "for each vote by which the referendum passed" */
  readonly margin: string;
  /** "for each Methuselah in the game" */
  readonly players: string;
  readonly bled: string;
  readonly 'victory points': string;
  readonly 'damage of strike': string;
  readonly 'voters only against': string;
  /** Slot `who`. */
  readonly poolLost: string;
  readonly 'blood lost by opposing': string;
  /** Behind a sentence that says X: "where X is {value}". */
  readonly where: string;
  /** The same as values, for sums, differences and limits. */
  readonly values: {
    readonly twice: string;
    /** Slot `card`: those that were chosen. */
    readonly chosenCount: string;
    readonly plus: string;
    readonly minus: string;
    readonly half: string;
    readonly halfUp: string;
    readonly clansOf: string;
    readonly least: string;
    readonly most: string;
    readonly count: string;
    readonly counters: string;
    readonly votesOf: string;
    readonly recruitCostOf: string;
    /** Slot `who`. */
    readonly poolOf: string;
    readonly bled: string;
    readonly 'victory points': string;
    readonly 'damage of strike': string;
    readonly capacityOf: string;
    readonly margin: string;
    readonly players: string;
    readonly 'voters only against': string;
    /** Slot `who`. */
    readonly poolLost: string;
    readonly lacking: string;
    readonly 'blood lost by opposing': string;
    /** A number that was chosen before. */
    readonly chosen: string;
    /** The capacity of the card that each player chose, or that his predator chose. */
    readonly chosenCapacity: { readonly you: string; readonly predator: string };
    /** Slots `amount`, `cards`: the cards that a player has. */
    readonly ifAny: string;
  };
  /** A number that was chosen before, where it counts something: "that much". */
  readonly again: string;
  /** A chosen number where it is first mentioned: "{min} to {max}", and if it may be nothing: "up to {max}". */
  readonly range: string;
  readonly upTo: string;
}

/** Damage in each round at close range, or at any range. */
interface RoundDamage {
  readonly close: string;
  readonly ranged: string;
}

export interface Phrases extends Language {
  /** The joints of clauses behind "if", where the language repeats that word: "si … et si …". */
  readonly conditionJoints?: { readonly and: readonly [string, string]; readonly or: readonly [string, string] };
  /** The space between a word and a colon, if any. */
  readonly beforeColon?: string;
  /** Nouns have capitals inside a sentence, too. */
  readonly keepsCapitals?: true;
  /** Rephrases a whole sentence before it is contracted: pronouns for names that are repeated, the order of words. */
  readonly rephrased: (text: string) => string;

  readonly nouns: { readonly [Kind in HeadNoun]: Noun };
  /** The card on which others are: of a retainer it is the employer. */
  readonly bearer: Noun;
  readonly employer: Noun;
  /** "the controller of {card}": the noun, and the words after it. */
  readonly controller: { readonly noun: Noun; readonly after: string };
  readonly refs: { readonly [Kind in FixedRef]: FixedNoun };
  readonly seats: { readonly [Kind in SeatWord]: FixedNoun };
  /** The players that a card in play is about. */
  readonly chosenPlayers: FixedNoun;
  readonly players: { readonly [Kind in Exclude<Extract<Choose, { player: string }>['player'], 'prey'>]: FixedNoun };
  readonly qualities: { readonly [Kind in QualityName]: Quality };
  readonly traits: { readonly [Kind in Trait]: TraitPhrase };
  readonly notes: { readonly [Kind in Note]: Quality };
  readonly sects: { readonly [Kind in Sect]: { readonly name: string; readonly quality: Quality } };
  readonly titles: { readonly [Kind in Title]: Noun };
  /** Of a city: slots `title`, `place`; of a clan: `title`, `clan`. */
  readonly titleOf: string;
  /** The cities of titles whose names have an article in a sentence. */
  readonly cities?: Readonly<Record<string, string>>;
  readonly titleOfClan: string;
  /** Clans and creeds whose names differ from the English ones. */
  readonly clans: Readonly<Record<string, string>>;
  readonly disciplines: { readonly [Kind in Discipline]: string };
  /** A card of this type: "equipment card". */
  readonly types: { readonly [Kind in LibraryType]: Noun };
  /** The name of the type itself, as a label. */
  readonly typeNames: { readonly [Kind in LibraryType | 'vampire' | 'imbued']: string };
  readonly values: { readonly [Kind in Value]: string };

  readonly amounts: AmountPhrases;
  readonly effects: EffectPhrases;
  /** `list` is a list of `signed`; `alone` when nothing else is said; `more` when the same was given before; `limited` and `unneeded` are put behind. */
  readonly gets: Statement & {
    readonly alone: string;
    readonly more: string;
    readonly limited: string;
    readonly unneeded: string;
  };
  readonly signed: { readonly [Kind in SignedStat]: string };
  /**
   * Everything else that an effect or a card in play can do to a minion: a thing that it gets ("an optional press"), or a statement
   * about it. Slots `amount` without sign, `signed` with it, `who`. A statement with `order` equal to `statement`, or one string, is a
   * sentence of its own.
   */
  readonly stats: { readonly [Kind in Exclude<Stat, SignedStat>]: Said | { readonly gets: string } };
  /** The pool of the card's user. */
  readonly pools: { readonly yours: FixedNoun; readonly theirs: FixedNoun };
  /** So many counters, or all of them: slots `amount`, and `pool` where they are pool. */
  readonly tokens: { readonly [Kind in Tokens]: { readonly some: string; readonly all: string } };
  /** Counters with names of their own. */
  readonly counters: CounterPhrases;
  /** Behind a gain: no more than it started with. */
  readonly upToStart: string;
  /** In place of an amount: as much blood as the vampire lacks. */
  readonly bloodUpToCapacity: string;
  readonly whither: { readonly [Kind in Whither]: string };
  /** Behind the place a card is moved to: all players see it first. The slot `card` is for agreement only. */
  readonly shown: string;
  /** Behind a card that is put into play; slots `whom`, `pool`, `blood`. */
  readonly terms: {
    readonly [Each in
      | 'pays'
      | 'less'
      | 'half'
      | 'halfInBlood'
      | 'uncontested'
      | 'noRequirements'
      | 'kept'
      | 'notThisRound'
      | 'remembers']: string;
  } & {
    /** Slots `capacity`, `who`: the parent. */
    readonly offspring: { readonly clan: string; readonly 'clan and sect': string };
  };
  readonly ranges: { readonly close: string; readonly long: string };
  readonly ends: { readonly [Kind in Endable]: FixedNoun };
  readonly until: { readonly [Kind in Until]: string };
  /** Until a phase of several players, of each his own. */
  readonly untilTheirUnlock: string;
  readonly controlUntil: Readonly<Record<'next unlock' | 'end of next turn', string>>;
  /** Values that are renewed in each round. */
  readonly eachRound: string;
  readonly damageKinds: { readonly normal: string; readonly aggravated: string };
  readonly damageFrom: { readonly [Kind in DamageFrom]: string };
  readonly places: { readonly [Kind in Extract<Effect, { do: 'search' }>['places'][number]]: string };

  /** Parts of sentences; they begin with a small letter, and the sentence gets its capital and its full stop later. */
  readonly structures: {
    /** Slots `instructions` (sentences that follow the comma). */
    /** A combat card refers to its combat, after which the action has nothing more to resolve. */
    readonly later: { readonly [Kind in Extract<Effect, { do: 'later' }>['when'] | 'after combat']: string };
    /** The duration and the number of times for which a minion may do something: the scene of a sentence. */
    readonly allow: { readonly [Kind in Allowance]: string };
    /** Slots `who`, `instructions` (infinitives). */
    readonly may: string;
    /** A price for something: slots `cost`, `instructions`, all of them infinitives, as is the whole. */
    readonly paying: string;
    readonly ifSo: string;
    readonly else: string;
    /** After an optional action, if it is declined: slots `who`, `instructions`. Without it `else` serves. */
    readonly ifNot?: string;
    /** Slots `cards`, `instructions`. */
    readonly forEach: string;
    /** Slots `who`, and `what`: a card of theirs. */
    readonly eachChooses: string;
    readonly eachMustChoose: string;
    /** Slots `conditions` (clauses), `instructions`. */
    readonly if: string;
    /** The scene that a condition sets if it has no shorter way: slot `clause`. */
    readonly ifScene: string;
    /** As long as something holds: slot `clause`. */
    readonly while: string;
    /** A further sentence: `scene`, `instructions`. */
    readonly scene: string;
  };
  readonly choose: {
    /** Slot `what`. */
    readonly instruction: Instruction;
    /** Another player does: slots `who`, `what`. */
    readonly statement: string;
    /** Behind cards of which one can be chosen several times. */
    readonly repeated: string;
    readonly values: {
      readonly clan: string;
      readonly title: string;
      readonly discipline: string;
      readonly circle: string;
    };
    /** Slots `min`, `max`. */
    readonly number: string;
    /** Behind the points that are divided. */
    readonly orLess: string;
    /** Slots `amount`, `atLeast`. */
    readonly allot: {
      readonly any: Instruction;
      readonly others: Instruction;
      readonly except: Instruction;
      readonly exceptSeveral: Instruction;
    };
  };
  readonly strikes: {
    /** Slots `amount`, `qualities`. */
    readonly kinds: { readonly [Kind in Strike['kind']]: string };
    readonly handPlus: string;
    readonly strengthBased: string;
    readonly strengthOnly: string;
    readonly qualities: { readonly ranged: string; readonly aggravated: string; readonly unpreventable: string };
    /** The order in which they are said. */
    readonly qualityOrder: readonly ('ranged' | 'aggravated' | 'unpreventable')[];
    /** The strike's extras, in a list behind `with`: first strike, an optional maneuver. */
    readonly with: string;
    readonly first: string;
    /** Slot `amount`. */
    readonly most: string;
    /** Slot `amount`. */
    readonly orMelee: string;
    /** Further sentences: slot `instructions`. */
    readonly also: string;
    readonly evenDodged: string;
    /** A sentence of its own. */
    readonly undodgeable: string;
    /** A sentence of its own: slot `discipline`. */
    readonly notPreventedBy: string;
  };

  readonly conditions: { readonly [Kind in Condition['if']]: ConditionPhrase };
  /** A bleed by the minion that uses the card: slot `who`. */
  readonly ownBleed: string;
  /** A card that limits the strikes of the other combatant. */
  readonly restrictingCard: Noun;
  readonly masterInTurn: Noun;
  /** The player of the played card; slot `who`. */
  readonly playedBy: {
    readonly [By in NonNullable<Extract<Condition, { if: 'played card' }>['by']>]: string;
  };
  readonly steps: { readonly [Kind in Step]: string };
  readonly ownPhases: { readonly [Kind in Phase]: string };
  /** Of the card's user, if it is not the reader. */
  readonly theirPhases: { readonly [Kind in Phase]: string };
  readonly timings: { readonly [Kind in Timing]: string };
  /** Behind a time that does not name a phase: "in your turn". */
  readonly ownTurn: string;
  readonly otherTurns: string;
  readonly triggers: { readonly [Kind in Trigger]: string };

  readonly modes: {
    /** A scene: the minion that plays the card; slot `who` is that minion. */
    readonly by: { readonly [Kind in NonNullable<Mode['by']>]: string };
    readonly inTorpor: string;
    /** The vampire that leaves torpor by the card, and the consequence if that is blocked. */
    readonly leaveTorpor: string;
    readonly withoutAction: string;
    readonly lockedToo: string;
    readonly undirected: string;
    readonly actionOf: string;
    /** A hunt that brings only the gains named behind it. */
    readonly huntInstead: string;
    readonly inCombat: string;
    readonly paidWithEffects: string;
    /** Slots `who`, `cost` (infinitives). */
    readonly cancelFor: string;
    /** Slots `card` and `tokens`: a minion pays. */
    readonly cancelFrom: string;
    /** Slots `who` and `cards`. */
    readonly cancelDiscarding: string;
    /** A sentence behind it. */
    readonly costNotPaid: string;
    /** One of several ways to play a master card. */
    readonly outOfTurn: string;
    /** One of several ways to play a card: slots `name`, `level`. */
    readonly atLevel: string;
    /** A Discipline at a level: slot `discipline`. */
    readonly levels: { readonly basic: string; readonly superior: string };
    /** A sentence: slots `name`. */
    readonly once: { readonly [Kind in NonNullable<Mode['once']>]: string };
    /** Slots `stealth` (with its sign). */
    readonly stealth: string;
    /** Slots `amount` (with its sign). */
    readonly bleed: Instruction;
    readonly bleedPlus: Instruction;
    /** Of a Methuselah whom the card lets its player choose: slot `whom`. */
    readonly bleedWhom: Instruction;
    readonly bleedWhomPlus: Instruction;
    readonly hunt: Instruction;
    readonly huntPlus: Instruction;
    /** Slot `cost`. */
    readonly cost: string;
    /** Blood that the text burns on a card that costs nothing: slot `cost`. */
    readonly burns: string;
    /** Slot `requirement`, a noun phrase. */
    readonly requires: string;
    /** Of a card that does nothing as it comes into play: slot `conditions`. */
    readonly onlyIf: string;
    /** Slot `instructions`. */
    readonly passed: string;
    readonly during: string;
  };
  /** As infinitives: slots `amount`, `card`, `name` (of the card), `cards`. `own`: a minion's payment with itself. */
  readonly costs: { readonly [Kind in Exclude<keyof Cost, 'x' | 'poolEach'>]-?: string };
  readonly ownCosts: { readonly lock: string; readonly burnThis: string; readonly life: string };
  /** A card's cost, as a noun: slot `amount`. */
  readonly prices: {
    readonly pool: string;
    readonly blood: string;
    readonly copies: string;
    readonly edge: string;
    readonly capacity: string;
    readonly conviction: string;
  };

  /** The kinds of payment. */
  readonly costKinds: { readonly blood: string; readonly pool: string };
  /** The way in which a card has left, behind its name. */
  readonly howLeft: { readonly [Kind in How]: string };
  /** Kinds of actions, behind "during". */
  readonly actionKinds: { readonly [Kind in ActionKinds]: string };
  readonly always: {
    readonly [Kind in Exclude<
      Alwayses,
      'modify' | 'surcharge' | 'as a vampire' | 'cost' | 'discount' | 'bars cards' | 'counts as' | 'aggravates'
    >]: string;
  } & {
    /** Slots `cards`, `who`. */
    readonly 'bars cards': { readonly [From in Extract<Always, { always: 'bars cards' }>['from']]: string };
    /** Slots `cards`, `who`, `amount`, and `in`: one of `costKinds`. */
    readonly 'cost less': string;
    readonly 'cost you less': string;
    readonly 'cost you more': string;
    readonly 'cost more': string;
    readonly 'cost nothing': string;
    /** Slots `name`, `pool`. */
    readonly surcharge: string;
    readonly 'surcharge on bearer': string;
    /** Slots `cards`, `who`, `pool`. */
    readonly 'type surcharge': string;
    readonly 'type surcharge on bearer': string;
    /** Slots `who`, `cards`, `disciplines`, `capacity`, `sect`. */
    readonly 'as a vampire': string;
    /** Slot `card`. */
    readonly 'bound in combat': string;
  } & { readonly [Kind in Standing]: string };
  readonly abilities: {
    /** Slots `who`, `instructions`: infinitives. */
    readonly use: string;
    /** Several ways of which only one can be used: slot `ways`, infinitives joined with `or`. */
    readonly useEither: string;
    /** Slot `instructions`: infinitives. */
    readonly useByAnybody: string;
    readonly useByOthers: string;
    /** As a card of a type: slot `type`. */
    readonly as: string;
    /** Slot `who`. */
    readonly byLocked: string;
    readonly once: { readonly [Kind in NonNullable<Activated['once']>]: string };
    readonly onceForBearer: string;
    /** Slot `name`. */
    readonly onceInGame: string;
    readonly onceForName: string;
    readonly onceForNameTwice: string;
    /** Slots `who`, `stealth`, `instructions`, `cost`. */
    readonly action: string;
    readonly actionPaying: string;
    readonly political: string;
    readonly politicalPaying: string;
    /** Slots `who`, `strike`. */
    readonly weapon: string;
    readonly ownStrike: string;
    readonly weaponOnce: { readonly combat: string; readonly round: string };
    readonly weaponManeuver: { readonly [Kind in 'each combat' | 'each round' | 'twice each combat']: string };
    /** Slots `card`, `amount`, `qualities`. */
    /** Damage by the card, or environmental. */
    readonly combatRound: RoundDamage & { readonly environmental: RoundDamage };
    readonly optionalTrigger: string;
    readonly merged: string;
  };

  /**
   * The names of a card's ways, among which a player chooses: its modes, its abilities, and earlier effects that can be
   * used. They follow the verb of choosing. English names them as the cards do.
   */
  readonly ways?: Readonly<Record<string, string>>;

  readonly header: {
    readonly unique: string;
    readonly notUnique: string;
    readonly advanced: string;
    readonly trifle: string;
    readonly outOfTurn: string;
    readonly burnOption: string;
    /** Slot `requirement`. */
    readonly requires: string;
    /** Slots `life`, `strength`, `bleed`. */
    readonly ally: string;
    readonly becomesAlly: string;
    readonly becomesEquipment: string;
    readonly becomesLocation: string;
    readonly retainer: string;
    /** Slot `cost`. */
    readonly costs: string;
    readonly oneOfName: string;
    /** Slot `name`. */
    readonly oneForPlayer: string;
    readonly removedAfterPlay: string;
    readonly takenBack: string;
    /** Slot `trait`, a noun phrase. */
    readonly oneOfTrait: string;
    /** Slots `discipline`, `capacity`. */
    readonly gives: string;
    readonly votes: string;
    /** Behind votes that the card calls a title. */
    readonly titled: string;
    readonly replace: { readonly [Kind in NonNullable<CardDef['replace']>]: string };
  };
}

/** The part of the phrases that is data. */
export type PhraseTable = Omit<Phrases, keyof Language | 'keepsCapitals' | 'rephrased'>;

/** Where card texts need more than the language's usual grammar: other forms of noun phrases, other sentences. */
export type CardGrammar = Partial<Pick<Phrases, 'forms' | 'keepsCapitals' | 'rephrased'>>;
