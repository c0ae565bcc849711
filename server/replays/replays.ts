/** Finished matches, to be watched again: from any seat, from outside, or with all cards face up. */

import { inWordsOf, type Language } from '@praxis/contract';
import type { CardView, Match, View, Viewer } from '@praxis/engine';
import { type AnswerEntry, effective, isAnswer, type Record } from '@praxis/engine';
import { differenceOf } from '@praxis/protocol/patch.ts';
import type { Update } from '@praxis/protocol/update.ts';
import { Unfulfilled } from '../base/words.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { Story } from '../match/story.ts';
import type { Resources } from '../resources.ts';
import { eq } from '../storage/drizzle.ts';
import { matches, seats } from '../storage/schema.ts';
import { snapshot } from '../updates/feed.ts';
import { type Reader, sentEvents } from '../updates/sent-events.ts';
import { SentFaces } from '../updates/sent-faces.ts';
import { sentView } from '../updates/sent-view.ts';

/** The point of view of a replay. */
export type ReplayViewer = Viewer | 'all';

/** The answers of a match that still count, in their order. */
export function answersOf({ record }: LiveMatch): readonly AnswerEntry[] {
  return effective(record).filter(isAnswer);
}

export function demandOver({ status }: LiveMatch): void {
  if (status !== 'over' && status !== 'aborted') throw new Unfulfilled('not over');
}

/** The number of answers that are worded before other work gets its turn. */
const AT_ONCE = 10;

/** An update for the start and one for each answer. */
export async function replayUpdates(
  live: LiveMatch,
  viewer: ReplayViewer,
  language: Language,
): Promise<readonly Update[]> {
  const { release, setup, id } = live.beginning;
  const hosting = inWordsOf(release.hosting, setup.edition);
  const match = release.openMatch(hosting.game, setup);
  const story = new Story(hosting.simulation?.turn);
  const reader: Reader = { viewer: viewer === 'all' ? 'spectator' : viewer, language, named: true };
  const happened = (): Update['events'] => {
    const before = story.length;
    story.tell(match.takeEvents(), match.moves);
    return story.length === before ? [] : sentEvents(hosting, match, reader, story.since(before));
  };
  const faces = new SentFaces(hosting, match.setup, language);
  const shown = (now: View): Pick<Update, 'events' | 'faces'> => {
    const events = happened();
    const fresh = faces.new(now, events);
    return { events, ...(fresh ? { faces: fresh } : {}) };
  };
  const now = (): View => snapshot(sentView(viewOf(match, viewer), language));
  let view = now();
  const updates: Update[] = [{ t: 'update', match: id, n: 0, view, ...shown(view) }];
  for (const entry of answersOf(live)) {
    match.catchUp([entry]);
    const after = now();
    const patch = differenceOf(view, after);
    view = after;
    updates.push({ t: 'update', match: id, n: updates.length, ...(patch ? { patch } : {}), ...shown(after) });
    if (updates.length % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return updates;
}

/** The combined view of all seats. Facts that nobody knows, such as the order of a deck, stay unknown. */
function viewOf(match: Match, viewer: ReplayViewer): View {
  if (viewer !== 'all') return match.view(viewer);
  const own = match.setup.seats.map((_, seat) => match.view(seat));
  const cards: { [handle: number]: CardView } = {};
  for (const { cards: seen } of own)
    for (const card of Object.values(seen)) if (cards[card.handle]?.def === undefined) cards[card.handle] = card;
  const outside = match.view('spectator');
  return { ...outside, cards, seats: outside.seats.map((seat, index) => own[index]?.seats[index] ?? seat) };
}

/** The record, with the proof that nobody has chosen the shuffles, nor the seats if they were drawn. */
export async function recordOf({ database }: Resources, live: LiveMatch): Promise<Record> {
  const [row] = await database.queries.select().from(matches).where(eq(matches.id, live.id));
  const sitting = await database.queries.select().from(seats).where(eq(seats.matchId, live.id)).orderBy(seats.seat);
  if (!row) throw new Unfulfilled('unknown');
  const { record } = live.match;
  // A continued match has the seed of another match, which its own secret does not prove.
  const contributions = sitting.flatMap(({ contribution }) => contribution ?? []);
  if (contributions.length < sitting.length) return record;
  const places = sitting.flatMap(({ place }) => place ?? []);
  const seating = places.length === sitting.length ? { seating: places } : {};
  return { ...record, seal: { commitment: row.commitment, secret: row.secret, contributions, ...seating } };
}
