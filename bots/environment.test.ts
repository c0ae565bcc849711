import { type Game, type GameEvent, Mistake, replay } from '@praxis/engine';
import { bidsGame } from '@praxis/testkit/miniatures/bids.ts';
import { hosting } from '@praxis/testkit/miniatures/hosted.ts';
import { paymentGame } from '@praxis/testkit/miniatures/payment.ts';
import { describe, expect, test } from 'vitest';
import { diceFrom, rolled } from './dice.ts';
import { Environment, type EnvironmentOptions, type Turn } from './environment.ts';
import { random } from './random.ts';

function environment(game: Game, seats = 3, options: Partial<EnvironmentOptions> = {}): Environment {
  const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'].slice(0, seats);
  return new Environment({
    hosting: { ...hosting, game },
    table: (seed) => ({ edition: 'only', seats: names.map((name) => ({ name })), seed }),
    ...options,
  });
}

/** Random actions to the end. Returns all rewards of each match. */
function playOut(
  matches: Environment,
  first: readonly Turn[],
  seed: string,
  onTurns?: (turns: readonly Turn[]) => void,
): number[][] {
  const dice = diceFrom(seed);
  let turns = first;
  const sums = turns.map(({ rewards }) => [...rewards]);
  while (turns.some(({ agent }) => agent !== undefined)) {
    onTurns?.(turns);
    turns = matches.step(turns.map(({ legal }) => (legal === 0 ? undefined : rolled(dice, legal))));
    for (const [match, { rewards }] of turns.entries())
      for (const [seat, reward] of rewards.entries()) sums[match]![seat]! += reward;
  }
  return sums;
}

describe.each<[string, Game]>([
  ['with sealed bids and a poll', bidsGame],
  ['with costs paid piece by piece', paymentGame],
])('an environment of a game %s', (_, game) => {
  test('ends with rewards that are shared by the winners, once', () => {
    const matches = environment(game, 2);
    const rewards = playOut(matches, matches.reset(['a', 'b', 'c']), 'dice');
    for (const [match, sums] of rewards.entries()) {
      const result = matches.result(match);
      expect(result?.kind).toBe('over');
      const winners = result?.kind === 'over' ? result.winners : [];
      expect(sums).toEqual(sums.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)));
      expect(matches.turns[match]).toMatchObject({ agent: undefined, legal: 0, terminated: true, truncated: false });
    }
    // A further step changes nothing and rewards nobody.
    for (const turn of matches.step([undefined, undefined, undefined])) expect(turn.rewards).toEqual([0, 0]);
  });

  test('leads to the same from the same seeds and actions, independent of matches stepped beside', () => {
    const one = environment(game, 2);
    const together = environment(game, 2);
    const log: number[] = [];
    const dice = diceFrom('actions');
    for (let turns = one.reset(['b']); turns[0]?.agent !== undefined; ) {
      const action = rolled(dice, turns[0].legal);
      log.push(action);
      turns = one.step([action]);
    }
    let turns = together.reset(['a', 'b']);
    for (const action of log) turns = together.step([turns[0]?.legal === 0 ? undefined : 0, action]);
    expect(together.record(1)).toEqual(one.record(0));
    expect(replay(game, one.record(0)).result).toEqual(one.result(0));
  });

  test('gives observations that are plain data and agree with the labels', () => {
    const matches = environment(game, 2);
    let seen = 0;
    playOut(matches, matches.reset(['a']), 'dice', ([turn]) => {
      const observation = matches.observe(0);
      expect(JSON.parse(JSON.stringify(observation))).toEqual(observation);
      expect(observation.agent).toBe(turn?.agent);
      expect(observation.view.viewer).toBe(turn?.agent);
      expect(observation.actions).toHaveLength(turn?.legal as number);
      expect(matches.labels(0)).toHaveLength(turn?.legal as number);
      expect(turn?.legal).toBeGreaterThan(1);
      seen++;
    });
    expect(seen).toBeGreaterThan(3);
  });

  test('lets bots act by whole answers', () => {
    const matches = environment(game, 2);
    for (let turns = matches.reset(['a', 'b']); turns.some(({ agent }) => agent !== undefined); )
      turns = matches.step(
        turns.map(({ agent }, match) =>
          agent === undefined ? undefined : random(matches.asked(match, { seed: `bot ${match}` })).answer,
        ),
      );
    expect(matches.turns.every(({ terminated }) => terminated)).toBe(true);
  });
});

describe('mistakes and failures', () => {
  test.each([
    [[7_000, 0], 'Action 7000 of match 0'],
    [[0, -1], 'Action -1 of match 1'],
    [[0, undefined], 'Action undefined of match 1'],
    [[0, 'sings'], '"sings" of match 1'],
    [[0], '1 actions for 2 matches'],
  ])('%j is refused and changes no match', (actions, named) => {
    const matches = environment(bidsGame);
    const before = matches.reset(['a', 'b']);
    expect(() => matches.step(actions)).toThrow(Mistake);
    expect(() => matches.step(actions)).toThrow(named);
    expect(matches.turns).toEqual(before);
    expect(matches.record(0).segments[0]?.entries).toEqual([]);
  });

  test('an unknown match, or one that has ended, cannot be observed', () => {
    const matches = environment(bidsGame, 2);
    playOut(matches, matches.reset(['a']), 'dice');
    expect(() => matches.observe(0)).toThrow('ended');
    expect(() => matches.observe(1)).toThrow('no match 1');
  });

  test('a match that goes on for too long is truncated', () => {
    const matches = environment(bidsGame, 3, { decisionsMax: 5 });
    const rewards = playOut(matches, matches.reset(['a']), 'dice');
    expect(matches.turns[0]).toMatchObject({ terminated: false, truncated: true });
    expect(rewards).toEqual([[0, 0, 0]]);
  });

  test('a match in which the rules fail is truncated, and the others go on', () => {
    const game: Game = bidsGame;
    const failing: Game = {
      ...game,
      context: (state, setup, emit) =>
        game.context(state, setup, (event: GameEvent) => {
          if (setup.seed === 'bad' && event.type === 'wins') throw new Error('No prizes today.');
          emit(event);
        }),
    };
    const matches = environment(failing);
    playOut(matches, matches.reset(['good', 'bad']), 'dice');
    expect(matches.turns.map(({ terminated, truncated }) => [terminated, truncated])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(matches.result(1)).toEqual({ kind: 'stopped', report: 'No prizes today.' });
  });
});

test('rewards can be set by the researcher', () => {
  const matches = environment(bidsGame, 3, { reward: ({ scores }, seat) => scores[seat] as number });
  const [rewards] = playOut(matches, matches.reset(['a']), 'dice');
  const result = matches.result(0);
  expect(rewards).toEqual(result?.kind === 'over' ? result.scores : undefined);
});
