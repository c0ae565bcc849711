import { describe, expect, test } from 'vitest';
import { directionErrors, gameWordErrors } from './directions.ts';

const errorsOf = (path: string, text: string): readonly string[] => directionErrors([{ path, text }]);

describe('imports that point the right way are accepted', () => {
  test.each([
    ['engine/match.ts', "import { ask } from './ask.ts';"],
    ['engine/match.ts', "import { createHash } from 'node:crypto';"],
    ['games/vtes/rules/turn.ts', "import { ask } from '@praxis/engine';"],
    ['games/vtes/rules/turn.ts', "import { bleed } from '../cards/bleed.ts';"],
    ['games/vtes/rules/turn.ts', "import { bleed } from '@praxis/vtes/cards/bleed.ts';"],
    ['games/vtes/rules/turn.test.ts', "import { scenario } from '@praxis/testkit';"],
    ['testkit/scenario.ts', "import { parse } from 'yaml';"],
    ['engine/match.test.ts', "import { tiny } from '@praxis/testkit/tiny.ts';"],
    ['bots/random.ts', "import type { View } from '@praxis/engine';"],
    ['games/registry.ts', "import { vtes } from '@praxis/vtes';"],
    ['server/registry.ts', "import { GAMES } from '@praxis/games';"],
    ['server/learn/lessons.ts', "import { runScenario } from '@praxis/scenario/runner.ts';"],
    ['server/http/prerender.ts', "import { differenceOf } from '@praxis/protocol';"],
    ['web/table.tsx', "import type { Update } from '@praxis/protocol';"],
    ['web/games/vtes/stage.tsx', "import type { VtesWhere } from '@praxis/vtes/where.ts';"],
    ['web/e2e/match.test.ts', "import { startServer } from '@praxis/server/main.ts';"],
    ['cli/main.ts', 'await import(gameName);'],
    ['cli/games.ts', "import { GAMES } from '@praxis/games';"],
    ['cli/play.test.ts', "import { hosting } from '@praxis/vtes/hosting.ts';"],
    ['scripts/bench.ts', "import { vtes } from '../games/vtes/index.ts';"],
    ['engine/match.ts', "// import { vtes } from '@praxis/vtes';"],
    ['engine/match.ts', 'const example = "import { vtes } from \'@praxis/vtes\'";'],
  ])('%s: %s', (path, text) => {
    expect(errorsOf(path, text)).toEqual([]);
  });
});

describe('imports that point the wrong way are reported', () => {
  test.each([
    ['engine/match.ts', "import { vtes } from '@praxis/vtes';"],
    ['engine/match.ts', "import type { Title } from '@praxis/vtes';"],
    ['engine/match.ts', "export * from '@praxis/testkit';"],
    ['engine/match.ts', "export { lobby } from '@praxis/server/lobby.ts';"],
    ['engine/match.ts', "const bots = await import('@praxis/bots');"],
    ['engine/match.ts', "type Title = import('@praxis/vtes').Title;"],
    ['engine/match.test.ts', "import { vtes } from '@praxis/vtes';"],
    ['contract/decks.ts', "import { fold } from '@praxis/kit/spelling.ts';"],
    ['kit/shape.ts', "import { runScenario } from '@praxis/scenario/runner.ts';"],
    ['scenario/runner.ts', "import { playOut } from '@praxis/testkit';"],
    ['games/vtes/lessons.ts', "import { runScenario } from '@praxis/scenario/runner.ts';"],
    ['engine/match.ts', "import { vtes } from '../games/vtes/index.ts';"],
    ['engine/match.ts', 'await import(somewhere);'],
    ['games/vtes/rules/turn.ts', "import { scenario } from '@praxis/testkit';"],
    ['games/vtes/rules/turn.ts', "import { attack } from '@praxis/pokemon';"],
    ['games/vtes/rules/turn.ts', "import { attack } from '../../pokemon/rules/attack.ts';"],
    ['games/vtes/rules/turn.ts', "import { lobby } from '@praxis/server';"],
    ['testkit/scenario.test.ts', "import { vtes } from '@praxis/vtes';"],
    ['games/registry.ts', "import { lobby } from '@praxis/server/lobby.ts';"],
    ['games/vtes/rules/turn.ts', "import { GAMES } from '@praxis/games';"],
    ['server/registry.ts', "import { vtes } from '@praxis/vtes';"],
    ['bots/random.ts', "import { vtes } from '@praxis/vtes';"],
    ['server/lobby.ts', "import { playOut } from '@praxis/testkit/playout.ts';"],
    ['server/lobby.ts', "import { vtes } from '@praxis/vtes';"],
    ['web/table.tsx', "import { turn } from '@praxis/vtes/rules/turn.ts';"],
    ['web/table.tsx', "import type { State } from '@praxis/vtes/rules/state/state.ts';"],
    ['web/table.tsx', "import { where } from '@praxis/vtes/where.ts';"],
    ['bots/random.ts', "import type { VtesWhere } from '@praxis/vtes/where.ts';"],
    ['web/table.tsx', "import { startServer } from '@praxis/server/main.ts';"],
    ['cli/play.ts', "import { hosting } from '@praxis/vtes/hosting.ts';"],
    ['protocol/update.ts', "import { startServer } from '@praxis/server/main.ts';"],
  ])('%s: %s', (path, text) => {
    expect(errorsOf(path, text)).toHaveLength(1);
  });

  test('with file, line and mistake', () => {
    expect(errorsOf('engine/match.ts', "\nimport { vtes } from '@praxis/vtes';\n")).toEqual([
      "engine/match.ts:2: engine must not import '@praxis/vtes'",
    ]);
  });

  test('and a file that cannot be read is not passed over', () => {
    expect(errorsOf('engine/match.ts', 'import {')).not.toEqual([]);
  });
});

describe('the kernel speaks of no particular game', () => {
  test.each(['Blood', 'vampires', 'manaCost', 'MAX_POOL', 'Pokémon', 'the master phase', '// prey'])('%s', (text) => {
    expect(gameWordErrors([{ path: 'engine/match.ts', text }])).toHaveLength(1);
  });

  test('words that only contain one of these, and other packages, are free', () => {
    expect(gameWordErrors([{ path: 'engine/match.ts', text: 'manager, spool, a dominion' }])).toEqual([]);
    expect(gameWordErrors([{ path: 'games/vtes/rules/turn.ts', text: 'blood' }])).toEqual([]);
  });
});
