/**
 * The phrases that a language needs for card texts: one for every word of the card language. A language that lacks one
 * does not compile.
 */
import type { Language } from '@praxis/kit/language/grammar.ts';
import type { CityType } from '../../cards/language/words.ts';
import type {
  AbilityOf,
  Amount,
  AttackType,
  Cards,
  Condition,
  Cost,
  Count,
  Discipline,
  During,
  Effect,
  Effects,
  Flag,
  Kind,
  LibraryType,
  PlayerRef,
  Scope,
  Stat,
  Subtype,
  Target,
  Trigger,
  Who,
} from '../../cards/language.ts';

/**
 * The surrounding tree as phrases use it. Everything is a phrase in the language, without a capital and without a full
 * stop.
 */
export interface Tell {
  /** All of them: "all other characters in this party", "the target". */
  who(who: Who): string;
  /** One of them that is still to be chosen: "a wounded character of yours". */
  a(who: Who): string;
  /** Each of them, to be counted: "each Titled character in your coterie". */
  each(who: Who): string;
  /** The place of characters: "in the party", "of the acting character". */
  among(who: Who): string;
  player(player: PlayerRef | undefined): string;
  /** True if the verb is in the second person. */
  isYou(player: PlayerRef | undefined): boolean;
  /** A number with its unit, and how often: "2 Prestige", "1 damage for each Retainer in this party". */
  amount(amount: Amount, unit: Unit): string;
  /** Only the counted things: "for each Fortitude in your coterie"; empty for a plain number. */
  forEach(amount: Amount): string;
  number(amount: Amount): number;
  effects(effects: Effects): string;
  condition(condition: Condition): string;
  cost(cost: Cost | undefined): string;
  targets(targets: readonly Target[] | undefined): string;
  /** A card: `this`, or one chosen under a name. */
  card(name: string): string;
  cards(cards: Cards): string;
  discipline(discipline: Discipline): string;
  type(type: AttackType): string;
  /** Notes a name, so that later words can refer to that character, player or card. */
  name(name: string, as: Chosen, words?: string): void;
}

export type Chosen = 'character' | 'characters' | 'player' | 'players' | 'card' | 'deck';
export const UNITS = [
  'prestige',
  'agenda',
  'blood',
  'damage',
  'cards',
  'influence',
  'shields',
  'intel',
  'tokens',
] as const;
export type Unit = (typeof UNITS)[number];

type By<Tag extends string, T extends Record<Tag, string>> = {
  readonly [Key in T[Tag]]: (node: Extract<T, Record<Tag, Key>>, tell: Tell) => string;
};

/** Singular and plural. */
export type Both = readonly [one: string, many: string];

/** How characters are described. All words agree with the noun for a character, which is masculine in all our languages. */
export interface People {
  readonly noun: Both;
  readonly leader: Both;
  /** "a", "each", "all" in front of the noun, and with "other". */
  readonly a: string;
  readonly each: string;
  readonly all: string;
  readonly other: { readonly [Key in 'a' | 'each' | 'all']: string };
  /** The adjectives precede the noun, as in English. */
  readonly adjectivesFirst: boolean;
  readonly adjectives: { readonly [Key in 'titled' | 'wounded' | 'exhausted']: Both };
  readonly whose: { readonly you: string; readonly opponent: string };
  readonly within: { readonly [Key in 'party' | 'opposing party' | 'coterie' | 'control']: string };
  /** Where something is counted: "2 Auspex in the party". */
  readonly inside: { readonly [Key in 'party' | 'opposing party' | 'coterie']: string };
  readonly where: { readonly [Key in 'haven' | 'streets' | 'torpor' | 'outside haven']: string };
  with(discipline: string): string;
  of(player: string): string;
  coterieOf(player: string): string;
  /** Among characters with more than a place in their description. */
  among(characters: string): string;
}

export interface CardWords {
  readonly grammar: Language;
  readonly kinds: { readonly [Key in Kind]: string };
  readonly types: { readonly [Key in LibraryType]: string };
  readonly subtypes: { readonly [Key in Subtype]: string };
  readonly cityTypes: { readonly [Key in CityType]: string };
  readonly people: People;
  readonly ones: {
    readonly [Key in
      | 'this vampire'
      | 'this card'
      | 'bearer'
      | 'acting'
      | 'attacker'
      | 'target'
      | 'leader'
      | 'defeated']: string;
  };
  readonly those: { readonly [Key in Chosen]: string };
  readonly players: { readonly [Key in Exclude<PlayerRef, `the ${string}`>]: string };
  unit(unit: Unit, amount: number): string;
  /** Counted things, after "for each". */
  readonly counts: By<'count', Count>;
  /** "1 Prestige" and "Title in your coterie" make "1 Prestige for each Title in your coterie". */
  forEach(each: string): string;
  readonly conditions: By<'if', Condition>;
  /** Conditions whose opposite has words of its own. */
  readonly negated: { readonly [Key in 'discarded is' | 'defeated is of rival' | 'later print']: string };
  /** "if it is so". */
  if(condition: string): string;
  /** The words that turn an order into an offer: "you may". */
  readonly youMay: string;
  readonly cards: (cards: Cards, tell: Tell) => string;
  readonly costs: {
    readonly [Key in keyof Required<Omit<Cost, 'kind' | 'upTo'>>]: (cost: Cost, tell: Tell) => string;
  };
  readonly targets: By<'target', Target>;
  readonly effects: By<'do', Effect>;
  readonly triggers: By<'on', Trigger>;
  readonly scopes: { readonly [Key in Scope]: string };
  readonly flags: { readonly [Key in Flag]: (who: string) => string };
  /** "+1 Secrecy". */
  stat(stat: Stat, amount: number): string;
  /** The parts of abilities besides their costs and effects. */
  readonly abilities: {
    during(during: During, tell: Tell): string;
    readonly inTheStreets: string;
    readonly beforeInquisition: string;
    readonly attackers: string;
    /** R-X-007 */
    readonly once: string;
    nameNumber(from: number, to: number): string;
    block(block: AbilityOf<'block'>, tell: Tell): string;
    prevent(amount: number, to: 'bearer' | 'leader'): string;
    intel(amount: number): string;
    inAttacks(type: string): string;
    /** A Title bearer's additional damage, and its targets (R-ATK-027). */
    damageTo(damage: string, who: string): string;
    recruits(amount: number): string;
    survives(effects: string): string;
    placeAsModifier(from: number, to: number): string;
  };
  /** Short lines of facts above the text. */
  readonly lines: {
    readonly guard: string;
    readonly aggravated: string;
    readonly targeted: string;
    readonly relentless: string;
    readonly streets: string;
    /** R-X-002 */
    readonly ritual: string;
    readonly burnsEmpty: string;
    readonly uniqueTable: string;
    readonly uniquePlayer: string;
    readonly secondInquisition: string;
    needs(condition: string): string;
    cost(cost: string): string;
    pays(from: number, to: number): string;
    secrecy(amount: number): string;
    attack(types: string, damage: string): string;
    reaction(types: string, values: string): string;
    deals(type: string): string;
    requires(amount: number): string;
    threshold(amount: number): string;
    exert(amount: number): string;
    modifier(influence: number): string;
    won(effects: string): string;
    failed(effects: string): string;
    rewards(agenda: number, mends: number | undefined): string;
  };
}
