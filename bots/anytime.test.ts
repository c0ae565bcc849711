import type { Hosting, Insight } from '@praxis/contract';
import { ANYTIME_ACTION, type Decision, type Match, openMatch } from '@praxis/engine';
import { hosting } from '@praxis/testkit/miniatures/hosted.ts';
import { pledgesGame } from '@praxis/testkit/miniatures/pledges.ts';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, type BotName, botNamed } from './bots.ts';
import { Environment } from './environment.ts';
import { NO_INSIGHT } from './policy.ts';
import { askedAt, numberFor } from './seat.ts';
import { planOf } from './simulation/plan.ts';
import { playGame } from './simulation/play.ts';

const SETUP = { edition: 'only', seats: [{ name: 'Ana' }, { name: 'Bruno' }], seed: 'any time' };

/** Wants to show its colours from the second round on. */
const insight: Insight = {
  ...NO_INSIGHT,
  wants: ({ view }, { say }) => (say === 'show' && (view.where.turnNumber ?? 0) >= 2 ? 'colours' : undefined),
};

/** The course of a match in which a bot plays all seats, and the moments at which it showed its colours. */
function played(
  bot: BotName,
  mind: Insight,
): { readonly match: Match; readonly shown: readonly (readonly number[])[] } {
  const match = openMatch(pledgesGame, SETUP, { forks: true });
  const shown: number[][] = [];
  while (!match.result) {
    const decision = match.decisions[0] as Decision;
    const asked = askedAt(match, decision, { insight: mind, temperament: '', seed: 'mind', budget: { playouts: 4 } });
    const chosen = botNamed(bot)(asked);
    expect(match.answer(decision.seat, numberFor(decision, chosen), chosen.answer)).toHaveProperty('events');
    if (!chosen.anytime) continue;
    shown.push([match.view(decision.seat).where.turnNumber ?? 0, decision.seat]);
    expect(chosen.why).toEqual({ because: 'insight', reason: 'colours' });
    // The question stays open, under its number.
    expect(match.decisions[0]).toMatchObject({ seat: decision.seat, number: decision.number });
  }
  return { match, shown };
}

describe('an action that is open at any time', () => {
  test.each(['heuristic', 'search'] as const)('is taken by %s once for each seat, when the insight wants it', (bot) => {
    const { match, shown } = played(bot, insight);
    expect([...shown].sort()).toEqual([
      [2, 0],
      [2, 1],
    ]);
    const standing = match.record.segments[0]?.entries.filter((entry) => 'standing' in entry);
    expect(standing).toHaveLength(2);
  });

  test.each(BOT_NAMES)('is not taken by %s where the insight does not speak of it', (bot) => {
    expect(played(bot, NO_INSIGHT).shown).toEqual([]);
  });

  test('is not taken by a bot without any idea of the game', () => {
    expect(played('random', insight).shown).toEqual([]);
  });
});

const hosted: Hosting = {
  ...hosting,
  game: pledgesGame,
  insights: { temperaments: ['plain'], of: () => insight, reason: (why) => why },
};

test('simulations let bots take it', () => {
  const contenders = ['a', 'b'].map((name) => ({ name, deck: {}, bot: 'heuristic', temperament: 'plain' }));
  const choice = { edition: 'only', seats: 2, contenders, games: 1, seed: 'plan', playouts: 1 };
  const tallies = [{ name: 'shown', type: 'shows', seat: 'seat' }];
  const simulation = { turn: 'opened', curve: 'points', tallies, drawn: [], played: [] };
  const { end, tallies: counted } = playGame({ ...hosted, simulation }, planOf(hosted, choice), 0);
  expect(end).toBe('over');
  expect(counted.shown).toEqual([1, 1]);
});

test("environments take a bot's choice, and refuse an action that is not open", () => {
  const environment = new Environment({ hosting: hosted, table: (seed) => ({ ...SETUP, seed }) });
  let [turn] = environment.reset(['a']);
  const bot = botNamed('heuristic');
  while (turn?.agent !== undefined) [turn] = environment.step([bot(environment.asked(0, { seed: 'h' }))]);
  expect(turn?.terminated).toBe(true);
  const entries = environment.record(0).segments[0]?.entries ?? [];
  expect(entries.filter((entry) => 'standing' in entry)).toHaveLength(2);
  environment.reset(['b']);
  environment.step([{ answer: 'show', anytime: true }]);
  expect(() => environment.step([{ answer: 'show', anytime: true }])).toThrow('is not legal');
});

test('a match takes it under a number of its own', () => {
  expect(numberFor({ number: 7 } as Decision, { answer: 'show', anytime: true, why: { because: 'insight' } })).toBe(
    ANYTIME_ACTION,
  );
});
