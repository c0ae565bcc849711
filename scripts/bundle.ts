/** A game and the kernel as one file, with which matches can be played on when both have changed. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { readDefinitions } from '../kit/definition-files.ts';
import { root } from './files.ts';

const ENTRY = 'praxis:release';

/**
 * Where a module reads a file or a folder of definitions beside it, its content is put in place of the call, because
 * the file will be missing.
 */
export function withTexts(code: string, file: string): string {
  let inlined = code;
  for (const [, name, path] of code.matchAll(/const (\w+) = new URL\('([^']+)', import\.meta\.url\);/g)) {
    const url = new URL(path as string, pathToFileURL(file));
    const beside = fileURLToPath(url);
    if (!existsSync(beside)) continue;
    if (beside.endsWith('/')) {
      const data = JSON.stringify(JSON.stringify(readDefinitions(url)));
      inlined = inlined.replaceAll(`readDefinitions(${name})`, () => `JSON.parse(${data})`);
      continue;
    }
    const text = JSON.stringify(readFileSync(beside, 'utf8'));
    inlined = inlined.replaceAll(`readFileSync(${name}, 'utf8')`, () => text);
  }
  return inlined;
}

function release(game: string): Plugin {
  return {
    name: 'release',
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) => {
      if (id === ENTRY)
        return `export { hosting } from '@praxis/${game}/hosting.ts';\nexport { openMatch } from '@praxis/engine';\n`;
      // Lessons are always those of the current rules.
      if (/[/\\]games[/\\]\w+[/\\]lessons\.ts$/.test(id)) return 'export const lessons = undefined;';
      return undefined;
    },
    transform: (code, id) => (/[/\\]games[/\\]/.test(id) ? withTexts(code, id) : undefined),
  };
}

export async function bundled(game: string): Promise<string> {
  const build = await rolldown({
    ...{ input: ENTRY, platform: 'node', logLevel: 'silent', cwd: join(root, 'server') },
    plugins: [release(game)],
  });
  const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting: false });
  await build.close();
  const [chunk] = output;
  return chunk.code;
}
