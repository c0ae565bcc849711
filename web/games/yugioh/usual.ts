/** What pointing at cards and players means in Yu-Gi-Oh!. */
import type { View } from '@praxis/engine';
import type { Choice } from '@praxis/protocol';
import { HAND, handlesIn } from '../../table/context.ts';
import { seatThing, type Thing } from '../../table/sentence.ts';
import type { Usual } from '../../table/usual.ts';

export const usual: Usual = {
  costs: ['tributing', 'discarding', 'sending', 'banishing', 'detaching', 'returning', 'revealing', 'with'],
};

/** The uses of a card in the hand that players know by a word. */
const USES: Readonly<Record<string, 'summon' | 'set' | 'activate'>> = {
  'normal summons': 'summon',
  'sets monster': 'set',
  sets: 'set',
  'sets field': 'set',
  activates: 'activate',
};

export function namedUse(
  { pieces: [first] }: Choice,
  { viewer, seats }: View,
): 'summon' | 'set' | 'activate' | undefined {
  if (first?.card === undefined || typeof viewer !== 'number') return undefined;
  return handlesIn(seats[viewer], HAND).includes(first.card) ? USES[first.say] : undefined;
}

/** A direct attack is aimed at the opponent. */
export function aimOf({ pieces }: Choice, { viewer, seats }: View): Thing | undefined {
  const opponent = seats.find(({ seat }) => seat !== viewer);
  return pieces.at(-1)?.say === 'directly' && opponent ? seatThing(opponent.seat) : undefined;
}
