/** The situation in a Pokémon match, read from its view. */

import type { CardFace, Faces } from '@praxis/contract';
import type { CardView, SeatView, View } from '@praxis/engine';
import type { PokemonWhere } from '@praxis/pokemon/where.ts';

/** The view's `where`; empty where a card is shown outside of a match. */
export function whereOf({ where }: View): Partial<PokemonWhere> {
  return where;
}

/** The rules' step that names a part of the match. */
export function stepOf({ part, turnNumber }: Partial<PokemonWhere>): string {
  if (turnNumber === 0) return part === 'coin flip' ? 'coin flip' : 'setup';
  return part === 'checkup' ? 'checkup' : 'main';
}

/** Conditions that are shown by turning the card: only one of them at a time. */
export const TURNED = ['Asleep', 'Confused', 'Paralyzed'] as const;
export type Turned = (typeof TURNED)[number];

/** Conditions that are shown by a marker on the card. */
const MARKED = ['Poisoned', 'Burned'] as const;

export function turnedBy({ marks = [] }: CardView): Turned | undefined {
  return TURNED.find((condition) => marks.includes(condition));
}

export function conditionsOf({ marks = [] }: CardView): readonly string[] {
  return [...TURNED, ...MARKED].filter((condition) => marks.includes(condition));
}

/** The other effects on a Pokémon, each once. */
export function effectsOn({ marks = [] }: CardView): readonly string[] {
  const conditions: readonly string[] = [...TURNED, ...MARKED, 'face down'];
  return [...new Set(marks)].filter((mark) => !conditions.includes(mark));
}

/** The cards on a Pokémon, by kind. */
export interface Attached {
  readonly energy: readonly number[];
  readonly tools: readonly number[];
  /** Those that it has evolved from, and other parts of it. */
  readonly under: readonly number[];
}

export function attachedTo({ cards }: View, faces: Faces, card: CardView): Attached {
  const energy: number[] = [];
  const tools: number[] = [];
  const under: number[] = [];
  for (const handle of card.with ?? []) {
    const def = cards[handle]?.def;
    const kind = def === undefined ? undefined : faces[def]?.kind;
    if (kind?.endsWith('Energy')) energy.push(handle);
    else if (kind === 'Tool') tools.push(handle);
    else under.push(handle);
  }
  return { energy, tools, under };
}

/** The cards below whose attacks count: that of a BREAK or LV.X, and the other parts of a V-UNION or LEGEND. */
export function speakingBelow(view: View, faces: Faces, card: CardView): readonly number[] {
  const { under } = attachedTo(view, faces, card);
  const stage = card.def === undefined ? undefined : faces[card.def]?.marks.stage;
  if (stage === 'V-UNION' || stage === 'LEGEND') return under;
  return stage === 'BREAK' || stage === 'LV.X' ? under.slice(-1) : [];
}

/** The Energy cost of retreating: as printed, unless something in play changes it. */
export function retreatOf(face: CardFace | undefined, card: CardView | undefined): number {
  return card?.counters?.retreat ?? Number(face?.marks.retreat ?? 0);
}

/** The damage of a Poison that is stronger than usual. */
export function strongPoison({ counters }: CardView): number | undefined {
  return counters?.poison === undefined ? undefined : counters.poison * DAMAGE_OF_COUNTER;
}

const DAMAGE_OF_COUNTER = 10;

/** The types of Energy that a card provides; more than one if it can be any of them. */
export function providedBy(face: CardFace | undefined): readonly string[] {
  const provides = face?.marks.provides;
  return Array.isArray(provides) ? [...new Set(provides as readonly string[])] : [];
}

/** The Energy on a Pokémon as players count it: cards that provide the same are grouped. */
export interface EnergyGroup {
  readonly types: readonly string[];
  readonly handles: readonly number[];
}

export function energyGroups({ cards }: View, faces: Faces, energy: readonly number[]): readonly EnergyGroup[] {
  const groups = new Map<string, { types: readonly string[]; handles: number[] }>();
  for (const handle of energy) {
    const def = cards[handle]?.def;
    const face = def === undefined ? undefined : faces[def];
    const key = face?.name ?? '';
    const group = groups.get(key);
    if (group) group.handles.push(handle);
    else groups.set(key, { types: providedBy(face), handles: [handle] });
  }
  return [...groups.values()];
}

/** HP that a Pokémon in play has left, of how many; undefined for other cards. */
export function hpOf(card: CardView | undefined): { readonly left: number; readonly of: number } | undefined {
  const { hp, damage = 0 } = card?.counters ?? {};
  return hp === undefined ? undefined : { left: Math.max(0, hp - damage), of: hp };
}

/** Badges for things done once a turn, and once a game. */
const ONCE_A_TURN = ['Energy attached', 'Supporter played', 'Stadium played', 'retreated'] as const;
const ONCE_A_GAME = ['GX attack used', 'VSTAR Power used'] as const;

/** Every counter of a seat that is a flag. */
export const FLAGS: readonly string[] = [...ONCE_A_TURN, ...ONCE_A_GAME];

export function badgesOf(view: View, seat: number): readonly string[] {
  const counters = view.seats[seat]?.counters ?? {};
  const own = whereOf(view).turn === seat;
  return FLAGS.filter((flag) => counters[flag] === 1 && (own || (ONCE_A_GAME as readonly string[]).includes(flag))).map(
    (flag) => `counter ${flag}`,
  );
}

export const BENCH_SIZE = 5;

/** Free places on the Bench that are drawn. */
export function freePlaces(seat: SeatView): number {
  const { bench } = seat.zones;
  return Math.max(0, BENCH_SIZE - (Array.isArray(bench) ? bench.length : 0));
}
