/** Events in words, as one viewer may know them. */

import type { Hosting, Language } from '@praxis/contract';
import type { Definition, GameEvent, Match, Viewer, Wording } from '@praxis/engine';
import { eventFor } from '@praxis/engine';
import type { SentEvent } from '@praxis/protocol/update.ts';
import { faceOf } from '../base/faces.ts';
import type { StoryEvent } from '../match/story.ts';

export interface Reader {
  readonly viewer: Viewer;
  readonly language: Language;
  /** All players are called by name, also the one whose view is shown. */
  readonly named?: true;
}

/** The wording for a reader: addressed to the seat, or by names for readers without one. */
export function wordingFor({ game }: Hosting, { viewer, language, named }: Reader): Wording<Match['context']> {
  const wording = game.wording(language);
  return viewer === 'spectator' || named ? wording : (wording.to?.(viewer) ?? wording);
}

/**
 * Events in their order. Several events that the log combines in one line are preceded by an event of the type
 * `summary`, which says of what.
 */
export function sentEvents(
  hosting: Hosting,
  match: Match,
  reader: Reader,
  story: readonly StoryEvent[],
): readonly SentEvent[] {
  return worded(hosting, match, reader, story).events;
}

interface Worded {
  readonly events: readonly SentEvent[];
  /** For each of them the number of earlier events. */
  readonly places: readonly number[];
}

function worded(hosting: Hosting, match: Match, reader: Reader, story: readonly StoryEvent[]): Worded {
  const { viewer, language } = reader;
  const wording = wordingFor(hosting, reader);
  const seen = story.map(({ event }) => eventFor(event, viewer));
  const { defs } = match.context;
  const lines = wording.condensed?.(seen) ?? seen;
  const sent: SentEvent[] = [];
  const places: number[] = [];
  let at = 0;
  const turn = (): number => (story[Math.min(at, story.length - 1)] as StoryEvent).turn;
  const silent = (): void => {
    const { type, ...data } = seen[at] as GameEvent;
    sent.push({ type, data: byIds(data, defs), turn: turn() });
    places.push(at);
    at++;
  };
  for (const event of lines) {
    const index = seen.indexOf(event, at);
    while (index > at) silent();
    const line = wording.event(match.context, event);
    if (line === '') {
      if (index >= 0) silent();
      continue;
    }
    const { type, ...data } = event;
    const cards = cardsIn(hosting, defs, data, language);
    const words = { line, ...(cards.length > 0 ? { cards } : {}), turn: turn() };
    const told = { type, data: byIds(data, defs) };
    sent.push(index < 0 ? { type: 'summary', of: told, data: {}, ...words } : { ...told, ...words });
    places.push(at);
    if (index >= 0) at++;
  }
  while (at < seen.length) silent();
  return { events: joined(sent), places };
}

/**
 * The log so far for a new viewer: the last lines, without animation. Each says how many events came before it: lines
 * worded together may be fewer than one after another, so they cannot be counted.
 */
export function logSoFar(
  hosting: Hosting,
  match: Match,
  reader: Reader,
  story: readonly StoryEvent[],
  linesMax: number,
): readonly SentEvent[] {
  const { events, places } = worded(hosting, match, reader, story);
  return events
    .map((event, index): SentEvent => ({ ...event, at: places[index] as number }))
    .filter(({ line }) => line !== undefined)
    .slice(-linesMax);
}

/** Joins equal lines in a row into one, with their number. */
function joined(sent: readonly SentEvent[]): readonly SentEvent[] {
  const result: SentEvent[] = [];
  let last: { readonly at: number; readonly line: string; times: number } | undefined;
  for (const event of sent) {
    const { line, ...rest } = event;
    if (line === undefined || line !== last?.line) {
      if (line !== undefined) last = { at: result.length, line, times: 1 };
      result.push(event);
      continue;
    }
    last.times++;
    result[last.at] = { ...(result[last.at] as SentEvent), line: `${line} (×${last.times})` };
    result.push(rest);
  }
  return result;
}

type Definitions = readonly Definition[];
type SentCard = (SentEvent['cards'] & object)[number];

/**
 * Inside, events call definitions by their numbers in the match's list. Those would reveal how many other cards there
 * are, so ids are sent.
 */
function byIds(data: Readonly<Record<string, unknown>>, defs: Definitions): Readonly<Record<string, unknown>> {
  const sent: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data)) sent[name] = partById(value, defs);
  return sent;
}

function partById(part: unknown, defs: Definitions): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((each) => partById(each, defs));
  const sent: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(part))
    sent[name] = name === 'def' && typeof value === 'number' ? defs[value]?.id : partById(value, defs);
  return sent;
}

/** The cards whose faces an event shows, anywhere in it. */
function cardsIn(hosting: Hosting, defs: Definitions, data: unknown, language: Language): readonly SentCard[] {
  const found = new Map<number, SentCard>();
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { def, handle } = part as { readonly def?: unknown; readonly handle?: unknown };
    if (typeof def === 'number' && !found.has(def)) {
      const definition = defs[def] as Definition;
      const { name } = faceOf(hosting, definition, language);
      found.set(def, { ...(typeof handle === 'number' ? { handle } : {}), def: definition.id, name });
    }
    for (const each of Object.values(part)) look(each);
  };
  look(data);
  return [...found.values()];
}
