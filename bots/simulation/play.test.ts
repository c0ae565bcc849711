import type { Hosting, Simulation } from '@praxis/contract';
import type { Game, GameEvent } from '@praxis/engine';
import { hosting as miniature } from '@praxis/testkit/miniatures/hosted.ts';
import { describe, expect, test } from 'vitest';
import { type Plan, PlanMistake, planOf, readPlan, requireSameRules } from './plan.ts';
import { type PlayedGame, playGame } from './play.ts';
import { reportOf } from './report.ts';

const simulation: Simulation = {
  turn: 'prize',
  curve: 'points',
  tallies: [
    { name: 'prizes', type: 'wins', seat: 'seat' },
    { name: 'votes against', type: 'vote', having: { word: 'against' }, seat: 'seat' },
  ],
  drawn: [{ type: 'draw', seat: 'seat', card: 'card' }],
  played: [],
};

/** The miniature with something to count. */
function hosted(game: Game = miniature.game): Hosting {
  return { ...miniature, game, simulation };
}

function planned(hosting: Hosting, games = 30): Plan {
  const contenders = ['one', 'two', 'three'].map((name) => ({ name, deck: {}, bot: 'random', temperament: '' }));
  return planOf(hosting, { edition: 'only', seats: 3, contenders, games, seed: 'bids', playouts: 1 });
}

const all = (hosting: Hosting, plan: Plan): PlayedGame[] =>
  Array.from({ length: plan.games }, (_, game) => playGame(hosting, plan, game));

describe('a game of a simulation', () => {
  const hosting = hosted();
  const plan = planned(hosting);

  test('follows from the plan and its number', () => {
    expect(playGame(hosting, plan, 4)).toEqual(playGame(hosting, plan, 4));
    expect(playGame(hosting, plan, 4)).not.toEqual({ ...playGame(hosting, plan, 7), game: 4 });
    expect(playGame(hosting, { ...plan, seed: 'other' }, 4)).not.toEqual(playGame(hosting, plan, 4));
  });

  test('reports the counts', () => {
    const { end, reason, winners, scores, turns, curve, tallies, cards, record } = playGame(hosting, plan, 0);
    expect({ end, reason, turns, record }).toEqual({ end: 'over', reason: 'rounds', turns: 7, record: undefined });
    expect(winners).toEqual(scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : [])));
    for (const points of curve) {
      expect(points).toHaveLength(7);
      expect(points[0]).toBe(0);
    }
    // Every seat draws a card in each of the seven rounds, and has four votes for all polls together.
    for (const seat of [0, 1, 2]) {
      expect(cards[seat]?.reduce((sum, [, drawn]) => sum + drawn, 0)).toBe(7);
      expect(tallies['votes against']?.[seat]).toBeLessThanOrEqual(4);
    }
    expect(tallies.prizes?.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(7);
  });

  test('in which the rules fail is reported with its record', () => {
    let rounds = 0;
    const failing = hosted({
      ...hosting.game,
      context: (state, setup, emit) =>
        hosting.game.context(state, setup, (event: GameEvent) => {
          if (event.type === 'wins' && ++rounds === 3) throw new Error('No third prize.');
          emit(event);
        }),
    });
    const { end, reason, record, winners } = playGame(failing, plan, 0);
    expect({ end, winners }).toEqual({ end: 'failed', winners: [] });
    expect(reason).toContain('No third prize.');
    expect(record?.segments[0]?.entries.length).toBeGreaterThan(5);
  });

  test('in which a bot fails is reported with its record', () => {
    const { end, reason, record } = playGame(
      {
        ...hosting,
        insights: {
          temperaments: [''],
          reason: () => '',
          of: () => ({
            scorePiece: () => {
              throw new Error('No idea.');
            },
            value: () => 0,
          }),
        },
      },
      { ...plan, contenders: plan.contenders.map((contender) => ({ ...contender, bot: 'heuristic' })) },
      0,
    );
    expect(end).toBe('failed');
    expect(reason).toContain('No idea.');
    expect(record?.segments[0]?.entries).toEqual([]);
  });
});

