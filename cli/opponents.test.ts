import type { Decision, Match } from '@praxis/engine';
import { openMatch, readAnswer } from '@praxis/engine';
import { hosting as vtes } from '@praxis/vtes/hosting.ts';
import { describe, expect, test } from 'vitest';
import { Opponents } from './opponents.ts';
import { Session } from './session.ts';
import { praxis } from './testing/spawned.ts';

const hosting = vtes;

function opened(seed: string, seats = 3): Match {
  const decks = hosting.decks.slice(0, seats);
  const names = ['Sara', 'Alex', 'Nora', 'Tom', 'Eva'];
  return openMatch(hosting.game, {
    edition: 'fifth',
    seats: decks.map(({ deck }, seat) => ({ name: names[seat] as string, deck })),
    seed,
  });
}

test('programs play matches to their end by legal answers, and players are ousted before the turn limit', () => {
  const said = new Set<string>();
  for (const seed of ['programs', 'more programs', 'yet more programs']) {
    const match = opened(seed);
    const opponents = new Opponents(hosting, 'heuristic');
    while (!match.result) {
      const decision = match.decisions[0] as Decision;
      const { answer } = opponents.answer(match, decision);
      const read = readAnswer(match.state, decision, answer);
      if ('wrong' in read) throw new Error(`${answer} is no answer.`);
      said.add(read.path[0]?.say ?? '');
      match.choose(decision.seat, read.path);
    }
    expect(match.result).toMatchObject({ kind: 'over', reason: 'last one left' });
  }
  // A player of this game bleeds, hunts, blocks and brings vampires into play; not every one of them in each match.
  for (const say of ['bleeds', 'hunts', 'attempts to block', 'does not block', 'moves pool to', 'plays'])
    expect(said).toContain(say);
  expect(said).not.toContain('withdraws');
});

test('after a takeback the same question gets the same answer', () => {
  const match = opened('again');
  const opponents = new Opponents(hosting, 'heuristic');
  const decision = match.decisions[0] as Decision;
  const first = opponents.answer(match, decision);
  match.answer(decision.seat, decision.number, first.answer);
  match.takeback();
  expect(opponents.answer(match, match.decisions[0] as Decision)).toEqual(first);
});

describe("programs' reasons for a person", () => {
  test('name no card that the person does not know', () => {
    const me = 0;
    const session = new Session(
      opened('secrets', 5),
      me,
      hosting.game.wording('en'),
      new Opponents(hosting, 'heuristic'),
    );
    const { match } = session;
    let told = 0;
    for (let answers = 0; answers < 40 && !match.result; answers++) {
      session.advance();
      const hidden = match.state.cards.flatMap(({ seen, def }) =>
        (seen & (1 << me)) === 0 ? [(hosting.game.definitions(match.setup)[def] as { name: string }).name] : [],
      );
      const known = match.state.cards.flatMap(({ seen, def }) =>
        (seen & (1 << me)) === 0 ? [] : [(hosting.game.definitions(match.setup)[def] as { name: string }).name],
      );
      const lines = session.explained('en').join('\n');
      for (const name of new Set(hidden)) if (!known.includes(name)) expect(lines).not.toContain(name);
      told += session.explained('en').length;
      if (!session.question?.passive) break;
      session.answer(session.question.passive);
    }
    expect(told).toBeGreaterThan(20);
  });

  test("are given on request, in the person's language", () => {
    const { out } = praxis(['play', 'vtes', '--seed', 'abc', '--seats', '3', '--lang', 'pt'], {
      input: `${'p\n'.repeat(6)}bots\nq\n`,
    });
    expect(out).toMatch(/“.+”, porque .+\./);
  });
});

test('--bots is one of those there are', () => {
  const { status, err } = praxis(['play', 'vtes', '--bots', 'oracle', '--lang', 'fr'], { input: '' });
  expect(status).toBe(2);
  expect(err).toContain('Il n’y a pas de programme "oracle"\u202f; il y a heuristic, search, random.');
  const random = praxis(['play', 'vtes', '--bots', 'random', '--seats', '2', '--seed', 'r'], {
    input: 'p\np\np\nbots\nq\n',
  });
  expect(random.status).toBe(0);
});
