/** Saved decks. Only the owner can change one; anyone with its link can read it. */
import type { NewDeck, SavedDeck, SharedDeck } from '@praxis/protocol/http.ts';
import { newId } from '../base/ids.ts';
import { Unfulfilled } from '../base/words.ts';
import { cleanText, cleanTitle } from '../people/hygiene.ts';
import { keepPerson, type Person } from '../people/people.ts';
import type { Resources } from '../resources.ts';
import { and, count, desc, eq } from '../storage/drizzle.ts';
import { decks, people } from '../storage/schema.ts';
import type { SavedDecks } from './deck-choice.ts';

/** The most decks a person may have. A guest who signs up keeps all of them. */
export const DECKS_MAX = { guest: 20, account: 200 };

const SHOWN = { id: decks.id, game: decks.game, name: decks.name, text: decks.text, share: decks.share };
type Shown = Omit<SavedDeck, 'share'> & { readonly share: string | null };

/** The newest first. */
export async function decksOf({ database }: Resources, person: string): Promise<readonly SavedDeck[]> {
  const rows = await database.queries
    .select(SHOWN)
    .from(decks)
    .where(eq(decks.personId, person))
    .orderBy(desc(decks.updatedAt), desc(decks.id));
  return rows.map(shown);
}

/** The decks from which a person can choose at a table. */
export function savedDecks({ database }: Resources, person: Person): SavedDecks {
  return async (id) => {
    const [row] = await database.queries
      .select({ name: decks.name, text: decks.text })
      .from(decks)
      .where(and(eq(decks.id, id), eq(decks.personId, person.id)));
    return row;
  };
}

export async function saveDeck(resources: Resources, person: Person, given: NewDeck): Promise<SavedDeck> {
  const { database, clock } = resources;
  const deck = await cleaned(resources, given);
  await keepPerson(resources, person);
  const id = newId();
  const now = clock.now();
  await database.queries.transaction(async (queries) => {
    // Two requests at once are counted one after the other.
    await queries.select().from(people).where(eq(people.id, person.id)).for('update');
    const [own] = await queries.select({ count: count() }).from(decks).where(eq(decks.personId, person.id));
    if ((own?.count ?? 0) >= DECKS_MAX[person.guest ? 'guest' : 'account']) throw new Unfulfilled('too many decks');
    await queries.insert(decks).values({ id, personId: person.id, ...deck, createdAt: now, updatedAt: now });
  });
  return { id, ...deck };
}

export async function changeDeck(resources: Resources, person: Person, id: string, given: NewDeck): Promise<SavedDeck> {
  const deck = await cleaned(resources, given);
  return changed(resources, person, id, { ...deck, updatedAt: resources.clock.now() });
}

export async function deleteDeck({ database }: Resources, person: Person, id: string): Promise<void> {
  const gone = await database.queries
    .delete(decks)
    .where(and(eq(decks.id, id), eq(decks.personId, person.id)))
    .returning({ id: decks.id });
  if (gone.length === 0) throw new Unfulfilled('unknown');
}

/** Anyone with the link can read the deck from now on; a deck that is already shared keeps its link. */
export async function shareDeck(resources: Resources, person: Person, id: string): Promise<SavedDeck> {
  const { pool } = resources.database;
  await pool.query('update decks set share = coalesce(share, $3) where id = $1 and person_id = $2', [
    ...[id, person.id, newId()],
  ]);
  const [row] = await resources.database.queries
    .select(SHOWN)
    .from(decks)
    .where(and(eq(decks.id, id), eq(decks.personId, person.id)));
  if (!row) throw new Unfulfilled('unknown');
  return shown(row);
}

/** The link leads nowhere from now on. Sharing the deck again gives it another one. */
export function unshareDeck(resources: Resources, person: Person, id: string): Promise<SavedDeck> {
  return changed(resources, person, id, { share: null });
}

export async function sharedDeck({ database }: Resources, share: string): Promise<SharedDeck> {
  const [row] = await database.queries
    .select({ game: decks.game, name: decks.name, text: decks.text })
    .from(decks)
    .where(eq(decks.share, share));
  if (!row) throw new Unfulfilled('unknown');
  return row;
}

async function changed(
  { database }: Resources,
  person: Person,
  id: string,
  change: Partial<typeof decks.$inferInsert>,
): Promise<SavedDeck> {
  const [row] = await database.queries
    .update(decks)
    .set(change)
    .where(and(eq(decks.id, id), eq(decks.personId, person.id)))
    .returning(SHOWN);
  if (!row) throw new Unfulfilled('unknown');
  return shown(row);
}

async function cleaned({ registry }: Resources, { game, name, text }: NewDeck): Promise<NewDeck> {
  await registry.requested(game);
  const title = cleanTitle(name);
  if (title === undefined) throw new Unfulfilled('title');
  return { game, name: title, text: cleanText(text) };
}

function shown({ id, game, name, text, share }: Shown): SavedDeck {
  return { id, game, name, text, ...(share === null ? {} : { share }) };
}
