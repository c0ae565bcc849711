/** Mana: where it comes from and how costs are paid with it (M-LAND-004, M-LAND-005, M-MANA-001 to M-MANA-009). */
import { type CardId, forbid, type Path, type Piece, refer, type Seat, samePiece } from '@praxis/engine';
import { COLORS, LAND_TYPES, MANA_KINDS, type ManaKind } from '../../cards/language.ts';
import { tap } from '../changes/life.ts';
import { whyNotAttack } from '../facts/attacking.ts';
import { type Wishes, wishesOf } from '../facts/keeping.ts';
import { alike } from '../facts/likeness.ts';
import { abilitiesOf, cannot, has, kindsOf, type Traits, traitsOf } from '../facts/traits.ts';
import { CREATURE, LAND, type ManaCost } from '../state/faces.ts';
import { derivedOf, type G, permanentOf, playerOf } from '../state/state.ts';
import type { Step } from '../state/steps.ts';

/** Something that pays for one mana. */
export interface Unit {
  /** Undefined: mana that waits in the pool (M-MANA-005). */
  readonly card: CardId | undefined;
  /** The kinds of mana that it can pay: a bit for each. Everything can pay for a number (M-MANA-004). */
  readonly kinds: number;
  readonly piece: Piece;
  /** The kinds of mana that it makes; none if it helps by convoke only. */
  readonly makes: readonly ManaKind[];
}

/** M-X-053 {T} in a cost cannot be paid by a creature that has just come. */
export function canTap(g: G, id: CardId, traits: Traits): boolean {
  const { tapped, sick } = permanentOf(g, id);
  return !tapped && !(sick && (traits.types & CREATURE) !== 0 && !has(traits, 'haste'));
}

/** The kinds of mana that a permanent can give by being tapped; M-X-086 basic land types give theirs. */
export function manaKindsOf(g: G, id: CardId, traits: Traits): readonly ManaKind[] {
  const kinds: ManaKind[] = [];
  const add = (kind: ManaKind): void => void (kinds.includes(kind) || kinds.push(kind));
  if ((traits.types & LAND) !== 0 && !traits.barren)
    for (const subtype of traits.subtypes) {
      const at = (LAND_TYPES as readonly string[]).indexOf(subtype);
      if (at >= 0) add(COLORS[at] as ManaKind);
    }
  for (const { ability } of abilitiesOf(g, id, 'mana')) for (const kind of ability.adds) add(kind);
  return kinds;
}

/** The rule that forbids tapping a permanent for mana, or undefined. Used for explanations. */
export function whyNotTapForMana(g: G, seat: Seat, id: CardId, traits: Traits): string | undefined {
  const { tapped } = permanentOf(g, id);
  return (
    forbid('M-ACT-014', traits.controller !== seat) ??
    forbid('M-X-008', cannot(traits, 'activate abilities')) ??
    forbid('M-ACT-002', tapped) ??
    forbid('M-X-053', !tapped && !canTap(g, id, traits))
  );
}

export interface Source {
  readonly card: CardId;
  readonly kinds: readonly ManaKind[];
}

/** Everything of the seat that could make mana if it were untapped. */
function makersOf(g: G, seat: Seat): readonly Source[] {
  const derived = derivedOf(g);
  derived.makers ??= gatherMakers(g);
  return derived.makers[seat] ?? [];
}

function gatherMakers(g: G): readonly (readonly Source[])[] {
  const bySeat = g.state.players.map((): Source[] => []);
  for (const card of g.state.battlefield) {
    const traits = traitsOf(g, card);
    if ((traits.types & LAND) === 0 && traits.abilities.length === 0) continue;
    if (cannot(traits, 'activate abilities')) continue;
    const kinds = manaKindsOf(g, card, traits);
    if (kinds.length > 0) bySeat[traits.controller]?.push({ card, kinds });
  }
  return bySeat;
}

/** M-MANA-002, M-MANA-006 Lands and others that can be tapped for mana now. */
export function manaSources(g: G, seat: Seat): readonly Source[] {
  return makersOf(g, seat).filter(({ card }) => canTap(g, card, traitsOf(g, card)));
}

