import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ScenarioFlags, scenarioCommand } from './command.ts';
import { TABLE } from './toy-run.ts';
import { toyStaging } from './toy-staging.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'praxis-scenario-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** The command's output, with the folder left out, and its exit status. */
function command(paths: readonly string[], flags: ScenarioFlags = {}): { status: number; printed: string } {
  let printed = '';
  const status = scenarioCommand({ harbour: toyStaging }, paths, flags, (text) => {
    printed += text;
  });
  return { status, printed: printed.replaceAll(`${folder}/`, '') };
}

const GOOD = `title: A lantern shines\n${TABLE}script:\n  - Sara: plays Lantern on Nora\n  - Alex: passes\nexpect: {Nora.points: 8}\n`;
const BAD = `${TABLE}script:\n  - Sara: plays Lantern on Nora\n  - Nora: plays Kite\nexpect: {Nora.points: 8}\n`;

test('All hold: exit status 0', () => {
  expect(command([file('good.yaml', `${GOOD}---\n${GOOD.replace('shines', 'shines again')}`)])).toEqual({
    status: 0,
    printed: 'ok    good.yaml:1 A lantern shines\nok    good.yaml:10 A lantern shines again\n2 passed, 0 failed\n',
  });
});

test('One does not hold: exit status 1, with file, line and column', () => {
  expect(command([file('good.yaml', GOOD), file('bad.yaml', BAD)])).toEqual({
    status: 1,
    printed: `ok    good.yaml:1 A lantern shines
FAIL  bad.yaml:1
  bad.yaml:6:5: No answer of Nora fits "plays Kite": the turn of Sara ended.
    Nora was asked at response: "Nora passes".
    Passed on the way: Sara at response, Alex at response, Nora at response, Sara at main, Sara at end.
1 passed, 1 failed
`,
  });
});

test('The complaint about a wrong file names the expected form, and its good documents still run', () => {
  expect(command([file('wrong.yaml', `${GOOD}---\n${GOOD.replace('script:', 'sript:')}---\n- nothing\n`)])).toEqual({
    status: 1,
    printed: `ok    wrong.yaml:1 A lantern shines
FAIL  wrong.yaml:10 A lantern shines
  wrong.yaml:14:1: Expected one of the keys game, edition, title, rules, seats, script, expect, turn, not "sript".
WRONG wrong.yaml
  wrong.yaml:19:1: Expected a scenario: a map with the keys game, edition, title, rules, seats, script, expect.
1 passed, 2 failed
`,
  });
  expect(command([file('game.yaml', GOOD.replace('harbour', 'constructor'))])).toEqual({
    status: 1,
    printed:
      'FAIL  game.yaml:1 A lantern shines\n  game.yaml:2:7: Expected a game (harbour), not "constructor".\n0 passed, 1 failed\n',
  });
});

test('A rule that the game does not know is named with its place, anywhere in the file', () => {
  const staging = { ...toyStaging, isRule: (id: string) => id === 'H-PLY-001' };
  const text = `rules: [H-PLY-001, H-PLY-002]\n${GOOD}`.replace(
    'script:\n',
    'script:\n  - explained: {Nora: {plays Kite: [H-PLY-003]}}\n',
  );
  let printed = '';
  const status = scenarioCommand({ harbour: staging }, [file('rules.yaml', text)], {}, (each) => {
    printed += each.replaceAll(`${folder}/`, '');
  });
  expect({ status, printed }).toEqual({
    status: 1,
    printed: `FAIL  rules.yaml:1 A lantern shines
  rules.yaml:1:20: There is no rule H-PLY-002 of harbour.
  rules.yaml:7:37: There is no rule H-PLY-003 of harbour.
0 passed, 1 failed
`,
  });
});

test('A folder means all its scenarios; an unreadable file is exit status 2', () => {
  mkdirSync(join(folder, 'many', 'inner'), { recursive: true });
  file('many/b.yaml', GOOD);
  file('many/inner/a.yml', GOOD);
  file('many/notes.md', 'no scenario');
  expect(command([join(folder, 'many')])).toEqual({
    status: 0,
    printed: 'ok    many/b.yaml:1 A lantern shines\nok    many/inner/a.yml:1 A lantern shines\n2 passed, 0 failed\n',
  });
  const { status, printed } = command([join(folder, 'missing.yaml'), join(folder, 'many', 'b.yaml')]);
  expect(status).toBe(2);
  expect(printed).toMatch(/^WRONG missing\.yaml\n {2}missing\.yaml:1:1: Cannot be read: .*\nok {4}many\/b\.yaml/);
  expect(command([])).toEqual({ status: 2, printed: 'Expected at least one file with scenarios.\n' });
  mkdirSync(join(folder, 'empty'));
  expect(command([join(folder, 'empty')])).toEqual({ status: 1, printed: '0 passed, 0 failed\n' });
});

