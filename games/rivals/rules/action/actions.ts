/** The Action Phase: one action of the active player, and the window after it (R-TURN-005, R-ACT). */
import { ask, type CardId, forbid, type Path, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { type Clause, one, sentence, several } from '@praxis/kit/clauses.ts';
import { attacking } from '../attack/attack.ts';
import { detach, whyNotDetach } from '../cards/attaching.ts';
import { addHeads, addToConspiracy } from '../cards/conspiracies.ts';
import { exhaust } from '../cards/costs.ts';
import { drawPieces } from '../cards/questions.ts';
import { trigger } from '../cards/triggers.ts';
import { useAbility, useClauses, useHeads } from '../cards/using.ts';
import { relentless } from '../cards/windows.ts';
import { drawCard } from '../changes/drawing.ts';
import { judge } from '../changes/ending.ts';
import { enterPlay } from '../changes/moving.ts';
import { payPrestige } from '../changes/tokens.ts';
import { attachedTo, coterieOf, inTorpor, isCopyInPlay, isReady, partyOf } from '../facts/cards.ts';
import { whyNotAttack, whyNotHosting } from '../facts/needs.ts';
import { allTargets } from '../facts/reach.ts';
import { amountFor, bpOf, payable } from '../facts/values.ts';
import { contend, whyNotClaim } from '../influence/prince.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';
import { conclude, conspiracyClauses, conspiracyHeads, show } from './conspiracy.ts';
import { move, movementClause } from './movement.ts';
import { isAction, isHosted, isPlayable, playCard, playClauses } from './playing.ts';
import { possessedAction } from './possession.ts';

export const ENDS: Piece = { say: 'ends' };

// Possible actions.

/** R-ACT-001, R-ACT-002 A hosted Action needs an Action; an unhosted thing also uses one granted for unhosted things. */
export function whyNoAction(g: G, seat: Seat, hosted: boolean): string | undefined {
  const { actions, unhosted } = playerOf(g, seat);
  return forbid('R-TURN-005', actions + (hosted ? 0 : unhosted) < 1);
}

function spendAction(g: G, seat: Seat, hosted: boolean): void {
  const player = playerOf(g, seat);
  if (!hosted && player.unhosted > 0) player.unhosted--;
  else player.actions--;
}

/** R-ACT-004, R-ACT-014 The cost of a recruit: its Blood Potency, reduced by texts. */
export function recruitCost(g: G, seat: Seat, card: CardId): number {
  return Math.max(0, (defOf(g, card).bp ?? 0) + amountFor(g, seat, 'recruit cost'));
}

/** R-ACT-005, R-AMB-09 Not with the last Prestige, and no copy of a vampire in play. */
export function whyNotRecruit(g: G, seat: Seat, card: CardId): string | undefined {
  const def = defOf(g, card);
  return (
    whyNoAction(g, seat, false) ??
    forbid('R-ACT-004', def.kind !== 'vampire') ??
    forbid('R-ACT-005', payable(g, seat) < recruitCost(g, seat, card) || isCopyInPlay(g, def, undefined))
  );
}

export function whyNotAttackWith(g: G, seat: Seat, id: CardId): string | undefined {
  return (
    whyNoAction(g, seat, true) ??
    forbid('R-DMG-006', inTorpor(g, id)) ??
    whyNotHosting(g, id) ??
    forbid('R-ATK-001', !isReady(g, id))
  );
}

/** R-PLC-007 Only ready members of the attacker's party come along. */
export function whyNotCompany(g: G, by: CardId, id: CardId): string | undefined {
  return forbid('R-PLC-007', id === by || !isReady(g, id) || !partyOf(g, by).includes(id));
}

function targetsOf(g: G, seat: Seat): CardId[] {
  return allTargets(g, seat).filter((id) => whyNotAttack(g, seat, id) === undefined);
}

function heads(g: G, seat: Seat): Piece[] {
  const { hand } = playerOf(g, seat).piles;
  const hosted = whyNoAction(g, seat, true) === undefined;
  const unhosted = whyNoAction(g, seat, false) === undefined;
  const found: Piece[] = [ENDS];
  if (unhosted) found.push(...drawPieces(g, seat));
  for (const card of hand) {
    if (defOf(g, card).kind === 'vampire') {
      if (whyNotRecruit(g, seat, card) === undefined) found.push({ say: 'recruits', card });
    } else if (isAction(defOf(g, card)) && (isHosted(defOf(g, card)) ? hosted : unhosted) && isPlayable(g, seat, card))
      found.push({ say: 'plays', card });
  }
  if (hosted) {
    const isTarget = targetsOf(g, seat).length > 0;
    for (const card of coterieOf(g, seat)) {
      if (isTarget && whyNotAttackWith(g, seat, card) === undefined) found.push({ say: 'attacks', card });
      if (whyNotClaim(g, card) === undefined) found.push({ say: 'claims', card });
    }
  }
  found.push(...useHeads(g, seat, 'idle'), ...detachHeads(g, seat), ...conspiracyHeads(g, seat));
  found.push(...addHeads(g, seat));
  return found;
}

/** R-ATT-005 Any card but a Title that he attached to a vampire of his. */
function detachHeads(g: G, seat: Seat): Piece[] {
  return playerOf(g, seat).characters.flatMap((id) =>
    attachedTo(g, id)
      .filter((card) => whyNotDetach(g, seat, card) === undefined)
      .map((card) => ({ say: 'detaches', card })),
  );
}

function following(g: G, seat: Seat, head: Piece): readonly Clause[] {
  const card = head.card as CardId;
  switch (head.say) {
    case 'plays':
      return playClauses(g, seat, card);
    case 'attacks':
      return [
        one(() => targetsOf(g, seat).map((id) => ({ say: 'at', card: id }))),
        several(
          () =>
            playerOf(g, seat)
              .characters.filter((id) => whyNotCompany(g, card, id) === undefined)
              .map((id) => ({ say: 'with', card: id })),
          0,
        ),
      ];
    case 'claims':
      return [
        movementClause(
          g,
          () => card,
          () => 'goes',
        ),
      ];
    case 'detaches':
      return [one(() => [{ say: 'from', card: cardOf(g, card).play?.on as CardId }])];
    case 'uses':
      return useClauses(g, seat, card, 'idle');
    case 'shows':
    case 'resolves':
      return conspiracyClauses(g, seat, head);
    default:
      return [];
  }
}

// Executing actions.

/** R-TURN-005 One action; false when the phase is ended. */
export function* actionStep(g: G): Procedure<boolean> {
  const { turn: seat } = g.state;
  const next = sentence(
    () => heads(g, seat),
    (head) => following(g, seat, head),
  );
  const about = { say: 'action', amount: playerOf(g, seat).actions };
  const path = yield* ask({ seat, step: 'action', about, next, passive: [ENDS] });
  const ended = path[0]?.say === ENDS.say;
  if (!ended) yield* act(g, seat, path);
  if (g.state.possessed) yield* possessedAction(g, seat, next, (taken) => act(g, seat, taken));
  judge(g);
  // R-ABL-004, R-ATK-042
  g.state.phaseEnded = ended;
  yield* relentless(g, seat);
  g.state.phaseEnded = false;
  return !ended;
}

function* act(g: G, seat: Seat, path: Path): Procedure {
  const [head] = path as readonly [Piece];
  const card = head.card as CardId;
  switch (head.say) {
    case 'draws':
      // R-ACT-003
      spendAction(g, seat, false);
      drawCard(g, seat, head.word as 'library' | 'faction');
      break;
    case 'recruits':
      spendAction(g, seat, false);
      yield* recruit(g, seat, card);
      break;
    case 'plays':
      spendAction(g, seat, isHosted(defOf(g, card)));
      yield* playCard(g, seat, path);
      break;
    case 'attacks':
      // R-ACT-008
      spendAction(g, seat, true);
      yield* attacking(g, {
        by: card,
        on: path[1]?.card as CardId,
        companions: path.flatMap((piece) => (piece.say === 'with' && piece.card !== undefined ? [piece.card] : [])),
      });
      break;
    case 'claims':
      // R-ACT-007
      spendAction(g, seat, true);
      move(g, card, path, true);
      exhaust(g, card);
      yield* contend(g, card);
      break;
    case 'uses':
      // R-ABL-008 An ability that costs an Action is one.
      if (!(yield* useAbility(g, seat, path))) return;
      break;
    case 'detaches':
      detach(g, card);
      return;
    case 'shows':
      yield* show(g, path);
      return;
    case 'resolves':
      yield* conclude(g, seat, path);
      return;
    case 'adds':
      yield* addToConspiracy(g, seat, path);
      return;
  }
  // R-INF-014 Bonuses for this Action end with it.
  g.state.lasting = g.state.lasting.filter(({ what }) => what !== 'influence');
}

/** R-ACT-004 Into the Haven, ready; R-PLC-012 it joins the party there. */
function* recruit(g: G, seat: Seat, card: CardId): Procedure {
  payPrestige(g, seat, recruitCost(g, seat, card));
  const play = enterPlay(g, card, 'character', seat);
  play.where = 'haven';
  play.blood = bpOf(g, card);
  g.emit({ type: 'recruited', seat, card: refer(g.state, card, true) });
  const { did } = playerOf(g, seat);
  did.push('recruit');
  yield* trigger(g, { on: 'recruits', seat, card, by: card, nth: did.filter((each) => each === 'recruit').length });
}
