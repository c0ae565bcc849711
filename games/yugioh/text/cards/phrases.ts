/**
 * A language's phrases about cards: one for everything that the card language can say. A language that lacks one does
 * not compile. Cards and players come to a phrase as `Said`, complete with article. Contractions and elisions are left
 * to `contracted`.
 */
import type { Agreement, Language, Noun, Plurality } from '@praxis/kit/language/grammar.ts';
import type {
  Ability,
  Attribute,
  Condition,
  Cost,
  Duration,
  Effect,
  Frame,
  Icon,
  Join,
  Kind,
  MonsterAbility,
  MonsterType,
  On,
  Place,
  Position,
  Prohibition,
  Restriction,
  SummonWay,
} from '../../cards/language.ts';

/** Cards or players as they are used in a sentence. */
export interface Said extends Agreement {
  readonly text: string;
  readonly person: 'you' | 'they';
}

/** How a noun is introduced. `count`: "1 monster", "up to 2 monsters". `least`: "5 or more cards". */
export type Article =
  | { readonly kind: 'a' | 'no' | 'all' | 'bare' | 'that' | 'the' }
  | { readonly kind: 'count'; readonly count: number; readonly upTo?: boolean; readonly exactly?: boolean }
  | { readonly kind: 'least' | 'most'; readonly count: number };

/** An order to the reader, or the infinitive after "you can": "draw". */
export type Mood = 'order' | 'infinitive';

export type Stat = 'atk' | 'def' | 'level' | 'rank' | 'materials';

/** A number that is compared; `value` is a number, or a phrase such as "the Level of that monster". */
export interface Bound {
  readonly stat: Stat;
  readonly is: 'is' | 'min' | 'max' | 'not' | 'above';
  readonly value: number | string;
}

/** Where cards are. `from`: they are taken from there. */
export interface Where {
  readonly places: readonly Place[];
  readonly of: 'you' | 'opponent' | undefined;
  readonly from: boolean;
}

/** A filter, prepared for wording. */
export interface Description {
  readonly noun: 'card' | 'monster';
  readonly kinds: readonly Kind[];
  readonly frames: readonly Frame[];
  readonly icons: readonly Icon[];
  readonly abilities: readonly MonsterAbility[];
  readonly nonTuner: boolean;
  readonly pendulum: boolean;
  readonly attributes: readonly Attribute[];
  readonly types: readonly MonsterType[];
  /** In the language, without quotation marks. */
  readonly names: readonly string[];
  readonly series: readonly string[];
  readonly bounds: readonly Bound[];
  readonly face: 'up' | 'down' | undefined;
  readonly position: Position | undefined;
  readonly other: boolean;
  readonly withoutUnion: boolean;
  readonly summoned: 'special' | 'normal' | undefined;
  readonly same: { readonly what: 'attribute' | 'name' | 'level'; readonly as: Said } | undefined;
  readonly differs: Said | undefined;
  readonly except: readonly Said[];
  readonly where: Where | undefined;
}

/** The role of a name that an effect gives. */
export type Role =
  | 'target'
  | 'chosen'
  | 'discarded'
  | 'sent'
  | 'tributed'
  | 'banished'
  | 'returned'
  | 'found'
  | 'summoned';

/** A number in a sentence. */
export type Value =
  | { readonly kind: 'number'; readonly number: number }
  /** This much for each of these. */
  | { readonly kind: 'each'; readonly times: number; readonly each: Said }
  /** This much for each card that was sent as the cost. */
  | { readonly kind: 'paid'; readonly times: number }
  | { readonly kind: 'equal'; readonly text: string };

export interface Sum {
  readonly stat: Exclude<Stat, 'materials'>;
  readonly of: Said;
  readonly total: boolean;
  readonly half: boolean;
  readonly original: boolean;
  readonly times: number;
}

/** The values of a Token or of a Trap Monster. */
export interface Facts {
  readonly attribute: Attribute | undefined;
  readonly type: MonsterType | undefined;
  readonly level: number | undefined;
  readonly atk: number | undefined;
  readonly def: number | undefined;
}

