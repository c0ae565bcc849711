/** A seat's view of the table, prepared for judging it. */
import type { CardView, SeatView } from '@praxis/engine';
import type { MatchCards } from '@praxis/kit/card-pool.ts';
import { type Attack, type CardDef, isEnergyDef, isPokemonDef, type Type } from '../cards/language.ts';
import { covers, symbolsOf, type Unit } from '../rules/facts/energy.ts';
import type { PokemonView } from '../where.ts';
import { type AttackEstimate, type CardEstimate, estimateCard } from './estimate.ts';

/** An attack, and how much Energy it still needs. */
export interface Readiness {
  readonly attack: Attack;
  readonly estimate: AttackEstimate;
  readonly missing: number;
}

export interface Fighter {
  readonly handle: number;
  readonly def: CardDef;
  readonly mine: boolean;
  readonly isActive: boolean;
  readonly hp: number;
  readonly left: number;
  readonly damage: number;
  readonly prizes: number;
  readonly types: readonly Type[];
  readonly units: readonly Unit[];
  readonly energy: readonly number[];
  readonly attacks: readonly Readiness[];
  readonly conditions: ReadonlySet<string>;
  readonly hasTool: boolean;
  readonly estimate: CardEstimate;
}

export interface Side {
  readonly seat: number;
  readonly active: Fighter | undefined;
  readonly bench: readonly Fighter[];
  readonly all: readonly Fighter[];
  readonly prizes: number;
  readonly deck: number;
  readonly cards: number;
  readonly counters: Readonly<Record<string, number>>;
}

/** Card definitions, by the ids that views call `def`. */
export type Definitions = Pick<MatchCards<CardDef>, 'find'>;

export class Table {
  readonly own: Side;
  readonly foe: Side;
  readonly isMyTurn: boolean;
  readonly turnNumber: number;
  readonly hand: readonly CardDef[];
  readonly #view: PokemonView;
  readonly #defs: Definitions;
  readonly #fighters = new Map<number, Fighter>();

  constructor(view: PokemonView, seat: number, defs: Definitions) {
    this.#view = view;
    this.#defs = defs;
    this.own = this.#side(seat, true);
    this.foe = this.#side(1 - seat, false);
    this.isMyTurn = view.where.turn === seat;
    this.turnNumber = view.where.turnNumber;
    const hand = view.seats[seat]?.zones.hand;
    this.hand = Array.isArray(hand) ? hand.flatMap((handle: number) => this.def(handle) ?? []) : [];
  }

  #side(seat: number, mine: boolean): Side {
    const { counters, zones } = this.#view.seats[seat] as SeatView;
    const fighters = (zone: string): Fighter[] =>
      ((zones[zone] ?? []) as readonly number[]).flatMap((handle) => this.#fighter(handle, mine, zone) ?? []);
    const [active] = fighters('active');
    const bench = fighters('bench');
    return {
      ...{ seat, active, bench, counters },
      all: active ? [active, ...bench] : bench,
      prizes: counters.prizes ?? 0,
      deck: counters.deck ?? 0,
      cards: counters.hand ?? 0,
    };
  }

  #fighter(handle: number, mine: boolean, zone: string): Fighter | undefined {
    const { counters = {}, marks = [], with: others = [] } = this.#view.cards[handle] as CardView;
    const def = this.def(handle);
    if (!def) return undefined;
    const estimate = estimateCard(def);
    const hp = counters.hp ?? estimate.hp;
    const damage = counters.damage ?? 0;
    const energy = others.filter((each) => isEnergy(this.def(each)));
    const units = energy.flatMap((each) => unitsOf(this.def(each) as CardDef));
    const pokemon = isPokemonDef(def) ? def : undefined;
    const attacks = (pokemon?.attacks ?? []).map((attack, at) => ({
      attack,
      estimate: estimate.attacks[at] as AttackEstimate,
      missing: missingFor(units, attack.cost),
    }));
    const fighter: Fighter = {
      ...{ handle, def, mine, hp, damage, energy, units, attacks, estimate },
      isActive: zone === 'active',
      left: hp - damage,
      prizes: estimate.prizes,
      types: pokemon?.types ?? [],
      conditions: new Set(marks),
      hasTool: others.some((each) => this.def(each)?.kind === 'Tool'),
    };
    this.#fighters.set(handle, fighter);
    return fighter;
  }

  fighter(handle: number | undefined): Fighter | undefined {
    return handle === undefined ? undefined : this.#fighters.get(handle);
  }

  /** The definition of a card, wherever it is, if it is known. */
  def(handle: number | undefined): CardDef | undefined {
    const index = handle === undefined ? undefined : this.#view.cards[handle]?.def;
    return index === undefined ? undefined : this.#defs.find(index);
  }
}

function isEnergy(def: CardDef | undefined): boolean {
  return def !== undefined && isEnergyDef(def);
}

/** The Energy that a card provides, ignoring its conditions. */
export function unitsOf(def: CardDef): readonly Unit[] {
  if (!isEnergyDef(def)) return [];
  const [first] = def.provides;
  return first ? Array.from({ length: first.count }, () => first.types) : [];
}

/** How many Energy must still come, if those that come are of the right type. */
export function missingFor(units: readonly Unit[], cost: string): number {
  const symbols = symbolsOf(cost);
  for (let missing = Math.max(0, symbols.length - units.length); missing <= symbols.length; missing++)
    if (covers([...units, ...Array.from({ length: missing }, () => 'every' as const)], symbols)) return missing;
  return symbols.length;
}

/** Damage after Weakness and Resistance. */
export function damageOn(attacker: Fighter, base: number, defender: Fighter): number {
  if (base <= 0 || !isPokemonDef(defender.def)) return Math.max(0, base);
  const { weakness = {}, resistance = {} } = defender.def;
  let damage = base;
  for (const type of attacker.types) {
    const by = weakness[type];
    if (typeof by === 'number') damage *= by;
    else if (by !== undefined) damage += Number(by);
    damage -= resistance[type] ?? 0;
  }
  return Math.max(0, damage);
}
