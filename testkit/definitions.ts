/** The tests of the files in which a game defines its cards. */
import { readFileSync } from 'node:fs';
import { definitionPaths, readDefinitions, type Written } from '@praxis/kit/definition-files.ts';
import {
  complaintsAbout,
  type DefinitionSource,
  filesOf,
  schemaFile,
  schemaText,
  strayFiles,
} from '@praxis/kit/definition-source.ts';
import type { Schema } from '@praxis/kit/json-schema.ts';
import { readYaml, type Value } from '@praxis/scenario/yaml.ts';
import { describe, expect, it } from 'vitest';

/** `refused`: cards that the schema for editors must not allow, by their mistake; each gets a name. */
export function testDefinitions(source: DefinitionSource, refused: Readonly<Record<string, Written>>): void {
  describe('The files of definitions', () => {
    it('have only effects that the rules can carry out; others are named with file and line', () => {
      expect(complaintsAbout(source)).toEqual([]);
    });

    it('have each card in its place, written in the one way: scripts/definitions.ts changes nothing', () => {
      expect(strayFiles(source)).toEqual([]);
      for (const [path, text] of filesOf(source))
        expect(readFileSync(new URL(path, source.folder), 'utf8'), path).toBe(text);
      expect(readFileSync(schemaFile(source), 'utf8')).toBe(schemaText(source));
    });

    it('are written in one way for any order of their keys', () => {
      for (const cards of Object.values(readDefinitions(source.folder)))
        for (const [id, written] of Object.entries(cards))
          expect(JSON.stringify(source.canonical(id, reversed(written) as Written)), id).toBe(JSON.stringify(written));
    });

    it('mean the same to every reader of YAML', () => {
      const files = readDefinitions(source.folder);
      for (const path of definitionPaths(source.folder)) {
        const [document] = readYaml(readFileSync(new URL(path, source.folder), 'utf8'));
        expect(document?.problems, path).toEqual([]);
        expect(plain(document?.root as Value), path).toEqual(files[path]);
      }
    });

    it('are allowed by the schema for editors', () => {
      for (const [path, cards] of Object.entries(readDefinitions(source.folder)))
        expect(allows(source.schema as Schema, cards), path).toBe(true);
    });

    it.each(Object.entries(refused))('may not have %s, says the schema', (_, written) => {
      expect(allows(source.schema as Schema, { bad: { name: 'Bad', ...written } })).toBe(false);
    });
  });
}

/** The same with the keys the other way round, but for maps, whose order is the card's own. */
function reversed(part: unknown, key = ''): unknown {
  if (Array.isArray(part)) return part.map((each) => reversed(each));
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([name, each]) => [name, reversed(each, name)]);
  return Object.fromEntries(MAPS.has(key) ? entries : entries.reverse());
}

const MAPS: ReadonlySet<string> = new Set(['words', 'weakness', 'resistance']);

/** The small part of JSON Schema that the schema uses. */
function allows(root: Schema, value: unknown, schema: Schema = root): boolean {
  const { $ref, anyOf, enum: words, type, pattern, items, properties, required, additionalProperties } = schema;
  const at = (part: unknown, each: unknown): boolean => allows(root, each, part as Schema);
  if (typeof $ref === 'string')
    return at((root.definitions as Record<string, Schema>)[$ref.split('/').at(-1) as string], value);
  if (Array.isArray(anyOf)) return anyOf.some((part) => at(part, value));
  if (Array.isArray(words)) return words.includes(value);
  if (type === 'string') return typeof value === 'string' && new RegExp((pattern as string) ?? '').test(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'array') return Array.isArray(value) && value.every((each) => at(items, each));
  if (type !== 'object') return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const known = (properties ?? {}) as Record<string, Schema>;
  return (
    ((required ?? []) as readonly string[]).every((key) => key in value) &&
    Object.entries(value).every(([key, each]) =>
      Object.hasOwn(known, key)
        ? at(known[key], each)
        : additionalProperties !== false && at(additionalProperties, each),
    )
  );
}

function plain(value: Value): unknown {
  if (value.kind === 'list') return value.items.map(plain);
  if (value.kind === 'map') return Object.fromEntries(value.entries.map(({ key, value: each }) => [key, plain(each)]));
  return value.value;
}