interface What {
  readonly what: Said;
}
interface Who {
  readonly who: Said;
}
/** An order to the reader, or an option. */
interface Asked {
  readonly mood: Mood;
}

/** The arguments of the effects' phrases; nested effects come as text. */
export interface EffectSlots {
  readonly destroy: What & { readonly banish: boolean };
  readonly send: What;
  readonly banish: What;
  readonly discard: Who & What & { readonly random: boolean };
  /** `fromField`: cards that are not on the field are added to the hand, those on it are returned. */
  readonly return: What & { readonly to: 'hand' | 'deck' | 'deck top' | 'extra'; readonly fromField: boolean };
  readonly draw: Who & { readonly count: Value };
  readonly damage: Who & { readonly amount: Value };
  readonly gain: Who & { readonly amount: Value };
  readonly mill: Who & { readonly count: number };
  readonly find: What & { readonly to: 'hand' | 'graveyard' };
  readonly choose: What & Who;
  readonly 'choose at random': What;
  readonly declare: {
    readonly what: 'level' | 'attribute' | 'number';
    readonly least: number | undefined;
    readonly most: number | undefined;
  };
  /** `but` is a rule for the Summoned monster. */
  readonly summon: What & {
    readonly from: Where | undefined;
    /** With its origin. */
    readonly whole: Said;
    readonly position: Position | undefined;
    readonly treatedAs: 'fusion' | 'synchro' | 'mask change' | undefined;
    readonly ignoring: boolean;
    readonly under: Said | undefined;
    readonly but: string;
  };
  readonly token: { readonly token: string; readonly count: number; readonly position: Position | undefined };
  readonly 'trap monster': {
    readonly this: Said;
    readonly facts: string;
    readonly like: Said | undefined;
  };
  readonly 'fusion summon': What & {
    readonly from: Where;
    readonly materials: 'send' | 'banish' | 'shuffle';
  };
  readonly 'ritual summon': { readonly name: string; readonly total: number };
  readonly 'synchro summon': { readonly using: Said };
  /** `several`: so many changes that the duration should come before them. */
  readonly modify: What & { readonly changes: string; readonly until: string; readonly several: boolean };
  readonly position: What & { readonly to: 'attack' | 'defense' | 'other' | 'face-down' };
  readonly 'turn up': What;
  readonly 'negate activation': Record<never, never>;
  readonly 'negate effect': Record<never, never>;
  readonly 'negate summon': Record<never, never>;
  readonly 'negate summon or activation': Record<never, never>;
  readonly 'negate attack': Record<never, never>;
  readonly 'end battle phase': Record<never, never>;
  readonly equip: What & { readonly to: Said };
  readonly set: What & { readonly again: boolean };
  readonly excavate: { readonly count: number; readonly add: number };
  readonly place: What & { readonly on: 'deck top' };
  readonly control: What & { readonly to: Said; readonly until: string };
  readonly forbid: Who & { readonly what: Prohibition; readonly until: string };
  readonly 'battle damage': Who & { readonly until: string };
  readonly counters: What & { readonly counter: string; readonly amount: Value };
  readonly win: Who;
  readonly may: { readonly instructions: string };
  readonly if: { readonly clause: string; readonly instructions: string; readonly otherwise: string | undefined };
  readonly later: { readonly when: 'end of damage step' | 'end phase'; readonly instructions: string };
}

export interface CostSlots {
  readonly lp: { readonly amount: number | 'half' };
  readonly discard: What;
  readonly send: What;
  readonly tribute: What;
  readonly banish: What;
  readonly return: What & { readonly to: 'hand' | 'deck top' | 'extra' };
  /** `from`: the monsters that lose it; this card if absent. */
  readonly detach: { readonly count: number; readonly from: Said };
  readonly mill: { readonly least: number; readonly most: number };
}

