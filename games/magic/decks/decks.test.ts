import { describe, expect, test } from 'vitest';
import { CARDS } from '../cards/index.ts';
import { deckProblems, isError } from '../rules/setup/deck.ts';
import { lineText, problemText } from '../text/decks.ts';
import { DECK_FORMATS, readDeck, writeDeck } from './exchange.ts';
import { DECK_LISTS, DECKS } from './index.ts';
import { SAMPLE } from './sample.ts';

const bears = { 'Runeclaw Bear': 4, 'Centaur Courser': 4, 'Titanic Growth': 4, Forest: 48 };

describe('legality', () => {
  test('M-DECK-001 a deck has at least 60 cards', () => {
    expect(deckProblems(bears, CARDS)).toEqual([]);
    expect(deckProblems({ ...bears, Forest: 47 }, CARDS)).toEqual([
      { say: 'too small', rule: 'M-DECK-001', size: 59, least: 60 },
    ]);
  });

  test('M-X-001 at most four cards of a name, basic lands excepted', () => {
    expect(deckProblems({ ...bears, 'Runeclaw Bear': 5 }, CARDS)).toEqual([
      { say: 'too many copies', rule: 'M-X-001', card: 'Runeclaw Bear', count: 5, most: 4 },
    ]);
  });

  test('M-X-001 four copies are counted over main deck and sideboard, which has at most 15 cards', () => {
    expect(deckProblems(bears, CARDS, 'constructed', { Plummet: 4, Cancel: 4, Negate: 4, Forest: 3 })).toEqual([]);
    expect(deckProblems(bears, CARDS, 'constructed', { 'Runeclaw Bear': 1, Forest: 15 })).toEqual([
      { say: 'sideboard too large', rule: 'M-X-001', size: 16, most: 15 },
      { say: 'too many copies', rule: 'M-X-001', card: 'Runeclaw Bear', count: 5, most: 4 },
    ]);
  });

  test('M-DECK-002 a deck without creatures is unusual and legal', () => {
    const problems = deckProblems({ Cancel: 4, Forest: 56 }, CARDS);
    expect(problems.map(({ say }) => say)).toEqual(['no creatures']);
    expect(problems.some(isError)).toBe(false);
  });

  test('M-DECK-002 a deck is made of lands and creatures, and tokens are no cards', () => {
    const problems = deckProblems({ 'Titanic Growth': 4, Soldier: 56 }, CARDS);
    expect(problems.map(({ say }) => say)).toEqual(['unknown card', 'no lands', 'no creatures']);
    expect(problems.filter(isError).map(({ say }) => say)).toEqual(['unknown card']);
  });

  test('M-AMB-05 the decks of thirty cards are legal against each other only', () => {
    for (const deck of Object.values(SAMPLE)) {
      expect(Object.values(deck).reduce((sum, count) => sum + count)).toBe(30);
      expect(deckProblems(deck, CARDS).map(({ say }) => say)).toContain('too small');
    }
  });

  test('every deck that is offered is legal', () => {
    for (const [name, deck] of Object.entries(DECKS))
      expect(deckProblems(deck, CARDS, name in SAMPLE ? 'sample' : 'constructed'), name).toEqual([]);
    expect(Object.keys(DECK_LISTS)).toHaveLength(15);
  });

  test('problems have messages in every language', () => {
    const [problem] = deckProblems({ ...bears, Forest: 10 }, CARDS);
    const said = ['en', 'pt', 'es', 'it', 'fr'].map((language) => problemText(problem as never, language));
    expect(new Set(said).size).toBe(5);
    expect(said[0]).toBe('the deck has 22 cards; at least 60 are needed');
  });
});

