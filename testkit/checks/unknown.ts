/** Worlds that a seat cannot distinguish from the true one, made without the kernel's own `imagine`. */
import {
  type BaseCard,
  type BaseState,
  type CardId,
  type Context,
  type Match,
  randomFrom,
  type Seat,
} from '@praxis/engine';
import type { Dice } from '../playout.ts';

/**
 * The owners of the exchanged cards. A seat that draws from its own exchanged deck sees the difference at once; others'
 * last longer.
 */
export type Exchanged = 'all' | 'of others';

/**
 * A fork in which the cards that the seat does not know have changed faces with cards of the same owner and back.
 * Undefined if the seat knows all cards.
 */
export function indistinguishable<S extends BaseState, C extends Context<S>>(
  match: Match<S, C>,
  seat: Seat,
  dice: Dice,
  exchanged: Exchanged,
  /** True if others' secret commitments are exchanged, too. */
  secrets = true,
): Match<S, C> | undefined {
  const { cards } = match.state;
  const faces: { readonly card: CardId; readonly def: number }[] = [];
  for (const group of unknownGroups(match, seat, exchanged)) {
    const defs = group.map((card) => (cards[card] as BaseCard).def);
    for (let at = defs.length - 1; at > 0; at--) {
      const other = dice(at + 1);
      const { game, context } = match;
      const fits = (place: number, def: number): boolean =>
        game.fits?.(context, group[place] as CardId, defs[def] as number) !== false;
      if (!fits(at, other) || !fits(other, at)) continue;
      [defs[at], defs[other]] = [defs[other] as number, defs[at] as number];
    }
    for (const [index, card] of group.entries()) faces.push({ card, def: defs[index] as number });
  }
  const { game, setup } = match;
  const dealSecrets = secrets ? game.dealSecrets : undefined;
  if (!dealSecrets && faces.every(({ card, def }) => (cards[card] as BaseCard).def === def)) return undefined;
  const world = match.fork();
  const random = randomFrom(`secrets ${dice(1_000_000)}`);
  world.alter((state) => {
    for (const { card, def } of faces) (state.cards[card] as BaseCard).def = def;
    // Copies of the world repeat this, so luck starts again each time.
    dealSecrets?.(
      game.context(state, setup, () => {}),
      seat,
      { ...random },
    );
  });
  return world;
}

function unknownGroups<S extends BaseState, C extends Context<S>>(
  { game, context }: Match<S, C>,
  seat: Seat,
  exchanged: Exchanged,
): Iterable<CardId[]> {
  const groups = new Map<string, CardId[]>();
  context.state.cards.forEach(({ seen, owner }, index) => {
    const back = (seen & (1 << seat)) === 0 ? game.back(context, index as CardId) : undefined;
    if (back === undefined || (exchanged === 'of others' && owner === seat)) return;
    const key = JSON.stringify([owner, back]);
    groups.set(key, [...(groups.get(key) ?? []), index as CardId]);
  });
  return groups.values();
}
