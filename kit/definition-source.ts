/**
 * A game's definitions as files that people edit: the file of each card, its canonical form, and complaints about it.
 */
import { readFileSync } from 'node:fs';
import { type DefinitionFiles, definitionPaths, readDefinitions, type Written } from './definition-files.ts';
import type { Schema } from './json-schema.ts';
import { linesOf } from './yaml.ts';
import { writeYamlFile } from './yaml-write.ts';

export interface DefinitionSource {
  readonly folder: URL;
  /** All mistakes in the definition of an id, as `path: mistake`. */
  readonly complaints: (id: string, written: Written) => readonly string[];
  /** Its canonical form. */
  readonly canonical: (id: string, written: Written) => Written;
  /** The file in which it belongs, from the folder. */
  readonly fileOf: (id: string, written: Written) => string;
  /** The schema by which editors complete and check the files. It is `schema.json` beside the folder. */
  readonly schema?: Schema;
}

/** All mistakes, as `file:line: mistake`. */
export function complaintsAbout({ folder, complaints }: DefinitionSource): readonly string[] {
  const seen = new Map<string, string>();
  return Object.entries(readDefinitions(folder)).flatMap(([path, cards]) => {
    const text = readFileSync(new URL(path, folder), 'utf8');
    const found = Object.entries(cards).flatMap(([id, written]) => {
      const twice = seen.get(id);
      seen.set(id, path);
      const more = twice === undefined ? [] : [`it is also in ${twice}`];
      return [...more, ...complaints(id, written)].map((what) => ({ id, what }));
    });
    if (found.length === 0) return comments(path, text);
    const lines = linesOf(text, path);
    return [
      ...found.map(({ id, what }) => `${path}:${lineOf(lines, id, what)}: ${id}: ${what}`),
      ...comments(path, text),
    ];
  });
}

/** The line of a complaint: that of its path, else that of the part around it. */
function lineOf(lines: ReadonlyMap<string, number>, id: string, what: string): number {
  let path = `${id}.${/^[\w.[\]]+(?=: )/.exec(what)?.[0] ?? ''}`;
  while (path !== id) {
    const line = lines.get(path);
    if (line !== undefined) return line;
    path = path.slice(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('['), id.length));
  }
  return lines.get(id) ?? 1;
}

/** Files are rewritten from their data, so comments would be lost. */
function comments(path: string, text: string): readonly string[] {
  return text.split('\n').flatMap((line, index) => {
    const isComment = /(?:^|\s)#/.test(line.replace(/'[^']*'|"[^"]*"/g, ''));
    return isComment && !line.startsWith('# yaml-language-server:')
      ? [`${path}:${index + 1}: a comment would be lost; write it as a note of the card`]
      : [];
  });
}

/** Every file as it should be: each card in its place, in the order of the ids, written in the one way. */
export function filesOf({ folder, canonical, fileOf, schema }: DefinitionSource): ReadonlyMap<string, string> {
  const cards: [string, Written][] = Object.values(readDefinitions(folder) satisfies DefinitionFiles).flatMap(
    (file) => Object.entries(file) as [string, Written][],
  );
  const files = Map.groupBy(
    cards.sort(([one], [other]) => (one < other ? -1 : 1)),
    ([id, written]) => fileOf(id, written),
  );
  return new Map(
    [...files].map(([path, each]) => [
      path,
      writeYamlFile(
        Object.fromEntries(each.map(([id, written]) => [id, canonical(id, written)])),
        schema ? heading(path) : '',
      ),
    ]),
  );
}

/** The comment that names the schema for editors. */
function heading(path: string): string {
  return `# yaml-language-server: $schema=${'../'.repeat(path.split('/').length)}schema.json\n`;
}

export function schemaFile({ folder }: DefinitionSource): URL {
  return new URL('../schema.json', folder);
}

export function schemaText({ schema }: DefinitionSource): string {
  return `${JSON.stringify(schema ?? {})}\n`;
}

/** The files that are there and should not be. */
export function strayFiles(source: DefinitionSource): readonly string[] {
  const wanted = filesOf(source);
  return definitionPaths(source.folder).filter((path) => !wanted.has(path));
}
