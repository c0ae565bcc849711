/** Records when cards are added or changed, and records from before they named their cards. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Setup } from '@praxis/engine';
import { checkDecksUnknown } from '@praxis/testkit/checks/decks.ts';
import { checkEarlierRecord, checkRecordsLast } from '@praxis/testkit/checks/lasting.ts';
import { expect, test } from 'vitest';
import { CARDS } from './cards/index.ts';
import type { CardDef } from './cards/language.ts';
import { STARTER_DECKS } from './decks/index.ts';
import { vtes, vtesWith } from './game.ts';
import { NAMED_WORDS, type NamedKind, wordsOn } from './rules/facts/named-values.ts';

const [first = {}, second = {}] = Object.values(STARTER_DECKS);

function setupOf(decks: readonly Readonly<Record<string, number>>[]): Setup {
  return { edition: 'fifth', seats: decks.map((deck, seat) => ({ name: `Seat ${seat}`, deck })), seed: 'records' };
}

function cardNamed(name: string): CardDef {
  return CARDS.find((def) => def.name === name) as CardDef;
}

test('a record outlives new, changed and reordered cards, and is refused if one of its own means something else', () => {
  const setup = setupOf([first, second]);
  const ids = new Set(vtes.definitions(vtes.settle?.(setup) ?? setup).map(({ id }) => id));
  const unrelated = CARDS.find(({ id, kind }) => !ids.has(id) && kind === 'library') as CardDef;
  checkRecordsLast({
    ...{ cards: CARDS, gameWith: vtesWith, setup, unrelated, maxAnswers: 120 },
    unrelatedChanged: { ...unrelated, cost: { pool: 7 } },
    ownChanged: { ...cardNamed('Govern the Unaligned'), cost: { blood: 9 } },
  });
});

test.each(['finished', 'unfinished'])(
  'that is %s: a match from before records named their cards can be watched and finished',
  (file) => {
    const path = join(import.meta.dirname, 'fixtures', `earlier-record-${file}.json`);
    checkEarlierRecord(vtes, JSON.parse(readFileSync(path, 'utf8')));
  },
);

test("other players' decks show nowhere, and imagined worlds do not depend on them", () => {
  const { 'Creeping Sabotage': _, ...rest } = second;
  checkDecksUnknown(vtes, [setupOf([first, second]), setupOf([first, { ...rest, Bonding: 4 }])], 0);
});

test.each(Object.keys(NAMED_WORDS) as NamedKind[])(
  'every %s on a card has a number, which later ones do not change',
  (kind) => {
    const words = [...wordsOn(CARDS, kind)];
    // Missing words are added at the end of `NAMED_WORDS`.
    expect(words.filter((word) => !NAMED_WORDS[kind].includes(word))).toEqual([]);
    expect(new Set(NAMED_WORDS[kind]).size).toBe(NAMED_WORDS[kind].length);
  },
);
