/** Windows for Relentless abilities, and for additions to a Conspiracy (R-ABL-004, R-ABL-005, R-CON-005). */
import { askWindow, type CardId, PASS, PASSIVE_PASS, type Procedure, type Question, type Seat } from '@praxis/engine';
import { sentence } from '@praxis/kit/clauses.ts';
import { clockwiseFrom, type G } from '../state/state.ts';
import { addClauses, addHeads, addToConspiracy } from './conspiracies.ts';
import { carryOut } from './effects.ts';
import { payAbility, useClauses, useHeads } from './using.ts';

function question(g: G, seat: Seat): Question | undefined {
  const heads = () => [PASS, ...useHeads(g, seat, 'relentless'), ...addHeads(g, seat)];
  if (heads().length === 1) return undefined;
  const next = sentence(heads, (head) =>
    head.say === 'uses'
      ? useClauses(g, seat, head.card as CardId, 'relentless')
      : head.say === 'adds'
        ? addClauses()
        : [],
  );
  return { seat, step: 'relentless', about: { say: 'relentless' }, next, passive: PASSIVE_PASS };
}

/**
 * R-ABL-004 After each action of the active player, clockwise from his left. R-ABL-005 Each use opens a new round from
 * the user's left; the last one used is resolved first.
 */
export function* relentless(g: G, from: Seat, answering = false): Procedure {
  if (g.state.over) return;
  const [user, ...others] = clockwiseFrom(g, from);
  // The active player acts again after the window, so he is asked only to respond to a use, which may be his own.
  const order = answering ? [...others, user as Seat] : others;
  const heard = yield* askWindow(order, (seat) => question(g, seat));
  if (!heard) return;
  const { seat, path } = heard;
  if (path[0]?.say === 'adds') {
    yield* addToConspiracy(g, seat, path);
    yield* relentless(g, from, answering);
    return;
  }
  const paid = payAbility(g, seat, path);
  yield* relentless(g, seat, true);
  if (paid && !g.state.over) yield* carryOut(g, paid.scope, paid.source.ability.effects);
}
