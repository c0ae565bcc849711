/** Chapter 6: the questions to players when everybody may use cards, and their order. */

import { PASS, PASSIVE_PASS, type Path, type Piece, type Question, type Seat } from '@praxis/engine';
import { controllerOf } from '../facts/cards.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { stillness } from '../facts/tabletop.ts';
import type { G } from '../state/state.ts';
import type { Step } from '../state/steps.ts';
import { continuation, openings } from './offers.ts';

/** The question to a seat in a window: its plays and uses, or to pass. Undefined if it has none. */
export function cardQuestion(g: G, seat: Seat, step: Step, about: Piece): Question | undefined {
  const pieces = openings(g, seat, step);
  if (pieces.length === 0) return undefined;
  pieces.unshift(PASS);
  return openQuestion(
    g,
    seat,
    step,
    about,
    pieces,
    () => [PASS, ...openings(g, seat, step)],
    (prefix) => continuation(g, seat, step, prefix),
  );
}

/**
 * A question whose first pieces have been gathered: nothing moves between a question and its answer, except that a
 * world may be imagined; `again` gathers them then. Passing is the default answer.
 */
export function openQuestion(
  g: G,
  seat: Seat,
  step: Step,
  about: Piece,
  first: readonly Piece[],
  again: () => readonly Piece[],
  rest: (prefix: Path) => readonly Piece[],
): Question {
  let pieces = first;
  let since = stillness(g);
  const next = (prefix: Path): readonly Piece[] => {
    if (prefix.length > 0) return prefix[0]?.say === PASS.say ? [] : rest(prefix);
    const now = stillness(g);
    if (now !== since) {
      pieces = again();
      since = now;
    }
    return pieces;
  };
  return { seat, step, about, next, passive: pieces[0] === PASS ? PASSIVE_PASS : undefined, free: pieces.length > 1 };
}

/** V-SEQ-001 to V-SEQ-004 The acting player, then the defender, then the others clockwise from the acting player. */
export function impulse(g: G, acting: Seat): Seat[] {
  const { action, combat } = g.state;
  const around = clockwiseFrom(g, acting);
  const defender = combat
    ? [combat.acting, combat.opposing].map((id) => controllerOf(g, id)).find((seat) => seat !== acting)
    : action?.targets[0];
  if (defender === undefined || !around.includes(defender) || defender === acting) return around;
  return [
    ...around.filter((seat) => seat === acting),
    defender,
    ...around.filter((seat) => seat !== acting && seat !== defender),
  ];
}
