/** The chat of a table. */
import type { Chat } from '@praxis/protocol/messages.ts';
import type { QuickPhrase } from '@praxis/protocol/table.ts';
import type { Person } from '../people/people.ts';
import type { Resources } from '../resources.ts';
import { isKeyTaken } from '../storage/database.ts';
import { and, desc, eq, gt } from '../storage/drizzle.ts';
import { chat } from '../storage/schema.ts';

/** The number of lines sent to a newcomer at the table. */
const LINES_MAX = 100;
const ATTEMPTS_MAX = 10;

export interface Line {
  readonly seat: number;
  readonly text?: string;
  readonly phrase?: QuickPhrase;
}

export async function say(resources: Resources, match: string, person: Person, line: Line): Promise<void> {
  const { database, clock, bus } = resources;
  for (let attempt = 1; ; attempt++) {
    const [last] = await database.queries
      .select({ n: chat.n })
      .from(chat)
      .where(eq(chat.matchId, match))
      .orderBy(desc(chat.n))
      .limit(1);
    try {
      await database.queries.insert(chat).values({
        ...{ matchId: match, n: (last?.n ?? 0) + 1, personId: person.id, name: person.name, at: clock.now() },
        ...{ seat: line.seat, text: line.text ?? null, phrase: line.phrase ?? null },
      });
      break;
    } catch (error) {
      // Two people spoke at once; the later line comes after the other.
      if (!isKeyTaken(error) || attempt === ATTEMPTS_MAX) throw error;
    }
  }
  bus.tell('chat', match);
}

const BELONGS = `
select from matches where id = $1
and (settings ->> 'open' = 'true' or exists (select from seats where match_id = matches.id and person_id = $2))`;

/** True if the person may hear the chat: at a private table only the players may, at an open one everybody. */
export async function mayHear({ database }: Resources, match: string, person: string): Promise<boolean> {
  const { rowCount } = await database.pool.query(BELONGS, [match, person]);
  return rowCount !== 0;
}

/** The lines after line `after`, the oldest first. */
export async function linesAfter({ database }: Resources, match: string, after: number): Promise<readonly Chat[]> {
  const rows = await database.queries
    .select()
    .from(chat)
    .where(and(eq(chat.matchId, match), gt(chat.n, after)))
    .orderBy(desc(chat.n))
    .limit(LINES_MAX);
  return rows.reverse().map(({ n, name, seat, text, phrase, at }) => ({
    ...{ n, by: name, at },
    ...(seat === null ? {} : { seat }),
    ...(text === null ? {} : { text }),
    ...(phrase === null ? {} : { phrase }),
  }));
}
