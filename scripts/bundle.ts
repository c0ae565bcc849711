/** A game and the kernel as one file, with which matches can be played on when both have changed. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { ALL_LANGUAGES, BETA_LANGUAGES } from '../contract/languages.ts';
import { messageFiles } from '../contract/messages/files.ts';
import { packedDefinitions, readDefinitions } from '../kit/definition-files.ts';
import { phraseFiles } from '../kit/language/phrases.ts';
import type { Packed } from '../kit/packed.ts';
import { root } from './files.ts';

const ENTRY = 'praxis:release';

/**
 * Where a module reads a file, or a folder of definitions, messages or phrases beside it, its content is put in place of the
 * call, because the file will be missing.
 */
export function withTexts(code: string, file: string): string {
  let inlined = code;
  for (const [, name, path] of code.matchAll(/const (\w+) = new URL\('([^']+)', import\.meta\.url\);/g)) {
    const url = new URL(path as string, pathToFileURL(file));
    const beside = fileURLToPath(url);
    if (!existsSync(beside)) continue;
    if (beside.endsWith('/')) {
      inlined = inlined
        .replaceAll(`readDefinitions(${name})`, () => `JSON.parse(${literal(readDefinitions(url))})`)
        .replaceAll(`packedDefinitions(${name})`, () => packedLiteral(packedDefinitions(url)))
        .replaceAll(`messageFiles(${name})`, () => byLanguage(messageFiles(url)))
        .replaceAll(`phraseFiles(${name})`, () => byLanguage(phraseFiles(url)));
      continue;
    }
    const text = JSON.stringify(readFileSync(beside, 'utf8'));
    inlined = inlined.replaceAll(`readFileSync(${name}, 'utf8')`, () => text);
  }
  return inlined;
}

const literal = (data: unknown): string => JSON.stringify(JSON.stringify(data));

function packedLiteral({ files, text }: Packed): string {
  return `{ files: JSON.parse(${literal(files)}), text: ${JSON.stringify(text)} }`;
}

/** A function of the language that knows all its results. */
function byLanguage(files: (language: string) => unknown): string {
  const all = Object.fromEntries(ALL_LANGUAGES.map((language) => [language, files(language)]));
  return `((all) => (language) => all[language])(JSON.parse(${literal(all)}))`;
}

function betaGrammars(): string {
  const imports = BETA_LANGUAGES.map((code) => `import * as ${code} from './${code}.ts';\n`);
  return `${imports.join('')}export const BETA_GRAMMARS = { ${BETA_LANGUAGES.join(', ')} };\n`;
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
      // Otherwise found by their names, while the program runs.
      if (/[/\\]kit[/\\]language[/\\]beta\.ts$/.test(id)) return betaGrammars();
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
  // The minifier may write this character as it is, and no database keeps it in a text.
  return chunk.code.replaceAll('\0', String.raw`\x00`);
}
