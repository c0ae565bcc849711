/** Texts that are no decks, made to keep a server busy: every game reads each in a moment. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Registry } from '../registry.ts';

/** The longest possible request, and its limit of processor time: a few times what an idle machine needs. */
const LENGTH = 59_000;
const MOST_MS = 400;

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
  'one heap of accents': `1 a${'\u0301'.repeat(29_000)}${'\u0316'.repeat(29_000)}`,
  'a heap of accents in turn': `1 a${filled('\u0301\u0316')}`,
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

/** How long the processor works for the quickest of a few tries. */
function busyMs(work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && least > MOST_MS; tries++) {
    const from = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(from);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** A deck's worth of a few pieces in turn, with something before and behind them. */
const PIECES = [
  ...[
    '1',
    '4x ',
    'a',
    ' ',
    '\t',
    '\n',
    '\r',
    '\u2028',
    '\u00a0',
    ',',
    ':',
    ';',
    '=',
    '#',
    '%41',
    '&amp;',
    '"',
    "'",
    '*',
    '-',
    '—',
    '/',
  ],
  ...[
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '<',
    '>',
    '<!--',
    '<Card ',
    '{"',
    'Crypt',
    'Library',
    'Sideboard',
    'Total',
    'SVI 13',
    '(G6)',
    '(ADV)',
  ],
  ...['\u0301', '\u0316', '\u200d', '\ud800', '\udc00', '\u1100', '👩', 'é', 'ß'],
];
const piece = fc.constantFrom(...PIECES);
const hostile = fc
  .tuple(
    fc.array(piece, { maxLength: 3 }),
    fc.array(piece, { minLength: 1, maxLength: 5 }),
    fc.array(piece, { maxLength: 3 }),
  )
  .map(([before, again, behind]) => before.join('') + filled(again.join('')) + behind.join(''));

describe.each(['vtes', 'pokemon', 'magic', 'yugioh', 'rivals'])('%s', (game) => {
  test('reads a text that is no deck in a moment and gives the reason', async () => {
    const hosting = await registry.hosting(game);
    expect(hosting).toBeDefined();
    if (!hosting) return;
    const { editions, seats } = hosting.choices;
    const place = { edition: editions[0], seats: seats.usual };
    // Work that is done once for all decks is not counted.
    hosting.checkDeck(hosting.readDeck('1 nothing', 'en').deck, place, 'en');
    for (const [name, text] of Object.entries(TEXTS)) {
      const { deck, messages } = hosting.readDeck(text, 'en');
      const problems = [...messages, ...hosting.checkDeck(deck, place, 'en')];
      expect([name, problems.some(({ level }) => level === 'error')]).toEqual([name, true]);
      const ms = busyMs(() => hosting.checkDeck(hosting.readDeck(text, 'en').deck, place, 'en'));
      expect([name, ms < MOST_MS]).toEqual([name, true]);
    }
    const quick = fc.property(hostile, (text) => {
      const ms = busyMs(() => hosting.checkDeck(hosting.readDeck(text, 'en').deck, place, 'en'));
      expect(ms).toBeLessThan(MOST_MS);
    });
    fc.assert(quick, { seed: 13, numRuns: 150 });
  });
});
