/** A new match as the command line asks for it. */
import type { Deck, Hosting, Language, OfferedDeck } from '@praxis/contract';
import { Mistake, type SeatSetup, type Setup } from '@praxis/engine';
import { plainName } from '@praxis/kit/spelling.ts';
import { readNamed, WrongUsage, wholeNumber } from './command.ts';
import { type Words, wordsIn } from './words.ts';

export interface Wished {
  readonly edition?: string | undefined;
  readonly seats?: string | undefined;
  readonly deck?: string | undefined;
}

/** Who sits where with which deck: the person first, with the deck that was named or the first one that is offered. */
export function newSetup(
  hosting: Hosting,
  { edition: wished, seats: many, deck }: Wished,
  names: readonly string[],
  seed: string,
  language: Language,
): Setup {
  const { usage, illegalDeck } = wordsIn(language);
  const { editions, seats: limits } = hosting.choices;
  const edition = wished ?? (editions[0] as string);
  if (!editions.includes(edition))
    throw new WrongUsage(usage.unknownEdition(JSON.stringify(edition), hosting.game.editions.join(', ')));
  const count = wholeNumber('seats', many ?? String(limits.usual), limits.least, limits.most, usage);
  const { decks } = hosting;
  const seats = names
    .slice(0, count)
    .map((name, seat): SeatSetup => ({ name, deck: (decks[seat % decks.length] as OfferedDeck).deck }));
  if (deck !== undefined) seats[0] = { name: names[0] as string, deck: deckNamed(hosting, deck, language, usage) };
  // A deck that is not legal can be tried out all the same.
  for (const { level, text, rule } of hosting.checkDeck(seats[0]?.deck ?? {}, { edition, seats: count }, language))
    if (level === 'error') console.error(illegalDeck(edition, rule ? `${clause(text)} (${rule})` : clause(text)));
  return { edition, seats, seed };
}

/** A sentence that goes on. */
const clause = (sentence: string): string => sentence.replace(/\.$/, '');

function deckNamed(hosting: Hosting, given: string, language: Language, usage: Words['usage']): Deck {
  const offered = hosting.decks.find(({ id, name }) => [id, name].some((each) => plainName(each) === plainName(given)));
  if (offered) return offered.deck;
  const { deck, messages } = hosting.readDeck(readNamed(given, usage), language);
  const errors = messages.filter(({ level }) => level === 'error');
  if (errors.length > 0)
    throw new Mistake(errors.map(({ line, text }) => `${given}${line ? `:${line}` : ''}: ${text}`).join('\n'));
  return deck;
}
