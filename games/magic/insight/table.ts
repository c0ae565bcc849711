/** A seat's view of the table, prepared for judging it. */
import type { CardView, SeatView } from '@praxis/engine';
import type { MatchCards } from '@praxis/kit/card-pool.ts';
import type { CardDef } from '../cards/language.ts';
import type { AttackerView, MagicView, StackItemView } from '../where.ts';
import { type Estimate, estimate } from './estimate.ts';

export interface Permanent {
  readonly handle: number;
  readonly def: CardDef;
  readonly mine: boolean;
  readonly isCreature: boolean;
  readonly isLand: boolean;
  readonly loyalty: number | undefined;
  readonly power: number;
  readonly toughness: number;
  /** Damage that it can still take. */
  readonly left: number;
  readonly tapped: boolean;
  readonly sick: boolean;
  readonly keywords: ReadonlySet<string>;
  /** Auras and Equipment on it. */
  readonly with: readonly number[];
  /** Roughly in cards. */
  readonly worth: number;
}

export interface Side {
  readonly seat: number;
  readonly life: number;
  readonly cards: number;
  readonly permanents: readonly Permanent[];
  readonly creatures: readonly Permanent[];
  readonly lands: number;
}

/** Card definitions, by the ids that views call `def`. */
export type Definitions = Pick<MatchCards<CardDef>, 'find'>;

export class Table {
  readonly view: MagicView;
  readonly own: Side;
  readonly foe: Side;
  readonly isMyTurn: boolean;
  readonly step: string;
  readonly #defs: Definitions;
  readonly #permanents = new Map<number, Permanent>();

  constructor(view: MagicView, seat: number, defs: Definitions) {
    this.view = view;
    this.#defs = defs;
    this.own = this.#side(seat, true);
    this.foe = this.#side(1 - seat, false);
    this.isMyTurn = view.where.turn === seat;
    this.step = view.where.step;
  }

  #side(seat: number, mine: boolean): Side {
    const { counters, zones } = this.view.seats[seat] as SeatView;
    const battlefield = (zones.battlefield ?? []) as readonly number[];
    const permanents: Permanent[] = [];
    for (const handle of battlefield) {
      const permanent = this.#permanent(this.view.cards[handle] as CardView, mine);
      if (!permanent) continue;
      permanents.push(permanent);
      this.#permanents.set(handle, permanent);
    }
    return {
      seat,
      life: counters.life ?? 0,
      cards: counters.hand ?? 0,
      permanents,
      creatures: permanents.filter(({ isCreature }) => isCreature),
      lands: permanents.reduce((sum, { isLand }) => sum + (isLand ? 1 : 0), 0),
    };
  }

  #permanent(
    { handle, def: index, counters = {}, marks = [], with: attached = [] }: CardView,
    mine: boolean,
  ): Permanent | undefined {
    const def = index === undefined ? undefined : this.#defs.find(index);
    if (!def) return undefined;
    const { power, toughness = 0, damage = 0, loyalty } = counters;
    const keywords = new Set(marks);
    const isCreature = power !== undefined;
    const permanent = {
      ...{ handle, def, mine, isCreature, loyalty, toughness, keywords, with: attached },
      isLand: def.types.includes('land'),
      power: Math.max(0, power ?? 0),
      left: toughness - damage,
      tapped: keywords.has('tapped'),
      sick: keywords.has('summoning sick') && !keywords.has('haste'),
    };
    return { ...permanent, worth: worthOf(permanent, estimate(def)) };
  }

  permanent(handle: number | undefined): Permanent | undefined {
    return handle === undefined ? undefined : this.#permanents.get(handle);
  }

  /** The definition of a card, wherever it is, if it is known. */
  def(handle: number | undefined): CardDef | undefined {
    const index = handle === undefined ? undefined : this.view.cards[handle]?.def;
    return index === undefined ? undefined : this.#defs.find(index);
  }

  /** The objects on the stack, the last on top. */
  get stack(): readonly StackItemView[] {
    return this.view.where.stack;
  }

  get attackers(): readonly AttackerView[] {
    return this.view.where.combat?.attackers ?? [];
  }

  get hand(): readonly number[] {
    const hand = this.view.seats[this.own.seat]?.zones.hand;
    return Array.isArray(hand) ? (hand as number[]) : [];
  }
}

const KEYWORD_WORTH: Readonly<Record<string, number>> = {
  flying: 0.4,
  trample: 0.15,
  'first strike': 0.25,
  'double strike': 0.7,
  indestructible: 0.6,
  intimidate: 0.3,
  hexproof: 0.2,
  deathtouch: 0.4,
  vigilance: 0.15,
  lifelink: 0.35,
  reach: 0.1,
  defender: -0.4,
};

/** The worth of a permanent: a plain creature of two power and two toughness is worth a card. */
function worthOf(
  {
    isCreature,
    isLand,
    loyalty,
    power,
    toughness,
    keywords,
  }: Pick<Permanent, 'isCreature' | 'isLand' | 'loyalty' | 'power' | 'toughness' | 'keywords'>,
  { eachTurn }: Estimate,
): number {
  if (loyalty !== undefined) return 0.8 + 0.3 * loyalty;
  if (isCreature) {
    let worth = 0.25 + 0.27 * power + 0.14 * Math.max(0, toughness) + Math.min(1, 0.5 * Math.max(0, eachTurn));
    for (const keyword of keywords) worth += (KEYWORD_WORTH[keyword] ?? 0) * (0.5 + 0.2 * power);
    return Math.max(0.1, worth);
  }
  return isLand ? 0.4 : 0.3 + Math.max(0, eachTurn);
}

/** Lives are worth more the fewer are left. */
export function lifeWorth(life: number): number {
  return life <= 0 ? -4 : 2.2 * Math.log(life + 1);
}

/** The cost to a player at this life of losing this much. */
export function lossOf(life: number, amount: number): number {
  return life - amount <= 0 ? 20 : lifeWorth(life) - lifeWorth(life - amount);
}
