import type { Staging } from '@praxis/contract';
import { expect, test } from 'vitest';
import { readScenarios, type Scenario } from './document.ts';
import { type Outcome, runScenario, runThrice } from './runner.ts';
import { type ToyContext, type ToyState, toy } from './toy.ts';
import { TABLE } from './toy-run.ts';
import { toyStaging } from './toy-staging.ts';

type ToyStaging = Staging<ToyState, ToyContext>;

function scenario(text: string): Scenario {
  return readScenarios(text, 'harbour.yaml').scenarios[0] as Scenario;
}

const messages = ({ problems }: Outcome): readonly string[] => problems.map(({ message }) => message);

test('All three runs of a scenario come to the same end, with luck, polls and sealed answers', () => {
  const all = scenario(`${TABLE}script:
  - luck: [heads]
  - Sara: flips
  - Sara: plays Lantern on Nora
  - luck: [3]
  - Alex: plays Anchor
  - Sara: rolls
  - Sara: calls a vote
  - Nora: votes for
  - Sara: calls for bids
  - Alex: bids 1
  - Nora: bids 2
  - Sara: bids 0
  - Nora: leaves
  - until: turn Alex
expect: {Sara.points: 19, Nora.points: 12}
`);
  const hashes = (['plain', 'restored', 'taken back'] as const).map((mode) => {
    const outcome = runScenario(toyStaging, all, { mode });
    expect(messages(outcome)).toEqual([]);
    return outcome.hash;
  });
  expect(new Set(hashes).size).toBe(1);
  expect(runThrice(toyStaging, all).passed).toBe(true);
});

test('A game that keeps something outside of its state fails in the second and the third run', () => {
  let flips = 0;
  const forgetful: ToyStaging = {
    ...toyStaging,
    game: {
      ...toy,
      context: (state, setup, emit) => {
        state.points[2] = flips++;
        return { state, setup, defs: toy.definitions(setup), emit };
      },
    },
  };
  const outcome = runThrice(forgetful, scenario(`${TABLE}script:\n  - Sara: flips\nexpect: {Sara.left: false}\n`));
  expect(outcome.passed).toBe(false);
  expect(messages(outcome)).toEqual([
    'In the second run, stored and restored after each answer: After "Sara flips a coin" the match could not be restored. ' +
      'The record does not lead to the state whose hash it names: it was cut short or altered.',
    'In the third run, each answer taken back and given again: Taking back "Sara flips a coin" did not lead back to where it was given.',
  ]);
});

test('A state that JSON does not keep fails in the second run only', () => {
  const endless = scenario(
    'game: harbour\nedition: second\nseats: {Sara: {}, Alex: {points: -.inf}}\nscript: [Sara: flips]\nexpect: {Alex.points: -.inf}\n',
  );
  const outcome = runThrice(toyStaging, endless);
  expect(outcome.problems).toEqual([
    {
      message: 'In the second run, stored and restored after each answer: Alex.points is nothing, not -Infinity.',
      line: 5,
      column: 10,
    },
  ]);
});

test('A position that is elsewhere at the end of another run fails', () => {
  let opened = 0;
  const drifting: ToyStaging = {
    ...toyStaging,
    stage: (position) => {
      const staged = toyStaging.stage(position);
      staged.state.turn = ++opened;
      return staged;
    },
  };
  expect(messages(runThrice(drifting, scenario(`${TABLE}expect: {turn: Sara}\n`)))).toEqual([
    'In the second run, stored and restored after each answer: the match ended in another position.',
    'In the third run, each answer taken back and given again: the match ended in another position.',
  ]);
});

test('A fault of the program fails the scenario', () => {
  const broken: ToyStaging = {
    ...toyStaging,
    stage: () => {
      throw new TypeError('no such thing');
    },
  };
  const [problem] = runScenario(broken, scenario(`${TABLE}expect: {turn: Sara}\n`)).problems;
  expect(problem).toMatchObject({ line: 1, column: 1 });
  expect(problem?.message).toMatch(/^The program failed\. TypeError: no such thing\n/);
});

test('A staging that seats the players otherwise is a fault of the program', () => {
  const swapped: ToyStaging = {
    ...toyStaging,
    stage: (position) => {
      const staged = toyStaging.stage(position);
      return { ...staged, setup: { ...staged.setup, seats: staged.setup.seats.toReversed() } };
    },
  };
  expect(messages(runScenario(swapped, scenario(`${TABLE}expect: {turn: Sara}\n`)))[0]).toMatch(
    /seats Nora, Alex, Sara instead of Sara, Alex, Nora/,
  );
});

test('A match that makes no progress fails the scenario', () => {
  const circling: ToyStaging = {
    ...toyStaging,
    game: { ...toy, parts: { ...toy.parts, end: function* circle() {} } },
  };
  const [problem, ...more] = messages(runScenario(circling, scenario(`${TABLE}script:\n  - Sara: passes\n`)));
  expect(problem).toMatch(/^The match was stopped: /);
  expect(more).toEqual([]);
  expect(messages(runScenario(circling, scenario(`${TABLE}script:\n  - until: turn Alex\n`)))[0]).toMatch(
    /^The turn of Alex never comes: the match was stopped \(/,
  );
});
