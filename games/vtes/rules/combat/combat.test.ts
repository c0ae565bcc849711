/** Combat rules that no defined card touches, with invented cards. */
import type { CardId, Procedure } from '@praxis/engine';
import { describe, expect, test } from 'vitest';
import type { CardDef } from '../../cards/language.ts';
import { layCard, type TestTable, tableAt } from '../../testing.ts';
import { whyNotFight } from '../facts/fighters.ts';
import { strengthOf } from '../facts/values.ts';
import { cardOf, type G, playOf } from '../state/state.ts';
import { fight } from './combat.ts';
import { inflict } from './damage.ts';

const card = { kind: 'library', types: ['combat'] } as const;

/** Gives a maneuver that has to be used, before range is determined. */
const feint: CardDef = {
  ...card,
  id: 'feint',
  name: 'Feint',
  modes: [{ when: ['before range'], effects: [{ do: 'maneuver' }] }],
};
const hint: CardDef = {
  ...card,
  id: 'hint',
  name: 'Hint',
  modes: [{ when: ['before range'], effects: [{ do: 'maneuver', optional: true }] }],
};
/** A strike whose maneuver is not optional. */
const lunge: CardDef = {
  ...card,
  id: 'lunge',
  name: 'Lunge',
  modes: [{ effects: [{ do: 'strike', strike: { kind: 'damage', amount: 1, ranged: true } }, { do: 'maneuver' }] }],
};
const omen: CardDef = {
  id: 'omen',
  name: 'Omen',
  kind: 'library',
  types: ['master'],
  outOfTurn: true,
  modes: [{ effects: [] }],
};
const silverKnife: CardDef = {
  id: 'silver-knife',
  name: 'Silver Knife',
  kind: 'library',
  types: ['equipment'],
  traits: ['weapon', 'silver'],
  abilities: [{ weapon: { kind: 'damage', amount: 1 } }],
};
const wolf: CardDef = {
  id: 'wolf',
  name: 'Wolf',
  kind: 'vampire',
  clan: 'Gangrel',
  capacity: 4,
  abilities: [{ always: 'vulnerable', trait: 'silver' }],
};
const mage: CardDef = { id: 'mage', name: 'Mage', kind: 'library', types: ['ally'], life: 2 };
const invented = [mage, feint, hint, lunge, omen, silverKnife, wolf];

/** Krid of Sara is blocked by Mazz of Alex; Nora looks on. */
function blocked(
  edition: string,
  hands: { readonly Sara?: string[]; readonly Alex?: string[]; readonly Nora?: string[] },
): TestTable {
  const seats = { Sara: { ready: [{ vampire: 'Krid' }] }, Alex: { ready: [{ vampire: 'Mazz' }] }, Nora: {} };
  const lay = (g: G): void => {
    for (const [seat, names] of [hands.Sara ?? [], hands.Alex ?? [], hands.Nora ?? []].entries())
      for (const name of names) layCard(g, seat, 'hand', name);
  };
  const table = tableAt({ edition, seats, turn: 'Sara' }, lay, invented);
  return table.say('Sara', 'Krid bleeds Alex').say('Alex', 'Mazz attempts to block');
}

/** Carries it out while nobody uses anything. */
function finish(procedure: Procedure): void {
  while (!procedure.next(undefined).done);
}

function idOf(g: G, name: string): CardId {
  return g.state.cards.findIndex((each) => g.defs[each.def]?.name === name) as CardId;
}

