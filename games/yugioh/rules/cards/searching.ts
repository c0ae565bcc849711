/** Effects that look for cards, show them or discard them. */
import { bit, type CardId, EVERYBODY, type Procedure, refer, type Seat } from '@praxis/engine';
import type { Effect } from '../../cards/language.ts';
import { randomCard } from '../changes/chance.ts';
import { type Move, moveCards, shuffleDeck } from '../changes/moving.ts';
import { allFitting } from '../facts/filters.ts';
import { cardOf, type G, playerOf } from '../state/state.ts';
import { chooseCards, findNothing } from './asking.ts';
import type { Doing } from './doing.ts';
import { sought } from './feasible.ts';

export function* discard(
  g: G,
  { count, random, what }: Extract<Effect, { do: 'discard' }>,
  who: Seat,
  doing: Doing,
): Procedure<boolean> {
  const { hand } = playerOf(g, who);
  const cards = what ? allFitting(g, { ...what, in: 'hand' }, { ...doing, seat: who }) : [...hand];
  let chosen: readonly CardId[];
  if (random) {
    const left = [...cards];
    chosen = Array.from({ length: Math.min(count, left.length) }, () => {
      const card = randomCard(g, left);
      left.splice(left.indexOf(card), 1);
      return card;
    });
  } else chosen = yield* chooseCards(g, who, doing.source.card, 'discards', cards, count, count);
  const done = moveCards(
    g,
    chosen.map(
      (card): Move => ({ card, to: 'graveyard', cause: 'discard', by: doing.seat, source: doing.source.card }),
    ),
  );
  return done.length > 0;
}

/** Y-TERM-015, Y-X-ACT-10, Y-X-ACT-14 A card that fulfils a condition is shown; the Deck is shuffled in any case. */
export function* find(g: G, effect: Extract<Effect, { do: 'find' }>, doing: Doing): Procedure<boolean> {
  const { seat, source } = doing;
  const from = effect.from ?? 'deck';
  const cards = allFitting(g, sought(effect), doing);
  const searches = from === 'deck' || from.includes('deck');
  const count = effect.count ?? 1;
  if (searches) lookThrough(g, seat);
  if (cards.length === 0) yield* findNothing(seat, source.card);
  const chosen = yield* chooseCards(g, seat, source.card, 'finds', cards, count, count);
  for (const card of chosen) cardOf(g, card).seen = EVERYBODY;
  const done = moveCards(
    g,
    chosen.map((card): Move => ({ card, to: effect.to, cause: 'effect', by: seat, source: source.card })),
  );
  for (const { card } of done) g.emit({ type: 'revealed', seat, card: refer(g.state, card.card, true) });
  if (searches) shuffleDeck(g, seat);
  if (effect.as !== undefined) doing.names[effect.as] = done.map(({ card }) => card);
  return done.length > 0;
}

/** A player who searches his Deck sees it until it is shuffled again. */
export function lookThrough(g: G, seat: Seat): void {
  for (const id of playerOf(g, seat).deck) cardOf(g, id).seen |= bit(seat);
  g.emit({ type: 'searched', seat });
}

/** Y-TERM-017, Y-TERM-018 The top cards are shown; some are added, the rest is shuffled in. */
export function* excavate(g: G, { count, add }: Extract<Effect, { do: 'excavate' }>, doing: Doing): Procedure<boolean> {
  const { seat, source } = doing;
  const top = playerOf(g, seat).deck.slice(-count).reverse();
  for (const card of top) {
    cardOf(g, card).seen = EVERYBODY;
    g.emit({ type: 'revealed', seat, card: refer(g.state, card, true) });
  }
  const chosen = yield* chooseCards(g, seat, source.card, 'chooses', top, add, add);
  moveCards(
    g,
    chosen.map((card): Move => ({ card, to: 'hand', cause: 'effect', by: seat, source: source.card })),
  );
  shuffleDeck(g, seat);
  return chosen.length > 0;
}
