/** Conceivable answers in a seat's window of an Influence Conflict. */
import { type CardId, type Conceivable, forbid, type Piece, type Seat } from '@praxis/engine';
import { payable, prestigeOf } from '../facts/values.ts';
import { modifierWorth, whyNotExert } from '../influence/exerting.ts';
import { type G, playerOf } from '../state/state.ts';
import type { Say } from './explain.ts';

export function* inConflict(g: G, seat: Seat, step: string, say: Say): Iterable<Conceivable> {
  const { conflict } = g.state;
  if (!conflict || step !== 'influence') return;
  for (const word of ['yes', 'no']) {
    const votes: Piece = { say: 'votes', word };
    // R-INF-010
    const whyNot = (): string | undefined => forbid('R-INF-010', seat === conflict.by && word === 'no');
    yield say([votes], whyNot);
    for (const card of playerOf(g, seat).characters)
      yield say([votes, { say: 'exerting', card }], () => whyNot() ?? whyNotExert(g, card));
    yield* withModifiers(g, seat, votes, whyNot, say);
    for (let amount = 1; amount <= prestigeOf(g, seat); amount++)
      yield say(
        [votes, { say: 'hiding', amount }],
        () =>
          whyNot() ?? forbid('R-INF-021', amount > payable(g, seat)) ?? forbid('R-TOK-015', amount > payable(g, seat)),
      );
  }
}

/** R-INF-007 Influence Modifiers, R-INF-019 one of them; also with one character that exerts its Influence. */
function* withModifiers(
  g: G,
  seat: Seat,
  votes: Piece,
  whyNot: () => string | undefined,
  say: Say,
): Iterable<Conceivable> {
  const { characters, piles } = playerOf(g, seat);
  const added = piles.hand.map((card): Piece => ({ say: 'modifier', card }));
  const isNone = (piece: Piece): boolean => modifierWorth(g, seat, piece.card as CardId) === 0;
  for (const exerting of [[], ...characters.map((card): Piece[] => [{ say: 'exerting', card }])])
    for (const one of added)
      for (const modifiers of [[one], ...added.filter((other) => other !== one).map((other) => [one, other])])
        yield say(
          [votes, ...exerting, ...modifiers],
          () => whyNot() ?? forbid('R-INF-019', modifiers.length > 1) ?? forbid('R-INF-007', modifiers.some(isNone)),
        );
}
