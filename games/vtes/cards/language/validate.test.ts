import { Mistake } from '@praxis/engine';
import { describe, expect, it, test } from 'vitest';
import { CARDS } from '../index.ts';
import type { CardDef } from '../language.ts';
import { requireValid, validate } from './validate.ts';

const good: CardDef = {
  id: 'test',
  name: 'Test',
  kind: 'library',
  types: ['action'],
  modes: [
    {
      choose: [{ name: 'target', card: { is: 'vampire', of: 'you' } }],
      effects: [{ do: 'lock', card: 'the target' }],
    },
  ],
};

/** The good card with one mode that differs. */
const withMode = (mode: unknown, more: object = {}): unknown => ({ ...good, ...more, modes: [mode] });

describe('every definition', () => {
  it('says something that the rules can carry out', () => {
    expect(CARDS.flatMap((def) => validate(def).map((error) => `${def.name}: ${error}`))).toEqual([]);
  });

  it('has an id of its own', () => {
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(CARDS.length);
  });
});

test('a good definition has no faults', () => {
  expect(validate(good)).toEqual([]);
  expect(requireValid(good)).toBe(good);
});

test.each<[string, unknown, string]>([
  ['an unknown key', { ...good, colour: 'red' }, 'colour: is not a key of the card language here'],
  ['a wrong type', { ...good, trifle: 'yes' }, 'trifle: expected true or false, not "yes"'],
  ['an unknown effect', withMode({ effects: [{ do: 'sing' }] }), 'modes[0].effects[0]: there is no do: "sing"'],
  [
    'an effect with a key too many',
    withMode({ effects: [{ do: 'lock', card: 'self', twice: true }] }),
    'modes[0].effects[0].twice: is not a key of the card language here',
  ],
  [
    'an effect that lacks a key',
    withMode({ effects: [{ do: 'gain pool', who: 'you' }] }),
    'modes[0].effects[0].amount: expected a whole number, not nothing',
  ],
  [
    'a reference to something never chosen',
    withMode({ effects: [{ do: 'lock', card: 'the target' }] }),
    'modes[0].effects[0].card: nothing has been chosen under the name "target"',
  ],
  [
    'a name that is given later',
    withMode({
      effects: [
        { do: 'lock', card: 'the found' },
        { do: 'search', as: 'found', filter: {}, places: ['library'] },
      ],
    }),
    'modes[0].effects[0].card: nothing has been chosen under the name "found"',
  ],
  [
    'a strike on an action card',
    withMode({ effects: [{ do: 'strike', strike: { kind: 'dodge' } }] }),
    'modes[0]: "strike" means nothing on a action card',
  ],
  [
    'a combat card that can never be played',
    withMode({ effects: [{ do: 'lock', card: 'opposing' }] }, { types: ['combat'] }),
    'modes[0] can never be played: it needs a time',
  ],
  [
    'an action that is ended by an action card',
    withMode({ effects: [{ do: 'end', what: 'action' }] }),
    'modes[0]: the action cannot be ended by a action card',
  ],
  [
    'a destination that does not exist',
    withMode({ effects: [{ do: 'move', card: 'self', to: 'heaven' }] }),
    'modes[0].effects[0].to: expected "ready", "torpor", "uncontrolled", "owner\'s uncontrolled", "hand", "library", "ash heap", "removed", "crypt", "bottom of crypt", "top of library", "bottom of library", not "heaven"',
  ],
  [
    'an exchange for a card that stays away',
    withMode({ effects: [{ do: 'move', card: 'self', to: 'removed', for: 'this' }] }),
    'a card that is exchanged comes to the hand',
  ],
  [
    'a move after which no card is burned, to another place than under a card',
    withMode({ effects: [{ do: 'move', card: 'self', to: 'hand', removedIfBurned: true }] }),
    'only a card that is put face down on another one is removed when it would be burned',
  ],
  [
    'a combat that is queued by an action',
    withMode({ effects: [{ do: 'fight', with: 'opposing', queued: true }] }),
    'modes[0]: a combatant queues a combat of its own, as it fights now',
  ],
  [
    'a card that presses by itself to end',
    withMode({ effects: [{ do: 'press', only: 'end', byItself: true }] }, { types: ['combat'] }),
    'modes[0]: a card presses by itself only to continue',
  ],
  [
    'a card from hand whose text prevents the damage of others',
    withMode({ effects: [{ do: 'prevent', amount: 1, for: { is: 'minion' } }] }, { types: ['combat'] }),
    'modes[0]: only a card in play prevents the damage of others by its text',
  ],
  [
    'a card that is taken back though it is replaced at once',
    { ...good, takenBack: true },
    'only a card that is replaced after the action is taken back',
  ],
  [
    'a vampire that becomes nothing',
    withMode({ effects: [{ do: 'become', card: 'self' }] }),
    'a vampire becomes one of a sect or of a circle',
  ],
  [
    'a title like that of another vampire, but of a city of its own',
    withMode({ effects: [{ do: 'title', card: 'self', rank: 'prince', of: 'Paris', like: 'acting' }] }),
    'only a title of a city is like that of another vampire',
  ],
  [
    'a cancellation at no time',
    withMode({ when: ['minion'], effects: [{ do: 'cancel', card: 'played' }] }),
    'modes[0]: a card can be cancelled as it is played only',
  ],
  [
    'a crypt card without capacity',
    { id: 'x', name: 'X', kind: 'vampire', clan: 'Caitiff' },
    'a crypt card needs a capacity',
  ],
  [
    'values that JSON cannot hold',
    { ...good, requires: { clan: undefined } },
    'requires.clan: is undefined, which JSON cannot express',
  ],
  [
    'a variant that is no better',
    { ...good, variants: { '2000': { modes: [{ effects: [{ do: 'sing' }] }] } } },
    'variants.2000: modes[0].effects[0]: there is no do: "sing"',
  ],
])('%s is found out', (_, def, error) => {
  expect(validate(def).join('\n')).toContain(error);
  expect(() => requireValid(def)).toThrow(Mistake);
});