describe.each(['2000', 'third', 'fifth'])('Combat (%s)', (edition) => {
  test('V-COM-003 Two minions of the same controller cannot enter combat with each other', () => {
    const { g } = tableAt({
      edition,
      seats: { Sara: { ready: [{ vampire: 'Krid' }, { vampire: 'Rex' }] }, Alex: {} },
      turn: 'Sara',
    });
    const [krid, rex] = [idOf(g, 'Krid'), idOf(g, 'Rex')];
    expect(whyNotFight(g, krid, rex)).toBe('V-COM-003');
    expect(fight(g, krid, rex).next().done).toBe(true);
    expect(g.state.combat).toBeUndefined();
  });

  test('V-COM-002 A vampire in torpor cannot be in combat', () => {
    const seats = { Sara: { ready: [{ vampire: 'Krid' }] }, Alex: { torpor: [{ vampire: 'Mazz' }] } };
    const { g } = tableAt({ edition, seats, turn: 'Sara' });
    expect(whyNotFight(g, idOf(g, 'Krid'), idOf(g, 'Mazz'))).toBe('V-COM-002');
  });

  test('V-RNG-008, D-087 A maneuver that a played card gives must be used in its round (not said in 2000)', () => {
    const table = blocked(edition, { Sara: ['Feint'] })
      .say('Sara', 'plays Feint with Krid')
      .untilAsked('Sara', 'range');
    const passing = edition === '2000' ? ['Sara passes'] : [];
    expect(table.offered('Sara')).toEqual([...passing, 'Krid maneuvers with Feint']);
  });

  test('V-RNG-008 An optional maneuver may be left unused', () => {
    const table = blocked(edition, { Sara: ['Hint'] })
      .say('Sara', 'plays Hint with Krid')
      .untilAsked('Sara', 'range');
    expect(table.offered('Sara')).toEqual(['Sara passes', 'Krid maneuvers with Hint']);
  });

  test('V-RNG-008 A strike card with a maneuver that is not optional cannot be played for its strike alone', () => {
    const table = blocked(edition, { Sara: ['Lunge'] }).untilAsked('Sara', 'strike');
    const lunging = edition === '2000' ? ['Krid strikes with Lunge'] : [];
    expect(table.offered('Sara')).toEqual(['Krid strikes with hand', ...lunging]);
  });

  test('V-COM-005, D-082 Cards that are no minion cards can be played during combat in 2000 and third only', () => {
    const table = blocked(edition, { Nora: ['Omen'], Sara: ['Feint'] }).untilAsked('Sara', 'before range');
    table.say('Sara', 'passes');
    const asked = table.match.questions.some(
      (each) => each.seat === table.seat('Nora') && each.step === 'before range',
    );
    expect(asked).toBe(edition !== 'fifth');
  });

  test('V-EFF-002, D-090 An ally that prints no strength has 0 in 2000, 1 in third, and none in fifth', () => {
    const { g } = tableAt(
      { edition, seats: { Sara: {}, Alex: {} }, turn: 'Sara' },
      (g) => layCard(g, 0, 'ready', 'Mage'),
      invented,
    );
    expect(strengthOf(g, idOf(g, 'Mage'))).toBe(edition === 'third' ? 1 : 0);
  });

  test('V-DMG-020, D-097 Weapons of a trait inflict aggravated damage on who is vulnerable to it, in third', () => {
    const seats = { Sara: { ready: [{ vampire: 'Krid' }] }, Alex: {} };
    const lay = (g: G): void => {
      playOf(g, layCard(g, 1, 'ready', 'Wolf')).counters = 4;
      const knife = layCard(g, 0, 'ready', 'Silver Knife');
      g.state.players[0]?.zones.ready.pop();
      cardOf(g, knife).place = 'attached';
      playOf(g, knife).on = idOf(g, 'Krid');
      playOf(g, idOf(g, 'Krid')).with.push(knife);
    };
    const table = tableAt({ edition, seats, turn: 'Sara' }, lay, invented);
    table
      .say('Sara', 'Krid bleeds Alex')
      .say('Alex', 'Wolf attempts to block')
      .say('Sara', 'Krid strikes with Silver Knife');
    table.untilAsked('Sara', 'influence');
    expect([table.read('Wolf.zone'), table.read('Wolf.blood')]).toEqual(
      edition === 'third' ? ['torpor', 4] : ['ready', 3],
    );
  });

  test('V-DMG-011, V-AMB-23 On a wounded vampire normal damage burns blood and does no more, aggravated damage burns it', () => {
    const { g } = tableAt({
      edition,
      seats: { Sara: { torpor: [{ vampire: 'Deep', blood: 2 }] }, Alex: {} },
      turn: 'Sara',
    });
    const deep = idOf(g, 'Deep');
    const plain = { amount: 5, unpreventable: false } as const;
    finish(inflict(g, deep, { ...plain, aggravated: false }));
    expect([cardOf(g, deep).place, playOf(g, deep).counters]).toEqual(['torpor', 0]);
    finish(inflict(g, deep, { ...plain, aggravated: true }));
    expect(cardOf(g, deep).place).toBe('ash_heap');
  });

  test('V-DMG-009 Unhealed damage makes a vampire wounded', () => {
    const { g } = tableAt({
      edition,
      seats: { Sara: { ready: [{ vampire: 'Krid', blood: 0 }] }, Alex: {} },
      turn: 'Sara',
    });
    const krid = idOf(g, 'Krid');
    finish(inflict(g, krid, { amount: 1, aggravated: false, unpreventable: false }));
    expect([cardOf(g, krid).place, playOf(g, krid).marks]).toEqual(['torpor', ['wounded']]);
  });
});
