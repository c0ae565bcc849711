// Makes server/people/confusables.json: which letters, digits and marks look like which others, by Unicode's security
// data (UTS #39). Give it `confusables.txt` of a release of Unicode, as it is at
// https://www.unicode.org/Public/security/ or in the sources of ICU (source/data/unidata): `node scripts/confusables.ts
// path/to/confusables.txt`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OUT = join(import.meta.dirname, '..', 'server', 'people', 'confusables.json');
/** Characters of names that are compared: no spaces and no punctuation. */
const IN_NAMES = /^[\p{L}\p{N}\p{M}]$/u;
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

const text = (codes: string): string =>
  String.fromCodePoint(...codes.split(' ').map((code) => Number.parseInt(code, 16)));

export interface Confusables {
  readonly version: string;
  /** By each text all characters that look like it. */
  readonly alike: Readonly<Record<string, string>>;
}

export function readConfusables(file: string): Confusables {
  const version = /^# Version: (\S+)$/m.exec(file)?.[1];
  if (version === undefined) throw new Error('This is no confusables.txt: it names no version.');
  const alike = new Map<string, string[]>();
  for (const [, from = '', to = ''] of file.matchAll(/^([0-9A-F]+) ;\t([0-9A-F ]+?) ;\tMA/gm)) {
    const [source, target] = [text(from), text(to)];
    // Composed characters are decomposed before the lookup.
    if (!IN_NAMES.test(source) || UNSEEN.test(source) || source.normalize('NFD') !== source) continue;
    alike.set(target, [...(alike.get(target) ?? []), source]);
  }
  const sorted = [...alike].sort(([a], [b]) => (a < b ? -1 : 1));
  return { version, alike: Object.fromEntries(sorted.map(([target, sources]) => [target, sources.sort().join('')])) };
}

if (import.meta.main) {
  const [path] = process.argv.slice(2);
  if (path === undefined) throw new Error('Which confusables.txt?');
  writeFileSync(OUT, `${JSON.stringify(readConfusables(readFileSync(path, 'utf8')))}\n`);
}
