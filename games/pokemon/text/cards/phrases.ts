/**
 * A language's phrases about cards: one for everything that the card language can say. A language that lacks one does
 * not compile. Word order, articles and agreement belong to the language; the tree is the same for all.
 */
import type { Language } from '@praxis/kit/language/grammar.ts';
import type {
  Ability,
  Condition,
  Cost,
  Count,
  Effect,
  Fact,
  Modifier,
  Power,
  Provision,
  Quality,
  Tag,
  Target,
  Trigger,
  Until,
  Who,
} from '../../cards/language.ts';

/** Addressed to the player of the card: as an order ("draw"), or after "you may" ("draw", "comprar"). */
export type Mood = 'order' | 'infinitive';

/** The subject of a text. */
export interface Subject {
  /**
   * The Pokémon itself, the one on which the card lies, or either of them by a pronoun because the sentence has named
   * it.
   */
  readonly self: 'pokemon' | 'bearer' | 'it';
  /** It is the text of an attack. */
  readonly attack: boolean;
  /** Counts are made for each player: "their Prize cards" instead of "yours". */
  readonly player?: 'each';
}

type ByKind<Union extends object, Key extends keyof Union, More extends readonly unknown[], Result> = {
  readonly [Kind in Union[Key] & string]: (
    it: Extract<Union, { readonly [K in Key]: Kind }>,
    subject: Subject,
    ...more: More
  ) => Result;
};

/** Effects composed of other effects; `render.ts` words them by the structures. */
export type Structural = 'flip' | 'if' | 'may' | 'choose';

/**
 * A counted thing: one of it ("damage counter on this Pokémon"), and its number ("the number of damage counters on this
 * Pokémon").
 */
export interface Counted {
  readonly each: string;
  readonly number: string;
}

export interface Phrases extends Language {
  readonly effects: ByKind<Exclude<Effect, { do: Structural }>, 'do', [Mood], string>;
  /** A clause that can follow "if". */
  readonly facts: ByKind<Fact, 'if', [], string>;
  readonly counts: ByKind<Count, 'count', [], Counted>;
  /**
   * A modifier of a Pokémon or a player, as a clause with its subject: `who` is a noun phrase, `many` if it is plural.
   */
  readonly modifiers: ByKind<Modifier, 'gets', [who: string, many: boolean], string>;
  readonly structures: {
    readonly flip: (mood: Mood) => string;
    /** "flip 3 coins", "flip a coin until you get tails" */
    readonly coins: (coins: number | 'until tails') => string;
    readonly heads: (then: string) => string;
    readonly tails: (then: string) => string;
    readonly if: (fact: string, then: string) => string;
    readonly else: (then: string) => string;
    readonly may: (instruction: string) => string;
    readonly ifSo: (then: string) => string;
    readonly choose: (most: number, of: number) => string;
    /** Joins the instructions of one sentence. */
    readonly and: string;
    /** Joins the clauses of one sentence about a player, where the language names the player only once. */
    readonly together?: (clauses: readonly string[], who: string) => string;
    /** "for each damage counter on this Pokémon" */
    readonly forEach: (each: string) => string;
  };
  /** Noun phrases. */
  readonly target: (target: Target, subject: Subject) => string;
  /** All described Pokémon, as a subject: "each Basic Pokémon in play". */
  readonly all: (who: Who, subject: Subject) => string;
  readonly until: { readonly [Key in Until]: string };
  readonly costs: {
    /** A cost that must be paid for the use: slot is the object of "discard". */
    readonly card: (cost: Cost) => string;
    readonly ability: (cost: Cost) => string;
    readonly extra: (cost: Cost) => string;
  };
  readonly powers: {
    /** "once during your turn", "as often as you like during your turn", with the required spot. */
    readonly use: (power: Extract<Power, { use: unknown }>, subject: Subject | 'stadium') => string;
    readonly triggers: { readonly [Key in Trigger]: (subject: Subject | 'stadium') => string };
    readonly whileSpot: (spot: 'active' | 'bench', clause: string, subject: Subject) => string;
    readonly leaves: string;
    readonly machine: string;
  };
  /** The damage of an attack: "this attack does 30 damage for each …" */
  readonly damageEach: (amount: number, forEach: string) => string;
  readonly evolvesFrom: (name: string) => string;
  /** P-RES-001 */
  readonly restoredBy: (name: string) => string;
  readonly playOnlyIf: (fact: string) => string;
  readonly provides: (provision: Provision, condition: string | undefined) => string;
  readonly fossil: {
    readonly turn: (hp: number, type: string) => string;
    readonly setup: (hp: number, type: string) => string;
    readonly noPrize: string;
  };
  /** The separator after a label, if it is not a colon and a space. */
  readonly colon?: string;
  readonly labels: {
    readonly [Key in
      | NonNullable<Ability['as']>
      | 'Ability'
      | 'VSTAR Power'
      | 'GX'
      | 'Weakness'
      | 'Resistance'
      | 'Retreat'
      | 'HP']: string;
  };
  /** Rules of a stage. */
  readonly stageRules: { readonly [Key in 'BREAK' | 'LV.X' | 'LEGEND']: string };
  readonly worth: (prizes: number) => string;
  /** Rules of a kind of Pokémon or card. */
  readonly ruleBoxes: { readonly [Key in Tag]?: string };
  /** A card or several as a noun phrase without article: "Basic Lightning Pokémon". */
  readonly cards: (quality: Quality, many: boolean) => string;
  readonly conditions: { readonly [Key in Condition]: string };
  /** Players as subjects. */
  readonly players: { readonly you: string; readonly opponent: string };
}