describe('the report', () => {
  const hosting = hosted();
  const plan = planned(hosting);
  const games = all(hosting, plan);
  const report = reportOf(hosting, plan, games);

  test('counts every place once', () => {
    expect(report.games).toEqual({ planned: 30, over: 30, stopped: 0, failed: 0 });
    for (const { fared, bySeat } of report.contenders) {
      expect(fared.places).toBe(30);
      expect(bySeat.map(({ places }) => places)).toEqual([10, 10, 10]);
    }
    const wins = games.reduce((sum, { winners }) => sum + winners.length, 0);
    expect(report.contenders.reduce((sum, { fared }) => sum + fared.wins.count, 0)).toBe(wins);
    expect(report.seats.reduce((sum, fared) => sum + fared.wins.count, 0)).toBe(wins);
    expect(report.reasons).toEqual({ rounds: 30 });
    expect(report.lengths).toEqual([{ least: 7, most: 7, games: 30 }]);
  });

  test('has the means of the counts', () => {
    const [first] = report.contenders;
    const scores = games.map((game) => game.scores[game.contenders.indexOf(0)] as number);
    expect(first?.fared.score.mean).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / 30, 10);
    const drawn = first?.cards.reduce((sum, card) => sum + card.drawn, 0);
    expect(drawn).toBe(30 * 7);
    expect(first?.cards.reduce((sum, card) => sum + card.copies, 0)).toBe(10);
    expect(first?.curve.map(({ of }) => of)).toEqual([30, 30, 30, 30, 30, 30, 30]);
  });

  test('does not depend on the order in which the games ended', () => {
    expect(reportOf(hosting, plan, games.toReversed())).toEqual(report);
  });

  test('names the games that did not end, and leaves them out of the rest', () => {
    const failed: PlayedGame = {
      ...(games[3] as PlayedGame),
      end: 'failed',
      reason: 'a fault',
      winners: [],
      scores: [],
    };
    const { games: counted, troubles, contenders } = reportOf(hosting, plan, [...games.slice(0, 3), failed]);
    expect(counted).toEqual({ planned: 30, over: 3, stopped: 0, failed: 1 });
    expect(troubles).toEqual([{ game: 3, end: 'failed', reason: 'a fault' }]);
    expect(contenders.map(({ fared }) => fared.places)).toEqual([3, 3, 3]);
  });

  test('of no games at all can be made', () => {
    const { games: counted, turns, lengths } = reportOf(hosting, plan, []);
    expect(counted.over).toBe(0);
    expect({ turns, lengths }).toEqual({ turns: undefined, lengths: [] });
  });
});

describe('a plan from outside', () => {
  const hosting = hosted();
  const plan = planned(hosting);
  const problem = (act: () => unknown): string | undefined => {
    try {
      act();
    } catch (error) {
      return error instanceof PlanMistake ? error.problem : String(error);
    }
    return undefined;
  };

  test('is read back as it was written', () => {
    expect(readPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
    expect(problem(() => requireSameRules(plan, hosting))).toBeUndefined();
  });

  test.each([
    [undefined, 'no simulation'],
    [[], 'no simulation'],
    [{ ...plan, format: 'praxis-record-1' }, 'no simulation'],
    [{ ...plan, seed: 7 }, 'damaged'],
    [{ ...plan, games: 0 }, 'damaged'],
    [{ ...plan, games: 1.5 }, 'damaged'],
    [{ ...plan, contenders: [] }, 'damaged'],
    [{ ...plan, contenders: [{ name: 'one' }] }, 'damaged'],
  ])('%# is refused', (data, expected) => {
    expect(problem(() => readPlan(data))).toBe(expected);
  });

  test('made under other rules is not gone on with', () => {
    expect(problem(() => requireSameRules({ ...plan, game: 'chess' }, hosting))).toBe('other game');
    expect(problem(() => requireSameRules({ ...plan, edition: 'ninth' }, hosting))).toBe('other game');
    expect(problem(() => requireSameRules({ ...plan, rules: '0' }, hosting))).toBe('other rules');
    expect(problem(() => requireSameRules({ ...plan, definitions: '' }, hosting))).toBe('other cards');
  });
});