type Causes = readonly (
  | 'battle'
  | 'effect'
  | "opponent's effect"
  | 'cost'
  | 'tribute'
  | 'discard'
  | 'synchro material'
  | 'xyz material'
  | 'fusion material'
)[];

export interface EventSlots {
  readonly summoned: What & {
    readonly how: readonly SummonWay[];
    readonly by: Said | undefined;
    readonly from: Where | undefined;
    /** By its own condition. */
    readonly own: boolean;
  };
  readonly 'would be summoned': { readonly how: readonly SummonWay[]; readonly by: Said | undefined };
  readonly sent: What & {
    readonly from: 'field' | Exclude<Place, 'field'> | undefined;
    readonly cause: Causes;
    readonly for: Said | undefined;
    readonly yours: boolean;
    readonly withMaterial: boolean;
  };
  readonly destroyed: What & {
    readonly by: Causes;
    readonly sent: boolean;
    readonly fromField: boolean;
    readonly attacked: boolean;
    readonly yours: boolean;
    readonly up: boolean;
  };
  readonly leaves: What & { readonly by: Causes; readonly up: boolean };
  readonly 'returned to hand': What & { readonly by: Causes };
  readonly 'attack declared': { readonly by: Said; readonly at: Said | undefined; readonly direct: boolean };
  readonly targeted: What & { readonly by: 'attack' | "opponent's monster effect" };
  readonly 'attack negated': Record<never, never>;
  readonly 'battle damage': { readonly to: Said; readonly by: Said | undefined; readonly piercing: boolean };
  readonly 'destroys by battle': What & { readonly victim: Said; readonly sent: boolean };
  readonly activated: {
    readonly kinds: readonly Kind[];
    readonly by: Said | undefined;
    readonly card: boolean;
    readonly effect: boolean;
    readonly faceUp: boolean;
    readonly includes: 'special summon' | 'destroy on field' | undefined;
  };
  readonly added: { readonly to: Said };
}

export interface ConditionSlots {
  /** `say` names the cards, without their place, with this article. */
  readonly cards: {
    readonly say: (article: Article) => Said;
    readonly where: Where;
    readonly least: number | undefined;
    readonly most: number | undefined;
  };
  readonly lp: Who & { readonly max: number | undefined; readonly min: number | undefined };
  readonly turn: { readonly of: Said };
  readonly phase: { readonly phases: readonly string[]; readonly of: Said | undefined; readonly not: boolean };
  readonly 'summoned this turn': What & { readonly how: readonly SummonWay[]; readonly orTurnedUp: boolean };
  readonly 'activated this turn': What;
  readonly 'can be summoned': What;
  readonly 'used this turn': What;
  readonly battles: What & { readonly with: Said | undefined; readonly attacking: boolean };
  readonly fits: What & { readonly description: Description };
  readonly not: { readonly clause: string };
}

/** A modification's predicates, which agree with their subject. */
export interface ChangeSlots {
  readonly stats: { readonly stats: readonly ('atk' | 'def')[]; readonly value: Value; readonly loses: boolean };
  readonly becomes: { readonly stat: 'atk' | 'def' | 'level' | 'scale'; readonly value: Value };
  readonly doubled: { readonly original: boolean };
  readonly halved: { readonly stats: readonly ('atk' | 'def')[] };
  readonly level: { readonly value: Value; readonly lowers: boolean };
  readonly name: { readonly name: string };
  readonly nameOf: { readonly of: Said };
  readonly attribute: { readonly attribute: Attribute; readonly also: boolean };
  readonly attributeChosen: Record<never, never>;
  readonly type: { readonly type: MonsterType };
  readonly negated: Record<never, never>;
  readonly cannot: { readonly restrictions: readonly Restriction[] };
  readonly notDestroyed: {
    readonly times: number;
    readonly by: readonly ('battle' | 'effect' | "opponent's effect")[];
    readonly together: boolean;
  };
  readonly piercing: Record<never, never>;
  readonly directAttack: Record<never, never>;
  readonly attacksAll: Record<never, never>;
  readonly extraAttacks: { readonly amount: number };
  readonly unaffectedBy: { readonly kind: Kind };
  readonly battleDamage: Record<never, never>;
  readonly banishedWhenLeaving: Record<never, never>;
  readonly atkInDamageStep: Record<never, never>;
  readonly attackCost: { readonly lp: number };
  readonly attacksOnly: What;
  readonly silencesOpponent: Record<never, never>;
  readonly destroysOpposing: Record<never, never>;
}