/** True if there is any mana source. */
export function hasManaSource(g: G, seat: Seat): boolean {
  return makersOf(g, seat).some(({ card }) => canTap(g, card, traitsOf(g, card)));
}

function bitsOf(kinds: readonly ManaKind[]): number {
  let bits = 0;
  for (const kind of kinds) bits |= 1 << MANA_KINDS.indexOf(kind);
  return bits;
}

/** The order of the kinds of sources, and the weights within one kind: wishes count less than 10 (`keeping.ts`). */
const WEIGHT = {
  pool: 0,
  sacrificed: 50,
  land: 100,
  other: 200,
  creature: 300,
  convoke: 400,
  choice: 10,
  attack: 100,
} as const;

const BEFORE_ATTACKS: readonly Step[] = ['upkeep', 'draw', 'main 1', 'beginning of combat'];

export interface Paying {
  readonly cost: ManaCost;
  readonly x: number;
  /** M-X-026 */
  readonly convoke: boolean;
  /** The card that is being paid for, if any. */
  readonly source: CardId | undefined;
  /** The cost taps it already. */
  readonly taps: boolean;
  /** The permanents that the cost sacrifices: they can give mana before they go (M-X-023). */
  readonly sacrificed: readonly CardId[];
}

/**
 * Everything a player could pay with: the mana pool, permanents that can be tapped for mana, and creatures for convoke.
 */
export function unitsOf(g: G, seat: Seat, { convoke, source, taps }: Paying): Unit[] {
  const units: Unit[] = [];
  const { mana } = playerOf(g, seat);
  for (const [index, kind] of MANA_KINDS.entries())
    for (let i = 0; i < mana[kind]; i++)
      units.push({
        card: undefined,
        kinds: 1 << index,
        piece: { say: 'paying mana', word: kind, list: true },
        makes: [kind],
      });
  const without = taps ? source : undefined;
  const used = new Set<CardId>();
  for (const { card, kinds } of manaSources(g, seat)) {
    if (card === without) continue;
    const { types, colors } = kindsOf(g, card);
    const also = convoke && (types & CREATURE) !== 0 ? colors : 0;
    units.push({ card, kinds: bitsOf(kinds) | also, piece: { say: 'paying', card, list: true }, makes: kinds });
    used.add(card);
  }
  if (convoke)
    for (const card of g.state.battlefield) {
      const { types, colors, controller } = kindsOf(g, card);
      if (controller !== seat || (types & CREATURE) === 0 || used.has(card) || card === without) continue;
      if (permanentOf(g, card).tapped) continue;
      units.push({ card, kinds: colors, piece: { say: 'paying', card, list: true }, makes: [] });
    }
  return units;
}

const GENERIC = -1;

/** The symbols of a cost, each as the kind that pays for it. */
function symbolsOf({ cost, x }: Paying): number[] {
  const symbols: number[] = [];
  cost.colors.forEach((count, color) => {
    for (let i = 0; i < count; i++) symbols.push(color);
  });
  for (let i = 0; i < cost.generic + cost.x * x; i++) symbols.push(GENERIC);
  return symbols;
}

/** Finds for units, one after another, symbols that they pay; units placed before may be given another symbol. */
class Matching {
  readonly #symbols: readonly number[];
  readonly #payers: (Unit | undefined)[];
  count = 0;

  constructor(symbols: readonly number[]) {
    this.#symbols = symbols;
    this.#payers = new Array(symbols.length).fill(undefined);
  }

  get isComplete(): boolean {
    return this.count === this.#symbols.length;
  }

  add(unit: Unit): boolean {
    if (this.isComplete || !this.#place(unit, new Set())) return false;
    this.count++;
    return true;
  }

  #place(unit: Unit, tried: Set<number>): boolean {
    for (let at = 0; at < this.#symbols.length; at++) {
      const symbol = this.#symbols[at] as number;
      if (tried.has(at) || (symbol !== GENERIC && (unit.kinds & (1 << symbol)) === 0)) continue;
      tried.add(at);
      const payer = this.#payers[at];
      if (payer === undefined || this.#place(payer, tried)) {
        this.#payers[at] = unit;
        return true;
      }
    }
    return false;
  }
}

