/** The owner's use of a Conspiracy in his turn (R-CON-002, R-CON-003). */
import { bit, type CardId, forbid, type Path, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { type Clause, several } from '@praxis/kit/clauses.ts';
import { tokensIn } from '@praxis/kit/tokens.ts';
import { showTo } from '../cards/conspiracies.ts';
import { carryOut } from '../cards/effects.ts';
import { readTargets, targetClauses, whyNoTargets } from '../cards/targets.ts';
import { trigger } from '../cards/triggers.ts';
import { judge } from '../changes/ending.ts';
import { toPile, turnUp } from '../changes/moving.ts';
import { inGame } from '../facts/texts.ts';
import { newScope } from '../state/moments.ts';
import { cardOf, defOf, type G, playerOf, playOf } from '../state/state.ts';

/** R-CON-002 When its threshold is met. R-CON-011 Not without a target that it needs. */
export function whyNotConclude(g: G, seat: Seat, id: CardId): string | undefined {
  const { threshold = 0, play } = defOf(g, id);
  return (
    forbid('R-CON-002', tokensIn(playOf(g, id).tokens) < threshold) ??
    forbid('R-CON-011', whyNoTargets(g, newScope(seat, id), play?.targets ?? []) !== undefined)
  );
}

/** Opponents who have not seen it yet. */
function strangers(g: G, seat: Seat, id: CardId): Seat[] {
  return inGame(g).filter((each) => each !== seat && (cardOf(g, id).seen & bit(each)) === 0);
}

export function conspiracyHeads(g: G, seat: Seat): Piece[] {
  return playerOf(g, seat).conspiracies.flatMap((card) => [
    ...(whyNotConclude(g, seat, card) === undefined ? [{ say: 'resolves', card }] : []),
    ...(strangers(g, seat, card).length > 0 ? [{ say: 'shows', card }] : []),
  ]);
}

export function conspiracyClauses(g: G, seat: Seat, { say, card }: Piece): readonly Clause[] {
  const id = card as CardId;
  if (say === 'shows')
    return [several(() => strangers(g, seat, id).map((each) => ({ say: 'to seat', seat: each })), 1)];
  return targetClauses(g, newScope(seat, id), defOf(g, id).play?.targets ?? []);
}

export function* show(g: G, path: Path): Procedure {
  const seats = path.flatMap(({ say, seat }) => (say === 'to seat' && seat !== undefined ? [seat] : []));
  yield* showTo(g, path[0]?.card as CardId, seats);
}

/** R-CON-002 It costs no Action; then it is discarded and its tokens go to the general supply. */
export function* conclude(g: G, seat: Seat, path: Path): Procedure {
  const id = path[0]?.card as CardId;
  const def = defOf(g, id);
  const scope = newScope(seat, id);
  readTargets(scope, def.play?.targets ?? [], path);
  turnUp(g, id);
  g.emit({ type: 'resolved', seat, card: refer(g.state, id, true) });
  yield* carryOut(g, scope, def.play?.effects ?? []);
  if (cardOf(g, id).place === 'conspiracy') toPile(g, id, 'discard');
  judge(g);
  const { did } = playerOf(g, seat);
  did.push('conspiracy');
  yield* trigger(g, { on: 'resolves a face-down card', seat, card: id });
  const nth = did.filter((each) => each === 'conspiracy').length;
  yield* trigger(g, { on: 'resolves a conspiracy', seat, card: id, nth });
}
