/** Choices that are made while something resolves (M-X-034). */
import { ask, type CardId, oneOf, type Path, type Piece, type Procedure, type Seat, subset } from '@praxis/engine';
import { alike } from '../facts/likeness.ts';
import type { G } from '../state/state.ts';

/** Some of these cards; all of them if there are too few. */
export function* chooseCards(
  g: G,
  seat: Seat,
  say: string,
  cards: readonly CardId[],
  min: number,
  max: number,
  about?: Piece,
): Procedure<readonly CardId[]> {
  if (cards.length === 0 || max <= 0) return [];
  // Cards that are alike are neighbours, each with a piece of its own, so that a set of two of them is one answer.
  const groups = alike(g, cards);
  const pieces = groups.flat().map((card): Piece => ({ say, card }));
  const group = new Map(groups.flatMap((members, index) => members.map((card) => [card, index] as const)));
  const next = subset(pieces, min, max);
  const path = yield* ask({
    seat,
    step: g.state.step,
    about: about ?? { say, amount: max },
    next: (prefix) => firstOfEach(next(prefix), group),
    ...(min === 0 ? { passive: [{ say: 'end' }] } : {}),
  });
  return cardsIn(path);
}

function firstOfEach(pieces: readonly Piece[], group: ReadonlyMap<CardId, number>): readonly Piece[] {
  let before: number | undefined;
  return pieces.filter(({ card }) => {
    if (card === undefined) return true;
    const mine = group.get(card);
    const isFirst = mine !== before;
    before = mine;
    return isFirst;
  });
}

function cardsIn(path: Path): CardId[] {
  return path.flatMap(({ card }) => (card === undefined ? [] : [card]));
}

/** Yes or no, about a card. */
export function* decides(g: G, seat: Seat, card: CardId): Procedure<boolean> {
  const no: Piece = { say: 'declines' };
  const [piece] = yield* ask({
    seat,
    step: g.state.step,
    about: { say: 'may', card },
    next: oneOf([no, { say: 'accepts', card }]),
    passive: [no],
  });
  return piece?.say === 'accepts';
}
