/** The files in which the cards are defined. */
import { readFileSync } from 'node:fs';
import { definitionPaths, readDefinitions } from '@praxis/kit/definition-files.ts';
import { complaintsAbout, filesOf, schemaFile, schemaText, strayFiles } from '@praxis/kit/definition-source.ts';
import { nodesWith } from '@praxis/kit/definitions.ts';
import type { Schema } from '@praxis/kit/json-schema.ts';
import { readYaml, type Value } from '@praxis/scenario/yaml.ts';
import { describe, expect, it } from 'vitest';
import { COMMON_MODES } from '../text/modes.ts';
import { CARDS, PRINTED } from './index.ts';
import { canonical } from './language/canonical.ts';
import type { CardDef, Choose } from './language.ts';
import { MENTIONED } from './mentioned.ts';
import { schema } from './schema.ts';
import { source } from './source.ts';
import { definitionOf, writtenOf } from './written.ts';

describe('The definitions', () => {
  it('say what the rules can carry out; what they cannot is named with its file and line', () => {
    expect(complaintsAbout(source)).toEqual([]);
  });

  it('stand in the one file where they belong and are written in the one way: scripts/definitions.ts changes nothing', () => {
    expect(strayFiles(source)).toEqual([]);
    for (const [path, text] of filesOf(source))
      expect(readFileSync(new URL(path, source.folder), 'utf8'), path).toBe(text);
    expect(readFileSync(schemaFile(source), 'utf8')).toBe(schemaText(source));
  });

  it('are the same in their canonical form, to the order of the keys', () => {
    for (const def of CARDS) expect(JSON.stringify(canonical(def)), def.name).toBe(JSON.stringify(def));
  });

  it('mean the same to every reader of YAML', () => {
    const files = readDefinitions(source.folder);
    for (const path of definitionPaths(source.folder)) {
      const [document] = readYaml(readFileSync(new URL(path, source.folder), 'utf8'));
      expect(document?.problems, path).toEqual([]);
      expect(plain(document?.root as Value), path).toEqual(files[path]);
    }
  });

  it('are what the schema for editors allows, which refuses a key that there is not', () => {
    for (const [path, cards] of Object.entries(readDefinitions(source.folder)))
      expect(allows(schema, cards), path).toBe(true);
    const bad = { types: ['action'], modes: [{ effects: [{ do: 'gain pool', who: 'you', amont: 1 }] }] };
    expect(allows(schema, { bad: { name: 'Bad', ...bad } })).toBe(false);
    expect(allows(schema, { bad: { name: 'Bad', clan: 'Brujha' } })).toBe(false);
  });

  it('name no card that does not exist', () => {
    const names = new Set([...CARDS.map(({ name }) => name), ...Object.keys(MENTIONED)]);
    expect(CARDS.flatMap(namedIn).filter((name) => !names.has(name))).toEqual([]);
    // A card that has a definition now is known by it.
    expect(CARDS.map(({ name }) => name).filter((name) => Object.hasOwn(MENTIONED, name))).toEqual([]);
  });

  it('have VEKN numbers of their own', () => {
    const numbers = CARDS.flatMap(({ id }) => PRINTED.get(id)?.number ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(CARDS.filter(({ id }) => PRINTED.get(id)?.number === undefined).map(({ id }) => id)).toEqual(['blank-card']);
  });

  it('word only ways of their own: those of several cards are words of the game', () => {
    const own = [...PRINTED.values()].flatMap(({ words }) => Object.keys(words ?? {}));
    expect(own.filter((word, index) => Object.hasOwn(COMMON_MODES, word) || own.indexOf(word) !== index)).toEqual([]);
  });

  it('name choices by plain words', () => {
    const chosen = CARDS.flatMap((def) => nodesWith<{ name: string }>('name', def))
      .filter((node): node is Choose => 'card' in node || 'player' in node || 'number' in node || 'allot' in node)
      .map(({ name }) => name);
    expect(chosen.filter((name) => !/^[a-z]+$/.test(name))).toEqual([]);
  });
});

describe('The canonical form', () => {
  const vampire = { id: 'ada', name: 'Ada', kind: 'vampire', clan: 'Brujah', capacity: 3, group: 6 } as const;

  it('has "+1 bleed" as an ability, whichever way it was said', () => {
    const plus = { ...vampire, abilities: [{ always: 'modify', stat: 'bleed', amount: 1 }] } as const;
    expect(canonical({ ...vampire, bleed: 2 })).toEqual(plus);
    expect(canonical({ ...vampire, bleed: 1, strength: 1 })).toEqual(vampire);
    expect(canonical(plus)).toEqual(plus);
  });

  it('keeps the bleed and strength of an ally, which are its own', () => {
    const ally = { id: 'bo', name: 'Bo', kind: 'library', types: ['ally'], life: 2, bleed: 1, strength: 0 } as const;
    expect(canonical(ally)).toEqual(ally);
  });

  it('leaves defaults out and puts the keys in order', () => {
    const said: CardDef = {
      modes: [{ effects: [{ amount: { plus: [1] }, who: 'you', do: 'gain pool' }], conditions: [] }],
      types: ['master'],
      trifle: false,
      unique: false,
      kind: 'library',
      name: 'Coin',
      id: 'coin',
    };
    expect(JSON.stringify(canonical(said))).toBe(
      '{"id":"coin","name":"Coin","kind":"library","types":["master"],"modes":[{"effects":[{"do":"gain pool","who":"you","amount":1}]}]}',
    );
  });

  it('keeps an empty list of steps and a filter for any card, which mean something', () => {
    const blank: CardDef = {
      ...{ id: 'blank', name: 'Blank', kind: 'library', types: ['master'] },
      modes: [{ when: [], effects: [{ do: 'bar from voting', cards: {} }] }],
    };
    expect(canonical(blank)).toEqual(blank);
  });
});

describe('The written form', () => {
  it('leaves out what goes without saying, and gets it back', () => {
    const def = CARDS.find(({ id }) => id === 'surprise-influence') as CardDef;
    const written = writtenOf(def);
    expect(written).not.toHaveProperty('kind');
    expect(written.modes).toMatchObject([{ when: 'referendum' }]);
    expect(definitionOf(def.id, written)).toEqual(def);
  });

  it('says once what several editions change in the same way', () => {
    const def = CARDS.find(({ id }) => id === 'freak-drive') as CardDef;
    expect(Object.keys(writtenOf(def).variants ?? {})).toEqual(['2000 third']);
    expect(Object.keys(def.variants ?? {})).toEqual(['2000', 'third']);
  });

  it('has superior Disciplines in capitals', () => {
    const def = CARDS.find(({ id }) => id === 'colette') as CardDef;
    expect(writtenOf(def).disciplines).toEqual(['AUS', 'dom', 'OBF']);
  });
});

/** The names of cards that a definition refers to. */
function namedIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(namedIn);
  if (typeof part !== 'object' || part === null) return [];
  const { bears, always, if: condition, name, filter } = part as Readonly<Record<string, unknown>>;
  const own = [
    bears,
    ['cannot play', 'surcharge'].includes(always as string) ? name : undefined,
    condition === 'not played in action' ? name : undefined,
    (filter as { readonly name?: string } | undefined)?.name,
  ];
  return [...own.filter((each) => typeof each === 'string'), ...Object.values(part).flatMap(namedIn)];
}

/** The little of JSON Schema that the schema says. */
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
