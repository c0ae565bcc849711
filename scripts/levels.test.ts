import { describe, expect, test } from 'vitest';
import { cycleErrors, cyclesOf, levelErrors } from './levels.ts';

const errorsOf = (path: string, text: string): readonly string[] => levelErrors([{ path, text }]);

describe('a level imports itself and the levels before it', () => {
  test.each([
    ['games/vtes/rules/facts/values.ts', "import { cardOf } from '../state/state.ts';"],
    ['games/vtes/rules/facts/values.ts', "import { amountOf } from './select.ts';"],
    ['games/vtes/rules/turn/turn.ts', "import { fight } from '../combat/combat.ts';"],
    ['games/vtes/rules/state/chapters.ts', "import type { Source } from '../cards/sources.ts';"],
    ['games/vtes/rules/state/chapters.ts', "import { type Source } from '../cards/sources.ts';"],
    ['games/vtes/rules/facts/values.ts', "import { SCHEMA } from '../../cards/language.ts';"],
    ['games/vtes/rules/facts/values.test.ts', "import { fight } from '../combat/combat.ts';"],
    ['games/vtes/game.ts', "import { parts } from './rules/turn/turn.ts';"],
    ['games/pokemon/rules/turn.ts', "import { attack } from './attacking.ts';"],
    ['server/main.ts', "import { hall } from './http/app.ts';"],
    ['server/tables/lobby.ts', "import { clock } from '../base/time.ts';"],
  ])('%s: %s', (path, text) => {
    expect(errorsOf(path, text)).toEqual([]);
  });
});

describe('an import from a later level is reported', () => {
  test.each([
    ['games/vtes/rules/facts/values.ts', "import { burn } from '../changes/moving.ts';"],
    ['games/vtes/rules/facts/values.ts', "import { burn } from '@praxis/vtes/rules/changes/moving.ts';"],
    ['games/vtes/rules/cards/effects.ts', "import { fight } from '../combat/combat.ts';"],
    ['games/vtes/rules/cards/effects.ts', "export { fight } from '../combat/combat.ts';"],
    ['games/vtes/rules/cards/effects.ts', "const { fight } = await import('../combat/combat.ts');"],
    ['games/vtes/rules/facts/values.ts', "import { everything } from '../everything.ts';"],
    ['games/pokemon/rules/state/state.ts', "import { damageOf } from '../facts/damage.ts';"],
    ['server/base/time.ts', "import { lobby } from '../tables/lobby.ts';"],
    ['games/vtes/rules/odds/ends.ts', ''],
  ])('%s: %s', (path, text) => {
    expect(errorsOf(path, text)).toHaveLength(1);
  });

  test('with file, line and mistake', () => {
    expect(errorsOf('games/vtes/rules/facts/values.ts', "\nimport { burn } from '../changes/moving.ts';\n")).toEqual([
      "games/vtes/rules/facts/values.ts:2: 'facts' must not import the level 'changes'",
    ]);
  });
});

describe('cycles', () => {
  /** This many files that import each other in a ring. */
  const ring = (size: number, text: (to: string) => string): { path: string; text: string }[] =>
    Array.from({ length: size }, (_, index) => ({
      path: `kit/f${index}.ts`,
      text: text(`./f${(index + 1) % size}.ts`),
    }));

  test('of up to six files are let pass, larger ones are reported', () => {
    const value = (to: string): string => `import { it } from '${to}';`;
    expect(cycleErrors(ring(6, value))).toEqual([]);
    expect(cycleErrors(ring(7, value))).toHaveLength(1);
  });

  test('are made of values: types and later imports close none', () => {
    expect(cyclesOf(ring(3, (to) => `import type { It } from '${to}';`))).toEqual([]);
    expect(cyclesOf(ring(3, (to) => `const it = await import('${to}');`))).toEqual([]);
    expect(cyclesOf(ring(3, (to) => `export { it } from '${to}';`))).toHaveLength(1);
  });

  test('are found through the name of a package, and chains are none', () => {
    const files = [
      { path: 'kit/index.ts', text: "export { a } from './a.ts';" },
      { path: 'kit/a.ts', text: "import { b } from '@praxis/kit';" },
      { path: 'kit/b.ts', text: "import { a } from './a.ts';" },
    ];
    expect(cyclesOf(files).map((cycle) => [...cycle].sort())).toEqual([['kit/a.ts', 'kit/index.ts']]);
  });
});
