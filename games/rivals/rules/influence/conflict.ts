/** Influence Conflicts (R-INF-005 to R-INF-023). */
import { ask, bit, type CardId, type Path, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { type Clause, perhaps, sentence, several } from '@praxis/kit/clauses.ts';
import { carryOut } from '../cards/effects.ts';
import { passively } from '../cards/questions.ts';
import { trigger } from '../cards/triggers.ts';
import { useAbility, useClauses, useHeads } from '../cards/using.ts';
import { judge } from '../changes/ending.ts';
import { toPile, turnUp, use } from '../changes/moving.ts';
import { losePrestige } from '../changes/tokens.ts';
import { inGame } from '../facts/texts.ts';
import { payable } from '../facts/values.ts';
import { type Conflict, newConflict, type Side, type Stake } from '../state/conflict.ts';
import { newScope, type Scope } from '../state/moments.ts';
import { defOf, type G, playerOf } from '../state/state.ts';
import { exert, exerters, isPlaced, modifiers, notePlacing } from './exerting.ts';

/** A Scheme is voted on; R-INF-011 it succeeds if Yes is greater. */
export function* scheme(g: G, scope: Scope): Procedure {
  const { seat, card, acting } = scope;
  const conflict = newConflict(seat, acting as CardId, card);
  g.state.conflict = conflict;
  g.emit({ type: 'scheme', seat, card: refer(g.state, card, true) });
  // R-INF-021 Texts of the acting character count when the Scheme is played.
  yield* trigger(g, { on: 'plays', seat, card, by: acting });
  // R-INF-007, R-AMB-25 In turn order, the active player first.
  for (const each of inGame(g)) if (!g.state.over) yield* window(g, conflict, each);
  count(g, conflict);
  yield* spend(g, conflict);
  if (g.state.over) return;
  if (conflict.passed) {
    playerOf(g, seat).did.push('scheme');
    yield* carryOut(g, scope, defOf(g, card).play?.effects ?? []);
    judge(g);
    yield* trigger(g, { on: 'scheme succeeds', seat, card, by: acting });
  }
  yield* modifiersAfter(g, conflict);
}

// One player's window.

function* window(g: G, conflict: Conflict, seat: Seat): Procedure {
  for (;;) {
    const next = nextFor(g, conflict, seat);
    const first: Piece = seat === conflict.by ? { say: 'votes', word: 'yes' } : { say: 'abstains' };
    const path = yield* ask({
      seat,
      step: 'influence',
      about: { say: 'influence', card: conflict.card },
      next,
      ...passively(next, first),
      free: true,
    });
    if (path[0]?.say !== 'uses') {
      yield* commit(g, conflict, seat, path);
      return;
    }
    yield* useAbility(g, seat, path);
  }
}

/** R-INF-010 The active player is on the side Yes. */
function nextFor(g: G, conflict: Conflict, seat: Seat): (prefix: Path) => readonly Piece[] {
  const sides: Piece[] =
    seat === conflict.by
      ? [{ say: 'votes', word: 'yes' }]
      : [{ say: 'abstains' }, { say: 'votes', word: 'yes' }, { say: 'votes', word: 'no' }];
  return sentence(
    // R-INF-008 Abilities come before the vote.
    () => [...sides, ...useHeads(g, seat, 'influence')],
    ({ say, card }) =>
      say === 'uses'
        ? useClauses(g, seat, card as CardId, 'influence')
        : say === 'votes'
          ? voteClauses(g, conflict, seat)
          : [],
  );
}

function voteClauses(g: G, conflict: Conflict, seat: Seat): readonly Clause[] {
  return [
    several(() => exerters(g, seat).map((card) => ({ say: 'exerting', card })), 0),
    perhaps(() => modifiers(g, seat, conflict.card).map((card) => ({ say: 'modifier', card }))),
    // R-INF-002 Prestige counts 1 for 1; R-INF-021 at most all but one.
    perhaps(() => Array.from({ length: payable(g, seat) }, (_, index) => ({ say: 'hiding', amount: index + 1 }))),
  ];
}

/**
 * R-INF-009 A player's contribution is fixed now; the Modifier and the Prestige stay hidden. R-WIN-012 It is spent at
 * the end.
 */
function* commit(g: G, conflict: Conflict, seat: Seat, path: Path): Procedure {
  const exerted = path.flatMap(({ say, card }) => (say === 'exerting' && card !== undefined ? [card] : []));
  const card = path.find(({ say }) => say === 'modifier')?.card;
  const placed = card !== undefined && isPlaced(g, card);
  let open = seat === conflict.by ? conflict.bonus : 0;
  for (const id of exerted) open += exert(g, id);
  const hidden = path.find(({ say }) => say === 'hiding')?.amount ?? 0;
  const side = path[0]?.say === 'votes' ? (path[0].word as Side) : undefined;
  conflict.stakes.push({ seat, side, open, card, placed, hidden });
  if (card !== undefined) {
    // R-INF-016 The card is placed, not played.
    if (placed) notePlacing(g, seat);
    use(g, card, false);
  }
  g.emit({
    type: 'voted',
    seat,
    ...(side === undefined ? {} : { word: side }),
    open,
    ...(card === undefined ? {} : { card: refer(g.state, card, true) }),
    secret: { hidden },
    to: bit(seat),
  });
  // R-CON-010
  if (card !== undefined) yield* trigger(g, { on: 'puts a card face down', seat, card });
}

// The end of a conflict.

function worthOf(g: G, { card, open, hidden }: Stake): number {
  if (card === undefined) return open + hidden;
  const { modifier, requires = 0 } = defOf(g, card);
  return open + hidden + (modifier?.influence ?? requires);
}

/** R-INF-011, R-AMB-09 A tie fails. */
function count(g: G, conflict: Conflict): void {
  for (const { card } of conflict.stakes) if (card !== undefined) turnUp(g, card);
  const total = (side: Side): number =>
    conflict.stakes.filter((stake) => stake.side === side).reduce((sum, stake) => sum + worthOf(g, stake), 0);
  conflict.yes = total('yes');
  conflict.no = total('no');
  conflict.passed = conflict.yes > conflict.no;
  g.emit({
    type: 'conflict',
    yes: conflict.yes,
    no: conflict.no,
    passed: conflict.passed,
    stakes: conflict.stakes.map(({ seat, hidden, card }) => ({
      seat,
      hidden,
      ...(card === undefined ? {} : { card: refer(g.state, card, true) }),
    })),
  });
}

/** R-INF-012, R-INF-017 Spent on both sides, all at the same time; R-WIN-008 to the credit of the active player. */
function* spend(g: G, conflict: Conflict): Procedure {
  for (const { seat, hidden } of conflict.stakes) losePrestige(g, seat, hidden, conflict.by);
  for (const { seat, card } of conflict.stakes) {
    if (card === undefined) continue;
    toPile(g, card, 'discard');
    yield* trigger(g, { on: 'resolves a face-down card', seat, card });
  }
  judge(g);
}

function* modifiersAfter(g: G, conflict: Conflict): Procedure {
  for (const { seat, card, side } of conflict.stakes) {
    const modifier = card === undefined ? undefined : defOf(g, card).modifier;
    if (!modifier || card === undefined || g.state.over) continue;
    const scope = newScope(seat, card);
    // R-INF-023 A player who abstains is on no side.
    const won = side !== undefined && (side === 'yes') === conflict.passed;
    if (won) yield* carryOut(g, scope, modifier.won ?? []);
    if (!conflict.passed) yield* carryOut(g, scope, modifier.failed ?? []);
  }
  judge(g);
}
