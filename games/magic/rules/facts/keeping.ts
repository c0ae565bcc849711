/**
 * The costs that a player would like to be able to pay after a payment, so that an automatic payment leaves the right
 * mana.
 */
import type { CardId, Seat } from '@praxis/engine';
import { COLORS } from '../../cards/language.ts';
import { type Face, faceAt, INSTANT, keywordBit, LAND, type ManaCost, manaCost } from '../state/faces.ts';
import { cardOf, type G, playerOf } from '../state/state.ts';
import { holdersOf } from './holders.ts';
import { abilityAt } from './traits.ts';

/** By colour: how much mana of it one of the wishes needs at most, and how much depends on it. */
export interface Wishes {
  readonly need: readonly number[];
  readonly worth: readonly number[];
}

/** Instants must be paid with the remaining mana; sorceries can wait, so they count less. */
const WORTH = { instant: 3, ability: 2, sorcery: 1, most: 9 } as const;

const FLASH = keywordBit('flash');

/**
 * The wishes that the remaining mana can pay, including a land still to be played; undefined if none asks for a colour.
 */
export function wishesOf(g: G, seat: Seat, paidFor: CardId | undefined, left: number): Wishes | undefined {
  const { hand, landsPlayed } = playerOf(g, seat);
  const hasMain = hasMainAhead(g, seat);
  const willPlayLand = hasMain && landsPlayed === 0 && hand.some((id) => (faceIn(g, id).types & LAND) !== 0);
  const most = willPlayLand ? left + 1 : left;
  const need = COLORS.map(() => 0);
  const worth = COLORS.map(() => 0);
  let any = false;
  const wish = ({ colors, total }: ManaCost, value: number): void => {
    if (total > most) return;
    for (let color = 0; color < colors.length; color++) {
      const count = colors[color] as number;
      if (count === 0) continue;
      any = true;
      need[color] = Math.max(need[color] as number, count);
      worth[color] = Math.min(WORTH.most, (worth[color] as number) + value);
    }
  };
  for (const id of hand) {
    const { cost, types, keywords } = faceIn(g, id);
    if (id === paidFor || cost === undefined || (types & LAND) !== 0) continue;
    const isAnswer = (types & INSTANT) !== 0 || (keywords & FLASH) !== 0;
    if (isAnswer) wish(cost, WORTH.instant);
    else if (hasMain) wish(cost, WORTH.sorcery);
  }
  for (const { ability: ref, source, seat: holder } of holdersOf(g, 'activated')) {
    const ability = abilityAt(g, ref);
    if (holder !== seat || ability.kind !== 'activated' || ability.cost.mana === undefined) continue;
    if (ability.cost.tap && cardOf(g, source.card).permanent?.tapped) continue;
    if (!ability.sorcery || hasMain) wish(manaCost(ability.cost.mana), WORTH.ability);
  }
  return any ? { need, worth } : undefined;
}

function faceIn(g: G, id: CardId): Face {
  return faceAt(g, cardOf(g, id).def);
}

/** True if lands that are untapped now can still pay for a card that needs a main phase. */
function hasMainAhead({ state }: G, seat: Seat): boolean {
  return state.turn === seat && state.step !== 'end' && state.step !== 'cleanup';
}
