/** A seat's view of the table, prepared for judging it. One measure for everything: a card is worth about 1. */
import type { CardView, SeatView } from '@praxis/engine';
import type { MatchCards } from '@praxis/kit/card-pool.ts';
import type { CardDef } from '../cards/language.ts';
import type { YugiohView, YugiohWhere } from '../where.ts';

/** A monster on the field. */
export interface Body {
  readonly handle: number;
  /** Undefined: a Set monster that the seat does not know. */
  readonly def: CardDef | undefined;
  readonly mine: boolean;
  readonly atk: number;
  readonly defense: number;
  readonly position: 'attack' | 'defense' | 'set';
  readonly level: number;
  readonly worth: number;
}

/** A Spell or Trap on the field. */
export interface Backing {
  readonly handle: number;
  readonly def: CardDef | undefined;
  readonly mine: boolean;
  readonly isSet: boolean;
  /** It stays on the field face-up. */
  readonly stays: boolean;
  readonly worth: number;
}

export interface Side {
  readonly seat: number;
  readonly lp: number;
  readonly cards: number;
  readonly deck: number;
  readonly bodies: readonly Body[];
  readonly backing: readonly Backing[];
  readonly scales: readonly number[];
  /** The highest ATK among its face-up monsters. */
  readonly power: number;
}

/** Card definitions, by the ids that views call `def`. */
export type Definitions = Pick<MatchCards<CardDef>, 'find'>;

/** Unknown cards are assumed to be average. */
const UNKNOWN = { atk: 1400, defense: 1400, worth: 1.1 } as const;
const SET_WORTH = 0.8;
const STAYING_WORTH = 0.9;

export class Table {
  readonly view: YugiohView;
  readonly own: Side;
  readonly foe: Side;
  readonly isMyTurn: boolean;
  readonly #defs: Definitions;
  readonly #bodies = new Map<number, Body>();
  readonly #backing = new Map<number, Backing>();

  constructor(view: YugiohView, seat: number, defs: Definitions) {
    this.view = view;
    this.#defs = defs;
    this.own = this.#side(seat, true);
    this.foe = this.#side(1 - seat, false);
    this.isMyTurn = view.where.turn === seat;
  }

  get where(): YugiohWhere {
    return this.view.where;
  }

  #side(seat: number, mine: boolean): Side {
    const { counters, zones } = this.view.seats[seat] as SeatView;
    const cards = (zone: string): readonly CardView[] =>
      ((zones[zone] ?? []) as readonly number[]).map((handle) => this.view.cards[handle] as CardView);
    const bodies = cards('monsters').map((card) => this.#body(card, mine));
    const backing = [...cards('spells'), ...cards('field')].map((card) => this.#back(card, mine));
    let power = 0;
    for (const { position, atk } of bodies) if (position !== 'set' && atk > power) power = atk;
    return {
      ...{ seat, bodies, backing, power },
      lp: counters.lp ?? 0,
      cards: counters.hand ?? 0,
      deck: counters.deck ?? 0,
      scales: cards('pendulum').map((card) => card.counters?.scale ?? 0),
    };
  }

  #body({ handle, def: id, counters = {}, marks = [] }: CardView, mine: boolean): Body {
    const def = id === undefined ? undefined : this.#defs.find(id);
    const atk = counters.atk ?? def?.atk ?? UNKNOWN.atk;
    const defense = counters.def ?? def?.def ?? UNKNOWN.defense;
    const position = marks.includes('set') ? 'set' : marks.includes('attack') ? 'attack' : 'defense';
    const level = counters.level ?? counters.rank ?? def?.level ?? 4;
    const worth = def === undefined ? UNKNOWN.worth : bodyWorth(atk, defense);
    const body: Body = { handle, def, mine, atk, defense, position, level, worth };
    this.#bodies.set(handle, body);
    return body;
  }

  #back({ handle, def: id, marks = [] }: CardView, mine: boolean): Backing {
    const def = id === undefined ? undefined : this.#defs.find(id);
    const isSet = marks.includes('set');
    const stays = !isSet && staysOn(def);
    const worth = isSet ? SET_WORTH : stays ? STAYING_WORTH : 0.1;
    const backing: Backing = { handle, def, mine, isSet, stays, worth };
    this.#backing.set(handle, backing);
    return backing;
  }

  body(handle: number | undefined): Body | undefined {
    return handle === undefined ? undefined : this.#bodies.get(handle);
  }

  backing(handle: number | undefined): Backing | undefined {
    return handle === undefined ? undefined : this.#backing.get(handle);
  }

  /** The definition of a card, wherever it is, if it is known. */
  def(handle: number | undefined): CardDef | undefined {
    const id = handle === undefined ? undefined : this.view.cards[handle]?.def;
    return id === undefined ? undefined : this.#defs.find(id);
  }

  /** Known cards of a zone of one of the two. */
  known(side: Side, zone: string): readonly CardDef[] {
    const handles = this.view.seats[side.seat]?.zones[zone];
    return Array.isArray(handles) ? (handles as number[]).flatMap((handle) => this.def(handle) ?? []) : [];
  }

  isMine(handle: number | undefined): boolean {
    const card = handle === undefined ? undefined : this.view.cards[handle];
    return (card?.controller ?? card?.owner) === this.own.seat;
  }
}

function staysOn(def: CardDef | undefined): boolean {
  return def?.icon === 'continuous' || def?.icon === 'equip' || def?.icon === 'field';
}

/** A monster of 1800 ATK is worth a little more than a card. */
export function bodyWorth(atk: number, defense: number): number {
  return 0.3 + 0.0006 * Math.max(atk, 0.7 * defense);
}

/** The worth of a card in a hand, a Deck or a Graveyard. */
export function handWorth(def: CardDef): number {
  if (def.kind !== 'monster') return 0.95;
  const { level = 0, atk = 0, effects = [] } = def;
  const cost = level >= 7 ? 0.45 : level >= 5 ? 0.25 : 0;
  return 0.4 + 0.00025 * atk - cost + (effects.length > 0 ? 0.2 : 0);
}

/** The worth of Life Points to their owner: the last ones most. */
export function lifeWorth(lp: number): number {
  return lp <= 0 ? -20 : 4.5 * (lp / 8000) ** 0.6;
}

/** The worth of the opponent losing this much. */
export function damageWorth(lp: number, damage: number): number {
  return damage <= 0 ? 0 : lifeWorth(lp) - lifeWorth(lp - damage);
}
