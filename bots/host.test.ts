import { type Entry, type Match, openMatch } from '@praxis/engine';
import { hosting } from '@praxis/testkit/miniatures/hosted.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { BotHost, type BotQuestion } from './host.ts';

const GAME = import.meta.resolve('@praxis/testkit/miniatures/hosted.ts');
const setup = { edition: 'only', seats: ['Ana', 'Bruno', 'Clara'].map((name) => ({ name })), seed: 'host' };
const host = new BotHost({ threads: 1, graceMs: 300 });
afterAll(() => host.close());

function entriesOf(match: Match): readonly Entry[] {
  return match.record.segments.at(-1)?.entries ?? [];
}

function questionOf(match: Match, key: string, others: Partial<BotQuestion> = {}): BotQuestion {
  const decision = match.decisions[0];
  if (!decision) throw new Error('Nobody is asked.');
  return {
    match: key,
    game: GAME,
    setup,
    entries: entriesOf(match),
    seat: decision.seat,
    bot: 'heuristic',
    temperament: 'plain',
    seed: 'host',
    budgetMs: 100,
    passive: 'pass',
    ...others,
  };
}

describe('a bot host', () => {
  test("plays a whole match, in which the thread follows others' answers and takebacks", async () => {
    const match = openMatch(hosting.game, setup);
    let asked = 0;
    let takenBack = false;
    while (!match.result) {
      const decision = match.decisions[0] as (typeof match.decisions)[number];
      const { answer, why } = await host.ask(questionOf(match, 'whole'));
      expect(match.answer(decision.seat, decision.number, answer)).toHaveProperty('events');
      expect(['insight', 'only answer']).toContain(why.because);
      asked++;
      if (asked === 12 && !takenBack) {
        match.takeback(3);
        takenBack = true;
      }
    }
    expect(asked).toBeGreaterThan(20);
    host.forget('whole');
  });

  test('gives the same answer to the same question, also after it has forgotten the match', async () => {
    const match = openMatch(hosting.game, setup);
    const first = await host.ask(questionOf(match, 'again'));
    host.forget('again');
    expect(await host.ask(questionOf(match, 'again'))).toEqual(first);
  });

  test('names the problem with a question', async () => {
    const match = openMatch(hosting.game, setup);
    const asked = (others: Partial<BotQuestion>) =>
      host.ask(questionOf(match, 'wrong', { passive: undefined, ...others }));
    await expect(asked({ bot: 'oracle' })).rejects.toThrow(
      'There is no bot "oracle"; there are heuristic, search, random.',
    );
    await expect(asked({ seat: 9 })).rejects.toThrow('Seat 9 of match wrong is not asked anything.');
    await expect(asked({ game: import.meta.resolve('@praxis/engine') })).rejects.toThrow('exports no hosting');
  });

  test('stops a program that thinks for ever, answers by a simpler one and goes on', async () => {
    const match = openMatch(hosting.game, setup);
    const endless = host.ask(questionOf(match, 'endless', { bot: 'search', temperament: 'endless' }));
    const patient = host.ask(questionOf(match, 'patient'));
    expect((await endless).why).toMatchObject({ because: 'too slow', instead: { because: 'insight' } });
    expect((await patient).why.because).toBe('insight');
  });

  test('survives the death of its thread, and then does nothing rather than something wrong', async () => {
    const match = openMatch(hosting.game, setup);
    expect(await host.ask(questionOf(match, 'dead', { temperament: 'deadly' }))).toMatchObject({
      answer: 'pass',
      why: { because: 'too slow' },
    });
    expect((await host.ask(questionOf(match, 'alive'))).why.because).toBe('insight');
  });

  test('refuses requests after its end', async () => {
    const other = new BotHost({ threads: 1 });
    await other.close();
    await expect(other.ask(questionOf(openMatch(hosting.game, setup), 'late'))).rejects.toThrow('closed');
  });
});