function matched(symbols: readonly number[], ...lists: readonly (readonly Unit[])[]): Matching {
  const matching = new Matching(symbols);
  for (const units of lists) for (const unit of units) if (!matching.isComplete) matching.add(unit);
  return matching;
}

/** M-X-028 A cost can be paid only in full. */
export function canPay(g: G, seat: Seat, paying: Paying): boolean {
  const symbols = symbolsOf(paying);
  if (symbols.length === 0) return true;
  const units = unitsOf(g, seat, paying);
  return units.length >= symbols.length && matched(symbols, units).isComplete;
}

/** True if there is enough mana of any colour: to explain why something cannot be paid. */
export function hasEnough(g: G, seat: Seat, paying: Paying): boolean {
  return unitsOf(g, seat, paying).length >= symbolsOf(paying).length;
}

/** The greatest X that can be paid. */
export function greatestX(g: G, seat: Seat, paying: Paying): number {
  if (paying.cost.x === 0) return 0;
  const units = unitsOf(g, seat, paying);
  let x = 0;
  while (matched(symbolsOf({ ...paying, x: x + 1 }), units).isComplete) x++;
  return x;
}

/** Pays with the sources that the rules consider best. */
export const AUTOMATICALLY: Piece = { say: 'paying automatically' };

/**
 * The next pieces of a payment; none when it is complete. The first of them pays automatically with the best sources.
 */
export function paymentPieces(g: G, seat: Seat, paying: Paying, given: Path): readonly Piece[] {
  const symbols = symbolsOf(paying);
  if (symbols.length === 0 || given[0]?.say === AUTOMATICALLY.say || given.length === symbols.length) return [];
  const units = ordered(g, unitsOf(g, seat, paying));
  const first = given.length === 0 ? [AUTOMATICALLY] : [];
  const chosen = unitsNamed(units, given);
  let at = chosen.length === 0 ? 0 : units.indexOf(chosen.at(-1) as Unit) + 1;
  const pieces: Piece[] = first;
  let before: string | undefined;
  const groups = groupKeys(g, units);
  for (; at < units.length; at++) {
    const unit = units[at] as Unit;
    const group = groups[at] as string;
    if (group === before) continue;
    before = group;
    const with_ = matched(symbols, [...chosen, unit]);
    if (with_.count !== chosen.length + 1) continue;
    if (matched(symbols, [...chosen, unit], units.slice(at + 1)).isComplete) pieces.push(unit.piece);
  }
  return pieces;
}

/** Sources that are alike are neighbours; the order is always the same. */
function ordered(g: G, units: readonly Unit[]): Unit[] {
  const pool = units.filter(({ card }) => card === undefined);
  const cards = units.filter(({ card }) => card !== undefined);
  const byCard = new Map(cards.map((unit) => [unit.card, unit]));
  const groups = alike(
    g,
    cards.map(({ card }) => card as CardId),
  );
  return [...pool, ...groups.flat().map((id) => byCard.get(id) as Unit)];
}

function groupKeys(g: G, units: readonly Unit[]): string[] {
  const groups = alike(
    g,
    units.flatMap(({ card }) => (card === undefined ? [] : [card])),
  );
  const keys = new Map<CardId, string>();
  for (const [index, group] of groups.entries()) for (const id of group) keys.set(id, `group ${index}`);
  return units.map(({ card, kinds }) => (card === undefined ? `mana ${kinds}` : (keys.get(card) as string)));
}

/** The units that the pieces of a payment name. */
function unitsNamed(units: readonly Unit[], given: Path): Unit[] {
  const left = [...units];
  return given.map((piece) => {
    const at = left.findIndex((unit) => samePiece(unit.piece, piece));
    if (at < 0) throw new Error('The payment names something that cannot pay.');
    return left.splice(at, 1)[0] as Unit;
  });
}

