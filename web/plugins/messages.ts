/**
 * Message files for the page: `import words from './fr.ftl'` gets all messages of the folder `fr/` as patterns, so that
 * the page needs no parser. English decides their structure, as everywhere, and has the messages that a language in
 * preparation lacks. `./beta.ftl?now` is all languages in preparation that have a folder; `./beta.ftl?later` fetches each
 * on demand.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { BETA_LANGUAGES, isBeta } from '@praxis/contract/languages.ts';
import type { Patterns } from '@praxis/contract/messages/say.ts';
import { type Files, merged, patternsOf } from '@praxis/contract/messages/tree.ts';
import type { Plugin } from 'vite';

const ENDING = '.ftl';
const WANTED = /\.ftl(?:\?now|\?later)?$/;
const BETA = /^(.*)\/beta\.ftl\?(now|later)$/;
/** Marks a module without a file, so that other plugins do not look for one. */
const MADE = '\0';

function filesIn(folder: string): Files {
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith(ENDING))
      .sort()
      .map((name) => [name.slice(0, -ENDING.length), readFileSync(join(folder, name), 'utf8')]),
  );
}

function patternsIn(folder: string, english: string): Patterns {
  const original = filesIn(english);
  const own = patternsOf(filesIn(folder), original);
  return isBeta(basename(folder)) ? merged<Patterns>(patternsOf(original, original), own) : own;
}

/** The languages in preparation that have words here. */
function betaIn(folder: string, later: boolean): string {
  const spoken = BETA_LANGUAGES.filter((code) => existsSync(join(folder, code)));
  if (later) return `export default { ${spoken.map((code) => `${code}: () => import('./${code}.ftl')`).join(', ')} };`;
  const imports = spoken.map((code) => `import ${code} from './${code}.ftl';`);
  return `${imports.join('\n')}\nexport default { ${spoken.join(', ')} };`;
}

export function messages(): Plugin {
  return {
    name: 'praxis-messages',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.startsWith('.') && WANTED.test(id) && importer !== undefined
        ? `${MADE}${resolve(dirname(importer.replace(MADE, '')), id)}`
        : undefined,
    load(id) {
      if (!id.startsWith(MADE) || !WANTED.test(id)) return undefined;
      const [, here = '', when] = BETA.exec(id.slice(MADE.length)) ?? [];
      if (here !== '') return betaIn(here, when === 'later');
      const folder = id.slice(MADE.length, -ENDING.length);
      const english = join(dirname(folder), 'en');
      for (const each of new Set([folder, english]))
        for (const file of readdirSync(each)) this.addWatchFile(join(each, file));
      return `export default ${JSON.stringify(patternsIn(folder, english))};`;
    },
  };
}
