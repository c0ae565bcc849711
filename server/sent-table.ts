/** Who sits where, whose move it is and how much time there is, as it is sent. */
import type { Language } from '@praxis/engine/hosting.ts';
import type { SentClock, SentTable } from '@praxis/protocol/frame.ts';
import type { Sitter, TableSeat } from '@praxis/protocol/table.ts';
import type { Room } from './room.ts';
import type { SeatRow } from './schema.ts';
import { inForce } from './standing-answers.ts';
import { type Downtime, deadlineOf, leftNow, takenMs } from './timekeeping.ts';

export function sitterOf(row: SeatRow, here: ReadonlySet<string>, standIn?: string): Sitter {
  if (row.kind === 'person' && standIn === undefined)
    return {
      kind: 'person',
      id: row.personId as string,
      name: row.name,
      guest: row.guest,
      here: here.has(row.personId as string),
    };
  const bot = standIn ?? row.bot;
  if (row.kind === 'nobody' || bot === null) return { kind: 'nobody' };
  return { kind: 'bot', name: row.name, bot, temperament: row.temperament ?? '' };
}

export function tableSeat(row: SeatRow, here: ReadonlySet<string>, standIn?: string): TableSeat {
  return {
    seat: row.seat,
    sitter: sitterOf(row, here, standIn),
    ...(row.deckName === null ? {} : { deck: row.deckName }),
    ready: row.ready,
  };
}

export function sentTable(room: Room, seat: number | undefined, language: Language): SentTable {
  const { live, facts } = room;
  const { hosting } = live.beginning;
  const { result } = live.match;
  const own = facts.seats.find((each) => each.seat === seat);
  const watching = [...room.feeds.values()].filter(({ reader }) => reader.viewer === 'spectator');
  return {
    state: live.status,
    seats: facts.seats.map((row) => tableSeat(row, facts.here, live.standIns.get(row.seat))),
    waitingFor: room.waitingFor.seats,
    requests: facts.requests,
    ...(own?.standing ? { standing: inForce(room, own.seat, own.standing) } : {}),
    spectators: watching.reduce((sum, { watchers }) => sum + watchers, 0),
    ...(result?.kind === 'over' ? { outcome: hosting.reason(result.reason, language) } : {}),
    ...(facts.rematch === undefined ? {} : { rematch: facts.rematch }),
  };
}

/** What the clocks show at a moment. Only those seats run of which everybody may know that they owe an answer. */
export function sentClocks(room: Room, now: number, downtimes: readonly Downtime[]): readonly SentClock[] {
  const { live } = room;
  const { speed } = live.beginning.settings;
  if (speed.kind === 'untimed') return [];
  return live.people.map((seat): SentClock => {
    const posed = room.waitingFor.seats.includes(seat) && live.status === 'running' ? live.posed.of(seat) : undefined;
    const bankMs = live.banks[seat] as number;
    if (!posed) return { seat, leftMs: bankMs, running: false };
    const { since } = posed;
    const deadline = deadlineOf({ speed, since, bankMs, awaySince: undefined, downtimes });
    return {
      seat,
      leftMs: leftNow(bankMs, takenMs(since, now, downtimes)),
      running: true,
      ...(speed.kind === 'correspondence' && deadline ? { dueMs: deadline.at - now } : {}),
    };
  });
}