/** M-X-025 Spends the named sources, or the best ones. */
export function pay(g: G, seat: Seat, paying: Paying, given: Path): void {
  const symbols = symbolsOf(paying);
  if (symbols.length === 0) return;
  const units = unitsOf(g, seat, paying);
  const named =
    given[0] === undefined || given[0].say === AUTOMATICALLY.say
      ? best(g, seat, paying, units)
      : unitsNamed(units, given);
  // In table order: the order of the weights would reveal the wishes for the rest of the hand.
  const chosen = units.filter((unit) => named.includes(unit));
  const { mana } = playerOf(g, seat);
  for (const { card, piece } of chosen) {
    if (card === undefined) mana[piece.word as ManaKind]--;
    else tap(g, card);
  }
  g.emit({
    type: 'paid',
    seat,
    cards: chosen.flatMap(({ card }) => (card === undefined ? [] : [refer(g.state, card, true)])),
  });
}

/** The cheapest set of units that pays: greedily, because any set that can be placed can be completed. */
function best(g: G, seat: Seat, paying: Paying, units: readonly Unit[]): Unit[] {
  const symbols = symbolsOf(paying);
  const matching = new Matching(symbols);
  const weighed = units.map((unit) => ({ unit, weight: weightOf(g, seat, unit, paying) })).sort(byWeight);
  const makers = units.reduce((count, { makes }) => (makes.length > 0 ? count + 1 : count), 0);
  const wishes = wishesOf(g, seat, paying.source, makers - symbols.length);
  if (wishes) {
    keepWished(weighed, wishes);
    weighed.sort(byWeight);
  }
  return weighed.map(({ unit }) => unit).filter((unit) => matching.add(unit));
}

interface Weighed {
  readonly unit: Unit;
  /** Smaller for sources that are better spent first. */
  weight: number;
}

function byWeight(a: Weighed, b: Weighed): number {
  return a.weight - b.weight;
}

/** Keeps the last sources of a colour, as many as one of the wishes needs; the others are spent like any other. */
function keepWished(weighed: readonly Weighed[], { need, worth }: Wishes): void {
  const left = need.map(() => 0);
  const colorsOf = ({ unit: { makes } }: Weighed): number[] =>
    makes.map((kind) => (COLORS as readonly string[]).indexOf(kind));
  for (const each of weighed) for (const color of colorsOf(each)) if (color >= 0) (left[color] as number)++;
  for (const each of weighed) {
    let most = 0;
    for (const color of colorsOf(each)) {
      if (color < 0) continue;
      if ((left[color] as number) <= (need[color] as number)) most = Math.max(most, worth[color] as number);
      (left[color] as number)--;
    }
    each.weight += most;
  }
}

/** Lands come before other sources, creatures last of all: they could attack or block. */
function weightOf(g: G, seat: Seat, { card, makes }: Unit, { sacrificed }: Paying): number {
  if (card === undefined) return WEIGHT.pool;
  // A permanent that is lost in any case is tapped first.
  if (sacrificed.includes(card)) return WEIGHT.sacrificed;
  const { types, power } = traitsOf(g, card);
  const choices = Math.max(0, makes.length - 1) * WEIGHT.choice;
  if ((types & CREATURE) === 0) return ((types & LAND) !== 0 ? WEIGHT.land : WEIGHT.other) + choices;
  const place = makes.length > 0 ? WEIGHT.creature : WEIGHT.convoke;
  return place + choices + Math.max(0, power) + (mayAttack(g, seat, card) ? WEIGHT.attack : 0);
}

/** True if a creature could attack later this turn. */
function mayAttack(g: G, seat: Seat, id: CardId): boolean {
  return BEFORE_ATTACKS.includes(g.state.step) && whyNotAttack(g, seat, id) === undefined;
}

/** M-X-046 Unspent mana is lost. */
export function emptyPools(g: G): void {
  for (const { mana } of g.state.players) for (const kind of MANA_KINDS) mana[kind] = 0;
}
