/** Texts that are no decks, made to keep a server busy: each is read in a moment, whatever the game. */
import { describe, expect, test } from 'vitest';
import { Registry } from '../registry.ts';

/** As much as a request may hold, and how long the processor may work for it; what else the machine does is not counted. */
const LENGTH = 59_000;
const MOST_MS = 1500;

const filled = (piece: string): string => piece.repeat(Math.floor(LENGTH / piece.length));

const TEXTS: Readonly<Record<string, string>> = {
  'short lines': filled('1 a\n'),
  'names that are almost known': filled('1 Govern the Unaligne\n'),
  'ever other names': Array.from({ length: 6000 }, (_, number) => `1 Zq${number}x`).join('\n'),
  'one long name': `1 ${filled('a')}`,
  'a name of many words': `1 ${filled('a ')}`,
  'spaces within a name': `1 a${filled(' ')}b`,
  'tabs within a name': `1${filled('\t')}x`,
  'numbers only': filled('1'),
  'open brackets': filled('1 a ('),
  'square brackets': filled('1 x ['),
  'heaped accents': `1 ${'é\u0301'.repeat(19_000)}`,
  'elements that are not closed': `<Deck>${filled('<Cards ')}`,
  'elements without end': `<Deck>${filled('<Cards/>')}</Deck>`,
  'declarations without end': filled('<?xml'),
  'one long attribute': `<Deck><Cards ${filled('a')}></Deck>`,
  'a character that does not exist': '<Deck><Cards Quantity="1" Name="&#99999999999;"/></Deck>',
  'a character beyond the last': '<Deck><Cards Quantity="1" Name="&#1114112;"/></Deck>',
  'nested JSON': filled('{"a":'),
  'an address with thousands of cards': `https://vdb.im/decks/deck?name=x#${filled('1=1;')}`,
  'headings without end': filled('Crypt ('),
  'names of the machine': '1 __proto__\n1 constructor\n1 toString\n__proto__\n',
};

const registry = new Registry();

describe.each(['vtes', 'pokemon', 'magic'])('%s', (game) => {
  test('reads what is no deck in a moment and says what is wrong', async () => {
    const hosting = await registry.hosting(game);
    expect(hosting).toBeDefined();
    if (!hosting) return;
    const { editions, seats } = hosting.choices;
    const place = { edition: editions[0] as string, seats: seats.usual };
    // What is made once for all decks is not counted.
    hosting.checkDeck(hosting.readDeck('1 nothing', 'en').deck, place, 'en');
    for (const [name, text] of Object.entries(TEXTS)) {
      const from = process.threadCpuUsage();
      const { deck, messages } = hosting.readDeck(text, 'en');
      const problems = [...messages, ...hosting.checkDeck(deck, place, 'en')];
      expect([name, problems.some(({ level }) => level === 'error')]).toEqual([name, true]);
      const { user, system } = process.threadCpuUsage(from);
      const ms = (user + system) / 1000;
      expect([name, ms < MOST_MS]).toEqual([name, true]);
    }
  });
});
