/** What pointing at cards means in a turn of Pokémon. */
import type { View } from '@praxis/engine';
import type { Choice } from '@praxis/protocol';
import { handlesIn } from '../../table/context.ts';
import { cardThing, type Thing } from '../../table/sentence.ts';
import type { Usual } from '../../table/usual.ts';
import { attackName, isAttack } from './attacks.ts';

/** A retreat begins with the Active Pokémon: pointing at another one first means something that it does itself. */
export const usual: Usual = { costs: ['paying', 'discarding', 'for'] };

/**
 * The Ability of the player's Active Pokémon, which can also attack and retreat. On the Bench it is mostly the only use,
 * so that the card itself is enough.
 */
export function isActiveAbility({ pieces: [first] }: Choice, { viewer, seats }: View): boolean {
  if (first?.say !== 'uses ability' || first.card === undefined || typeof viewer !== 'number') return false;
  return handlesIn(seats[viewer], 'active').includes(first.card);
}

/**
 * The only possible attack is aimed at the opponent's Active Pokémon. It is one choice; each of several is a continuation
 * and has a button of its own.
 */
export function aimOf(choice: Choice, { viewer, seats }: View): Thing | undefined {
  if (!isAttack(choice) || attackName(choice) === undefined) return undefined;
  const others = seats.filter(({ seat }) => seat !== viewer).flatMap(({ zones }) => zones.active ?? []);
  const [defending, another] = others as readonly number[];
  return defending === undefined || another !== undefined ? undefined : cardThing(defending);
}
