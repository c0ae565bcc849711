/** Every defined card is played at random now and then, whether a deck contains it or not. */
import type { Setup } from '@praxis/engine';
import { checkPlayouts } from '@praxis/testkit/checks.ts';
import { diceFrom } from '@praxis/testkit/playout.ts';
import { describe, test } from 'vitest';
import { vtes } from '../game.ts';
import { checkCounters, checkPlaces } from '../invariants.ts';
import { EDITIONS } from '../rules/state/editions.ts';
import type { CardDef } from './language.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'];
const CRYPT = 12;
const LIBRARY = 70;

/** Any cards of the edition, those that nothing else brings to the table more often than others. */
function randomDeck(defs: readonly CardDef[], dice: (sides: number) => number): Record<string, number> {
  const deck: Record<string, number> = {};
  const crypt = defs.filter((def) => def.kind !== 'library');
  const library = defs.filter((def) => def.kind === 'library');
  const rare = (pool: readonly CardDef[]): readonly CardDef[] =>
    pool.filter(
      ({ kind, traits, types }) =>
        kind === 'imbued' ||
        types?.includes('power') ||
        types?.includes('conviction') ||
        (kind === 'vampire' && traits !== undefined),
    );
  const draw = (pool: readonly CardDef[], count: number): void => {
    const seldom = rare(pool);
    for (let i = 0; i < count; i++) {
      const from = seldom.length > 0 && dice(3) === 0 ? seldom : pool;
      const { id } = from[dice(from.length)] as CardDef;
      deck[id] = (deck[id] ?? 0) + 1;
    }
  };
  draw(crypt, CRYPT);
  draw(library, LIBRARY);
  return deck;
}

function table(edition: string, seed: string): Setup {
  const dice = diceFrom(`decks ${seed}`);
  const defs = vtes.allCards(edition) as readonly CardDef[];
  const seats = Array.from({ length: 2 + dice(5) }, (_, seat) => ({
    name: NAMES[seat] as string,
    deck: randomDeck(defs, dice),
  }));
  return { edition, seats, seed, options: { turnLimit: 60 } };
}

describe.each(Object.keys(EDITIONS))('All cards of %s', (edition) => {
  test('are played at random without a fault, and nothing is lost', () => {
    checkPlayouts(vtes, (seed) => table(edition, seed), {
      matches: 6,
      seed: `all cards ${edition}`,
      invariant: (match) => {
        checkPlaces(match.context);
        checkCounters(match.context);
      },
    });
  });
});