test.each([
  [{ clan: 'Brujha' }, 'clan: expected a clan, not "Brujha"'],
  [{ sect: 'Camarila' }, 'sect: expected a sect, not "Camarila"'],
  [{ title: 'count' }, 'title: expected a title, not "count"'],
  [{ traits: ['blackhand'] }, 'traits[0]: expected a trait, not "blackhand"'],
  [{ disciplines: { domi: 1 } }, 'disciplines.domi: expected the mark of a Discipline, such as "dom", not "domi"'],
  [{ title: 'prince', titleOf: 'Chicgo' }, 'titleOf: expected a city or a clan, not "Chicgo"'],
  [{ title: 'prince', titleOf: 'Toreador' }, 'titleOf: a title of prince is of a city, not of Toreador'],
  [{ title: 'justicar', titleOf: 'Chicago' }, 'titleOf: a title of justicar is of a clan, not of Chicago'],
  [{ title: 'primogen', titleOf: 'Chicago' }, 'titleOf: a primogen is of no place'],
  [{ titleOf: 'Chicago' }, 'titleOf: a minion without a title is of no place'],
  [{ oneOnMinion: 'vehikel' }, 'oneOnMinion: expected "name" or a trait, not "vehikel"'],
  [
    { abilities: [{ use: 'burn!', when: ['unlock'], effects: [] }] },
    'abilities[0].use: expected plain words, not "burn!"',
  ],
  [
    { abilities: [{ use: 'burn', level: '2nd', when: ['unlock'], effects: [] }] },
    'abilities[0].level: expected plain words, not "2nd"',
  ],
  [
    { abilities: [{ always: 'modify', stat: 'bleed', amount: 1, of: { discipline: 'Dom' } }] },
    'abilities[0].of.discipline: expected the mark of a Discipline, such as "dom" or "DOM", not "Dom"',
  ],
])('A word that the game does not know is named: %j', (more, error) => {
  const vampire = { id: 'ada', name: 'Ada', kind: 'vampire', clan: 'Brujah', capacity: 3, group: 6 };
  expect(validate({ ...vampire, ...more })).toEqual([error]);
});
