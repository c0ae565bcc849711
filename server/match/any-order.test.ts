/** Nobody is asked in which order things happen if all orders lead to the same. */
import { ask, type Match, oneOf, openAt, PASS, type Procedure } from '@praxis/engine';
import { hosting as pokemon } from '@praxis/pokemon/hosting.ts';
import { staging } from '@praxis/pokemon/staging.ts';
import { bidsGame } from '@praxis/testkit/miniatures/bids.ts';
import { describe, expect, test } from 'vitest';
import type { HostedGame } from '../registry.ts';
import { begin, hosted } from '../testing/fixtures.ts';
import { testServer } from '../testing/test-server.ts';
import { isSameInAnyOrder } from './any-order.ts';

/** After Ash has ended his turn, with these own Pokémon. */
function checkup(active: object, ...bench: readonly object[]): boolean {
  const seats = { Ash: { active, bench }, Gary: { active: { pokemon: 'Mouse' } } };
  const { setup, state } = staging.stage({ edition: '2024', seats, turn: 'Ash' });
  const match = openAt(staging.game, setup, state);
  // The turn has ended by itself if nothing else was possible.
  if (match.decisions[0]?.about.say === 'turn') match.choose(0, [{ say: 'ends turn' }]);
  const [decision] = match.decisions;
  const { orderQuestions: questions = [] } = pokemon;
  if (!decision || !questions.includes(decision.about.say)) throw new Error('No order is asked for.');
  const before = match.hash();
  const turnOf = (at: Match): number => (at as unknown as typeof match).state.turnNumber;
  const isSame = isSameInAnyOrder(match as unknown as Match, decision, { questions, turnOf });
  expect(match.hash()).toBe(before);
  return isSame;
}

const heals = { Snack: { when: 'checkup', effects: [{ do: 'heal', amount: 10, on: 'self' }] } };
const stings = { Sting: { when: 'checkup', effects: [{ do: 'put counters', amount: 1, on: 'active' }] } };

describe('the Pokémon Checkup', () => {
  test('a hurt Pokémon has the same damage whether it heals or suffers from Poison first', () => {
    expect(checkup({ pokemon: 'Rex', damage: 50, conditions: ['Poisoned'], abilities: heals })).toBe(true);
  });

  test('an unhurt one has not: it cannot heal yet', () => {
    expect(checkup({ pokemon: 'Rex', conditions: ['Poisoned'], abilities: heals })).toBe(false);
  });

  test('two other effects are compared, too', () => {
    expect(checkup({ pokemon: 'A1', damage: 10, abilities: heals }, { pokemon: 'A2', abilities: stings })).toBe(true);
    expect(checkup({ pokemon: 'A1', abilities: heals }, { pokemon: 'A2', abilities: stings })).toBe(false);
  });

  test('every order of three is tried', () => {
    const others = [
      { pokemon: 'A2', abilities: stings },
      { pokemon: 'A3', abilities: stings },
    ];
    expect(checkup({ pokemon: 'A1', damage: 10, abilities: heals }, ...others)).toBe(true);
    expect(checkup({ pokemon: 'A1', abilities: heals }, ...others)).toBe(false);
  });
});

const { round } = bidsGame.parts;
if (!round) throw new Error('The miniature has no rounds.');
const bids = round;
type G = Parameters<typeof round>[0];

/** Before the bids the first seat chooses an order; the second one is worth this many points. */
function ordered(id: string, worth: number): HostedGame {
  const game: typeof bidsGame = {
    ...bidsGame,
    id,
    parts: {
      *round({ state }: G): Procedure {
        const next = oneOf([PASS, { say: 'the other way round' }]);
        const path = yield* ask({ seat: 0, step: 'order', about: { say: 'order' }, next, passive: [PASS] });
        if (path[0] !== PASS) state.points[0] = worth;
        state.at = 'bids';
      },
      bids,
    },
  };
  const { load, ...rest } = hosted({ game, seatsMost: 2 });
  return { ...rest, load: async () => ({ ...(await load()), orderQuestions: ['order'] }) };
}

describe('a person', () => {
  const here = testServer({ games: [ordered('no difference', 0), ordered('a difference', 1)] });
  const firstQuestion = async (game: string): Promise<string | undefined> => {
    const client = here.client();
    await begin(here, [client], { game });
    await here.clock.advance(3000, here.settle);
    return client.decision?.step;
  };

  test('is not asked for an order that makes no difference', async () => {
    expect(await firstQuestion('no difference')).toBe('bidding');
  });

  test('is asked for one that does', async () => {
    expect(await firstQuestion('a difference')).toBe('order');
  });
});