type RuleName = Extract<Ability, { kind: 'rule' }>['rule'];
type During = { readonly phase: string; readonly of: 'you' | 'opponent' | undefined };
type Replacement = Extract<Ability, { kind: 'replacement' }>;

/** Whole sentences about a card, beside its effects. */
export interface Sentences {
  readonly once: string;
  readonly eitherTurn: string;
  /** The card must be there: "if this card is in your Graveyard". */
  readonly here: (self: Said, place: Place) => string;
  readonly during: (during: During) => string;
  /** Any of these events. */
  readonly when: (clauses: readonly string[]) => string;
  readonly if: (clauses: readonly string[]) => string;
  readonly allOf: (clauses: readonly string[]) => string;
  /** A further condition, after "if" and an event. */
  readonly and: (clause: string) => string;
  readonly youCan: (instructions: string) => string;
  /** Before an effect that is a statement instead of an order. */
  readonly activateThis: string;
  readonly activateOne: (mood: Mood) => string;
  readonly target: (what: readonly Said[], mood: Mood) => string;
  readonly costThenTarget: (cost: string, target: string) => string;
  /** An activation without an effect of its own; `cost` is its cost. */
  readonly activation: (self: Said, clause: string | undefined, cost: string | undefined) => string;
  /** A Continuous Trap that only watches its target. */
  readonly activateOn: (self: Said, what: Said) => string;
  readonly useOnce: (name: string, period: 'turn' | 'duel') => string;
  readonly activateOnce: (name: string) => string;
  readonly useOneEffect: (name: string) => string;
  readonly stillHolds: string;
  readonly forbids: (what: Prohibition, ofCard: boolean) => string;
  readonly silences: string;
  readonly flip: string;
  readonly pendulumEffect: string;
  readonly gemini: string;
  readonly treatedAs: (series: string) => string;
  readonly cannotBe: (ways: readonly ('normal' | 'set' | 'special')[]) => string;
  readonly onlyBy: (way: 'fusion' | 'ritual' | 'own' | { readonly by: string }) => string;
  readonly synchroOnce: (name: string) => string;
  readonly ritualWith: (spell: string) => string;
  readonly ownSummon: (slots: {
    readonly self: Said;
    readonly from: Where;
    readonly clause: string | undefined;
    readonly cost: string | undefined;
    readonly tributes: boolean;
  }) => string;
  readonly ownOnce: (name: string, period: 'turn' | 'duel') => string;
  readonly ownGives: (condition: string, change: string) => string;
  readonly equipOnly: (what: Said) => string;
  readonly materialLevels: (self: Said, levels: readonly number[]) => string;
  readonly substitute: (self: Said, series: string, only: boolean) => string;
  readonly materialGives: (self: Said, series: string) => string;
  readonly extraSummon: (what: Said) => string;
  readonly withoutTributes: (what: Said, here: string | undefined) => string;
  readonly static: (subject: Said, changes: string, clause: string | undefined) => string;
  readonly prohibition: (
    who: Said,
    what: Prohibition | 'attack with more than one monster',
    clause: string | undefined,
  ) => string;
  readonly protection: (of: (article: Article) => Said, clause: string | undefined) => string;
  readonly rules: { readonly [Rule in RuleName]: (self: Said) => string };
  readonly bond: {
    readonly whenThisLeaves: (self: Said, it: Said) => string;
    readonly whenItIsDestroyed: (self: Said, it: Said) => string;
    readonly whenItLeaves: (self: Said, it: Said) => string;
  };
  readonly destroyedIf: (self: Said, clause: string) => string;
  readonly destroyedWhen: (self: Said, clause: string) => string;
  readonly nothingEquipped: (self: Said) => string;
  /** Several effects share one use per turn. */
  readonly together: string;
  readonly onlyWhile: (clause: string) => string;
  readonly sharesDamage: string;
  readonly stays: (self: Said, turns: number | undefined) => string;
  readonly replacement: (slots: {
    readonly of: Said;
    readonly self: Said;
    readonly would: Replacement['would'];
    readonly instead: Replacement['instead'];
    readonly optional: boolean;
  }) => string;
  readonly materials: {
    readonly synchro: (tuner: Said, others: (article: Article) => Said, least: number) => string;
    readonly xyz: (count: number, orMore: boolean, what: (article: Article) => Said) => string;
    readonly over: (what: Said) => string;
  };
}

