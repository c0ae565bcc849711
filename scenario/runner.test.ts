import type { Staging } from '@praxis/contract';
import { expect, test } from 'vitest';
import { readScenarios, type Scenario } from './document.ts';
import { type Outcome, runAndRetrace, runScenario } from './runner.ts';
import { type ToyContext, type ToyState, toy } from './toy.ts';
import { TABLE } from './toy-run.ts';
import { toyStaging } from './toy-staging.ts';

type ToyStaging = Staging<ToyState, ToyContext>;

function scenario(text: string): Scenario {
  return readScenarios(text, 'harbour.yaml').scenarios[0] as Scenario;
}

const messages = ({ problems }: Outcome): readonly string[] => problems.map(({ message }) => message);

test('A scenario with luck, polls and sealed answers is retraced to the same end', () => {
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
  expect(messages(runAndRetrace(toyStaging, all))).toEqual([]);
});

const ONE_FLIP = scenario(`${TABLE}script:\n  - Sara: flips\nexpect: {Sara.left: false}\n`);

/** The game of the tests with something changed in every context that it makes, in the order in which it makes them. */
function withContexts(change: (state: ToyState, made: number) => void): ToyStaging {
  let made = 0;
  return {
    ...toyStaging,
    game: {
      ...toy,
      context: (state, setup, emit) => {
        change(state, made++);
        return { state, setup, defs: toy.definitions(setup), emit };
      },
    },
  };
}

// The script has the first context, the retracing the second, its copy the third, the takeback the fourth.
test.each([
  [1, 'Taking back the answer "coin" of Sara did not lead back to where it was given.'],
  [2, 'On a copy of the match, the answer "coin" of Sara led elsewhere.'],
  [3, 'Taking back the answer "coin" of Sara did not lead back to where it was given.'],
  [4, 'Restored from its record, the match was elsewhere when 0 answers had been given.'],
])('A game that keeps something outside of its state fails: context %i', (number, message) => {
  const forgetful = withContexts((state, made) => {
    if (made === number) state.points[2] = -1;
  });
  const outcome = runAndRetrace(forgetful, ONE_FLIP);
  expect(outcome.passed).toBe(false);
  expect(messages(outcome)).toEqual([message]);
});

test('A state that JSON does not keep fails', () => {
  const endless = scenario(
    'game: harbour\nedition: second\nseats: {Sara: {}, Alex: {points: -.inf}}\nscript: [Sara: flips]\nexpect: {Alex.points: -.inf}\n',
  );
  expect(runAndRetrace(toyStaging, endless).problems).toEqual([
    { message: 'Stored as JSON and restored, the state has lost something.', line: 1, column: 1 },
  ]);
});

test('A position that is elsewhere when it is set up again fails', () => {
  let opened = 0;
  const drifting: ToyStaging = {
    ...toyStaging,
    stage: (position) => {
      const staged = toyStaging.stage(position);
      staged.state.turn = ++opened;
      return staged;
    },
  };
  expect(messages(runAndRetrace(drifting, scenario(`${TABLE}expect: {turn: Sara}\n`)))).toEqual([
    'When all was played again, it ended in another position.',
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