test('--trace prints every decision with its step, its sentences and its answer', () => {
  expect(command([file('good.yaml', GOOD)], { trace: true }).printed).toBe(`ok    good.yaml:1 A lantern shines
  1. main, Sara (line 6)
       Sara passes
       Sara plays Lantern on Alex
     > Sara plays Lantern on Nora
       Sara plays Kite on Alex
       Sara plays Kite on Nora
       Sara flips a coin
       Sara rolls the die
       Sara calls a vote
       Sara calls for bids
       Sara makes a gift
  2. response, Sara (forced)
     > Sara passes
  3. response, Alex (line 7)
     > Alex passes
       Alex plays Anchor
  4. response, Nora (forced)
     > Nora passes
  5. main, Sara (pending)
       Sara passes
       Sara plays Kite on Alex
       Sara plays Kite on Nora
       Sara flips a coin
       Sara rolls the die
       Sara calls a vote
       Sara calls for bids
       Sara makes a gift
1 passed, 0 failed
`);
  const anytime = `${TABLE}script:\n  - Sara: plays Lantern on Nora\n  - Nora: leaves\n`;
  expect(command([file('anytime.yaml', anytime)], { trace: true }).printed).toContain(
    '  2. any time, Nora (line 6)\n     > Nora leaves the table\n',
  );
});

test('--options stops at the first decision that the script does not answer', () => {
  const text = `${TABLE}script:\n  - Sara: plays Lantern on Nora\n  - Sara: flips\nexpect: {Nora.points: 99}\n`;
  expect(command([file('gap.yaml', text)], { options: true })).toEqual({
    status: 0,
    printed: `ok    gap.yaml:1
  Alex can answer at response:
    Alex passes
    Alex plays Anchor
1 passed, 0 failed
`,
  });
  expect(
    command([file('end.yaml', `${TABLE}script:\n  - until: end\n`)], { options: true }).printed,
  ).toBe(`ok    end.yaml:1
  Sara can answer at end:
    Sara passes
    Sara discards Lantern
    Sara discards Kite
1 passed, 0 failed
`);
  expect(
    command([file('start.yaml', `${TABLE}turn: Nora\nexpect: {turn: Nora}\n`)], { options: true }).printed,
  ).toContain('  Nora can answer at main:\n    Nora passes\n');
  const over = `${TABLE}script:\n  - Nora: leaves\n  - Alex: leaves\n`;
  expect(command([file('over.yaml', over)], { options: true }).printed).toContain('  Nobody is asked anything.\n');
});

test('--json is one value for tools', () => {
  const { status, printed } = command([file('good.yaml', GOOD), file('bad.yaml', BAD), file('none.yaml', '')], {
    json: true,
  });
  expect(status).toBe(1);
  expect(JSON.parse(printed)).toEqual({
    passed: 1,
    failed: 2,
    scenarios: [
      {
        file: 'good.yaml',
        line: 1,
        game: 'harbour',
        edition: 'second',
        title: 'A lantern shines',
        rules: [],
        passed: true,
        problems: [],
      },
      {
        file: 'bad.yaml',
        line: 1,
        game: 'harbour',
        edition: 'second',
        title: '',
        rules: [],
        passed: false,
        problems: [{ message: expect.stringMatching(/^No answer of Nora fits "plays Kite"/), line: 6, column: 5 }],
      },
      {
        file: 'none.yaml',
        passed: false,
        problems: [{ message: 'The file is empty; expected a scenario.', line: 1, column: 1 }],
      },
    ],
  });
  const options = JSON.parse(
    command([file('start.yaml', `${TABLE}turn: Nora\nexpect: {turn: Nora}\n`)], { json: true, options: true }).printed,
  );
  expect(options.scenarios[0].options[0]).toMatchObject({ step: 'main', seat: 'Nora' });
  const trace = JSON.parse(command([file('good.yaml', GOOD)], { json: true, trace: true }).printed);
  expect(trace.scenarios[0].trace[2]).toEqual({
    step: 'response',
    seat: 'Alex',
    sentences: ['Alex passes', 'Alex plays Anchor'],
    answer: 'Alex passes',
    by: 'script',
    line: 7,
  });
});
