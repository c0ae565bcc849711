/**
 * Definitions as files: a folder of YAML files, each a map from ids to definitions. The scripts that put a game into
 * one file read the folder when they run and leave the data in place of the call. Every program reads the definitions
 * of its games when it starts, so this file loads nothing but the reader.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { Mistake } from '@praxis/engine/mistake.ts';
import { keep, kept, type Source } from './definition-cache.ts';
import { filesIn, type Packed, packed } from './packed.ts';
import { readYaml, type YamlValue } from './yaml.ts';

export type Written = { readonly [key: string]: YamlValue };

/** The definitions by file and id; paths are relative to the folder, in alphabetical order. */
export type DefinitionFiles = Readonly<Record<string, Readonly<Record<string, Written>>>>;

/** The definitions of a folder, packed: `cardsIn` parses each when it is first asked for. */
export function packedDefinitions(folder: URL): Packed {
  const sources = definitionPaths(folder).map((path): Source => ({ path, bytes: readFileSync(new URL(path, folder)) }));
  const known = kept(folder, sources);
  if (known) return known;
  const read = sources.map(({ path, bytes }) => [path, readDefinitionFile(path, bytes.toString())]);
  const fresh = packed(Object.fromEntries(read) as DefinitionFiles);
  keep(folder, sources, fresh);
  return fresh;
}

export function readDefinitions(folder: URL): DefinitionFiles {
  return filesIn(packedDefinitions(folder));
}

export function definitionPaths(folder: URL): readonly string[] {
  return [...pathsIn(folder, '')].sort();
}

/** Node lists folders in folders itself, too, but it takes several times as long. */
function* pathsIn(folder: URL, inside: string): Iterable<string> {
  for (const entry of readdirSync(new URL(inside, folder), { withFileTypes: true })) {
    const path = `${inside}${entry.name}`;
    if (entry.isDirectory()) yield* pathsIn(folder, `${path}/`);
    else if (path.endsWith('.yaml')) yield path;
  }
}

function readDefinitionFile(path: string, text: string): Readonly<Record<string, Written>> {
  const value = readYaml(text, path);
  if (!isMap(value)) throw new Mistake(`${path}:1: expected ids, with a definition under each.`);
  for (const [id, each] of Object.entries(value))
    if (!isMap(each)) throw new Mistake(`${path}: expected a definition under ${id}.`);
  return value as Readonly<Record<string, Written>>;
}

function isMap(value: YamlValue): value is Written {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The part of a definition under these keys. */
export function picked(written: Written, keys: object): Written {
  return part(written, keys, true);
}

/** The part of a definition under all other keys. */
export function without(written: Written, keys: object): Written {
  return part(written, keys, false);
}

/** Many cards go through this before a match, hence the plain loop. */
function part(written: Written, keys: object, isIn: boolean): Written {
  const found: Record<string, YamlValue> = {};
  for (const key of Object.keys(written)) if (Object.hasOwn(keys, key) === isIn) found[key] = written[key] as YamlValue;
  return found;
}
