/** The table as it is sent: the players, whose move it is, and the clocks. */
import { deckNameIn, type Hosting, type Language } from '@praxis/contract';
import type { Sitter, TableSeat } from '@praxis/protocol/table.ts';
import type { SentClock, SentTable } from '@praxis/protocol/update.ts';
import { isToldOfLapse, lapsedBy } from '../match/lapsing.ts';
import type { Room, WaitingClock } from '../match/room.ts';
import { inForce } from '../match/standing-answers.ts';
import { type Downtime, deadlineOf, leftNow, takenMs } from '../match/timekeeping.ts';
import type { SeatRow } from '../storage/schema.ts';

export function sitterOf(row: SeatRow, here: ReadonlySet<string>, standIn?: string): Sitter {
  if (row.kind === 'person' && standIn === undefined)
    return {
      kind: 'person',
      id: row.personId as string,
      name: row.name,
      guest: row.guest,
      ...(row.program ? { program: true as const } : {}),
      here: here.has(row.personId as string),
    };
  const bot = standIn ?? row.bot;
  if (row.kind === 'nobody' || bot === null) return { kind: 'nobody' };
  return { kind: 'bot', name: row.name, bot, temperament: row.temperament ?? '' };
}

/**
 * The name of an offered deck reveals its cards, so the names of others' decks are shown only after the match (`all`).
 */
export function tableSeat(
  row: SeatRow,
  here: ReadonlySet<string>,
  {
    standIn,
    viewer,
    all = false,
  }: { readonly standIn?: string | undefined; readonly viewer?: number | undefined; readonly all?: boolean },
): TableSeat {
  const isTold = all || row.kind !== 'person' || row.seat === viewer;
  return {
    seat: row.seat,
    sitter: sitterOf(row, here, standIn),
    ...(row.deckName === null || !isTold ? {} : { deck: row.deckName }),
    ready: row.ready,
  };
}

/** The name of an offered deck in the reader's language. Decks of players have the names that they gave them. */
function inLanguage(seat: TableSeat, hosting: Hosting, language: Language): TableSeat {
  const offered = hosting.decks.find(({ name }) => name === seat.deck);
  return offered ? { ...seat, deck: deckNameIn(hosting, offered, language) } : seat;
}

export function sentTable(room: Room, seat: number | undefined, language: Language): SentTable {
  const { live, facts } = room;
  const { hosting } = live;
  const { result } = live.match;
  const own = facts.seats.find((each) => each.seat === seat);
  const watching = [...room.feeds.values()].filter(({ reader }) => reader.viewer === 'spectator');
  return {
    state: live.status,
    seats: facts.seats.map((row) => {
      const all = live.status === 'over';
      const told = tableSeat(row, facts.here, { standIn: live.standIns.get(row.seat), viewer: seat, all });
      return inLanguage(told, hosting, language);
    }),
    waitingFor: room.waitingFor.seats,
    // The number of entries, unseen passes included, must not be revealed.
    requests: facts.requests
      .filter((request) => !lapsedBy(live, request))
      .map(({ what, by, agreed, commitment }) => ({ what, by, agreed, ...(commitment ? { commitment } : {}) })),
    ...(isToldOfLapse(room, seat) ? { lapsed: 'takeback' as const } : {}),
    ...(live.beginning.settings.takebacks === false ? { takebacks: false as const } : {}),
    ...(own && (own.standing || hosting.stops) ? { standing: inForce(room, own.seat, own.standing ?? undefined) } : {}),
    spectators: watching.reduce((sum, { watchers }) => sum + watchers, room.watchersApart),
    ...(room.delayMs > 0 ? { delaySeconds: room.delayMs / 1000 } : {}),
    ...(result?.kind === 'over' ? { outcome: hosting.reason(result.reason, language) } : {}),
    ...(facts.rematch === undefined ? {} : { rematch: facts.rematch }),
  };
}

/**
 * The clocks at a moment, as shown to the seat `viewer`. Only those clocks run whose seats are publicly known to owe an
 * answer; an answer shows only through its consequences.
 */
export function sentClocks(
  room: Room,
  viewer: number | undefined,
  now: number,
  downtimes: readonly Downtime[],
): readonly SentClock[] {
  const { live, waitingFor } = room;
  const { speed } = live.beginning.settings;
  if (speed.kind === 'untimed') return [];
  return live.people.map((seat): SentClock => {
    const waits = waitingFor.seats.includes(seat) && live.status === 'running';
    const shown = waits ? clockOf(room, seat, seat === viewer, now) : undefined;
    if (!shown) return { seat, leftMs: live.banks[seat] as number, running: false };
    const { since, bankMs } = shown;
    const deadline = deadlineOf({ speed, since, bankMs, awaySince: undefined, downtimes });
    return {
      seat,
      leftMs: leftNow(bankMs, takenMs(since, now, downtimes)),
      running: true,
      ...(speed.kind === 'correspondence' && deadline ? { dueMs: deadline.at - now } : {}),
    };
  });
}

/**
 * Players know the true state of their own clock, and the last shown state of the others. Before a pause is over no
 * clock reveals anything new.
 */
function clockOf({ live, waitingFor }: Room, seat: number, isOwn: boolean, now: number): WaitingClock | undefined {
  const question = live.openQuestions.of(seat);
  const hidden = live.heldUntil > now && (question === undefined || question.shownAt > now);
  if (!isOwn || hidden) return waitingFor.clocks.get(seat);
  return question && { since: question.since, bankMs: live.banks[seat] as number };
}
