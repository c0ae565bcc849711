/** Matches of several Duels, seen from outside. */
import { ANYTIME_ACTION, eventFor, type Match, openMatch, type Question, replay, type Setup } from '@praxis/engine';
import { diceFrom, playOut } from '@praxis/testkit/playout.ts';
import { describe, expect, test } from 'vitest';
import { DECKS } from '../../decks/index.ts';
import { yugioh } from '../../game.ts';
import { invariant } from '../../trial.ts';
import { inSide } from '../state/deck.ts';
import type { G, State } from '../state/state.ts';

const FIRST = DECKS['First Duel'] ?? {};
const SETUP: Setup = {
  edition: '9.0',
  seats: [
    { name: 'Ana', deck: { ...FIRST, [inSide('Dark Hole')]: 1, [inSide('Junk Warrior')]: 2 } },
    { name: 'Bob', deck: { ...FIRST, [inSide('Mirror Force')]: 2 } },
  ],
  seed: 'match',
  options: { match: true },
};

type Played = Match<State, G>;
const opened = (options: Setup['options'] = {}): Played =>
  openMatch(yugioh, { ...SETUP, options: { ...SETUP.options, ...options } });
const concede = (match: Played, seat: number): void => match.takeAnytimeAction(seat, [{ say: 'concedes' }]);
const sides = (match: Played): number[] => match.state.players.map(({ side }) => side.length);

describe('a Match', () => {
  test('Y-MATCH-002 the Side Deck comes from the deck list, and a single Duel has none', () => {
    expect(sides(opened())).toEqual([3, 2]);
    expect(sides(opened({ match: false }))).toEqual([0, 0]);
  });

  test('Y-MATCH-005 both see how many cards a Side Deck has, before the first Duel and after the exchange', () => {
    const match = opened();
    const counts = { type: 'side deck', seat: 0, count: 3 };
    expect(match.takeEvents().map((event) => eventFor(event, 1))).toContainEqual(counts);
    concede(match, 0);
    match.takeEvents();
    const [question] = match.questions as [Question];
    const [out] = question.next([]).slice(1);
    const [into] = out ? question.next([out]) : [];
    match.choose(0, [out, into, { say: 'end' }] as never);
    match.choose(1, [{ say: 'keeps' }]);
    expect(match.takeEvents().map((event) => eventFor(event, 1))).toContainEqual(counts);
    for (const viewer of [1, 'spectator'] as const) {
      const { seats, cards } = match.view(viewer);
      expect(seats[0]?.counters.side).toBe(3);
      expect(seats[0]?.zones.side).toBe(3);
      expect(Object.values(cards).every(({ owner }) => owner !== 0)).toBe(true);
    }
    expect(match.view(0).seats[0]?.zones.side).toHaveLength(3);
  });

  test('Y-MATCH-002 an exchange looks like a Deck that is kept', () => {
    const match = opened();
    concede(match, 0);
    const there = match.fork();
    const [question] = match.questions as [Question];
    const out = question.next([]).find(({ card }) => card !== undefined);
    const [into] = out ? question.next([out]) : [];
    match.choose(0, [out, into, { say: 'end' }] as never);
    there.choose(0, [{ say: 'keeps' }]);
    for (const each of [match, there]) {
      each.choose(1, [{ say: 'keeps' }]);
      each.choose(0, [{ say: 'goes second' }]);
    }
    expect(match.state.players[0]?.side.map((id) => match.state.cards[id]?.def)).not.toEqual(
      there.state.players[0]?.side.map((id) => there.state.cards[id]?.def),
    );
    expect(JSON.stringify(match.view(1))).toBe(JSON.stringify(there.view(1)));
    expect(JSON.stringify(match.view('spectator'))).toBe(JSON.stringify(there.view('spectator')));
  });

  test('Y-MATCH-001 its standing is open to all, and its result is one', () => {
    const match = opened();
    concede(match, 0);
    for (const seat of [0, 1]) match.choose(seat, [{ say: 'keeps' }]);
    expect(match.view('spectator').where.series).toEqual({ game: 2, needed: 2, wins: [0, 1] });
    expect(match.view('spectator').result).toBeUndefined();
    match.choose(0, [{ say: 'goes first' }]);
    // Losing this Duel loses the Match, so there is nothing more to concede.
    expect(match.anytimeActions(0)?.next([])).toEqual([{ say: 'concedes' }]);
    expect(match.anytimeActions(1)?.next([])).toEqual([{ say: 'concedes' }, { say: 'concedes series' }]);
    concede(match, 0);
    expect(match.result).toEqual({ kind: 'over', winners: [1], scores: [0, 2], reason: 'conceded' });
  });

  test('Y-MATCH-001 a Match can be conceded at once', () => {
    const match = opened();
    expect(match.answer(0, ANYTIME_ACTION, 'concedes_series')).not.toHaveProperty('refused');
    expect(match.result).toEqual({ kind: 'over', winners: [1], scores: [0, 0], reason: 'conceded' });
  });

  test('Y-START-004 the loser decides also where the winner of the first contest simply starts', () => {
    const match = opened({ starter: 'contest' });
    expect(match.questions[0]?.step).not.toBe('contest');
    concede(match, 1);
    for (const seat of [0, 1]) match.choose(seat, [{ say: 'keeps' }]);
    expect(match.questions.map(({ seat, step }) => [seat, step])).toEqual([[1, 'contest']]);
  });

  test('Y-MATCH-001 if five Duels were drawn nobody has won', () => {
    const match = opened({ duelLimit: 5, turnLimit: 1 });
    playOut(match, diceFrom('drawn'), { maxAnswers: 2000, onAnswer: () => invariant(match) });
    expect(match.state.series?.games).toHaveLength(4);
    expect(match.result).toEqual({ kind: 'over', winners: [], scores: [0, 0], reason: 'series limit' });
  });

  test('Y-MATCH-006 every card of a Match is there in every Duel, and the record leads to the same end', () => {
    const match = opened({ duelLimit: 5, turnLimit: 12 });
    const before = match.state.cards.length;
    const seen = new Set<number>();
    playOut(match, diceFrom('cards'), {
      onAnswer: () => {
        invariant(match);
        if (match.questions[0]?.step !== 'side') return;
        seen.add(match.view('spectator').where.series?.game ?? 0);
        expect(match.state.cards).toHaveLength(before);
        expect(match.state.players.flatMap(({ deck, extra, side }) => [...deck, ...extra, ...side])).toHaveLength(
          before,
        );
      },
    });
    expect(seen.has(2)).toBe(true);
    expect(replay(yugioh, JSON.parse(JSON.stringify(match.record))).hash()).toBe(match.hash());
  });
});
