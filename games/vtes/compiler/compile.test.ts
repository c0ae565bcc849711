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

function compiled(text: string, facts: Partial<CardFacts> = {}, since?: number): Compiled {
  return compileCard({ facts: { ...FACTS, ...facts }, text, path: '', since }, 'ilona');
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

test('V-CARD-013 a directed action that is no fight means the cards of any Methuselah, unless the text says whose', () => {
  for (const deed of ['steal 1 blood from', 'lock'])
    expect(definition(`Independent: Ilona can ${deed} a younger vampire as a (D) action.`)).toHaveProperty(
      'abilities.0.choose',
      [{ name: 'target', card: { is: 'vampire', age: 'younger' } }],
    );
});

test.each([
  [
    'Tzimisce get -1 intercept against Ilona.',
    {
      stat: 'intercept',
      amount: -1,
      of: { is: 'vampire', other: true, clan: 'Tzimisce' },
      if: [{ if: 'acting' }],
    },
  ],
  [
    'Older vampires get +1 strength in combat with Ilona.',
    {
      of: { is: 'vampire', other: true, age: 'older', fighting: true },
      if: [{ if: 'matches', card: 'this', filter: { fighting: true } }],
    },
  ],
  ['Titled vampires get +1 bleed against you.', { of: { titled: true }, if: [{ if: 'bleeding you' }] }],
  [
    'While you have the Edge, Ilona gets +1 stealth when bleeding.',
    { stat: 'stealth', if: [{ if: 'edge', of: 'you' }, { if: 'bleeding' }] },
  ],
  [
    'Ilona gets +1 bleed when bleeding a Methuselah who controls no ready prince.',
    { stat: 'bleed', if: [{ if: 'none', filter: { title: ['prince'], in: 'ready', of: 'target player' } }] },
  ],
  [
    'While Ilona is ready, you get +1 hand size for each location you control.',
    { stat: 'hand size', amount: { count: { is: 'location', of: 'you' } }, of: 'controller' },
  ],
  [
    'While Ilona is ready, you get two master phase actions (instead of one) each master phase.',
    { stat: 'two master actions', amount: 1, of: 'controller' },
  ],
])('values that are changed: %s', (sentence, expected) => {
  expect(definition(`Sabbat: ${sentence}`)).toMatchObject({ abilities: [{ always: 'modify', ...expected }] });
});

test.each([
  [
    'During your unlock phase, Ilona can burn 2 blood to lock an ally or younger vampire controlled by your prey.',
    { use: 'lock', cost: { blood: 2 }, by: 'bearer', when: ['unlock'], turn: 'own', once: 'phase' },
  ],
  [
    'During your unlock phase, you can move 1 blood from Ilona to any ready Pander.',
    { use: 'feed', effects: [{ do: 'move blood', from: 'this', to: 'the target', amount: 1 }] },
  ],
  [
    'Ilona can steal an equipment as a +1 stealth (D) action that costs 1 blood.',
    { action: 'steal', stealth: 1, cost: { blood: 1 }, effects: [{ do: 'control', who: 'you', card: 'the target' }] },
  ],
  [
    'Any Brujah can enter combat with Ilona as a (D) action.',
    { action: 'fight', by: { is: 'vampire', clan: 'Brujah' }, target: 'this' },
  ],
  [
    'Once each combat, Ilona can discard a card requiring Auspex [aus] to get 1 press, only usable to end combat.',
    { use: 'press', cost: { discard: { requires: 'aus' } }, once: 'combat', effects: [{ do: 'press', only: 'end' }] },
  ],
  [
    'Ilona can burn 1 blood to strike: 2R aggravated damage.',
    { use: 'strike', cost: { blood: 1 }, effects: [{ strike: { amount: 2, ranged: true, aggravated: true } }] },
  ],
])('what a vampire can do: %s', (sentence, expected) => {
  expect(definition(`Sabbat: ${sentence}`)).toMatchObject({ abilities: [expected] });
});

test.each([
  [
    'If Ilona is ready, your prey burns 1 pool after the referendum of a political action passes.',
    {
      trigger: 'referendum passed',
      if: [{ if: 'political action' }, { if: 'matches', card: 'this', filter: { in: 'ready' } }],
      effects: [{ do: 'burn pool', who: 'prey', amount: 1 }],
    },
  ],
  [
    'You can unlock Ilona after a referendum called by her passes.',
    { trigger: 'referendum passed', optional: true, if: [{ if: 'called by self' }] },
  ],
  [
    'If Ilona is unlocked during your discard phase, lock her.',
    { trigger: 'your discard phase', effects: [{ do: 'lock', card: 'this' }] },
  ],
  [
    'Burn 1 pool after Ilona goes to torpor.',
    { trigger: 'bearer goes to torpor', effects: [{ do: 'burn pool', who: 'you', amount: 1 }] },
  ],
  [
    'Allies and retainers requiring a Tzimisce or Vicissitude [vic] cost Ilona -1 blood or pool.',
    {
      always: 'cost',
      amount: -1,
      cards: {
        any: [
          { type: 'ally', clan: 'Tzimisce' },
          { type: 'ally', requires: 'vic' },
          { type: 'retainer', clan: 'Tzimisce' },
          { type: 'retainer', requires: 'vic' },
        ],
      },
    },
  ],
  [
    "If Ilona is blocked, the blocking minion's controller burns 1 pool before block resolution.",
    { trigger: 'bearer blocked', effects: [{ do: 'burn pool', who: 'controller of blocker', amount: 1 }] },
  ],
  [
    'You can gain 2 pool after the Lady successfully bleeds your prey (for 1 or more).',
    {
      trigger: 'bearer bleeds',
      optional: true,
      if: [{ if: 'bled', whom: 'prey' }],
      effects: [{ do: 'gain pool', who: 'you', amount: 2 }],
    },
  ],
  ['Rescuing a vampire from torpor costs Ilona -1 blood.', { always: 'modify', stat: 'rescue cost', amount: -1 }],
  [
    'Rescuing her from torpor costs 1 additional blood.',
    { always: 'modify', stat: 'cost of being rescued', amount: 1 },
  ],
  [
    'If Ilona blocks, she gets 1 optional press during the resulting combat.',
    {
      use: 'press',
      by: 'bearer',
      when: ['press'],
      conditions: [{ if: 'combat after its block' }],
      once: 'combat',
      effects: [{ do: 'press' }],
    },
  ],
  [
    'Once each combat, Ilona can burn 1 blood to get 1 additional strike that does not count against the limit.',
    {
      use: 'strike again',
      cost: { blood: 1 },
      by: 'bearer',
      when: ['additional strikes'],
      once: 'combat',
      effects: [{ do: 'additional strikes', amount: 1, unlimited: true }],
    },
  ],
  [
    'During your discard phase, Ilona can burn the Edge to unlock.',
    {
      use: 'unlock',
      cost: { edge: true },
      by: 'bearer',
      turn: 'own',
      when: ['discard'],
      once: 'phase',
      effects: [{ do: 'unlock', card: 'self' }],
    },
  ],
  [
    'While your prey has 10 or fewer pool, Ilona gets +1 bleed.',
    { always: 'modify', stat: 'bleed', amount: 1, if: [{ if: 'pool at most', amount: 10, of: 'prey' }] },
  ],
  ['Ilona gets +1 stealth on each of her actions.', { always: 'modify', stat: 'stealth', amount: 1 }],
  [
    'Ilona does not get the usual +1 stealth when hunting.',
    { always: 'modify', stat: 'stealth', amount: -1, if: [{ if: 'usual hunt' }] },
  ],
])('what happens by itself, and costs: %s', (sentence, expected) => {
  expect(definition(`Sabbat: ${sentence}`)).toMatchObject({ abilities: [expected] });
});

test('"lock or unlock" is two uses that share their limit', () => {
  const shared = { use: 'lock', when: ['unlock'], turn: 'own', once: 'phase' };
  const choose = [{ card: { in: 'ready', other: true, any: [{ clan: 'Tremere' }, { clan: 'Tremere antitribu' }] } }];
  expect(
    definition('Sabbat: During your unlock phase, you can lock or unlock another ready Tremere or Tremere antitribu.'),
  ).toMatchObject({
    abilities: [
      { ...shared, choose, effects: [{ do: 'lock' }] },
      { ...shared, level: 'unlock', choose, effects: [{ do: 'unlock' }] },
    ],
  });
});

test('a trait can stand before a sentence', () => {
  expect(definition('Sabbat. Black Hand Seraph: +1 stealth. Budapest circle.')).toMatchObject({
    traits: ['black hand', 'seraph', 'Budapest circle'],
    abilities: [{ stat: 'stealth', amount: 1 }],
  });
});

test("an advanced vampire's abilities while it is merged", () => {
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
  // Understanding one phrase does not allow leaving the rest out.
  [
    'Camarilla: Ilona gets +1 intercept against allies and she sings.',
    'Ilona gets +1 intercept against allies and she sings.',
  ],
  ['Camarilla: Somebody gets +1 intercept against allies.', 'Somebody gets +1 intercept against allies.'],
  ['Camarilla: She gets +1 bleed in combat with a vampire.', 'She gets +1 bleed in combat with a vampire.'],
  // "Older" would be compared with the minion that acts.
  ['Camarilla: Older vampires can steal Ilona as a (D) action.', 'Older vampires can steal Ilona as a (D) action.'],
  // An action that is directed prints its mark, and no other does.
  ['Camarilla: Ilona can lock a vampire as a +1 stealth action.', 'Ilona can lock a vampire as a +1 stealth action.'],
  ['', 'the text names no sect'],
  ['Camarilla Prince of Basel, who is odd', 'Camarilla Prince of Basel, who is odd'],
])('is refused: %s', (text, why) => {
  expect(compiled(text)).toEqual({ refused: why });
});

test('unknown clans, Paths and other kinds of cards are refused', () => {
  expect(compiled('Camarilla.', { clan: 'Gnome' })).toEqual({ refused: 'the clan "Gnome"' });
  expect(compiled('', { kind: 'imbued' })).toEqual({ refused: 'a card of the kind "imbued"' });
  expect(compileCard({ facts: FACTS, text: 'Sabbat.', path: 'Gold', since: undefined }, 'x')).toEqual({
    refused: 'the Path "Gold"',
  });
  expect(compileCard({ facts: FACTS, text: 'Sabbat.', path: 'Caine', since: undefined }, 'x')).toMatchObject({
    def: { traits: ['Path of Caine'] },
  });
});

test('a card exists only in the editions that came after it', () => {
  const editions = (year: number) => {
    const result = compiled('Sabbat.', {}, year);
    return 'def' in result ? result.def.editions : result.refused;
  };
  expect([editions(1996), editions(2001), editions(2020)]).toEqual([undefined, ['third', 'fifth'], ['fifth']]);
});

test('a text that older printings had otherwise is that of the newest edition', () => {
  for (const text of ['Sabbat: {Ilona gets} +1 stealth {}during bleed actions.', 'Sabbat: +1 stealth.{}']) {
    const result = compiled(text, {}, 1996);
    expect('def' in result && result.def.editions).toEqual(['fifth']);
  }
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
