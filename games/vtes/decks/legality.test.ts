import { describe, expect, test } from 'vitest';
import { CRYPT_CSV, LIBRARY_CSV } from '../card-lists/made-up.ts';
import { cardsOf, NO_LISTS, withList } from '../card-lists/official-lists.ts';
import { CARDS } from '../cards/index.ts';
import { FIFTH, SECOND, THIRD } from '../rules/state/editions.ts';
import { deckSentence } from '../text/decks.ts';
import { readDeck } from './exchange.ts';
import { STARTER_DECKS, starterList } from './index.ts';
import { knowledgeOf } from './knowledge.ts';
import { type LegalityOptions, legalEditions, legalityProblems, playability } from './legality.ts';
import type { DeckList } from './list.ts';
import { isInV5 } from './v5.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const lists = withList(withList(NO_LISTS, bytes(CRYPT_CSV), 'crypt'), bytes(LIBRARY_CSV), 'library');
const knowledge = knowledgeOf(CARDS, cardsOf(lists));

/** A vampire that every edition has. */
const CRYPT = '12x Gilbert Duane\n';
const list = (text: string): DeckList => readDeck(text, knowledge).deck;
function rules(text: string, options: Partial<LegalityOptions> = {}): readonly string[] {
  return legalityProblems(list(text), { edition: FIFTH, players: 5, ...options }).map(
    ({ rule, message }) => `${rule} ${message.say}`,
  );
}

test('the starter decks of fifth are legal there and in the V5 format only, and playable', () => {
  for (const name of Object.keys(STARTER_DECKS)) {
    const deck = starterList(name, knowledgeOf(CARDS)) as DeckList;
    expect(legalityProblems(deck, { edition: FIFTH, players: 5, format: 'v5' })).toEqual([]);
    expect(legalEditions(deck, { players: 5 })).toEqual(['fifth']);
    expect(playability(deck)).toEqual({ playable: 89, all: 89, missing: [] });
  }
});

describe('V-DECK-002, V-DECK-004 sizes', () => {
  test('a crypt has at least 12 cards and no maximum', () => {
    expect(rules('11x Belinde\n60x Fame')).toEqual(['V-DECK-002 crypt too small']);
    expect(rules('80x Belinde\n60x Fame')).toEqual([]);
  });

  test.each([
    [FIFTH, 5, 59, 'V-DECK-004 library too small'],
    [FIFTH, 5, 60, undefined],
    [FIFTH, 6, 90, undefined],
    [FIFTH, 6, 91, 'V-DECK-004 library too large'],
    [THIRD, 4, 39, 'V-DECK-004 library too small'],
    [THIRD, 4, 80, undefined],
    [THIRD, 4, 81, 'V-DECK-004 library too large'],
    [SECOND, 2, 40, undefined],
    [SECOND, 2, 61, 'V-DECK-004 library too large'],
    [SECOND, 6, 100, undefined],
  ])('edition %$, %i players, %i cards', (edition, players, size, expected) => {
    expect(rules(`${CRYPT}${size}x Fame`, { edition, players })).toEqual(expected === undefined ? [] : [expected]);
  });

  test('the limits are told', () => {
    expect(legalityProblems(list(`${CRYPT}90x Fame`), { edition: THIRD, players: 3 })).toEqual([
      { rule: 'V-DECK-004', message: { say: 'library too large', amount: 90, limit: 70 } },
    ]);
  });
});

describe('V-DECK-006 groups', () => {
  test('one group or two consecutive ones', () => {
    expect(rules('12x Belinde\n1x Ada Example (G2)\n60x Fame')).toEqual(['V-DECK-006 groups too far apart']);
    expect(rules('12x Jessica\n1x Ada Example (G2)\n60x Fame')).toEqual([]);
  });

  test('V-DECK-008 group "any" goes with all', () => {
    expect(rules('11x Belinde\n1x The Wanderer\n60x Fame')).toEqual(['VEKN-BANNED banned card']);
  });

  test('the edition 2000 has no groups', () => {
    expect(rules('12x Gilbert Duane\n1x Ada Example (G2)\n60x Fame', { edition: SECOND })).toEqual([]);
  });
});

