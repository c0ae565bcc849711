/** Differences between the editions that no card of the pool shows, tried with cards made up for the purpose. */
import type { CardId } from '@praxis/engine';
import { expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import type { CardDef } from '../../cards/language.ts';
import { FIFTH_DECKS } from '../../decks/fifth.ts';
import { contextOf } from '../../game.ts';
import { staging } from '../../staging.ts';
import { layCard, type TestTable, tableAt } from '../../testing.ts';
import { enterPlay } from '../changes/entering.ts';
import { isMonster } from '../facts/cards.ts';
import { isUnique } from '../facts/contests.ts';
import { titleOf } from '../facts/titles.ts';
import { votesOf } from '../facts/values.ts';
import { constructionProblems } from '../setup/deck.ts';
import { EDITIONS } from './editions.ts';
import { type G, playerOf } from './state.ts';

type Seats = Record<string, unknown>;

/** A table of an edition at which these made-up cards lie where Sara can use them. */
function tableWith(edition: string, seats: Seats, zone: 'hand' | 'ready' | 'library', ...cards: CardDef[]): TestTable {
  const change = (g: G): void => {
    for (const { name } of cards) {
      const id = layCard(g, 0, zone, name);
      if (zone === 'ready') enterPlay(g, id, 'ready', 0);
    }
  };
  return tableAt({ edition, turn: 'Sara', seats }, change, cards);
}

function named(g: G, name: string): CardId {
  return g.state.cards.findIndex((card) => g.defs[card.def]?.name === name) as CardId;
}

test.each([
  ['2000', []],
  ['third', ['Rex', 'Ghost', 'Wolf']],
  ['fifth', ['Rex', 'Beast', 'Ghost', 'Wolf']],
])('V-GEN-030, D-017 Monsters of %s', (edition, monsters) => {
  const spirit = { retainer: 'Ghost' };
  const ready = [
    { vampire: 'Rex', with: ['Raven Spy', spirit] },
    { vampire: 'Beast', traits: ['animal'] },
    { ally: 'Wolf', traits: ['werewolf'] },
    { ally: 'Guard', traits: ['mortal'] },
  ];
  const { setup, state } = staging.stage({ edition, seats: { Sara: { ready }, Alex: {} } });
  const g = contextOf(state, setup);
  const found = ['Rex', 'Beast', 'Raven Spy', 'Ghost', 'Wolf', 'Guard'].filter((name) => isMonster(g, named(g, name)));
  expect(found).toEqual(monsters);
});

test.each(['2000', 'third', 'fifth'])(
  'V-GEN-023, D-012 A library searched by a diablerist is shuffled in %s',
  (edition) => {
    const table = tableAt({
      edition,
      turn: 'Sara',
      seats: {
        Sara: {
          ready: [
            { vampire: 'Sully', capacity: 4 },
            { vampire: 'Bea', capacity: 9 },
          ],
        },
        Alex: {
          torpor: [
            { vampire: 'Old', capacity: 6 },
            { vampire: 'Young', capacity: 2 },
          ],
        },
      },
    });
    const handles = (): number[] =>
      playerOf(table.g, 0).zones.library.map((id) => table.g.state.cards[id]?.handle ?? 0);
    const before = handles();
    table.say('Sara', 'Bea diablerizes Young').untilAsked('Sara', 'minion');
    expect(handles()).toEqual(before);
    table.say('Sara', 'Sully diablerizes Old').untilAsked('Sara', 'influence');
    expect(handles().some((handle) => before.includes(handle))).toBe(false);
  },
);

const rage: CardDef = {
  id: 'rage',
  name: 'Rage',
  kind: 'library',
  types: ['action'],
  traits: ['frenzy'],
  modes: [
    {
      action: { kind: 'effect' },
      choose: [{ name: 'target', card: { is: 'vampire', in: 'ready or torpor', of: 'another' } }],
      effects: [{ do: 'lock', card: 'the target' }],
    },
  ],
};

test.each([
  ['third', true],
  ['fifth', false],
])('V-CARD-030, D-030 A vampire in torpor plays a reflex card: %s', (edition, plays) => {
  const seats = {
    Sara: { ready: [{ vampire: 'Sully' }] },
    Alex: { torpor: [{ vampire: 'Rex', disciplines: ['abo'] }], hand: ["Predator's Communion"] },
  };
  const table = tableWith(edition, seats, 'hand', rage).say('Sara', 'plays Rage with Sully on Rex');
  expect(table.offered('Alex')?.some((each) => each.startsWith("Alex plays Predator's Communion")) ?? false).toBe(
    plays,
  );
  if (plays) table.say('Alex', "plays Predator's Communion with Rex choosing reflex");
  table.untilAsked('Sara', 'minion');
  expect(table.read('Rex.locked')).toBe(!plays);
});

/** No sentence about uniqueness is printed on it: the edition decides. */
const hunter: CardDef = { id: 'hunter', name: 'Hunter', kind: 'imbued', capacity: 3, clan: 'Avenger' };

test.each([
  ['2000', false],
  ['third', false],
  ['fifth', true],
])('V-CON-001, D-044 Crypt cards that are no vampires are unique by default: %s', (edition, unique) => {
  const { g } = tableWith(edition, { Sara: { ready: [{ vampire: 'Rex' }] }, Alex: {} }, 'ready', hunter);
  expect(isUnique(g, named(g, 'Rex'))).toBe(true);
  expect(isUnique(g, named(g, 'Hunter'))).toBe(unique);
});

/** An ally that prints neither bleed nor strength. */
const mage: CardDef = { id: 'mage', name: 'Mage', kind: 'library', types: ['ally'], life: 3 };
const ALLY_DEFAULTS = [
  ['2000', 0],
  ['third', 1],
  ['fifth', 0],
] as const;

test.each(ALLY_DEFAULTS)('V-ACT-005, D-060 An ally that prints no bleed bleeds in %s for %i', (edition, bleed) => {
  const table = tableWith(edition, { Sara: {}, Alex: {} }, 'ready', mage).say('Sara', 'Mage bleeds Alex');
  table.untilAsked('Sara', 'influence');
  expect(table.read('Alex.pool')).toBe(30 - bleed);
  expect(table.read('edge')).toBe(bleed > 0 ? 'Sara' : 'none');
});

test.each(ALLY_DEFAULTS)(
  'V-EFF-002, D-090 An ally that prints no strength strikes in %s for %i',
  (edition, strength) => {
    const seats = { Sara: {}, Alex: { ready: [{ vampire: 'Rex', blood: 4 }] } };
    const table = tableWith(edition, seats, 'ready', mage).say('Sara', 'Mage bleeds Alex');
    table.say('Alex', 'Rex attempts to block').untilAsked('Sara', 'influence');
    expect(table.read('Rex.blood')).toBe(4 - strength);
  },
);

const orchard: CardDef = {
  id: 'orchard',
  name: 'Orchard',
  kind: 'library',
  types: ['equipment'],
  abilities: [{ always: 'modify', stat: 'hunt', amount: 1, of: 'bearer' }],
};

test('V-ACT-014, D-061 In fifth the hunt is a value that a card can raise', () => {
  const seats = {
    Sara: {
      ready: [
        { vampire: 'Rex', blood: 1 },
        { vampire: 'Ada', blood: 1 },
      ],
    },
    Alex: {},
  };
  const table = tableWith('fifth', seats, 'hand', orchard);
  table.say('Sara', 'Rex hunts').say('Sara', 'plays Orchard with Ada').untilAsked('Sara', 'influence');
  expect([table.read('Rex.blood'), table.read('Ada.blood')]).toEqual([2, 1]);
  table.until(({ g }) => g.state.turn === 1).until(({ g }) => g.state.turn === 0);
  table.say('Sara', 'Ada hunts').untilAsked('Sara', 'minion');
  expect(table.read('Ada.blood')).toBe(3);
});

test.each(['2000', 'third'])('V-ACT-014, D-061 In %s a hunt is for 1', (edition) => {
  const seats = { Sara: { ready: [{ vampire: 'Rex', blood: 1, capacity: 9 }] }, Alex: {} };
  const table = tableAt({ edition, turn: 'Sara', seats }).say('Sara', 'Rex hunts').untilAsked('Sara', 'influence');
  expect(table.read('Rex.blood')).toBe(2);
});

const agenda: CardDef = {
  id: 'agenda',
  name: 'Agenda',
  kind: 'library',
  types: ['reaction'],
  modes: [
    {
      when: ['before block', 'after block', 'terms', 'polling'],
      conditions: [{ if: 'during a political action' }],
      effects: [{ do: 'gain pool', who: 'you', amount: 1 }],
    },
  ],
};

test.each([
  ['2000', 'terms'],
  ['third', 'before block'],
  ['fifth', 'before block'],
])('V-POL-010, D-080 A card for use during a political action is first usable in %s at %s', (edition, step) => {
  const seats = {
    Alex: { ready: [{ vampire: 'Rex' }] },
    Sara: { ready: [{ vampire: 'Sully', title: 'primogen' }], hand: ['Ancilla Empowerment'] },
    Nora: {},
  };
  const lay = (g: G): void => void layCard(g, 0, 'hand', 'Agenda');
  const table = tableAt({ edition, turn: 'Sara', seats }, lay, [agenda]);
  table.say('Sara', 'plays Ancilla Empowerment with Sully').say('Alex', 'plays Agenda with Rex');
  const asked = table.g.state;
  expect(asked.referendum ? 'terms' : 'before block').toBe(step);
});

test.each([
  ['baron', 'Boston', 'Independent', 'D-131'],
  ['magaji', '', 'Independent', 'D-130'],
  ['kholo', 'Guruhi', 'Independent', 'D-130'],
  ['regent', '', 'Sabbat', 'D-129'],
])('V-VOT-008, D-075 In 2000 there is no %s', (title, titleFor, sect) => {
  const { g } = tableWith('2000', { Sara: {}, Alex: {} }, 'ready', {
    id: 'ada',
    name: 'Ada',
    kind: 'vampire',
    capacity: 5,
    clan: 'Guruhi',
    sect,
    title,
    ...(titleFor ? { titleOf: titleFor } : {}),
  });
  expect([titleOf(g, named(g, 'Ada')), votesOf(g, named(g, 'Ada'))]).toEqual([undefined, 0]);
});

// The third edition's book is silent about Black Hand (D-136), but its own sets print it: silence means that the card's words hold, not
// that there is no such thing. A card is legal if it had been printed by then, whatever the book says of its words.
test.each([
  ['Reunion Kamut', 'Black Hand', ['third', 'fifth'], 'D-136'],
  ['Patrol', 'flight', ['third', 'fifth'], 'D-137'],
  ['Camaraderie', 'circles, and that was printed in 2018', ['fifth'], 'D-138'],
  ['Rafastio Ghoul', 'allies that play as a vampire', ['third', 'fifth'], 'D-141'],
  ['Second Sight', 'conviction', ['third'], 'D-142'],
])('V-CARD-001 %s is for decks of editions that know %s', (name, _concept, editions) => {
  const card = CARDS.find((each) => each.name === name) as CardDef;
  const known = Object.values(EDITIONS).filter((edition) =>
    constructionProblems([{ card, count: 1 }], edition, 5).every(({ say }) => say !== 'not in this edition'),
  );
  expect(known.map(({ id }) => id).sort()).toEqual([...editions].sort());
});

/** Disciplines are called by their codes everywhere; `tha` is Thaumaturgy, and Blood Sorcery in the fifth edition. */
test('D-143 There is a master for each Discipline of the rulebook of 2000; the starter decks of fifth have its nine', () => {
  const of2000 = 'ani aus cel chi dem dom for nec obf obt pot pre pro qui ser tha vic'.split(' ');
  expect(CARDS.map(({ gives }) => gives)).toEqual(expect.arrayContaining(of2000));
  const names = new Set(Object.values(FIFTH_DECKS).flatMap((deck) => Object.keys(deck)));
  const printed = CARDS.filter(({ name }) => names.has(name)).flatMap(({ disciplines, modes }) => [
    ...Object.keys(disciplines ?? {}),
    ...(modes ?? []).flatMap((mode) => mode.disciplines ?? []),
  ]);
  expect([...new Set(printed.map((code) => code.toLowerCase()))].sort()).toEqual(
    'ani aus cel dom for obf pot pre tha'.split(' '),
  );
});
