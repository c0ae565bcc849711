/** The methods of `Telling` that the words of effects and conditions call: they are an interface, because `Telling` imports those words. */
import type { Slots } from '@praxis/kit/language/template.ts';
import type {
  Amount,
  AttackType,
  Cards,
  Condition,
  Cost,
  Discipline,
  Effects,
  PlayerRef,
  Target,
  Who,
} from '../../cards/language.ts';
import type { Chosen, Phrases, Unit } from './phrases.ts';

/** Everything is a phrase in the language, without a capital and without a full stop. */
export interface Tell {
  readonly phrases: Phrases;
  fill(phrase: string, slots: Slots): string;
  /** All of them: "all other characters in this party", "the target". */
  who(who: Who): string;
  /** One of them that is still to be chosen: "a wounded character of yours". */
  a(who: Who): string;
  each(who: Who): string;
  /** One of those that are counted, behind "for each": "Titled character in your coterie". */
  counted(who: Who): string;
  /** The place of characters: "in the party", "of the acting character". */
  among(who: Who): string;
  player(player: PlayerRef | undefined): string;
  /** True if the verb is in the second person. */
  isYou(player: PlayerRef | undefined): boolean;
  unit(unit: Unit, amount: number): string;
  /** A number with its unit, and how often: "2 Prestige", "1 damage for each Retainer in this party". */
  amount(amount: Amount, unit: Unit): string;
  /** Only the counted things: "for each Fortitude in your coterie"; empty for a plain number. */
  forEach(amount: Amount): string;
  number(amount: Amount): number;
  effects(effects: Effects): string;
  condition(condition: Condition): string;
  /** "if it is so"; empty without a condition. */
  if(condition: Condition | undefined): string;
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

/** The words of each kind of a thing. */
export type By<Tag extends string, T extends Record<Tag, string>> = {
  readonly [Key in T[Tag]]: (node: Extract<T, Record<Tag, Key>>, tell: Tell) => string;
};
