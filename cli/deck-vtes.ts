/** Decks of VTES for `praxis deck`: all formats of its sites, and what the official lists know beside the cards that are playable here. */
import { existsSync } from 'node:fs';
import { knownHere } from '@praxis/vtes/card-lists/known.ts';
import { type DeckRead, FORMATS, type FormatId, readDeck, writeDeck } from '@praxis/vtes/decks/exchange.ts';
import { starterList } from '@praxis/vtes/decks/index.ts';
import type { Knowledge } from '@praxis/vtes/decks/knowledge.ts';
import {
  DECK_FORMATS,
  type LegalityOptions,
  legalEditions,
  legalityProblems,
  playability,
} from '@praxis/vtes/decks/legality.ts';
import { sizes } from '@praxis/vtes/decks/list.ts';
import type { DeckMessage, LineProblem } from '@praxis/vtes/decks/messages.ts';
import { EDITIONS, type Edition } from '@praxis/vtes/rules/state/editions.ts';
import { deckSentence } from '@praxis/vtes/text/decks.ts';
import { oneOf, print, STATUS, wholeNumber } from './command.ts';
import { type Asked, textGiven } from './deck-given.ts';

export { FORMATS } from '@praxis/vtes/decks/exchange.ts';
export { DECK_FORMATS } from '@praxis/vtes/decks/legality.ts';

export function checkVtes(
  given: string,
  { edition = 'fifth', players = '5', format = 'standard', ...asked }: Asked,
): number {
  const options = {
    edition: EDITIONS[oneOf('edition', edition, Object.keys(EDITIONS))] as Edition,
    players: wholeNumber('players', players, 2, 6),
    format: oneOf('format', format, DECK_FORMATS),
  };
  return check(given, options, asked.language, asked.json);
}

export function convertVtes(given: string, { to, language }: Asked): number {
  return convert(given, oneOf('to', to, FORMATS), language);
}

function check(given: string, options: LegalityOptions, language: string, asJson: boolean): number {
  const knowledge = knownHere();
  const read = deckGiven(given, knowledge);
  const legality = legalityProblems(read.deck, options);
  const editions = legalEditions(read.deck, options);
  const { playable, all, missing } = playability(read.deck);
  const say = (message: DeckMessage): string => deckSentence(language, message);
  const failed = legality.length > 0 || read.problems.some(({ level }) => level === 'error');
  if (asJson) {
    const { name, author } = read.deck;
    const lines = read.problems.map(({ message, ...place }) => ({ ...place, say: message.say, message: say(message) }));
    const rules = legality.map(({ rule, message }) => ({ rule, say: message.say, message: say(message) }));
    const notPlayable = missing.map(({ card }) => card);
    print(
      JSON.stringify(
        { format: read.format, name, author, ...sizes(read.deck), lines, rules, editions, playable, all, notPlayable },
        undefined,
        2,
      ),
    );
    return failed ? STATUS.failed : STATUS.ok;
  }
  const { edition, players } = options;
  const title = [read.deck.name, read.format === undefined ? '' : say({ say: 'read as', format: read.format })];
  if (title.some(Boolean)) print(title.filter(Boolean).join(' · '));
  for (const problem of read.problems) print(lineText(problem, language));
  if (all > 0) {
    print(say({ say: 'sizes', ...sizes(read.deck) }));
    print(say({ say: legality.length === 0 ? 'legal' : 'not legal', edition: edition.id, players }));
    // Unknown cards were told with their lines already.
    for (const { rule, message } of legality) if (message.say !== 'unknown card') print(`  ${say(message)} (${rule})`);
    print(say({ say: 'legal in', editions }));
    print(say({ say: 'playable', playable, all }));
    for (const message of missing) print(`  ${say(message)}`);
    if (!knowledge.complete && read.deck.unknown.length > 0) print(say({ say: 'no card lists' }));
  }
  return failed ? STATUS.failed : STATUS.ok;
}

export function lineText({ line, message, nearest }: LineProblem, language: string): string {
  const say = (each: DeckMessage): string => deckSentence(language, each);
  const place = line === 0 ? '' : `${say({ say: 'at line', line })} `;
  const rule = message.say === 'unknown card' ? ' (V-DECK-001)' : '';
  const names = nearest.length === 0 ? '' : `\n  ${say({ say: 'nearest', names: nearest })}`;
  return `${place}${say(message)}${rule}${names}`;
}

function convert(given: string, format: FormatId, language: string): number {
  const read = deckGiven(given, knownHere());
  const { text, problems } = writeDeck(read.deck, format);
  for (const problem of read.problems) console.error(lineText(problem, language));
  for (const message of problems) console.error(deckSentence(language, message));
  if (read.deck.cards.length > 0) process.stdout.write(text);
  return problems.length > 0 || read.problems.some(({ level }) => level === 'error') ? STATUS.failed : STATUS.ok;
}

function deckGiven(given: string, knowledge: Knowledge): DeckRead {
  if (given !== '-' && !existsSync(given)) {
    if (/#\d+=|^https?:/i.test(given)) return readDeck(given, knowledge);
    const starter = starterList(given, knowledge);
    if (starter) return { format: undefined, deck: starter, problems: [] };
  }
  return readDeck(textGiven(given), knowledge);
}
