import { LANGUAGES } from '@praxis/contract';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../cards/index.ts';
import { deckService } from '../deck-service.ts';
import { type DeckProblem, deckProblems, deckSizes } from '../rules/state/construction.ts';
import { inSide } from '../rules/state/deck.ts';
import type { LimitList } from '../rules/state/lists.ts';
import { lineText, problemText } from '../text/decks.ts';
import { readDeck, writeDeck } from './exchange.ts';
import { DECK_LISTS, DECKS } from './index.ts';
import { PLAYABLE } from './known.ts';
import { isYdk, readYdke, writeYdke } from './passcodes.ts';

const FIRST = DECK_LISTS['First Duel'] ?? {};

const problems = (deck: Readonly<Record<string, number>>, list?: LimitList): readonly DeckProblem[] =>
  deckProblems(deck, CARDS, list);
const saysOf = (text: string): readonly (readonly [number, string])[] =>
  readDeck(text, PLAYABLE).problems.map(({ line, say }) => [line, say]);

test('every offered deck obeys the list of July 2014, so a table with it can begin', () => {
  for (const deck of Object.values(DECKS)) expect(deckProblems(deck, CARDS, '2014-07')).toEqual([]);
});

describe('construction', () => {
  test('Y-DECK-001 the Main Deck has 40 to 60 cards', () => {
    expect(problems(FIRST)).toEqual([]);
    expect(problems({ ...FIRST, 'Gaia The Fierce Knight': 0 })).toEqual([
      { say: 'main too small', rule: 'Y-DECK-001', size: 39 },
    ]);
    const all = CARDS.filter((def) => !def.token && deckSizes({ [def.id]: 1 }, CARDS).main === 1);
    const filled = Object.fromEntries(all.slice(0, 61).map(({ id }) => [id, 1]));
    expect(problems(filled)).toEqual([{ say: 'main too large', rule: 'Y-DECK-001', size: 61 }]);
  });

  test('Y-DECK-002 Y-DECK-003 sixteen Fusion, Synchro and Xyz Monsters are one too many, and do not count for the 40', () => {
    const extra = Object.fromEntries(
      CARDS.filter(({ frame }) => frame === 'fusion' || frame === 'synchro' || frame === 'xyz')
        .slice(0, 16)
        .map(({ id }) => [id, 1]),
    );
    expect(deckSizes({ ...FIRST, ...extra }, CARDS)).toEqual({ main: 40, extra: 16, side: 0 });
    expect(problems({ ...FIRST, ...extra })).toEqual([{ say: 'extra too large', rule: 'Y-DECK-002', size: 16 }]);
  });

  test('Y-DECK-004 Y-DECK-005 Ritual and Pendulum Monsters are in the Main Deck', () => {
    expect(deckSizes({ 'Black Luster Soldier': 1, 'Stargazer Magician': 2 }, CARDS)).toEqual({
      main: 3,
      extra: 0,
      side: 0,
    });
  });

  test('Y-DECK-006 the Side Deck has at most 15 cards', () => {
    const side = Object.fromEntries(
      CARDS.filter((def) => def.kind === 'trap')
        .slice(0, 16)
        .map(({ id }) => [inSide(id), 1]),
    );
    expect(problems({ ...FIRST, ...side })).toEqual([{ say: 'side too large', rule: 'Y-DECK-006', size: 16 }]);
  });

  test('Y-DECK-007 three copies of a name, Main, Extra and Side Deck together', () => {
    expect(problems({ ...FIRST, [inSide('Dark Blade')]: 1 })).toEqual([
      { say: 'too many copies', rule: 'Y-DECK-007', card: 'Dark Blade', count: 4 },
    ]);
  });

  test('Y-DECK-008 a name that no card has', () => {
    expect(problems({ ...FIRST, 'Dark Blades': 1 })).toEqual([
      { say: 'unknown card', rule: 'Y-DECK-008', card: 'Dark Blades' },
    ]);
  });

  test('Y-DECK-009 Y-DECK-010 Y-DECK-011 the list of July 2014 counts all Decks together, and no list allows three', () => {
    const deck = { ...FIRST, 'Monster Reborn': 1, Honest: 1, [inSide('honest')]: 1, 'Summoner Monk': 3 };
    expect(problems(deck)).toEqual([]);
    expect(problems(deck, '2014-07')).toEqual([
      { say: 'forbidden', rule: 'Y-DECK-009', card: 'Monster Reborn', list: '2014-07' },
      { say: 'limited', rule: 'Y-DECK-009', card: 'Honest', count: 2, most: 1, list: '2014-07' },
      { say: 'limited', rule: 'Y-DECK-009', card: 'Summoner Monk', count: 3, most: 2, list: '2014-07' },
    ]);
  });

  test('the decks that are offered are legal, with the list too', () => {
    expect(Object.keys(DECK_LISTS)).toHaveLength(7);
    for (const [name, deck] of Object.entries(DECKS)) expect([name, problems(deck, '2014-07')]).toEqual([name, []]);
  });

  test('every problem is worded in every language', () => {
    const deck = { 'Dark Blade': 4, 'No Card': 1, 'Monster Reborn': 1, Honest: 2, 'One for One': 70 };
    for (const language of LANGUAGES) {
      const texts = problems(deck, '2014-07').map((problem) => problemText(problem, language));
      expect(texts).toHaveLength(6);
      for (const text of texts) expect(text).not.toMatch(/undefined|NaN/);
    }
  });
});