describe('reading', () => {
  test('a list of Arena, with its prints and its sideboard', () => {
    const text =
      'About\nName Bears\n\nDeck\n4 Runeclaw Bear (M15) 195\n10 Forest (M15) 266\n\nSideboard\n1 Plummet (M15) 191\n2 Titanic Growth (M15) 203\n';
    const { format, name, main, sideboard, problems } = readDeck(
      text,
      CARDS.filter((def) => def.name !== 'Plummet'),
    );
    expect({ format, name, main, sideboard }).toEqual({
      format: 'arena',
      name: 'Bears',
      main: { 'Runeclaw Bear': 4, Forest: 10 },
      sideboard: { 'Titanic Growth': 2 },
    });
    expect(problems.map(({ line, say, text: named }) => [line, say, named])).toEqual([[9, 'unknown card', 'Plummet']]);
  });

  test('a list of MTGO, whose sideboard comes after an empty line', () => {
    const { format, main, sideboard, problems } = readDeck('4 Runeclaw Bear\r\n20 Forest\r\n\r\n1 Cancel\r\n', CARDS);
    expect({ format, main, sideboard, problems }).toEqual({
      format: 'mtgo',
      main: { 'Runeclaw Bear': 4, Forest: 20 },
      sideboard: { Cancel: 1 },
      problems: [],
    });
  });

  test('a .dek file of MTGO', () => {
    const text =
      '<?xml version="1.0" encoding="utf-8"?>\n<Deck xmlns:xsd="x">\n  <NetDeckID>0</NetDeckID>\n  <Cards CatID="53155" Quantity="4" Sideboard="false" Name="Ranger&apos;s Guile" Annotation="0" />\n  <Cards CatID="1" Quantity="2" Sideboard="true" Name="Cancel" />\n  <Cards CatID="2" Name="Forest" />\n  <Nonsense/>\n</Deck>\n';
    const { format, main, sideboard, problems } = readDeck(text, CARDS);
    expect({ format, main, sideboard }).toEqual({
      format: 'dek',
      main: { "Ranger's Guile": 4 },
      sideboard: { Cancel: 2 },
    });
    expect(problems.map(({ line, say }) => [line, say])).toEqual([
      [6, 'not understood'],
      [7, 'not understood'],
    ]);
  });

  test('names in other languages, case and accents do not matter', () => {
    expect(readDeck('4 urso garra de runa\n2 FOREST\n1 Ange de Serra\n', CARDS).main).toEqual({
      'Runeclaw Bear': 4,
      Forest: 2,
      'Serra Angel': 1,
    });
  });

  test.each([
    ['4 Runeclaw Baer', 'unknown card', 'there is no card "Runeclaw Baer"; did you mean: Runeclaw Bear'],
    ['many bears', 'not understood', '"many bears" is neither a card nor a section heading'],
    ['0 Forest', 'wrong count', '"0 Forest" does not have a valid number of copies'],
    ['999 Forest', 'wrong count', '"999 Forest" does not have a valid number of copies'],
    ['', 'no deck', 'there is no deck here; expected lines such as "4 Runeclaw Bear"'],
    ['<Deck>', 'wrong XML', 'this is not a .dek file: the element Deck is missing or not closed'],
    ['x'.repeat(100_001), 'too long', 'this is too long for a deck'],
  ])('every line that is not understood is named: %s', (text, say, words) => {
    const [problem] = readDeck(text, CARDS).problems;
    expect(problem?.say).toBe(say);
    expect(lineText(problem as never)).toContain(words);
  });

  test.each(DECK_FORMATS)('a deck written as %s is read again', (format) => {
    const deck = { name: 'Bears', main: { ...bears, "Ranger's Guile": 2 }, sideboard: { Cancel: 1 } };
    const again = readDeck(writeDeck(format, deck, CARDS), CARDS);
    expect(again).toMatchObject({ format, main: deck.main, sideboard: deck.sideboard, problems: [] });
    expect(again.name).toBe(format === 'arena' ? 'Bears' : '');
  });

  test('Arena gets the print of each card', () => {
    expect(writeDeck('arena', { name: '', main: { 'Runeclaw Bear': 4 } }, CARDS)).toMatch(
      /^Deck\n4 Runeclaw Bear \(M\d+\) \d+\n$/,
    );
  });
});
