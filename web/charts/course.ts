/** The course of a match in numbers: each seat's values after each step. */
import type { MatchState } from '../connection/match-state.ts';
import type { TurnStart } from '../table/replayed.ts';

export interface Line {
  readonly name: string;
  /** One value for each place; undefined where there is none. */
  readonly values: readonly (number | undefined)[];
}

/** The counters of seats that have changed in the course of the match, in the order of the view. */
export function countersOf(states: readonly MatchState[]): readonly string[] {
  const first = states[0]?.view?.seats ?? [];
  const keys = new Set(states.flatMap(({ view }) => (view?.seats ?? []).flatMap((seat) => Object.keys(seat.counters))));
  return [...keys].filter((key) =>
    states.some(({ view }) => view?.seats.some((seat, at) => seat.counters[key] !== first[at]?.counters[key])),
  );
}

export function linesOf(states: readonly MatchState[], counter: string): readonly Line[] {
  return (states.at(-1)?.view?.seats ?? []).map(({ seat, name }) => ({
    name,
    values: states.map(({ view }) => view?.seats[seat]?.counters[counter]),
  }));
}

export interface Row {
  readonly head: string;
  readonly values: readonly (number | undefined)[];
}

/** The values at the end of each turn. */
export function rowsOf(lines: readonly Line[], turns: readonly TurnStart[], last: number): readonly Row[] {
  return turns.map(({ turn }, index) => {
    const end = (turns[index + 1]?.step ?? last + 1) - 1;
    return { head: String(turn), values: lines.map(({ values }) => values[end]) };
  });
}

/** At most as many as can be read side by side, and always the first. */
export function thinned<T>(all: readonly T[], most: number): readonly T[] {
  const each = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, index) => index % each === 0);
}
