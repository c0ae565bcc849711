/** Costs: whether they can be paid, their clauses, and paying (R-ABL-010). */
import { type CardId, forbid, type Path, type Piece, type Seat } from '@praxis/engine';
import type { Clause } from '@praxis/kit/clauses.ts';
import { several } from '@praxis/kit/clauses.ts';
import type { Cost } from '../../cards/language.ts';
import { burn, changed, discard, toPile } from '../changes/moving.ts';
import { changeBlood, payPrestige } from '../changes/tokens.ts';
import { activeLeader, isCharacter, isOfKind, isReady } from '../facts/cards.ts';
import { payable } from '../facts/values.ts';
import type { Scope } from '../state/moments.ts';
import { cardOf, defOf, type G, playerOf, playOf } from '../state/state.ts';

/** The cards of a hand with which a cost can be paid; never the card that is being played. */
export function discardable(g: G, seat: Seat, cost: Cost, playing?: CardId): CardId[] {
  return playerOf(g, seat).piles.hand.filter(
    (id) => id !== playing && (cost.kind === undefined || isOfKind(defOf(g, id), cost.kind)),
  );
}

/** The card that is exhausted as a cost. */
function exhausted(g: G, scope: Scope, cost: Cost): CardId | undefined {
  if (cost.exhaust === 'bearer' || cost.action) return cardOf(g, scope.card).play?.on ?? scope.acting;
  if (cost.exhaust === 'leader') return activeLeader(g, scope.seat);
  return cost.exhaust === 'this' ? scope.card : undefined;
}

/** R-ABL-010 An ability that cannot be paid in full cannot be used. */
export function whyNotPay(g: G, scope: Scope, cost: Cost | undefined): string | undefined {
  if (!cost) return undefined;
  const { seat } = scope;
  const tired = exhausted(g, scope, cost);
  // R-ABL-016
  const isTired = tired !== undefined && (isCharacter(g, tired) ? !isReady(g, tired) : playOf(g, tired).exhausted);
  const payer = scope.acting;
  const noBlood = cost.blood !== undefined && (payer === undefined || playOf(g, payer).blood <= cost.blood);
  const noPrestige = cost.prestige !== undefined && payable(g, seat) < cost.prestige;
  const noAction = cost.action === true && playerOf(g, seat).actions < 1;
  const noCards =
    (cost.discard !== undefined && discardable(g, seat, cost).length < (cost.upTo ? 1 : cost.discard)) ||
    (cost.discardTop === true && playerOf(g, seat).piles.library.length === 0) ||
    (cost.discardMortal === true && g.state.mortals.length === 0);
  return (
    forbid('R-ABL-016', isTired) ??
    forbid('R-ABL-008', noAction) ??
    // R-AMB-34
    forbid('R-TOK-013', noBlood) ??
    // R-AMB-09
    forbid('R-TOK-015', noPrestige) ??
    forbid('R-ABL-010', isTired || noAction || noBlood || noPrestige || noCards)
  );
}

/** The clauses of a cost: the cards to discard. */
export function costClauses(g: G, seat: Seat, cost: Cost | undefined): readonly Clause[] {
  if (cost?.discardMortal) return [several(() => g.state.mortals.map((card) => ({ say: 'discarding', card })), 1, 1)];
  const { discard: amount } = cost ?? {};
  if (!cost || amount === undefined) return [];
  const pieces = (): Piece[] => discardable(g, seat, cost).map((card) => ({ say: 'discarding', card }));
  return [several(pieces, cost.upTo ? 1 : amount, amount)];
}

/** Pays; the path says with which cards. */
export function pay(g: G, scope: Scope, cost: Cost | undefined, path: Path): void {
  if (!cost) return;
  const { seat } = scope;
  const tired = exhausted(g, scope, cost);
  if (tired !== undefined) exhaust(g, tired);
  if (cost.action) playerOf(g, seat).actions--;
  if (cost.blood !== undefined && scope.acting !== undefined) changeBlood(g, scope.acting, -cost.blood);
  if (cost.prestige !== undefined) payPrestige(g, seat, cost.prestige);
  const cards = path.flatMap(({ say, card }) => (say === 'discarding' && card !== undefined ? [card] : []));
  if (cost.discardTop) cards.push(...playerOf(g, seat).piles.library.slice(-1));
  if (cards.length > 0) discard(g, seat, cards);
  scope.discarded = cards;
  if (cost.discardThis) toPile(g, scope.card, 'discard');
  // R-X-003 Detaching as a cost; plain detaching (R-ATT-005) pays for nothing.
  if (cost.detachThis) burn(g, scope.card);
}

export function exhaust(g: G, id: CardId): void {
  const play = playOf(g, id);
  if (play.exhausted || play.where === 'torpor') return;
  play.exhausted = true;
  changed(g);
}
