/**
 * Definitions as files: a folder of YAML files, each a map from ids to what is written under them. The scripts that put a
 * game into one file read the folder when they run and leave the data in place of the call.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { Mistake } from '@praxis/engine';
import { readYaml, type YamlValue } from './yaml.ts';

export type Written = { readonly [key: string]: YamlValue };

/** What is written in each file under each id; the paths are from the folder, in the order of the alphabet. */
export type DefinitionFiles = Readonly<Record<string, Readonly<Record<string, Written>>>>;

export function readDefinitions(folder: URL): DefinitionFiles {
  return Object.fromEntries(definitionPaths(folder).map((path) => [path, readDefinitionFile(folder, path)]));
}

export function definitionPaths(folder: URL): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

function readDefinitionFile(folder: URL, path: string): Readonly<Record<string, Written>> {
  const value = readYaml(readFileSync(new URL(path, folder), 'utf8'), path);
  if (!isMap(value)) throw new Mistake(`${path}:1: expected ids, with a definition under each.`);
  for (const [id, each] of Object.entries(value))
    if (!isMap(each)) throw new Mistake(`${path}: expected a definition under ${id}.`);
  return value as Readonly<Record<string, Written>>;
}

function isMap(value: YamlValue): value is Written {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
