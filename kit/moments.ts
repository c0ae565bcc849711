/**
 * Moments: what has happened, in numbered batches. Things of one batch happen at the same time. A boundary ("then", a cost, the next effect)
 * begins a new batch as soon as something happens behind it; a boundary behind which nothing happens changes nothing. Some answers are
 * possible only to what happened last, others to everything that has been noted.
 */

/** A part of the state of a game. */
export interface Moments<Happening> {
  /** The number of the last batch. */
  moment: number;
  /** What happens next belongs to a new batch. */
  boundary: boolean;
  /** What has happened since the notes were last cleared. */
  happened: Noted<Happening>[];
}

export interface Noted<Happening> {
  readonly moment: number;
  readonly what: Happening;
}

export function noMoments<Happening>(): Moments<Happening> {
  return { moment: 0, boundary: true, happened: [] };
}

/** What comes now does not happen at the same time as what came before. */
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

/** What happened last of what is noted. */
export function lastOf<Happening>({ happened, moment }: Moments<Happening>): Happening[] {
  const last: Happening[] = [];
  for (const each of happened) if (each.moment === moment) last.push(each.what);
  return last;
}

/** The notes have been dealt with. */
export function clearMoments(state: Moments<unknown>): void {
  state.happened = [];
  state.boundary = true;
}
