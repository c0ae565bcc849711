/**
 * Moments: the events so far, in numbered batches. Things of one batch happen at the same time. A boundary ("then", a
 * cost, the next effect) begins a new batch as soon as something happens behind it; a boundary behind which nothing
 * happens changes nothing. Some answers are possible only to the last events, others to everything that has been noted.
 */

/** A part of the state of a game. */
export interface Moments<Happening> {
  /** The number of the last batch. */
  moment: number;
  /** The next event belongs to a new batch. */
  boundary: boolean;
  /** The events since the notes were last cleared. */
  happened: Noted<Happening>[];
}

export interface Noted<Happening> {
  readonly moment: number;
  readonly what: Happening;
}

export function noMoments<Happening>(): Moments<Happening> {
  return { moment: 0, boundary: true, happened: [] };
}

/** Separates the next events from the earlier ones: they do not happen at the same time. */
export function beginMoment(state: Moments<unknown>): void {
  state.boundary = true;
}

/** Something happens, at the same time as everything since the last boundary. Returns its moment. */
export function note<Happening>(state: Moments<Happening>, what: Happening): number {
  if (state.boundary) {
    state.moment++;
    state.boundary = false;
  }
  state.happened.push({ moment: state.moment, what });
  return state.moment;
}

/** It was the last thing to happen, or happened at the same time as the last thing. */
export function isLast(state: Moments<unknown>, moment: number): boolean {
  return moment === state.moment;
}

/** The last of the noted events. */
export function lastOf<Happening>({ happened, moment }: Moments<Happening>): Happening[] {
  const last: Happening[] = [];
  for (const each of happened) if (each.moment === moment) last.push(each.what);
  return last;
}

/** The notes have been dealt with. */
export function clearMoments(state: Moments<unknown>): void {
  if (state.happened.length > 0) state.happened = [];
  state.boundary = true;
}
