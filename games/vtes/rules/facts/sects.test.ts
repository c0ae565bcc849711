import { type CardId, openMatch } from '@praxis/engine';
import { describe, expect, test } from 'vitest';
import type { CardDef } from '../../cards/language.ts';
import { vtes } from '../../game.ts';
import { enterPlay } from '../changes/entering.ts';
import { changeSectOrClan } from '../changes/sects.ts';
import type { G } from '../state/state.ts';
import { clanOf } from './printed.ts';
import { isAnarch, isOfSect, sectOf, sectOfClan } from './sects.ts';
import { bleedOf, capacityOf, strengthOf } from './values.ts';

/** A match in which Sara controls one vampire with these printed values. */
function withVampire(edition: string, printed: Partial<CardDef>): { g: G; id: CardId } {
  const vampire: CardDef = { id: 'ada', name: 'Ada', kind: 'vampire', capacity: 5, disciplines: {}, ...printed };
  const seats = ['Sara', 'Alex'].map((name) => ({ name, deck: { Blank: 60, Ada: 12 } }));
  const { context: g } = openMatch(vtes, { edition, seed: 'sects', cards: [vampire], seats });
  const id = g.state.cards.findIndex((card) => g.defs[card.def]?.name === 'Ada') as CardId;
  enterPlay(g, id, 'ready', 0);
  return { g, id };
}

function sectIn(edition: string, printed: Partial<CardDef>): string | undefined {
  const { g, id } = withVampire(edition, printed);
  return sectOf(g, id);
}

describe('the sect of a vampire', () => {
  test('V-SEC-001, D-118 Editions know three, four and five sects', () => {
    expect(sectIn('2000', { sect: 'Laibon' })).toBe('Independent');
    expect(sectIn('third', { sect: 'Laibon' })).toBe('Laibon');
    expect(sectIn('fifth', { sect: 'Laibon' })).toBe('Laibon');
    expect(sectIn('third', { sect: 'Anarch' })).toBe('Independent');
    expect(sectIn('fifth', { sect: 'Anarch' })).toBe('Anarch');
  });

  test('V-SEC-003 It is printed in its text, whatever its clan', () => {
    for (const edition of ['2000', 'third', 'fifth'])
      expect(sectIn(edition, { clan: 'Lasombra', sect: 'Camarilla' })).toBe('Camarilla');
  });

  test('V-SEC-004, D-120, D-126 An old vampire without a sect is Camarilla, a Gangrel too; not in fifth', () => {
    for (const edition of ['2000', 'third']) {
      expect(sectIn(edition, { clan: 'Brujah' })).toBe('Camarilla');
      expect(sectIn(edition, { clan: 'Gangrel' })).toBe('Camarilla');
    }
    expect(sectIn('fifth', { clan: 'Gangrel' })).toBe('Independent');
  });

  test('V-SEC-005, D-126 An old vampire marked Non-Camarilla is Independent', () => {
    for (const edition of ['2000', 'third'])
      expect(sectIn(edition, { clan: 'Brujah', traits: ['non-camarilla'] })).toBe('Independent');
  });

  test('V-SEC-009, D-123 A vampire that is not aligned with a sect is Independent', () => {
    expect(sectIn('2000', { clan: 'Giovanni' })).toBe('Independent');
    expect(sectIn('third', { clan: 'Giovanni' })).toBe('Independent');
    expect(sectIn('fifth', { clan: 'Brujah' })).toBe('Independent');
  });
});

