import { answerOf, answers, type CardId, openAt, type SeatView } from '@praxis/engine';
import { describe, expect, it } from 'vitest';
import { contextOf, vtes } from '../../game.ts';
import { staging } from '../../staging.ts';
import { isMonster } from '../facts/cards.ts';
import { playerOf } from '../state/state.ts';
import { gainBlood, gainPool } from './counters.ts';

function table(position: Record<string, unknown>) {
  const { setup, state } = staging.stage({ edition: 'fifth', ...position });
  const g = contextOf(state, setup);
  const named = (name: string): CardId => state.cards.findIndex((card) => g.defs[card.def]?.name === name) as CardId;
  return { setup, state, g, named };
}

describe('General rules', () => {
  it('V-GEN-004 V-GEN-033 Pools, cards in play and ash heaps are open; hands, libraries, crypts and uncontrolled cards are not', () => {
    const { g, state } = table({
      seats: {
        Sara: {
          hand: ['Bonding'],
          ash_heap: ['Deflection'],
          ready: [{ vampire: 'Rex' }],
          uncontrolled: [{ vampire: 'Ada' }],
        },
        Alex: {},
      },
    });
    const seen = (viewer: 0 | 1 | 'spectator'): string[] =>
      Object.values(vtes.view(g, viewer).cards).flatMap((card) => (card.name === undefined ? [] : [card.name]));
    expect(seen(1).sort()).toEqual(['Deflection', 'Rex']);
    expect(seen('spectator').sort()).toEqual(['Deflection', 'Rex']);
    expect(seen(0).sort()).toEqual(['Ada', 'Bonding', 'Deflection', 'Rex']);
    const { zones, counters } = vtes.view(g, 1).seats[0] as SeatView;
    expect(counters.pool).toBe(30);
    expect([zones.hand, zones.library, zones.crypt]).toEqual([1, 20, 4]);
    expect(state.players).toHaveLength(2);
  });

  it('V-GEN-006 The bank never runs out', () => {
    const { g, named } = table({ seats: { Sara: { uncontrolled: [{ vampire: 'Rex' }] }, Alex: {} } });
    gainPool(g, 0, 10_000);
    gainBlood(g, named('Rex'), 10_000);
    expect(playerOf(g, 0).pool).toBe(10_030);
    expect(g.state.cards[named('Rex')]?.play?.counters).toBe(10_000);
  });

  it('V-GEN-023 D-012 A searched library is shuffled, also when nothing was found', () => {
    const { setup, state } = staging.stage({
      edition: 'fifth',
      phase: 'master',
      seats: { Sara: { hand: ['Recruitment'] }, Alex: {} },
    });
    const match = openAt(vtes, setup, state);
    const before = [...(match.state.players[0]?.zones.crypt ?? [])].map((id) => match.state.cards[id]?.handle);
    const events: string[] = [];
    for (const say of ['plays', 'finds nothing']) {
      const decision = match.decisions[0] as (typeof match.decisions)[number];
      const path = answers(decision).find(([head]) => head?.say === say);
      const given = match.answer(decision.seat, decision.number, answerOf(match.state, path ?? []));
      if ('refused' in given) throw new Error(given.refused);
      events.push(...given.events.map(({ type }) => type));
    }
    const after = (match.state.players[0]?.zones.crypt ?? []).map((id) => match.state.cards[id]?.handle);
    expect(events).toContain('shuffled');
    // Nobody can follow a card through the shuffle.
    expect(after.some((handle) => before.includes(handle))).toBe(false);
  });

  it('V-GEN-030 Monsters are vampires, and allies and retainers that are neither mortal nor animal', () => {
    const { g, named } = table({
      seats: {
        Sara: {
          ready: [
            { vampire: 'Rex', with: ['Raven Spy', { retainer: 'Ghost' }, 'Sport Bike'] },
            'Loyal Street Gang',
            'Underbridge Stray',
            { ally: 'Wolf', traits: ['werewolf'] },
          ],
        },
        Alex: {},
      },
    });
    const all = ['Rex', 'Raven Spy', 'Ghost', 'Sport Bike', 'Loyal Street Gang', 'Underbridge Stray', 'Wolf'];
    const monsters = all.filter((name) => isMonster(g, named(name)));
    expect(monsters).toEqual(['Rex', 'Ghost', 'Wolf']);
  });
});