describe('passcodes', () => {
  test('the addresses that the format documents', () => {
    const { copies } = readYdke('ydke://o6lXBZyFNAI=!viOnAg==!7ydRAA==!');
    expect(copies.map(({ section, passcode }) => [section, passcode])).toEqual([
      ['main', 89631139],
      ['main', 36996508],
      ['extra', 44508094],
      ['side', 5318639],
    ]);
    expect(writeYdke({ main: [46986414, 44095762], extra: [1861629], side: [] })).toBe(
      'ydke://rvTMAhLZoAI=!/WccAA==!!',
    );
  });

  test('Y-DECK-008 another picture of a card is the same card', () => {
    expect(readDeck('ydke://o6lXBZyFNAI=!viOnAg==!7ydRAA==!', PLAYABLE)).toEqual({
      format: 'ydke',
      name: '',
      deck: {
        'blue-eyes-white-dragon': 1,
        'dark-magician': 1,
        'stardust-dragon': 1,
        [inSide('mystical-space-typhoon')]: 1,
      },
      unknown: {},
      problems: [],
    });
  });

  test('a .ydk file with everything that programs write', () => {
    const text =
      '\uFEFF#created by Ana\r\n#main\r\n89631139\r\n36996508\r\n044508094 \r\n\r\n#extra\r\n!side\r\n5318639\r\n#main\r\n5318639';
    const { deck, problems: found } = readDeck(text, PLAYABLE);
    expect(deck).toEqual({
      'blue-eyes-white-dragon': 1,
      'dark-magician': 1,
      'stardust-dragon': 1,
      [inSide('mystical-space-typhoon')]: 2,
    });
    // The card decides its zone: it was moved, and a warning says so.
    expect(found).toEqual([
      { line: 5, say: 'not in the main deck', text: 'Stardust Dragon', nearest: [], warning: true },
    ]);
  });

  test('every bad line of a .ydk file is named', () => {
    expect(saysOf('#main\n89631139\nhello\n0\n4294967296\n123\n!side\n77')).toEqual([
      [3, 'not understood'],
      [4, 'wrong passcode'],
      [5, 'wrong passcode'],
      [6, 'unknown passcode'],
      [8, 'unknown passcode'],
    ]);
  });

  test('a damaged address is distinguished from an unknown card', () => {
    expect(saysOf('ydke://o6lXBZyFNAI=!viOnAg==!')).toEqual([[1, 'wrong address']]);
    expect(saysOf('ydke://o6lX!viOnAg==!!')).toEqual([[1, 'wrong code']]);
    expect(saysOf('ydke://AQAAAA==!!!')).toEqual([[1, 'unknown passcode']]);
    expect(readYdke('ydke://%%%!!!\nMain Deck\n').faults).toEqual([
      { line: 1, say: 'wrong address', text: 'ydke://%%%!!!' },
    ]);
  });

  test('a file without any section mark is known by its first number', () => {
    expect(isYdk('#created by\n89631139\n')).toBe(true);
    expect(isYdk('3 Dark Hole\n')).toBe(false);
  });
});

