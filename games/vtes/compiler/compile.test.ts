import { expect, test } from 'vitest';
import { validate } from '../cards/language/validate.ts';
import type { CardFacts } from '../decks/knowledge.ts';
import { type Compiled, compileCard, hashOf } from './compile.ts';
import { Reader } from './reader.ts';

const FACTS: CardFacts = {
  name: 'Lady Ilona Vash',
  number: 299_999,
  kind: 'vampire',
  clan: 'Follower of Set',
  group: 4,
  capacity: 6,
  disciplines: { obf: 2, pre: 1 },
};

function compiled(text: string, facts: Partial<CardFacts> = {}, released?: string): Compiled {
  return compileCard({ facts: { ...FACTS, ...facts }, text, path: '', released }, 'ilona');
}

function definition(text: string): object {
  const result = compiled(text);
  if ('refused' in result) throw new Error(result.refused);
  expect(validate(result.def)).toEqual([]);
  const { id: _, name: _name, kind: _kind, clan, group, capacity, disciplines, ...rest } = result.def;
  expect({ clan, group, capacity, disciplines }).toEqual({
    clan: 'Ministry',
    group: 4,
    capacity: 6,
    disciplines: { obf: 2, pre: 1 },
  });
  return rest;
}

test.each([
  ['Camarilla.', { sect: 'Camarilla' }],
  [
    'Camarilla Prince of Washington, D.C.: +1 bleed.',
    { sect: 'Camarilla', title: 'prince', titleOf: 'Washington, DC' },
  ],
  ['Camarilla Toreador Justicar.', { sect: 'Camarilla', title: 'justicar', titleOf: 'Toreador' }],
  ['Sabbat bishop: Black Hand. Sterile.', { sect: 'Sabbat', title: 'bishop', traits: ['black hand', 'sterile'] }],
  ['Independent. 2 votes (titled).', { sect: 'Independent', votes: 2 }],
  ['Sabbat: Non-unique. Infernal.', { sect: 'Sabbat', unique: false, traits: ['infernal'] }],
])('the head of a text: %s', (text, expected) => {
  expect(definition(text)).toMatchObject(expected);
});

test('bonuses that always hold come first, bleed before strength', () => {
  expect(definition('Sabbat: Ilona gets +1 intercept against directed actions. +1 strength. +2 bleed.')).toEqual({
    sect: 'Sabbat',
    abilities: [
      { always: 'modify', stat: 'bleed', amount: 2 },
      { always: 'modify', stat: 'strength', amount: 1 },
      { always: 'modify', stat: 'intercept', amount: 1, if: [{ if: 'directed' }] },
    ],
  });
});

test.each([
  ['a titled vampire', { is: 'vampire', titled: true }],
  ['a Tremere', { is: 'vampire', clan: 'Tremere' }],
  ['Followers of Set', { is: 'vampire', clan: 'Ministry' }],
  ['a non-Camarilla vampire', { is: 'vampire', not: { sect: 'Camarilla' } }],
  ['an ally or younger vampire', { any: [{ is: 'ally' }, { is: 'vampire', age: 'younger' }] }],
  ['a vampire with capacity 5 or less', { is: 'vampire', capacityMax: 5 }],
  [
    'a prince or justicar',
    {
      any: [
        { is: 'vampire', title: ['prince'] },
        { is: 'vampire', title: ['justicar'] },
      ],
    },
  ],
])('strength in combat with %s', (phrase, filter) => {
  expect(definition(`Sabbat: She gets +1 strength in combat with ${phrase}.`)).toMatchObject({
    abilities: [{ always: 'modify', stat: 'strength', if: [{ if: 'matches', card: 'opposing', filter }] }],
  });
});

test('strikes, presses and actions', () => {
  expect(definition('Independent: Once each combat, Lady Ilona can strike: dodge.')).toMatchObject({
    abilities: [{ weapon: { kind: 'dodge' }, once: 'combat' }],
  });
  expect(definition('Independent: Vash gets 2 optional presses each combat.')).toMatchObject({
    abilities: [{ always: 'modify', stat: 'optional press', amount: 2 }],
  });
  expect(definition('Independent: Ilona can enter combat with a younger vampire as a (D) action.')).toMatchObject({
    abilities: [
      {
        action: 'fight',
        kind: 'fight',
        by: 'bearer',
        choose: [{ card: { is: 'vampire', age: 'younger', in: 'ready', of: 'another' }, name: 'target' }],
      },
    ],
  });
});

test('what an advanced vampire has while it is merged', () => {
  expect(definition('Sabbat: +1 stealth.\n[MERGED] Independent: +1 bleed.')).toMatchObject({
    sect: 'Sabbat',
    mergedAbilities: [
      { always: 'sect', sect: 'Independent' },
      { always: 'modify', stat: 'bleed', amount: 1 },
    ],
  });
});

test.each([
  ['Camarilla: Ilona gets +1 strength on Tuesdays.', 'Ilona gets +1 strength on Tuesdays.'],
  // A phrase that is understood is no licence to leave the rest out.
  [
    'Camarilla: Ilona gets +1 intercept against allies and she sings.',
    'Ilona gets +1 intercept against allies and she sings.',
  ],
  ['Camarilla: Somebody gets +1 intercept against allies.', 'Somebody gets +1 intercept against allies.'],
  ['Camarilla: She gets +1 bleed in combat with a vampire.', 'She gets +1 bleed in combat with a vampire.'],
  ['', 'the text names no sect'],
  ['Camarilla Prince of Basel, who is odd', 'Camarilla Prince of Basel, who is odd'],
])('is refused: %s', (text, why) => {
  expect(compiled(text)).toEqual({ refused: why });
});

test('unknown clans, Paths and other kinds of cards are refused', () => {
  expect(compiled('Camarilla.', { clan: 'Gnome' })).toEqual({ refused: 'the clan "Gnome"' });
  expect(compiled('', { kind: 'imbued' })).toEqual({ refused: 'a card of the kind "imbued"' });
  expect(compileCard({ facts: FACTS, text: 'Sabbat.', path: 'Caine', released: undefined }, 'x')).toEqual({
    refused: 'the Path "Caine"',
  });
});

test('a card exists only in the editions that came after it', () => {
  const editions = (released: string) => {
    const result = compiled('Sabbat.', {}, released);
    return 'def' in result ? result.def.editions : result.refused;
  };
  expect([editions('19960529'), editions('20010611'), editions('20201130')]).toEqual([
    undefined,
    ['third', 'fifth'],
    ['fifth'],
  ]);
});

test('a changed text has another hash', () => {
  expect(hashOf('Sabbat.')).toBe(hashOf('Sabbat.'));
  expect(hashOf('Sabbat.')).not.toBe(hashOf('Sabbat: +1 bleed.'));
});

test('a reader takes whole words, and all of a phrase or nothing', () => {
  const reader = new Reader('bleeding twice');
  expect(reader.take(/bleed/)).toBeUndefined();
  expect(reader.try(() => (reader.take(/bleeding/) && reader.take(/once/) ? true : undefined))).toBeUndefined();
  expect(reader.rest).toBe('bleeding twice');
  expect(reader.first((each) => each.take(/bleeding twice/))?.[0]).toBe('bleeding twice');
  expect(reader.isAtEnd).toBe(true);
});
