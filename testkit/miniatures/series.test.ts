import { ANYTIME_ACTION, answers, type Match, openMatch, replay, type Seat, type Setup } from '@praxis/engine';
import { shareInSeries } from '@praxis/kit/series.ts';
import { describe, expect, test } from 'vitest';
import { diceFrom, playOut } from '../playout.ts';
import { seriesGame } from './series.ts';

const SETUP: Setup = { edition: 'only', seats: [{ name: 'Ada' }, { name: 'Ben' }], seed: 'series' };
type Series = Match<ReturnType<typeof seriesGame.start>>;

const opened = (): Series => openMatch(seriesGame, SETUP);
const loses = (match: Series, seat: Seat): void => match.takeAnytimeAction(seat, [{ say: 'leave' }]);
const keeps = (match: Series): void => {
  for (const seat of [0, 1]) match.choose(seat, [{ say: 'keeps' }]);
};
const asked = (match: Series): (string | number)[][] => match.questions.map(({ seat, step }) => [seat, step]);
const standing = (match: Series): unknown => match.view('spectator').where.series;
const offered = (match: Series, seat: Seat): string[] =>
  (match.anytimeActions(seat)?.next([]) ?? []).map(({ say }) => say);

describe('A series', () => {
  test('goes on after a game that is lost, and asks nothing of it any more', () => {
    const match = opened();
    expect(asked(match)).toEqual([
      [0, 'trick'],
      [1, 'trick'],
    ]);
    loses(match, 0);
    expect(match.result).toBeUndefined();
    expect(asked(match)).toEqual([
      [0, 'exchange'],
      [1, 'exchange'],
    ]);
    expect(standing(match)).toEqual({ game: 2, needed: 2, wins: [0, 1] });
    expect(match.takeEvents()).toContainEqual({ type: 'game over', game: 1, winners: [1], reason: 'left' });
  });

  test('lets the loser of the last game choose who leads', () => {
    const match = opened();
    loses(match, 1);
    keeps(match);
    expect(asked(match)).toEqual([[1, 'lead']]);
    match.choose(1, [{ say: 'follow' }]);
    expect(match.state.seat).toBe(0);
  });

  test('is won with two games', () => {
    const match = opened();
    loses(match, 0);
    keeps(match);
    match.choose(0, [{ say: 'lead' }]);
    loses(match, 0);
    expect(match.result).toEqual({ kind: 'over', winners: [1], scores: [0, 2], reason: 'left' });
    expect(standing(match)).toEqual({ game: 2, needed: 2, wins: [0, 2] });
  });

  test('can be conceded as a whole, unless the game decides it anyway', () => {
    const match = opened();
    expect(offered(match, 0)).toEqual(['leave', 'concedes series']);
    loses(match, 1);
    expect(offered(match, 0)).toEqual(['leave', 'concedes series']);
    expect(offered(match, 1)).toEqual(['leave']);
    expect(match.answer(0, ANYTIME_ACTION, 'concedes_series')).not.toHaveProperty('refused');
    expect(match.result).toEqual({ kind: 'over', winners: [1], scores: [1, 0], reason: 'conceded' });
  });

  test('after a drawn game nobody chooses, and drawn games end it at last', () => {
    const match = opened();
    // Equal cards take no tricks, and there is nothing to exchange.
    for (const card of match.state.cards) card.def = 2;
    const steps = new Set<string>();
    const onAnswer = (): void => {
      for (const { step } of match.questions) steps.add(step);
    };
    playOut(match, diceFrom('drawn'), { onAnswer });
    expect([...steps]).toEqual(['trick']);
    expect(match.state.series?.games).toHaveLength(4);
    expect(match.result).toEqual({ kind: 'over', winners: [], scores: [0, 0], reason: 'series limit' });
  });

  test('exchanges one card for one, and nobody else learns which', () => {
    const match = opened();
    loses(match, 0);
    const there = match.fork();
    const question = match.questions[0];
    const path = question && answers(question, 40).find((each) => each[0]?.say === 'exchanges');
    expect(path).toBeDefined();
    match.choose(0, path ?? []);
    there.choose(0, [{ say: 'keeps' }]);
    expect(JSON.stringify(match.view(1))).toBe(JSON.stringify(there.view(1)));
    const side = match.state.sides[0]?.map((card) => match.state.cards[card]?.def);
    for (const each of [match, there]) each.choose(1, [{ say: 'keeps' }]);
    expect(match.state.sides[0]?.map((card) => match.state.cards[card]?.def)).not.toEqual(side);
    expect(match.state.sides[0]).toHaveLength(side?.length ?? 0);
    expect(JSON.stringify(match.view(1))).toBe(JSON.stringify(there.view(1)));
    expect(match.state.decks[0]).toHaveLength(there.state.decks[0]?.length ?? 0);
  });

  test("the other's sealed exchange is open again in an imagined world", () => {
    const match = opened();
    loses(match, 0);
    match.choose(0, [{ say: 'keeps' }]);
    expect(asked(match)).toEqual([[1, 'exchange']]);
    expect(asked(match.imagine(1, 'world') as Series)).toHaveLength(2);
  });

  test('is forked, taken back and replayed across its games', () => {
    const match = opened();
    playOut(match, diceFrom('first'), { maxAnswers: 3 });
    const before = match.hash();
    const fork = match.fork();
    for (const each of [match, fork]) loses(each as Series, 0);
    const copy = fork.fork();
    expect([fork.hash(), copy.hash()]).toEqual([match.hash(), match.hash()]);
    for (const each of [match, fork, copy]) keeps(each as Series);
    expect([fork.hash(), copy.hash()]).toEqual([match.hash(), match.hash()]);
    expect(replay(seriesGame, JSON.parse(JSON.stringify(match.record))).hash()).toBe(match.hash());
    match.takeback(3);
    expect(match.hash()).toBe(before);
    playOut(match, diceFrom('rest'));
    expect(replay(seriesGame, match.record).result).toEqual(match.result);
  });

  test('a seat’s share grows with the games that it has won', () => {
    const share = (wins: readonly [number, number], inGame: number): number =>
      shareInSeries({ game: 1, needed: 2, wins }, 0, inGame);
    expect(share([0, 0], 0.5)).toBe(0.5);
    expect(share([1, 0], 0)).toBe(0.5);
    expect(share([0, 1], 1)).toBe(0.5);
    expect(share([1, 1], 0.3)).toBeCloseTo(0.3);
    expect(shareInSeries(undefined, 0, 0.3)).toBe(0.3);
  });
});