describe('cards', () => {
  test('V-DECK-001 unknown ones', () => {
    expect(rules(`${CRYPT}60x Fame\n1x No Such Card`)).toEqual(['V-DECK-001 unknown card']);
  });

  test('banned ones, with the year', () => {
    expect(
      legalityProblems(list(`${CRYPT}60x Fame\n1x Endless Night -- Part Two`), { edition: FIFTH, players: 5 }),
    ).toEqual([
      { rule: 'VEKN-BANNED', message: { say: 'banned card', card: 'Endless Night -- Part Two', since: '2005' } },
    ]);
  });

  test('V-ADV-001, V-EVT-001, V-IMB-001 kinds that an edition does not have', () => {
    const text = '12x Jessica (ADV)\n60x Fame\n1x Endless Night -- Part Two';
    const edition = (each: typeof FIFTH): readonly string[] =>
      rules(text, { edition: each }).filter((rule) => rule.startsWith('V-'));
    expect(edition(FIFTH)).toEqual([]);
    expect(edition(SECOND)).toContain('V-EVT-001 not in this edition');
    expect(edition(SECOND)).toContain('V-ADV-001 not in this edition');
    expect(rules('12x Hunter "Ten10" Doe\n60x Fame')).toEqual(['V-IMB-001 not in this edition']);
    expect(rules('12x Hunter "Ten10" Doe\n60x Fame', { edition: THIRD })).toEqual([]);
  });

  test('the V5 format has only cards of its sets', () => {
    expect(rules('12x Ada Example (G6)\n60x Fame\n1x Test, The', { format: 'v5' })).toEqual(['VEKN-V5 outside V5']);
    expect(rules('12x Jessica\n60x Fame', { format: 'v5' })).toEqual(['VEKN-V5 outside V5']);
  });

  test('without the official lists the V5 format is known for all cards that have a definition', () => {
    const here = knowledgeOf(CARDS);
    const inV5 = (name: string): boolean[] => here.named(name).map(isInV5);
    expect(here.cards.filter(({ number }) => number === undefined).map(({ name }) => name)).toEqual([]);
    expect(inV5('Belinde')).toEqual([true]);
    expect(inV5('Skidmark')).toEqual([false]);
    expect(inV5('Aluc Romas de Leon')).toEqual([true]);
    // A promotional card that the format names.
    expect(inV5('Island of Yiaros')).toEqual([true]);
    expect(isInV5({})).toBe(false);
  });

  test('known cards without a definition are told', () => {
    expect(playability(list(`${CRYPT}60x Fame\n2x Test, The`))).toEqual({
      ...{ playable: 72, all: 74, missing: [{ say: 'not yet playable', card: 'The Test' }] },
    });
  });
});

test('every problem is a sentence in five languages', () => {
  const messages = legalityProblems(list('1x Belinde\n1x Ada Example\n1x The Wanderer\n1x Nothing Like It'), {
    edition: FIFTH,
    players: 5,
    format: 'v5',
  });
  expect(messages.map(({ message }) => message.say)).toEqual([
    ...[
      'unknown card',
      'crypt too small',
      'library too small',
      'groups too far apart',
      'outside V5',
      'banned card',
      'outside V5',
    ],
  ]);
  for (const { message } of messages) {
    const sentences = ['en', 'pt', 'es', 'it', 'fr'].map((language) => deckSentence(language, message));
    expect(new Set(sentences).size).toBe(5);
    for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Lu}«].*\.$/u);
  }
  expect(deckSentence('en', { say: 'groups too far apart', groups: [2, 6] })).toContain('2, 6');
});