describe('plain lists', () => {
  test('headings, numbers and names as people write them, in every language', () => {
    const text =
      'Name: Mixed\nMain Deck (5)\n3x Luster Dragon\n1 Magicien Sombre\nDark Hole\n\nExtra Deck:\n1 Stardust Dragon\n// mine\nSide Deck\n2 Trap Hole\n';
    expect(readDeck(text, PLAYABLE)).toEqual({
      format: 'text',
      name: 'Mixed',
      deck: {
        'luster-dragon': 3,
        'dark-magician': 1,
        'dark-hole': 1,
        'stardust-dragon': 1,
        [inSide('trap-hole')]: 2,
      },
      unknown: {},
      problems: [],
    });
  });

  test('Y-DECK-003 a card under the heading of a Deck that it cannot be in', () => {
    expect(saysOf('Main Deck\n1 Stardust Dragon\nExtra Deck\n2 Dark Hole\n')).toEqual([
      [2, 'not in the main deck'],
      [4, 'not in the extra deck'],
    ]);
  });

  test('every bad line has a message, with the names that were perhaps meant', () => {
    const { problems: found } = readDeck('3 Luster Dragn\n0 Dark Hole\nwhat?\n999 Trap Hole\n', PLAYABLE);
    expect(found.map(({ line, say }) => [line, say])).toEqual([
      [1, 'unknown card'],
      [2, 'wrong count'],
      [3, 'not understood'],
      [4, 'wrong count'],
    ]);
    expect(found[0]?.nearest).toContain('Luster Dragon');
    for (const language of LANGUAGES)
      for (const problem of found) expect(lineText(problem, language)).not.toMatch(/undefined/);
    expect(saysOf('')).toEqual([[0, 'no deck']]);
  });
});

describe('writing', () => {
  test('a written deck is read again, in every format', () => {
    for (const [name, deck] of Object.entries(DECKS)) {
      const text = writeDeck('text', { name, deck: { ...deck, [inSide('Dark Hole')]: 1 } }, PLAYABLE);
      const first = readDeck(text, PLAYABLE);
      expect([name, first.name, first.problems]).toEqual([name, name, []]);
      for (const format of ['ydk', 'ydke'] as const) {
        const again = readDeck(writeDeck(format, first, PLAYABLE), PLAYABLE);
        expect([format, again.format, again.deck, again.problems]).toEqual([format, format, first.deck, []]);
      }
    }
  });
});

test('a deck service says which list it follows, and how large the Decks are', () => {
  const service = deckService(PLAYABLE);
  const table = { edition: '9.0', seats: 2 };
  const deck = { ...FIRST, 'Monster Reborn': 1, [inSide('dark-hole')]: 1 };
  expect(service.checkDeck(deck, table, 'en')).toEqual([]);
  expect(service.checkDeck(deck, { ...table, playFormat: '2014-07' }, 'en')).toMatchObject([{ rule: 'Y-DECK-009' }]);
  // Y-AMB-36 A format of a date refuses later cards; a table with the list does not.
  const later = { ...FIRST, 'Jet Synchron': 1, [inSide('jet-warrior')]: 1 };
  expect(service.checkDeck(later, { ...table, options: { list: '2014-07' } }, 'en')).toEqual([]);
  for (const language of LANGUAGES)
    expect(service.checkDeck(later, { ...table, playFormat: '2014-07' }, language)).toEqual([
      { level: 'error', rule: 'Y-DECK-011', text: expect.stringContaining('2014-07') },
      { level: 'error', rule: 'Y-DECK-011', text: expect.stringContaining('2014-07') },
    ]);
  expect(service.checkDeck(later, { ...table, playFormat: 'none' }, 'en')).toEqual([]);
  expect(() => service.checkDeck(deck, { ...table, playFormat: '1999' }, 'en')).toThrow('There is no list "1999"');
  expect(service.deckParts?.(deck, 'it')).toEqual([
    { id: 'main', name: 'Main Deck', count: 41 },
    { id: 'side', name: 'Side Deck', count: 1 },
  ]);
  expect(service.recognisesDeck?.('#main\n89631139\n')).toBe(true);
  expect(service.recognisesDeck?.('3 Dark Hole')).toBe(false);
});
