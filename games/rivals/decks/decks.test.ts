import { expect, test } from 'vitest';
import { CARDS } from '../cards/index.ts';
import { deckService } from '../deck-service.ts';
import { deckProblems } from '../rules/setup/deck.ts';
import { readDeck, writeDeck } from './exchange.ts';
import { DECKS } from './index.ts';

const brujah = DECKS.Brujah as Readonly<Record<string, number>>;
const TABLE = { edition: '1.9', seats: 2 };

function checked(change: Readonly<Record<string, number>>): readonly string[] {
  const deck = Object.fromEntries(Object.entries({ ...brujah, ...change }).filter(([, count]) => count > 0));
  return deckService.checkDeck(deck, TABLE, 'en').map(({ level, rule, text }) => `${level} ${rule}: ${text}`);
}

test.each(Object.entries(DECKS))(
  'R-DECK-001 R-DECK-002 R-DECK-008 the deck %s is legal and has 49 cards',
  (_, deck) => {
    expect(deckProblems(deck, CARDS).filter(({ say }) => say !== 'unusable')).toEqual([]);
    expect(Object.values(deck).reduce((sum, count) => sum + count, 0)).toBe(49);
  },
);

test('R-DECK-008 the four decks together use no card more often than one box holds', () => {
  for (const { id, name, box = 1 } of CARDS) {
    const used = Object.values(DECKS).reduce((sum, deck) => sum + (deck[id] ?? 0), 0);
    expect(used, name).toBeLessThanOrEqual(box);
  }
});

test('R-DECK-001 a deck has one Agenda, one Haven and seven vampires', () => {
  expect(checked({ 'turf-war': 0 })).toEqual(['error R-DECK-001: A deck must have 1 Agenda, not 0.']);
  expect(checked({ 'the-penthouse': 1 })).toEqual(['error R-DECK-001: A deck must have 1 Haven, not 2.']);
  expect(checked({ flick: 1 })).toEqual(['error R-DECK-001: A Faction deck must have 7 vampires, not 8.']);
});

test('R-DECK-002 a Library has 40 to 60 cards', () => {
  expect(checked({ 'scoped-30-06': 0 })).toEqual(['error R-DECK-002: A Library must have 40 to 60 cards, not 39.']);
});

test('R-DECK-003 at most 3 copies of a Library card, one of a vampire', () => {
  expect(checked({ kneecapped: 4 })).toEqual(['error R-DECK-003: 4 copies of Kneecapped are too many.']);
  expect(checked({ hydra: 2, skunk: 0 })).toEqual(['error R-DECK-003: 2 copies of Hydra are too many.']);
});

test('R-DECK-004 clans may be mixed', () => {
  expect(checked({ skunk: 0, karma: 1 })).toEqual([]);
});

test('R-DECK-006 City cards belong to no deck', () => {
  expect(checked({ vagrant: 1 })).toEqual([
    'error R-DECK-006: Vagrant belongs to the City Deck, which all players share.',
  ]);
});

test('R-DECK-007 a card that no vampire of the deck could use is worth a warning', () => {
  expect(checked({ 'marked-man': 1 })).toEqual(['warning R-DECK-007: None of these vampires can use Marked Man.']);
});

test.each(Object.entries(DECKS))('a written list of %s is read as the same deck', (name, deck) => {
  const read = readDeck(writeDeck(deck, name));
  expect(read.problems).toEqual([]);
  expect(read.name).toBe(name);
  expect(Object.fromEntries(Object.entries(read.deck).sort())).toEqual(Object.fromEntries(Object.entries(deck).sort()));
});

test('cards are found by French names, ids, other spelling, and without a number', () => {
  const { deck, problems } = readDeck(
    'Refuge\nMaison de fous\n\nBibliothèque (6)\n2x coup bas\n3 sucker-punch\n1 DRIVE BY',
  );
  expect(problems).toEqual([]);
  expect(deck).toEqual({ 'the-madhouse': 1, 'sucker-punch': 5, 'drive-by': 1 });
});

test('every line that is not understood has a message with its number', () => {
  const { messages, unknown } = deckService.readDeck(
    '# Mine\n1 Hydra\nhello there\n0 Skunk\n2 Suker Punch\n100 Flick',
    'en',
  );
  expect(messages).toEqual([
    { level: 'error', line: 3, text: 'Not understood: hello there' },
    { level: 'error', line: 4, text: 'A line must begin with a number from 1 to 99: 0 Skunk' },
    {
      ...{ level: 'error', line: 5, rule: 'R-DECK-008' },
      text: 'There is no card called Suker Punch. Did you mean Sucker Punch?',
    },
    { level: 'error', line: 6, text: 'A line must begin with a number from 1 to 99: 100 Flick' },
  ]);
  expect(unknown).toEqual({ 'Suker Punch': 2 });
});

test('input that is no text is refused as a whole', () => {
  expect(deckService.readDeck('\u0000\u0001', 'en').messages).toEqual([{ level: 'error', text: 'This is not text.' }]);
  expect(deckService.readDeck('x'.repeat(30_000), 'en').messages[0]?.text).toBe('This text is too long for a deck.');
});
