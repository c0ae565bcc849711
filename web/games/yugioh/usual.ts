/** What pointing at cards and players means in Yu-Gi-Oh!. */
import type { View } from '@praxis/engine';
import type { Choice } from '@praxis/protocol';
import { seatThing, type Thing } from '../../table/sentence.ts';
import type { Usual } from '../../table/usual.ts';

export const usual: Usual = {
  costs: ['tributing', 'discarding', 'sending', 'banishing', 'detaching', 'returning', 'revealing', 'with'],
};

/** A direct attack is aimed at the opponent. */
export function aimOf({ pieces }: Choice, { viewer, seats }: View): Thing | undefined {
  const opponent = seats.find(({ seat }) => seat !== viewer);
  return pieces.at(-1)?.say === 'directly' && opponent ? seatThing(opponent.seat) : undefined;
}
