/**
 * Values computed from the state, kept beside it until something changes. The file that fills a part is responsible for
 * it.
 */
import type { CardId, Seat } from '@praxis/engine';
import type { Ability, Continuous, Modification } from '../../cards/language.ts';
import type { Fixed, State } from './state.ts';
import { READS, READS_ALL, type Use } from './ways.ts';

/** A continuous effect that is in force. */
export interface Force {
  readonly source: CardId;
  readonly effect: Continuous;
}

/** A card's current name, Level and other properties. */
export interface Kinds {
  readonly name: string;
  readonly level: number;
  readonly rank: number;
  readonly attributes: readonly string[];
  readonly type: string | undefined;
  readonly negated: boolean;
  /** Changes that hold for it, the oldest first. */
  readonly changes: readonly Change[];
}

/** A change to a card by a continuous effect, or for some time by an effect that has resolved. */
export interface Change {
  /** The card with the continuous effect. */
  readonly source: CardId | undefined;
  readonly gives: Modification | Fixed;
}

export interface Values {
  readonly atk: number;
  readonly def: number;
}

/** A card in force that forbids its controller or the opponent something. */
export interface Holder {
  readonly id: CardId;
  readonly controller: Seat;
  readonly effect: Extract<Ability, { kind: 'prohibition' }>;
}

/** A card with effects that work without an activation, or that may happen by themselves. */
export interface Working {
  readonly id: CardId;
  /** Its controller. */
  readonly seat: Seat;
  readonly zone: 'monsters' | 'spells' | 'field' | 'pendulum' | 'graveyard';
}

/** The possible activations of a seat, by the places of the cards. */
export interface Uses {
  readonly all: readonly KeptUse[];
  /** Those that are possible outside the open state of a Main Phase, too. */
  readonly fast: readonly KeptUse[];
}

/**
 * A use, and whether its sentence could be completed when it was last asked without an event. It holds until the next
 * change that counts for it: see `countFor`.
 */
export interface KeptUse extends Use {
  canAnnounce: boolean;
  /** The count with which this was found out, and the small changes that count: bits of `READS`. */
  since: number | undefined;
  reads: number;
}

/**
 * Values that depend only on the cards' places and positions: they hold from phase to phase while no card moves or is
 * turned.
 */
export interface Layout {
  working: readonly Working[] | undefined;
  /** One of them may have to be destroyed, or to become a Trap again, by the rules. */
  anyStray: boolean;
  forces: readonly Force[] | undefined;
  /** The small changes that change something about them: bits of `READS`. */
  forcesRead: number;
  /** Cards on the field whose effects are negated by other cards; computed first. */
  negated: ReadonlySet<CardId> | undefined;
  holders: readonly Holder[] | undefined;
  /** The same of their conditions. */
  holdersRead: number;
  /** Rules of the game that face-up cards make otherwise. */
  rules: ReadonlySet<string> | undefined;
  /** By seat: the possible activations, by the places of the cards. */
  readonly uses: (Uses | undefined)[];
  /** By seat: effects of a phase that must be used. */
  readonly duties: (readonly Use[] | undefined)[];
  /** By seat: cards that might be Special Summoned by conditions of their own. */
  readonly ownSummons: (readonly CardId[] | undefined)[];
  /** By seat: the Synchro and the Xyz Monsters of the Extra Deck. */
  readonly synchros: (readonly CardId[] | undefined)[];
  readonly xyzs: (readonly CardId[] | undefined)[];
  /** By seat: true if there could be an answer, as far as everybody can see. */
  readonly mightAnswer: (boolean | undefined)[];
}

function nothingLaidOut(): Layout {
  return {
    working: undefined,
    anyStray: false,
    forces: undefined,
    forcesRead: READS_ALL,
    negated: undefined,
    holders: undefined,
    holdersRead: READS_ALL,
    rules: undefined,
    uses: [undefined, undefined],
    duties: [undefined, undefined],
    ownSummons: [undefined, undefined],
    synchros: [undefined, undefined],
    xyzs: [undefined, undefined],
    mightAnswer: [undefined, undefined],
  };
}

/** Something else has changed: no card has moved or been turned. */
export function forgetValues(layout: Layout): void {
  layout.forces = undefined;
  layout.forcesRead = READS_ALL;
  layout.negated = undefined;
  layout.holders = undefined;
  layout.holdersRead = READS_ALL;
  layout.rules = undefined;
}

/** Cards on the field, or in a Graveyard, are others or lie otherwise. */
export function forgetField(layout: Layout): void {
  layout.working = undefined;
  layout.anyStray = false;
  forgetValues(layout);
}

/** Cards of this player are in other places, or lie otherwise. */
export function forgetCards({ uses, duties, ownSummons, synchros, xyzs, mightAnswer }: Layout, seat: Seat): void {
  uses[seat] = undefined;
  duties[seat] = undefined;
  ownSummons[seat] = undefined;
  synchros[seat] = undefined;
  xyzs[seat] = undefined;
  mightAnswer[seat] = undefined;
}

export interface Derived {
  /** The count of changes for which it is valid. */
  changes: number;
  readonly counts: Counts;
  readonly kinds: (Kinds | undefined)[];
  readonly values: (Values | undefined)[];
  /** The cards of which something is known. */
  readonly known: CardId[];
  /** By card: its ways of activation, as they were last found. */
  readonly uses: (readonly KeptUse[] | undefined)[];
}

/** Counts of changes; they only ever grow. */
export interface Counts {
  /** All changes. */
  all: number;
  /** The larger ones: everything may be different. */
  values: number;
  /** The small ones, where no continuous effect takes notice of them: see `READS`. */
  time: number;
  positions: number;
  hands: number;
}

/** How many changes there were that count where these small ones do, too: equal if there was none in between. */
export function countFor({ values, time, positions, hands }: Counts, reads: number): number {
  let count = values;
  if (reads & READS.time) count += time;
  if (reads & READS.positions) count += positions;
  if (reads & READS.hands) count += hands;
  return count;
}

/** The owner of the cached values. */
interface Derives {
  readonly state: State;
  readonly derived: Derived;
  layout: Layout | undefined;
}

/** Nothing is computed yet. */
export function nothingDerived({ changes }: State): Derived {
  const counts: Counts = { all: 0, values: 0, time: 0, positions: 0, hands: 0 };
  return { changes, counts, kinds: [], values: [], known: [], uses: [] };
}

/** Nothing that was computed is valid. */
export function forgetDerived({ state, derived }: Derives): void {
  const { counts, kinds, values, known } = derived;
  for (let id = known.pop(); id !== undefined; id = known.pop()) {
    kinds[id] = undefined;
    values[id] = undefined;
  }
  counts.all++;
  counts.values++;
  derived.changes = state.changes;
}

export function derivedOf(g: Derives): Derived {
  if (g.derived.changes !== g.state.changes) forgetDerived(g);
  return g.derived;
}

export function layoutOf(g: Derives): Layout {
  g.layout ??= nothingLaidOut();
  return g.layout;
}

/** Caches a value that is needed several times while nothing changes: the first pieces of a question, for example. */
export function remembered<T>(g: Derives, workOut: () => readonly T[]): () => readonly T[] {
  let since: number | undefined;
  let known: readonly T[] = [];
  return () => {
    const { all } = derivedOf(g).counts;
    if (since !== all) {
      known = workOut();
      since = all;
    }
    return known;
  };
}
