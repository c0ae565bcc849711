/**
 * Message files for the page: `import words from './fr.ftl'` gets all messages of the folder `fr/` as patterns, so that
 * the page needs no parser. English decides their structure, as everywhere.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Files, patternsOf } from '@praxis/contract/messages/tree.ts';
import type { Plugin } from 'vite';

const ENDING = '.ftl';
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

export function messages(): Plugin {
  return {
    name: 'praxis-messages',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.startsWith('.') && id.endsWith(ENDING) && importer !== undefined
        ? `${MADE}${resolve(dirname(importer), id)}`
        : undefined,
    load(id) {
      if (!id.startsWith(MADE) || !id.endsWith(ENDING)) return undefined;
      const folder = id.slice(MADE.length, -ENDING.length);
      const english = join(dirname(folder), 'en');
      for (const each of new Set([folder, english]))
        for (const file of readdirSync(each)) this.addWatchFile(join(each, file));
      return `export default ${JSON.stringify(patternsOf(filesIn(folder), filesIn(english)))};`;
    },
  };
}
