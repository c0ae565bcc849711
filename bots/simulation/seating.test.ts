import { describe, expect, test } from 'vitest';
import type { Plan } from './plan.ts';
import { seating } from './seating.ts';

function planFor(contenders: number, seats: number): Plan {
  return {
    format: 'praxis-simulation-1',
    game: 'any',
    rules: '1',
    definitions: '',
    edition: 'only',
    seats,
    contenders: Array.from({ length: contenders }, (_, index) => ({
      name: `deck ${index}`,
      deck: {},
      bot: 'random',
      temperament: '',
    })),
    games: 1,
    seed: 'seating',
    playouts: 1,
  };
}

/** How often each contender sat at each seat. */
function places(plan: Plan, games: number): number[][] {
  const counts = plan.contenders.map(() => Array.from({ length: plan.seats }, () => 0));
  for (let game = 0; game < games; game++)
    for (const [seat, contender] of seating(plan, game).entries()) {
      const row = counts[contender] as number[];
      row[seat] = (row[seat] as number) + 1;
    }
  return counts;
}

describe('seats rotate fairly', () => {
  test('in a round of five games every one of five decks sits once at every seat', () => {
    for (const round of [0, 1, 7]) {
      const plan = planFor(5, 5);
      const seats = [0, 1, 2, 3, 4].map((game) => seating(plan, round * 5 + game));
      for (const seat of [0, 1, 2, 3, 4]) expect(seats.map((each) => each[seat]).sort()).toEqual([0, 1, 2, 3, 4]);
    }
  });

  test('in a round the order round the table stays the same', () => {
    const plan = planFor(5, 5);
    const neighbours = [0, 1, 2, 3, 4].map((game) => {
      const seats = seating(plan, game);
      return (seats[(seats.indexOf(0) + 1) % 5] as number).toString();
    });
    expect(new Set(neighbours).size).toBe(1);
  });

  test('all 120 seatings of five decks come exactly once in 120 games', () => {
    const plan = planFor(5, 5);
    const all = Array.from({ length: 120 }, (_, game) => seating(plan, game).join(' '));
    expect(new Set(all).size).toBe(120);
  });

  test('seven decks at tables of four have each seat equally often after 28 games', () => {
    expect(places(planFor(7, 4), 28)).toEqual(Array.from({ length: 7 }, () => [4, 4, 4, 4]));
  });

  test('two decks at tables of five have each seat equally often after 10 games', () => {
    expect(places(planFor(2, 5), 10)).toEqual([
      [5, 5, 5, 5, 5],
      [5, 5, 5, 5, 5],
    ]);
  });

  test('nobody sits twice at a table with enough decks', () => {
    const plan = planFor(7, 5);
    for (let game = 0; game < 70; game++) expect(new Set(seating(plan, game)).size).toBe(5);
  });

  test('another seed seats otherwise', () => {
    const plan = planFor(5, 5);
    const of = (seed: string): string[] =>
      Array.from({ length: 50 }, (_, game) => seating({ ...plan, seed }, game).join(' '));
    expect(of('a')).not.toEqual(of('b'));
    expect(of('a')).toEqual(of('a'));
  });
});
