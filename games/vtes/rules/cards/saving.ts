/** Chapter 31: other players' ways to save a Methuselah without pool before he is ousted. */

import { askWindow, type Procedure } from '@praxis/engine';
import { oustNow } from '../changes/ousting.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import type { G } from '../state/state.ts';
import { carryOut } from './playing.ts';
import { cardQuestion } from './questions.ts';

/** V-END-001 A player without pool is ousted when everybody has passed. */
export function* settleOusting(g: G): Procedure {
  g.state.doomed = [...g.state.doomed, ...g.state.dying];
  g.state.dying = [];
  while (g.state.doomed.length > 0) {
    const doomed = g.state.doomed.map(({ seat }) => seat);
    const heard = yield* askWindow(
      clockwiseFrom(g, g.state.turn).filter((seat) => !doomed.includes(seat)),
      (seat) => cardQuestion(g, seat, 'ousting', { say: 'about to be ousted', seat: doomed[0] as number }),
    );
    if (!heard) break;
    yield* carryOut(g, heard, 'ousting');
  }
  g.state.doomed = [];
  oustNow(g);
}
