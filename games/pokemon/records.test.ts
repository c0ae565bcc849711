/** Old records after cards were added or changed, and records from before they named their cards. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Setup } from '@praxis/engine';
import { openMatch } from '@praxis/engine';
import { checkDecksUnknown } from '@praxis/testkit/checks/decks.ts';
import { checkEarlierRecord, checkRecordsLast } from '@praxis/testkit/checks/lasting.ts';
import { expect, test } from 'vitest';
import { CARDS } from './cards/index.ts';
import type { CardDef, PokemonDef } from './cards/language.ts';
import { deckOf } from './decks/index.ts';
import { EDITION, pokemon, pokemonWith } from './game.ts';

const [first, second] = [deckOf('lucario-ex'), deckOf('ampharos-ex')];

function setupOf(decks: readonly Readonly<Record<string, number>>[]): Setup {
  return { edition: EDITION, seats: decks.map((deck, seat) => ({ name: `Seat ${seat}`, deck })), seed: 'records' };
}

function cardOf(wanted: string): PokemonDef {
  return CARDS.find(({ id }) => id === wanted) as PokemonDef;
}

test('a record outlives new, changed and reordered cards, and is refused if one of its own means something else', () => {
  const ids = new Set(pokemon.definitions(openMatch(pokemon, setupOf([first, second])).setup).map(({ id }) => id));
  const unrelated = CARDS.find(({ id, kind }) => !ids.has(id) && kind === 'Pokémon') as PokemonDef;
  checkRecordsLast<CardDef, never, never>({
    ...{ cards: CARDS, gameWith: pokemonWith as never, setup: setupOf([first, second]), unrelated, maxAnswers: 100 },
    unrelatedChanged: { ...unrelated, hp: 10 },
    ownChanged: { ...cardOf('sv1-112'), hp: 10 },
  });
});

test('a deck that names its cards by names keeps the ones it had, though another card of that name comes', () => {
  const named = { ...first, 'sv1-112': 0, Riolu: 3 };
  const { setup } = openMatch(pokemon, setupOf([named, second]));
  const other = { ...cardOf('sv1-112'), id: 'another-riolu', hp: 10 };
  const after = openMatch(pokemonWith([other, ...CARDS]), structuredClone(setup));
  expect(after.setup).toEqual(setup);
  expect(after.hash()).toBe(openMatch(pokemon, setup).hash());
});

test('a Stage 2 brings its Stage 1 into the match, because it connects it with its Basic Pokémon', () => {
  const { 'svp-15': _, ...rest } = second;
  const definitions = pokemon.definitions(openMatch(pokemon, setupOf([first, rest])).setup);
  expect(definitions.filter(({ name }) => name === 'Flaaffy')).toHaveLength(1);
});

test.each(['finished', 'unfinished'])(
  'that is %s: a match from before records named their cards can be watched and finished',
  (file) => {
    const path = join(import.meta.dirname, 'fixtures', `earlier-record-${file}.json`);
    checkEarlierRecord(pokemon, JSON.parse(readFileSync(path, 'utf8')));
  },
);

test('the other deck shows nowhere, and imagined worlds do not depend on it', () => {
  const item = CARDS.find(
    ({ id, kind }) => kind === 'Item' && second[id] === undefined && first[id] === undefined,
  ) as CardDef;
  const { 'sv1-188': _, ...rest } = second;
  const [position, other] = [Object.keys(second).indexOf('sv1-188'), Object.entries(rest)];
  other.splice(position, 0, [item.id, 2]);
  checkDecksUnknown(pokemon, [setupOf([first, second]), setupOf([first, Object.fromEntries(other)])], 0);
});
