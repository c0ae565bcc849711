/** The files in which the cards are defined. */
import { nodesWith } from '@praxis/kit/definitions.ts';
import { testDefinitions } from '@praxis/testkit/definitions.ts';
import { describe, expect, it } from 'vitest';
import { commonModes } from '../text/modes.ts';
import { CARDS, PRINTED } from './index.ts';
import { canonical } from './language/canonical.ts';
import type { CardDef, Choose } from './language.ts';
import { MENTIONED } from './mentioned.ts';
import { editionsSince } from './printing.ts';
import { source } from './source.ts';
import { definitionOf, writtenOf } from './written.ts';

testDefinitions(source, {
  'a misspelt key': { types: ['action'], modes: [{ effects: [{ do: 'gain pool', who: 'you', amont: 1 }] }] },
  'a clan that there is not': { clan: 'Brujha' },
});

describe('The definitions', () => {
  it('are the same in their canonical form, to the order of the keys', () => {
    for (const def of CARDS) expect(JSON.stringify(canonical(def)), def.name).toBe(JSON.stringify(def));
  });

  it('may not call a way by a word that no language has', () => {
    const written = {
      ...{ name: 'Coin', types: ['master'], words: { polish: { pt: 'a', es: 'b', it: 'c', fr: 'd' } } },
      modes: [{ level: 'polish' }, { level: 'superior vis' }, { level: 'burning blood' }, { level: 'burnign blood' }],
    };
    expect(source.complaints('coin', written)).toEqual([
      'words: "burnign blood" has no words in other languages, here or in text/<language>/cards/ways.json',
    ]);
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

  it('say when they were first printed, and the editions that have them follow from it', () => {
    const unsaid = CARDS.filter(({ id }) => PRINTED.get(id)?.since === undefined).map(({ id }) => id);
    expect(unsaid).toEqual(['blank-card']);
    for (const { name, id, editions } of CARDS) {
      const possible = editionsSince(PRINTED.get(id)?.since) ?? ['2000', 'third', 'fifth'];
      // A card of the Imbued says so itself: the fifth edition has none, whatever was printed.
      if (editions) expect(possible, name).toEqual(expect.arrayContaining([...editions]));
    }
  });

  it.each([
    ['immortal-grapple', undefined],
    ['sudden-reversal', undefined],
    ['direct-intervention', undefined],
    ['smite', ['third']],
    ['belinde', ['fifth']],
    ['villein', ['fifth']],
    ['wider-view', ['fifth']],
    ['anarch-troublemaker', undefined],
    ['ilse', ['third', 'fifth']],
  ])('exist in the editions that came after them: %s', (id, editions) => {
    expect(CARDS.find((def) => def.id === id)?.editions).toEqual(editions);
  });

  it('word only ways of their own: those of several cards are words of the game', () => {
    const own = [...PRINTED.values()].flatMap(({ words }) => Object.keys(words ?? {}));
    expect(own.filter((word, index) => commonModes().includes(word) || own.indexOf(word) !== index)).toEqual([]);
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
  it('leaves out defaults, and gets them back', () => {
    const def = CARDS.find(({ id }) => id === 'surprise-influence') as CardDef;
    const written = writtenOf(def);
    expect(written).not.toHaveProperty('kind');
    expect(written.modes).toMatchObject([{ when: 'referendum' }]);
    expect(definitionOf(def.id, written)).toEqual(def);
  });

  it('says a change once that several editions share', () => {
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
