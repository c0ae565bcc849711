/** Damage that no Core card deals. */
import { expect, test } from 'vitest';
import { contextOf } from '../../game.ts';
import { staging } from '../../staging.ts';
import { type G, playOf } from '../state/state.ts';
import { dealDamage } from './damage.ts';

function staged(): { readonly g: G; readonly doc: number } {
  const { setup, state } = staging.stage({
    edition: '1.9',
    seats: { Ana: { streets: ['Doc'], haven: ['Velvet'], leader: 'Velvet' }, Bob: {} },
  });
  const g = contextOf(state, setup);
  return { g, doc: g.state.players[0]?.characters.find((id) => playOf(g, id).where === 'streets') as number };
}

test.each([false, true])('R-DMG-005 Superficial damage stops at 1 Blood (Aggravated: %s)', (aggravated) => {
  const { g, doc } = staged();
  const hit = { on: doc as never, amount: 9, aggravated, superficial: true, by: 1 };
  // Nobody can prevent anything here, so nobody is asked.
  expect(dealDamage(g, [hit]).next().done).toBe(true);
  expect(playOf(g, doc as never)).toMatchObject({ blood: 1, where: 'streets' });
});