describe('the sects of clans', () => {
  const { g: second } = withVampire('2000', {});
  const { g: third } = withVampire('third', {});
  const { g: fifth } = withVampire('fifth', {});

  test('V-SEC-006, D-120 Camarilla clans; Gangrel only in 2000', () => {
    for (const clan of ['Brujah', 'Malkavian', 'Nosferatu', 'Toreador', 'Tremere', 'Ventrue', 'Caitiff']) {
      expect(sectOfClan(second, clan)).toBe('Camarilla');
      expect(sectOfClan(third, clan)).toBe('Camarilla');
      expect(sectOfClan(fifth, clan)).toBeUndefined();
    }
    expect(sectOfClan(second, 'Gangrel')).toBe('Camarilla');
    expect(sectOfClan(third, 'Gangrel')).toBe('Independent');
    expect(sectOfClan(fifth, 'Gangrel')).toBeUndefined();
  });

  test('V-SEC-007, D-121 Sabbat clans: ten in 2000, fifteen in third', () => {
    for (const clan of ['Lasombra', 'Tzimisce', 'Pander', 'Brujah antitribu', 'Ventrue antitribu']) {
      expect(sectOfClan(second, clan)).toBe('Sabbat');
      expect(sectOfClan(third, clan)).toBe('Sabbat');
    }
    for (const clan of ['Ahrimane', 'Blood Brother', 'Harbinger of Skulls', 'Kiasyd', 'Salubri antitribu']) {
      expect(sectOfClan(second, clan)).toBe('Independent');
      expect(sectOfClan(third, clan)).toBe('Sabbat');
    }
  });

  test('V-SEC-008, D-122 Laibon clans in third', () => {
    for (const clan of ['Akunanse', 'Guruhi', 'Ishtarri', 'Osebo']) {
      expect(sectOfClan(second, clan)).toBe('Independent');
      expect(sectOfClan(third, clan)).toBe('Laibon');
    }
  });
});

describe('changes', () => {
  test('V-SEC-012, D-124 Clan and sect change together, except in fifth (V-AMB-20)', () => {
    for (const [edition, sect] of [
      ['2000', 'Sabbat'],
      ['third', 'Sabbat'],
      ['fifth', 'Camarilla'],
    ] as const) {
      const { g, id } = withVampire(edition, { clan: 'Brujah', sect: 'Camarilla' });
      changeSectOrClan(g, id, { clan: 'Lasombra' });
      expect([clanOf(g, id), sectOf(g, id)]).toEqual(['Lasombra', sect]);
    }
  });

  test('V-SEC-017 A sect has no effect of its own', () => {
    const { g, id } = withVampire('third', { sect: 'Camarilla' });
    const before = [capacityOf(g, id), bleedOf(g, id), strengthOf(g, id)];
    changeSectOrClan(g, id, { sect: 'Sabbat' });
    expect([capacityOf(g, id), bleedOf(g, id), strengthOf(g, id)]).toEqual(before);
  });

  test('V-ANA-004, D-133 Third: an anarch is Independent, and stays one only as long as it does not change sect', () => {
    const { g, id } = withVampire('third', { sect: 'Camarilla' });
    changeSectOrClan(g, id, { sect: 'Anarch' });
    expect([sectOf(g, id), isAnarch(g, id), isOfSect(g, id, 'Independent')]).toEqual(['Independent', true, true]);
    changeSectOrClan(g, id, { sect: 'Sabbat' });
    changeSectOrClan(g, id, { sect: 'Independent' });
    expect([sectOf(g, id), isAnarch(g, id)]).toEqual(['Independent', false]);
  });

  test('V-ANA-004, D-133 Fifth: Anarch is a sect of its own', () => {
    const { g, id } = withVampire('fifth', { sect: 'Independent' });
    changeSectOrClan(g, id, { sect: 'Anarch' });
    expect([sectOf(g, id), isAnarch(g, id), isOfSect(g, id, 'Independent')]).toEqual(['Anarch', true, false]);
  });

  test('V-ANA-004, D-133 2000 has no anarchs', () => {
    const { g, id } = withVampire('2000', { sect: 'Camarilla' });
    changeSectOrClan(g, id, { sect: 'Anarch' });
    expect([sectOf(g, id), isAnarch(g, id)]).toEqual(['Camarilla', false]);
  });
});
