import { readFileSync } from 'node:fs';
import { Mistake } from '@praxis/engine';
import { complaintsAbout, filesOf, strayFiles } from '@praxis/kit/definition-source.ts';
import { nodesWith } from '@praxis/kit/definitions.ts';
import { describe, expect, it, test } from 'vitest';
import { CARDS } from '../index.ts';
import type { CardDef, Effect } from '../language.ts';
import { source } from '../source.ts';
import { requireValid, validate } from './validate.ts';

const good: CardDef = {
  id: 'test',
  name: 'Test',
  cost: '{1}{R}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ name: 'target', object: { type: 'creature' } }],
      effects: [{ do: 'destroy', what: 'the target' }],
    },
  ],
};

/** The good card with other effects. */
const withEffects = (...effects: readonly unknown[]): unknown => ({ ...good, abilities: [{ kind: 'spell', effects }] });

describe('every definition', () => {
  it('says something that the rules can carry out', () => {
    expect(CARDS.flatMap((def) => validate(def).map((error) => `${def.name}: ${error}`))).toEqual([]);
  });

  it('has an id of its own', () => {
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(CARDS.length);
  });

  it('creates only tokens and emblems that exist', () => {
    const named = nodesWith<Effect>('do', CARDS).flatMap((effect) =>
      effect.do === 'create' ? [effect.token] : effect.do === 'emblem' ? [effect.emblem] : [],
    );
    expect(named.filter((id) => !CARDS.some((def) => def.id === id && def.object !== undefined))).toEqual([]);
  });
});

test('a good definition has no faults', () => {
  expect(validate(good)).toEqual([]);
  expect(requireValid(good)).toBe(good);
});

test.each<[string, unknown, string]>([
  ['an unknown key', { ...good, colour: 'red' }, 'colour: is not a key of the card language here'],
  ['a wrong cost', { ...good, cost: '1R' }, 'cost: expected mana symbols, not "1R"'],
  ['an unknown effect', withEffects({ do: 'sing' }), 'abilities[0].effects[0]: there is no do: "sing"'],
  [
    'an effect with a key too many',
    withEffects({ do: 'draw', who: 'you', amount: 1, twice: true }),
    'abilities[0].effects[0].twice: is not a key of the card language here',
  ],
  [
    'an effect that lacks a key',
    withEffects({ do: 'draw', who: 'you' }),
    'abilities[0].effects[0].amount: expected a whole number, not nothing',
  ],
  [
    'a reference to something never chosen',
    withEffects({ do: 'destroy', what: 'the target' }),
    'abilities[0].effects[0].what: nothing has been chosen under the name "target"',
  ],
  [
    'a name that is given later',
    withEffects({ do: 'move', what: 'the found', to: 'hand' }, { do: 'choose', what: {}, as: 'found' }),
    'abilities[0].effects[0].what: nothing has been chosen under the name "found"',
  ],
  ['a creature without power', { ...good, types: ['creature'], abilities: [] }, 'have power and toughness'],
  ['a spell ability on a permanent', { ...good, types: ['enchantment'] }, 'means nothing on a permanent'],
  ['an Aura that enchants nothing', { ...good, types: ['enchantment'], subtypes: ['Aura'] }, 'enchant something'],
  [
    'a static ability that looks at power',
    {
      ...good,
      types: ['enchantment'],
      abilities: [{ kind: 'static', of: { powerMin: 3 }, gives: { power: 1 } }],
    },
    'abilities[0]: a static ability cannot look at powerMin',
  ],
  ['what JSON cannot say', { ...good, subtypes: undefined }, 'subtypes: is undefined, which JSON cannot express'],
])('%s is found out', (_, def, error) => {
  expect(validate(def).join('\n')).toContain(error);
  expect(() => requireValid(def)).toThrow(Mistake);
});

test('Every definition is in the one file where it belongs: scripts/definitions.ts changes nothing', () => {
  expect(complaintsAbout(source)).toEqual([]);
  expect(strayFiles(source)).toEqual([]);
  for (const [path, text] of filesOf(source))
    expect(readFileSync(new URL(path, source.folder), 'utf8'), path).toBe(text);
});
