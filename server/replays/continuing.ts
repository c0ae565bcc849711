/** Going on from a position of a finished match, against bots. */
import { commitment } from '@praxis/protocol';
import type { TableSettings } from '@praxis/protocol/table.ts';
import { newId } from '../base/ids.ts';
import { Unfulfilled } from '../base/words.ts';
import { demandMatch } from '../limits/quotas.ts';
import { fingerprint } from '../match/appending.ts';
import type { BotPlayers } from '../match/bots.ts';
import type { StoredEntry } from '../match/entries.ts';
import { followGently } from '../match/following.ts';
import { LiveMatch } from '../match/live-match.ts';
import type { Room } from '../match/room.ts';
import { keepPerson, type Person } from '../people/people.ts';
import type { Resources } from '../resources.ts';
import { entries, matches, seats } from '../storage/schema.ts';
import { answersOf, demandOver } from './replays.ts';

/** The number of rows written by one statement. */
const ROWS_AT_ONCE = 500;

/** A new match whose first answers are those of the old one. Returns its id. */
export async function continueMatch(
  resources: Resources,
  bots: BotPlayers,
  room: Room,
  person: Person,
  { step, seat }: { readonly step: number; readonly seat: number },
): Promise<string> {
  const { database, clock, newSecret } = resources;
  const { live, facts } = room;
  demandOver(live);
  const given = answersOf(live);
  if (!facts.seats.some((each) => each.seat === seat))
    throw new Unfulfilled('no seat', { about: 'seat', seat: seat + 1 });
  if (step > given.length)
    throw new Unfulfilled('malformed', { about: 'field most', field: 'step', most: given.length });
  const now = clock.now();
  const id = newId();
  const secret = newSecret();
  const settings: TableSettings = {
    ...live.beginning.settings,
    ...{ speed: { kind: 'untimed' }, rated: false, open: false },
  };
  // The seed is that of the old match, so the cards come as they came there.
  const beginning = { ...live.beginning, id, settings, secret, begunAt: now, people: [seat] };
  const copy = new LiveMatch(beginning);
  await followGently(
    copy,
    given.slice(0, step).map((entry, index): StoredEntry => {
      const anytime = 'standing' in entry;
      const body = { answer: anytime ? entry.standing : entry.answer };
      return { seq: index + 1, kind: anytime ? 'concede' : 'answer', seat: entry.seat, body, at: now };
    }),
  );
  if (copy.status !== 'running') throw new Unfulfilled('malformed', { about: 'field form', field: 'step' });
  await keepPerson(resources, person);
  await database.queries.transaction(async (queries) => {
    const { game, edition } = settings;
    await demandMatch(queries, resources.config, person.id);
    await queries.insert(matches).values({
      ...{ id, game, edition, settings, host: person.id, secret, commitment: commitment(secret) },
      ...{ status: 'running', setup: live.beginning.setup, rulesVersion: live.beginning.release.version },
      ...{ head: step, createdAt: now, begunAt: now, dueAt: now },
    });
    await queries.insert(seats).values(
      facts.seats.map((row) => ({
        ...row,
        ...{ matchId: id, standing: null, contribution: null, place: null, ready: true },
        // The names stay those of the original players, and are removed with them.
        nameOf: row.personId ?? row.nameOf,
        ...(row.seat === seat
          ? {
              ...{ kind: 'person' as const, personId: person.id, guest: person.guest },
              ...{ program: person.bot === true, bot: null, awaySince: now },
            }
          : {
              ...{ kind: 'bot' as const, personId: null, guest: false, program: false },
              ...{ bot: bots.names[0] as string, awaySince: null },
            }),
      })),
    );
    const hash = fingerprint(copy.match);
    const rows = copy.entries.map((entry) => ({ ...entry, matchId: id, seat: entry.seat ?? null, hash }));
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      await queries.insert(entries).values(rows.slice(at, at + ROWS_AT_ONCE));
  });
  return id;
}
