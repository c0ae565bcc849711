import type { CardId } from '@praxis/engine';
import { describe, expect, test } from 'vitest';
import { vtes } from '../../game.ts';
import { stage } from '../../staging/position.ts';
import { perform } from '../cards/effects.ts';
import { move } from '../changes/moving.ts';
import { cardOf, type G } from '../state/state.ts';
import { countsAsVampire } from './allies.ts';
import { matches } from './filters.ts';
import type { Scene } from './scenes.ts';
import { capacityOf } from './values.ts';

const NAMES = { ghoul: 'Rafastio Ghoul', theft: 'Theft of Vitae' };

/** A Rafastio Ghoul, a card that it can play as a vampire, and the scene of its playing it. */
function table(edition: string): {
  readonly g: G;
  readonly ghoul: CardId;
  readonly theft: CardId;
  readonly scene: Scene;
} {
  const { setup, state } = stage({ edition, seats: { Sara: { ready: [NAMES.ghoul], hand: [NAMES.theft] }, Alex: {} } });
  const g = vtes.context(state, setup, () => {});
  const named = (name: string): CardId => state.cards.findIndex((card) => g.defs[card.def]?.name === name) as CardId;
  const [ghoul, theft] = [named(NAMES.ghoul), named(NAMES.theft)];
  return { g, ghoul, theft, scene: { seat: 0, minion: ghoul, card: theft, chosen: {}, x: 0 } };
}

describe.each(['2000', 'third', 'fifth'])('An ally that plays a card as a vampire (%s)', (edition) => {
  test('V-ALV-001 counts as a vampire for the effects of that card and for no other', () => {
    const { g, ghoul, theft, scene } = table(edition);
    cardOf(g, theft).place = 'played';
    expect(matches(g, scene, { is: 'vampire' }, ghoul)).toBe(true);
    expect(matches(g, { ...scene, card: undefined }, { is: 'vampire' }, ghoul)).toBe(false);
  });

  test('V-ALV-002 D-140 counts as a vampire for lasting effects in fifth, not before', () => {
    const { g, ghoul, theft } = table(edition);
    move(g, theft, 'ash_heap', 0);
    expect(countsAsVampire(g, ghoul, theft)).toBe(edition === 'fifth');
  });

  test("V-ALV-003 does not count as a vampire for the card's abilities in play", () => {
    const { g, ghoul, theft } = table(edition);
    move(g, theft, 'in_play', 0);
    expect(countsAsVampire(g, ghoul, theft)).toBe(false);
  });

  test('V-ALV-005 has the capacity that its text gives it', () => {
    const { g, ghoul, scene } = table(edition);
    expect(capacityOf(g, ghoul)).toBe(3);
    expect(matches(g, scene, { capacityMin: 4 }, ghoul)).toBe(false);
  });

  test('V-ALV-008 is burned if the effect would send it to torpor', () => {
    const { g, ghoul, theft, scene } = table(edition);
    cardOf(g, theft).place = 'played';
    const procedure = perform(g, scene, [{ do: 'move', card: 'self', to: 'torpor' }]);
    expect(procedure.next().done).toBe(true);
    expect(cardOf(g, ghoul).place).toBe('ash_heap');
  });
});
