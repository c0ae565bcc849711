/** The output of `praxis deck` about a deck, and the deck in another program's format. */
import type { Deck, DeckMessage, Language } from '@praxis/contract';
import { oneOf, print, STATUS, WrongUsage, wholeNumber } from './command.ts';
import type { GivenDeck } from './deck-given.ts';
import { wordsIn } from './words.ts';

export interface Asked {
  readonly to?: string | undefined;
  readonly edition?: string | undefined;
  readonly players?: string | undefined;
  readonly format?: string | undefined;
  readonly language: Language;
  readonly json: boolean;
}

export function checkDeck(given: GivenDeck, asked: Asked): number {
  const { hosting, deckService, listed, isPartial, read } = given;
  const { language, json } = asked;
  const { editions, seats: limits } = hosting.choices;
  const table = {
    edition: oneOf('edition', asked.edition ?? editions[0], editions),
    seats: wholeNumber('players', asked.players ?? String(limits.usual), limits.least, limits.most),
    ...playFormatOf(given, asked.format),
  };
  const { name, format, messages, unknown = {} } = read;
  // Unknown names count for the sizes of a deck.
  const deck = { ...read.deck, ...unknown };
  const problemsIn = (edition: string): readonly DeckMessage[] =>
    deckService.checkDeck(deck, { ...table, edition }, language, read.side);
  const isError = ({ level }: DeckMessage): boolean => level === 'error';
  const problems = problemsIn(table.edition);
  const legal = !messages.some(isError) && !problems.some(isError);
  const legalIn = hosting.game.editions.filter(
    (edition) => editions.includes(edition) && !problemsIn(edition).some(isError),
  );
  const parts = deckService.deckParts?.(deck, language) ?? [];
  const all = sizeOf(deck);
  const notPlayable = Object.keys(read.deck).flatMap((id) => listed.get(id) ?? []);
  const playable = all - sizeOf(unknown) - notPlayable.reduce((sum, { id }) => sum + (deck[id] ?? 0), 0);
  const status = legal ? STATUS.ok : STATUS.failed;
  if (json) {
    const found = {
      ...{ game: hosting.game.id, format, edition: table.edition, name, ...read.notes, cards: all },
      ...Object.fromEntries(parts.map(({ id, count }) => [id, count])),
      ...{ legal, lines: messages, rules: problems, editions: legalIn, playable },
      notPlayable: notPlayable.map((card) => card.listed),
    };
    print(JSON.stringify(found, undefined, 2));
    return status;
  }
  const words = wordsIn(language).deck;
  const title = [name, format === undefined ? '' : words.readAs({ format })].filter(Boolean);
  if (title.length > 0) print(title.join(' · '));
  for (const message of messages) print(lineText(message, language));
  if (all === 0) return STATUS.failed;
  const players = limits.least === limits.most ? undefined : table.seats;
  print(
    parts.length > 0 ? sentence(parts.map(({ name: part, count }) => `${part} ${count}`)) : words.size({ cards: all }),
  );
  print(legal ? words.legal({ edition: table.edition, players }) : words.notLegal({ edition: table.edition, players }));
  // Problems that were printed with their line are not repeated.
  for (const problem of problems.filter(({ text }) => !messages.some((each) => each.text.startsWith(text))))
    print(`  ${withRule(problem)}`);
  if (editions.length > 1) print(words.legalIn({ editions: legalIn, count: legalIn.length }));
  print(words.playable({ playable, all }));
  if (isPartial && sizeOf(unknown) > 0) print(words.notImported({ game: hosting.game.id }));
  return status;
}

/** Rules for decks beside those of the editions. */
function playFormatOf(
  { hosting, deckService: { playFormats } }: GivenDeck,
  asked: string | undefined,
): { readonly playFormat?: string } {
  if (asked === undefined) return {};
  if (!playFormats) throw new WrongUsage((usage) => usage.noFormats({ game: hosting.game.id }));
  return { playFormat: oneOf('format', asked, playFormats) };
}

export function convertDeck({ hosting, deckService, read }: GivenDeck, { to, language }: Asked): number {
  const format = oneOf('to', to, hosting.deckFormats);
  const { name, deck, messages, notes, side } = read;
  const problems = [...messages, ...(deckService.unwritable?.(deck, format, language) ?? [])];
  for (const problem of problems) console.error(lineText(problem, language));
  if (Object.keys(deck).length > 0)
    process.stdout.write(withEnd(deckService.writeDeck(deck, name, format, notes, side)));
  return problems.some(({ level }) => level === 'error') ? STATUS.failed : STATUS.ok;
}

function withEnd(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}

function sizeOf(deck: Deck): number {
  return Object.values(deck).reduce((sum, count) => sum + count, 0);
}

function sentence(parts: readonly string[]): string {
  const text = parts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function lineText(message: DeckMessage, language: Language): string {
  const text = withRule(message);
  return message.line === undefined ? text : wordsIn(language).deck.line({ line: message.line, text });
}

function withRule({ text, rule }: DeckMessage): string {
  return rule === undefined ? text : `${text} (${rule})`;
}
