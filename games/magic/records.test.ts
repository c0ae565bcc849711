/** Old records after cards were added or changed, and records from before they named their cards. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Setup } from '@praxis/engine';
import { openMatch } from '@praxis/engine';
import { checkDecksUnknown } from '@praxis/testkit/checks/decks.ts';
import { checkEarlierRecord, checkRecordsLast } from '@praxis/testkit/checks/lasting.ts';
import { expect, test } from 'vitest';
import { CARDS } from './cards/index.ts';
import type { CardDef } from './cards/language.ts';
import { DECKS } from './decks/index.ts';
import { magic, magicWith } from './game.ts';
import { CONVOKED_AT_ANY_TIME, convokedCosts } from './rules/turn/bluffing.ts';

const [first = {}, second = {}] = Object.values(DECKS);

function setupOf(decks: readonly Readonly<Record<string, number>>[]): Setup {
  return { edition: '2014', seats: decks.map((deck, seat) => ({ name: `Seat ${seat}`, deck })), seed: 'records' };
}

function cardNamed(name: string): CardDef {
  return CARDS.find((def) => def.name === name) as CardDef;
}

test('a record outlives new, changed and reordered cards, and is refused if one of its own means something else', () => {
  const ids = new Set(magic.definitions(openMatch(magic, setupOf([first, second])).setup).map(({ id }) => id));
  const unrelated = CARDS.find(({ id, object, power }) => !ids.has(id) && !object && power === 2) as CardDef;
  checkRecordsLast<CardDef, never, never>({
    ...{ cards: CARDS, gameWith: magicWith as never, setup: setupOf([first, second]), unrelated, maxAnswers: 150 },
    unrelatedChanged: { ...unrelated, power: 5 },
    ownChanged: { ...cardNamed('Runeclaw Bear'), power: 5 },
  });
});

test('objects that a card creates are in the match: a token, and its own tokens', () => {
  const maker = cardNamed('First Response');
  const token = /"token":"([^"]+)"/.exec(JSON.stringify(maker))?.[1];
  const { setup } = openMatch(magic, setupOf([{ ...first, [maker.name]: 1 }, second]));
  expect(magic.definitions(setup).map(({ id }) => id)).toContain(token);
  expect(magic.definitions(openMatch(magic, setupOf([first, second])).setup).map(({ id }) => id)).not.toContain(token);
});

test.each(['finished', 'unfinished'])(
  'that is %s: a match from before records named their cards can be watched and finished',
  (file) => {
    const path = join(import.meta.dirname, 'fixtures', `earlier-record-${file}.json`);
    checkEarlierRecord(magic, JSON.parse(readFileSync(path, 'utf8')));
  },
);

test('the other deck shows nowhere, and imagined worlds do not depend on it', () => {
  const other = Object.fromEntries(
    Object.entries(second).map(([name, count]) => [
      name === 'Frost Lynx' ? 'Welkin Tern' : name === 'Meteorite' ? 'Lava Axe' : name,
      count,
    ]),
  );
  checkDecksUnknown(magic, [setupOf([first, second]), setupOf([first, other])], 0);
});

test('the possibility of convoke is known without looking at the cards of the match', () => {
  // With another cost a player may be asked where nobody was: it is added to the list, and the rules version is raised.
  expect(new Set(convokedCosts(CARDS))).toEqual(new Set(CONVOKED_AT_ANY_TIME));
});