export interface Phrases extends Language {
  readonly colon: string;
  readonly semicolon: string;
  readonly describe: (description: Description, article: Article) => Said;
  readonly place: (where: Where) => string;
  readonly people: { readonly [Who in 'you' | 'opponent' | 'both' | 'turn player']: Said };
  readonly ownerOf: (of: Said, what: 'controller' | 'owner') => Said;
  readonly nouns: { readonly [Key in 'card' | 'monster' | 'target']: Noun };
  readonly refs: {
    readonly this: (kind: Kind) => Said;
    readonly equipped: Said;
    readonly equippedMonsters: Said;
    readonly attacker: Said;
    readonly attackTarget: Said;
    readonly opposing: Said;
    readonly battling: Said;
    readonly fighters: Said;
    /** The subject of the event, or an earlier choice. */
    readonly that: (noun: 'card' | 'monster', number: Plurality) => Said;
    /** A card named by the role in which it was chosen: "the first target". */
    readonly named: (role: Role, noun: 'card' | 'monster', number: Plurality, ordinal?: number) => Said;
  };
  readonly value: (sum: Sum) => string;
  readonly eventDamage: string;
  readonly sumOf: (texts: readonly string[]) => string;
  /** The number or Level that was declared. */
  readonly declared: { readonly [What in 'level' | 'number' | 'attribute']: string };
  readonly forEach: (each: Said) => string;
  /** `LIGHT/Warrior-Type/Level 1/0 ATK/0 DEF`. */
  readonly facts: (facts: Facts) => string;
  readonly effects: {
    readonly [Do in Exclude<Effect['do'], 'tie'>]: (slots: EffectSlots[Do] & Asked) => string;
  };
  readonly costs: { readonly [Pay in Cost['pay']]: (slots: CostSlots[Pay] & Asked) => string };
  readonly events: { readonly [Event in On['on']]: (slots: EventSlots[Event]) => string };
  readonly conditions: {
    readonly [If in Exclude<Condition['if'], 'any'>]: (slots: ConditionSlots[If]) => string;
  };
  readonly changes: { readonly [Change in keyof ChangeSlots]: (slots: ChangeSlots[Change], subject: Said) => string };
  readonly durations: { readonly [Until in Duration]: string };
  /** Y-X-ACT-05 The words between two parts, with the spaces around them. */
  readonly joint: (join: Join) => string;
  readonly sentences: Sentences;
  readonly frames: { readonly [Each in Frame]: Noun };
  readonly typeLine: {
    readonly frames: { readonly [Each in Frame | 'pendulum']: string };
    readonly abilities: { readonly [Each in MonsterAbility]: string };
    readonly cards: (kind: 'spell' | 'trap', icon: Icon) => string;
  };
  readonly attributes: { readonly [Each in Attribute]: string };
  readonly types: { readonly [Each in MonsterType]: string };
  /** Words of names that texts quote; one that is missing is quoted as it is in English. */
  readonly series: Readonly<Record<string, string>>;
}
