import type { Insight } from '@praxis/contract';
import { type Decision, type Game, type Match, openMatch, readAnswer } from '@praxis/engine';
import { diceFrom, playOut } from '@praxis/testkit';
import { indistinguishable } from '@praxis/testkit/checks/unknown.ts';
import { bidsGame } from '@praxis/testkit/miniatures/bids.ts';
import { chainGame } from '@praxis/testkit/miniatures/chain.ts';
import { hosting } from '@praxis/testkit/miniatures/hosted.ts';
import { paymentGame } from '@praxis/testkit/miniatures/payment.ts';
import { stackGame } from '@praxis/testkit/miniatures/stack.ts';
import { describe, expect, test } from 'vitest';
import type { Asked } from './bot.ts';
import { BOT_NAMES, type BotName, botNamed } from './bots.ts';
import { NO_INSIGHT } from './policy.ts';
import { askedAt, type Mind } from './seat.ts';

const GAMES: readonly Game[] = [bidsGame, chainGame, paymentGame, stackGame];

function opened(game: Game, seed: string, seats = 2): Match {
  const names = ['Ana', 'Bruno', 'Clara', 'Dario'].slice(0, seats);
  return openMatch(game, { edition: 'only', seats: names.map((name) => ({ name })), seed }, { forks: true });
}

function mindOf(insight: Insight, seed = 'mind'): Mind {
  return { insight, temperament: 'plain', seed, budget: { playouts: 12 } };
}

/** The answers of a bot that plays all seats, up to some number. */
function played(match: Match, bot: BotName, mind: Mind, most: number): string[] {
  const answers: string[] = [];
  while (!match.result && answers.length < most) {
    const decision = match.decisions[0] as Decision;
    const { answer } = botNamed(bot)(askedAt(match, decision, mind));
    expect(match.answer(decision.seat, decision.number, answer), answer).toHaveProperty('events');
    answers.push(`${decision.seat}: ${answer}`);
  }
  return answers;
}

describe.each(BOT_NAMES)('%s', (bot) => {
  test.each(GAMES.map((game) => [game.id, game] as const))(
    'plays %s by legal answers, without any insight',
    (_, game) => {
      expect(played(opened(game, 'legal'), bot, mindOf(NO_INSIGHT), 60).length).toBeGreaterThan(5);
    },
  );

  test('gives the same answers again with the same seed', () => {
    const insight = hosting.insights?.of(opened(hosting.game, 'same').setup) as Insight;
    const again = (seed: string) => played(opened(hosting.game, 'same', 3), bot, mindOf(insight, seed), 30);
    expect(again('a')).toEqual(again('a'));
    expect(again('a')).not.toEqual(again('b'));
  });

  test('answers the same where its seat cannot tell two matches apart', () => {
    let compared = 0;
    for (const game of GAMES) {
      const match = opened(game, 'law');
      const dice = diceFrom(`law of ${bot}`);
      playOut(match, dice, {
        maxAnswers: 80,
        onAnswer: () => {
          if (match.result || dice(6) !== 0) return;
          for (const decision of match.decisions) {
            const other = indistinguishable(match, decision.seat, dice, 'all');
            const twin = other?.decisions.find(({ seat }) => seat === decision.seat);
            if (!other || !twin) continue;
            const mind = mindOf(NO_INSIGHT);
            const here = botNamed(bot)(askedAt(match, decision, mind));
            expect(botNamed(bot)(askedAt(other, twin, mind))).toEqual(here);
            compared++;
          }
        },
      });
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('changes nothing in the match that it thinks about', () => {
    const match = opened(hosting.game, 'untouched', 3);
    const before = match.hash();
    const decision = match.decisions[0] as Decision;
    const { answer } = botNamed(bot)(askedAt(match, decision, mindOf(NO_INSIGHT)));
    expect(match.hash()).toBe(before);
    expect(readAnswer(match.state, decision, answer)).toHaveProperty('path');
  });
});

test('a bot never gets hold of the true match', () => {
  const given: Asked = askedAt(
    opened(hosting.game, 'types', 3),
    opened(hosting.game, 'types', 3).decisions[0] as Decision,
    mindOf(NO_INSIGHT),
  );
  // @ts-expect-error A bot's input has no match.
  expect(given.match).toBeUndefined();
  expect(Object.values(given).some((value) => typeof value === 'object' && value !== null && 'record' in value)).toBe(
    false,
  );
});

test('an unknown bot is refused by naming those there are', () => {
  expect(() => botNamed('oracle')).toThrow('There is no bot "oracle"; there are heuristic, search, random.');
  expect(() => botNamed('toString')).toThrow('There is no bot "toString"');
});
