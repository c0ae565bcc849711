import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { GAMES } from './registry.ts';

const folder = mkdtempSync(join(tmpdir(), 'praxis-imports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const QUICK = JSON.stringify(new URL('./quick-imports.ts', import.meta.url).href);

/** What a new process prints that runs this code in this project. */
function printed(code: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'cache') },
  }).trim();
}

test('every game loads as it does without', () => {
  const load = `const ids = []; for (const file of ${JSON.stringify(GAMES.map(({ module }) => module))})
    ids.push((await import(file)).hosting.game.id);
    console.log(ids.join());`;
  const quick = printed(`(await import(${QUICK})).quickenImports(); ${load}`);
  expect(quick).toBe(GAMES.map(({ id }) => id).join());
}, 60_000);

test('a file is one module, whoever imports it, and one that is missing is named', () => {
  writeFileSync(join(folder, 'one.ts'), 'export const list: string[] = [];\n');
  writeFileSync(join(folder, 'two.ts'), "export { list } from './one.ts';\n");
  writeFileSync(join(folder, 'gone.ts'), "import './nowhere.ts';\n");
  const from = (name: string): string => JSON.stringify(new URL(name, `file://${folder}/`).href);
  expect(
    printed(`(await import(${QUICK})).quickenImports();
      const [one, two] = [await import(${from('one.ts')}), await import(${from('two.ts')})];
      console.log(one.list === two.list);`),
  ).toBe('true');
  expect(
    printed(`(await import(${QUICK})).quickenImports();
      await import(${from('gone.ts')}).catch((error) => console.log(error.message));`),
  ).toContain('nowhere.ts');
}, 60_000);
