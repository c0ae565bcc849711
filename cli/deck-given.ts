/** The deck that `praxis deck` was given, and whose game it is of. */
import { createReadStream, existsSync } from 'node:fs';
import type { Hosting, Language, ReadDeck } from '@praxis/contract';
import { GAMES } from '@praxis/games';
import { plainName } from '@praxis/kit/spelling.ts';
import { type KnownCards, knownCards } from './card-lists.ts';
import { unreadable } from './command.ts';
import { hostingNamed } from './games.ts';

export interface GivenDeck extends KnownCards {
  readonly hosting: Hosting;
  readonly read: ReadDeck;
}

/**
 * An offered deck, by its name, or the text of a file, of a pipe or in an address. Without the name of a game the first
 * game counts that offers such a deck, recognises the text as its own or understands all of it; else the one that finds
 * most cards in it.
 */
export async function givenDeck(given: string, game: string | undefined, language: Language): Promise<GivenDeck> {
  const isName = given !== '-' && !isAddress(given) && !existsSync(given);
  if (isName) {
    const offered = await offeredDeck(given, game);
    if (offered) return offered;
  }
  const text = isAddress(given) ? given : await textGiven(given);
  if (game !== undefined) return readBy(await hostingNamed(game), text, language);
  let best: GivenDeck | undefined;
  for (const each of GAMES) {
    const deck = await readBy(await each.hosting(), text, language);
    if (deck.hosting.recognisesDeck?.(text) || isUnderstood(deck.read)) return deck;
    if (!best || size(deck.read) > size(best.read)) best = deck;
  }
  return best as GivenDeck;
}

/** Nothing is fetched: some programs write whole decks as addresses. */
function isAddress(given: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\/|#\d+=/i.test(given);
}

async function offeredDeck(given: string, game: string | undefined): Promise<GivenDeck | undefined> {
  const wanted = plainName(given);
  const hostings = game === undefined ? GAMES.map((each) => () => each.hosting()) : [() => hostingNamed(game)];
  for (const load of hostings) {
    const hosting = await load();
    const offered = hosting.decks.find(({ id, name }) => plainName(id) === wanted || plainName(name) === wanted);
    if (!offered) continue;
    const read = { name: offered.name, deck: offered.deck, messages: [] };
    return { hosting, ...(await knownCards(hosting)), read };
  }
  return undefined;
}

async function readBy(hosting: Hosting, text: string, language: Language): Promise<GivenDeck> {
  const known = await knownCards(hosting);
  return { hosting, ...known, read: known.deckService.readDeck(text, language) };
}

function isUnderstood({ deck, messages }: ReadDeck): boolean {
  return Object.keys(deck).length > 0 && messages.every(({ level }) => level !== 'error');
}

function size({ deck }: ReadDeck): number {
  return Object.values(deck).reduce((sum, count) => sum + count, 0);
}

/** Longer than the text of any deck. */
const BYTES_MAX = 800_000;

/** Reads no more than a deck can have, however long the file or pipe is. */
async function textGiven(given: string): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of given === '-' ? process.stdin : createReadStream(given)) {
      parts.push(Buffer.from(part));
      length += part.length;
      if (length > BYTES_MAX) break;
    }
  } catch (error) {
    throw unreadable(given, error as NodeJS.ErrnoException);
  }
  return Buffer.concat(parts).toString('utf8');
}
