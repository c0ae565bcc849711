/**
 * Players who are asked although they may have no response: a question must not reveal a hand, so everybody who could
 * hold a response, as far as the others can see, really has priority.
 */
import type { Seat } from '@praxis/engine';
import type { CardDef } from '../../cards/language.ts';
import { whyNotPlayLand } from '../cards/casting.ts';
import { hasManaSource } from '../cards/mana.ts';
import { kindsOf } from '../facts/traits.ts';
import { CREATURE, faceOf, INSTANT, keywordBit, type ManaCost, manaCost } from '../state/faces.ts';
import { type G, permanentOf, playerOf } from '../state/state.ts';

const FLASH = keywordBit('flash');
const CONVOKE = keywordBit('convoke');

/** True if the player could hold and pay for a card that can be cast at any time; only public information counts. */
export function mayHoldAnswer(g: G, seat: Seat): boolean {
  const { hand, mana } = playerOf(g, seat);
  if (hand.length === 0) return false;
  return hasManaSource(g, seat) || Object.values(mana).some((amount) => amount > 0) || couldConvoke(g, seat);
}

/** M-LAND-001 True if the player could hold a land and play it now; only public information counts. */
export function mayHoldLand(g: G, seat: Seat): boolean {
  return playerOf(g, seat).hand.length > 0 && !whyNotPlayLand(g, seat);
}

/** M-X-026 True if creatures alone could pay for something. */
function couldConvoke(g: G, seat: Seat): boolean {
  const costs = convokedAtAnyTime(g.cards.brought);
  if (costs.length === 0) return false;
  const colors: number[] = [];
  for (const card of g.state.battlefield) {
    const kinds = kindsOf(g, card);
    if (kinds.controller !== seat || (kinds.types & CREATURE) === 0 || permanentOf(g, card).tapped) continue;
    colors.push(kinds.colors);
  }
  // No such card wants several colours, so it is enough to count each by itself.
  return costs.some(
    (cost) =>
      colors.length >= cost.total &&
      cost.colors.every((count, color) => colors.filter((each) => (each & (1 << color)) !== 0).length >= count),
  );
}

const convoked = new WeakMap<readonly CardDef[], readonly ManaCost[]>();

/**
 * The costs of the cards of the game that can be cast at any time and paid for by tapping creatures. They are written
 * down here, because the choice of whom to ask must not depend on which cards are in the match, nor change in a match
 * under way when cards come. With another one the rules version is raised.
 */
export const CONVOKED_AT_ANY_TIME: readonly string[] = ['{1}{W}{W}', '{3}{W}{W}', '{G}'];

/** Those, and the costs of such cards that the match brings along. */
function convokedAtAnyTime(brought: readonly CardDef[]): readonly ManaCost[] {
  let costs = convoked.get(brought);
  if (!costs) {
    costs = [...CONVOKED_AT_ANY_TIME, ...convokedCosts(brought)].map(manaCost);
    convoked.set(brought, costs);
  }
  return costs;
}

export function convokedCosts(defs: readonly CardDef[]): readonly string[] {
  return defs.flatMap((def) => {
    const { types, keywords } = faceOf(def);
    const isAtAnyTime = (types & INSTANT) !== 0 || (keywords & FLASH) !== 0;
    return def.cost !== undefined && isAtAnyTime && (keywords & CONVOKE) !== 0 ? [def.cost] : [];
  });
}
