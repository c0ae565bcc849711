/** Decks of a game of which only the contract is known, for `praxis deck`. */
import { existsSync } from 'node:fs';
import type { DeckMessage, Hosting, Language, ReadDeck } from '@praxis/contract';
import { plainName } from '@praxis/kit/spelling.ts';
import { oneOf, print, STATUS, WrongUsage, wholeNumber } from './command.ts';
import { type Asked, textGiven } from './deck-given.ts';
import { wordsIn } from './words.ts';

export function checkHosted(hosting: Hosting, given: string, asked: Asked): number {
  const { editions, seats: limits } = hosting.choices;
  const { language, json } = asked;
  if (asked.format !== undefined) throw new WrongUsage(`--format belongs to vtes, not to ${hosting.game.id}.`);
  const edition = oneOf('edition', asked.edition ?? (editions[0] as string), editions);
  const seats = wholeNumber('players', asked.players ?? String(limits.usual), limits.least, limits.most);
  const { name, deck, messages } = deckGiven(hosting, given, language);
  const cards = Object.values(deck).reduce((sum, count) => sum + count, 0);
  const problems = hosting.checkDeck(deck, { edition, seats }, language);
  const legal = [...messages, ...problems].every(({ level }) => level !== 'error');
  const status = legal ? STATUS.ok : STATUS.failed;
  if (json) {
    print(
      JSON.stringify(
        { game: hosting.game.id, edition, name, cards, legal, lines: messages, rules: problems },
        undefined,
        2,
      ),
    );
    return status;
  }
  const words = wordsIn(language).deck;
  if (name !== '') print(name);
  for (const message of messages) print(lineText(message, language));
  if (cards === 0) return STATUS.failed;
  print(words.size(cards));
  print(legal ? words.legal(edition) : words.notLegal(edition));
  for (const { text, rule } of problems) print(`  ${text}${rule === undefined ? '' : ` (${rule})`}`);
  return status;
}

export function convertHosted(hosting: Hosting, given: string, { to, language }: Asked): number {
  const format = oneOf('to', to, hosting.deckFormats);
  const { name, deck, messages } = deckGiven(hosting, given, language);
  for (const message of messages) console.error(lineText(message, language));
  if (Object.keys(deck).length > 0) process.stdout.write(withEnd(hosting.writeDeck(deck, name, format)));
  return messages.some(({ level }) => level === 'error') ? STATUS.failed : STATUS.ok;
}

function withEnd(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}

/** A deck that is offered, by its name, or what a file or a pipe holds. */
function deckGiven(hosting: Hosting, given: string, language: Language): ReadDeck {
  if (given !== '-' && !existsSync(given)) {
    const offered = hosting.decks.find(({ id, name }) =>
      [id, name].some((each) => plainName(each) === plainName(given)),
    );
    if (offered) return { name: offered.name, deck: offered.deck, messages: [] };
  }
  return hosting.readDeck(textGiven(given), language);
}

function lineText({ line, text }: DeckMessage, language: Language): string {
  return line === undefined ? text : wordsIn(language).deck.line(line, text);
}
