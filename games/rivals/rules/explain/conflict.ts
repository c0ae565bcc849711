/** Conceivable answers in a seat's window of an Influence Conflict. */
import { type Conceivable, forbid, type Piece, type Seat } from '@praxis/engine';
import { payable, prestigeOf } from '../facts/values.ts';
import { whyNotExert } from '../influence/exerting.ts';
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
    for (let amount = 1; amount <= prestigeOf(g, seat); amount++)
      yield say(
        [votes, { say: 'hiding', amount }],
        () =>
          whyNot() ?? forbid('R-INF-021', amount > payable(g, seat)) ?? forbid('R-TOK-015', amount > payable(g, seat)),
      );
  }
}
