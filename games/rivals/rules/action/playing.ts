/** Action cards: who may play them, their sentences and their resolution (R-ACT-006, R-ACT-010). */
import { type CardId, forbid, type Path, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { type Clause, one } from '@praxis/kit/clauses.ts';
import type { CardDef } from '../../cards/language.ts';
import { attach, detachingClause, hasRoom } from '../cards/attaching.ts';
import { exhaust, pay, whyNotPay } from '../cards/costs.ts';
import { carryOut } from '../cards/effects.ts';
import { readTargets, targetClauses, targetPieces } from '../cards/targets.ts';
import { trigger } from '../cards/triggers.ts';
import { discard, enterPlay, putFaceDown, toPile, use } from '../changes/moving.ts';
import { contribute, payPrestige, putTokens } from '../changes/tokens.ts';
import { coterieOf, isCopyInPlay, isReady, isSubtype } from '../facts/cards.ts';
import { whyNotHost, whyNotHosting, whyNotUnhosted } from '../facts/needs.ts';
import { holds } from '../facts/texts.ts';
import { amountFor, payable } from '../facts/values.ts';
import { scheme } from '../influence/conflict.ts';
import { canRaise, exert, isPlaced, notePlacing, raisingClauses } from '../influence/exerting.ts';
import { newScope, type Scope } from '../state/moments.ts';
import { defOf, type G } from '../state/state.ts';
import { move, movementClause } from './movement.ts';

export function isHosted({ types = [] }: CardDef): boolean {
  return types.includes('action');
}

export function isAction(def: CardDef): boolean {
  return isHosted(def) || def.types?.includes('unhosted action') === true;
}

function playScope(g: G, seat: Seat, card: CardId, acting: CardId | undefined): Scope {
  void g;
  return newScope(seat, card, { acting });
}

/** R-CARD-010, R-AMB-20 A further copy is refused while the first is in play. */
function whyNotCopy(g: G, seat: Seat, def: CardDef): string | undefined {
  const clash = def.unique !== undefined && isCopyInPlay(g, def, def.unique === 'player' ? seat : undefined);
  return forbid('R-CARD-010', clash);
}

/** Reasons that do not depend on the acting character: costs, targets, copies. */
function whyNotResolve(g: G, scope: Scope, def: CardDef): string | undefined {
  const { play } = def;
  const { seat, card } = scope;
  const isConspiracy = isSubtype(def, 'conspiracy');
  // A Conspiracy names its targets when it is resolved.
  const targets = isConspiracy ? [] : (play?.targets ?? []);
  const least = (play?.pays?.from ?? 0) + (isConspiracy ? 1 : 0);
  const tooDear = least > 0 && payable(g, seat) < least;
  return (
    whyNotCopy(g, seat, def) ??
    forbid('R-CARD-008', !isConspiracy && play?.needs !== undefined && !holds(g, scope, play.needs)) ??
    forbid('R-TOK-015', tooDear) ??
    (isConspiracy ? undefined : whyNotPay(g, scope, play?.cost)) ??
    forbid('R-ABL-010', tooDear || (def.exert !== undefined && !canRaise({ g, seat, needed: def.exert, card }))) ??
    // R-SET-008 explains more than R-ACT-013 where both hold.
    forbid(
      'R-ACT-013',
      targets.some((target) => targetPieces(g, scope, target).length === 0),
    )
  );
}

/** Why a character cannot play a hosted card. */
export function whyNotPlayWith(g: G, seat: Seat, card: CardId, id: CardId): string | undefined {
  const def = defOf(g, card);
  return (
    whyNotHosting(g, id) ??
    forbid('R-ACT-010', !isReady(g, id)) ??
    whyNotHost(g, id, def) ??
    forbid('R-ATT-003', isSubtype(def, 'title') && !hasRoom(g, id)) ??
    whyNotResolve(g, playScope(g, seat, card, id), def)
  );
}

export function whyNotPlayUnhosted(g: G, seat: Seat, card: CardId): string | undefined {
  const def = defOf(g, card);
  return whyNotUnhosted(g, seat, def) ?? whyNotResolve(g, playScope(g, seat, card, undefined), def);
}

export function actors(g: G, seat: Seat, card: CardId): CardId[] {
  return coterieOf(g, seat).filter((id) => whyNotPlayWith(g, seat, card, id) === undefined);
}

export function isPlayable(g: G, seat: Seat, card: CardId): boolean {
  const def = defOf(g, card);
  return isHosted(def) ? actors(g, seat, card).length > 0 : whyNotPlayUnhosted(g, seat, card) === undefined;
}

/** R-X-002 A Ritual enters with 1 to 3 Blood of its player's colour; texts may allow more. */
const RITUAL_BLOOD = 3;

function ritualMost(g: G, seat: Seat): number {
  return RITUAL_BLOOD + amountFor(g, seat, 'ritual blood');
}

const actingIn = (said: Path): CardId => said.find(({ say }) => say === 'acting')?.card as CardId;

/** The clauses after `plays`: the acting character, movement, targets, amount, payment. */
export function playClauses(g: G, seat: Seat, card: CardId): readonly Clause[] {
  const def = defOf(g, card);
  const { play } = def;
  const hosted = isHosted(def);
  const clauses: Clause[] = [];
  if (hosted) {
    clauses.push(one(() => actors(g, seat, card).map((id) => ({ say: 'acting', card: id }))));
    clauses.push(movementClause(g, actingIn, () => (play?.streets ? 'must' : 'may')));
  }
  const scopeIn = (said: Path): Scope => playScope(g, seat, card, hosted ? actingIn(said) : undefined);
  if (!isSubtype(def, 'conspiracy'))
    for (let at = 0; at < (play?.targets?.length ?? 0); at++)
      clauses.push((own, said) => {
        const [clause] = targetClauses(g, scopeIn(said), play?.targets ?? []).slice(at, at + 1);
        return clause ? clause(own, said) : [];
      });
  if (def.exert !== undefined) clauses.push(...raisingClauses({ g, seat, needed: def.exert, card }));
  if (play?.pays) {
    const { from, to } = play.pays;
    clauses.push(
      one(() =>
        Array.from(
          { length: Math.min(to, payable(g, seat)) - from + 1 },
          (_, index): Piece => ({
            say: 'paying',
            amount: from + index,
          }),
        ),
      ),
    );
  }
  if (isSubtype(def, 'title')) clauses.push(detachingClause(g, actingIn));
  if (isSubtype(def, 'ritual'))
    clauses.push(
      one(() => Array.from({ length: ritualMost(g, seat) }, (_, at): Piece => ({ say: 'for', amount: at + 1 }))),
    );
  return clauses;
}

/** R-ACT-001, R-ACT-006 The Action is used, costs are paid, the card is resolved; then it is discarded unless it stays. */
export function* playCard(g: G, seat: Seat, path: Path): Procedure {
  const card = path[0]?.card as CardId;
  const def = defOf(g, card);
  const acting = isHosted(def) ? actingIn(path) : undefined;
  const scope = playScope(g, seat, card, acting);
  if (acting !== undefined) {
    move(g, acting, path, false);
    exhaust(g, acting);
  }
  if (isSubtype(def, 'conspiracy')) {
    yield* plot(g, seat, card);
    return;
  }
  use(g, card, true);
  readTargets(scope, def.play?.targets ?? [], path);
  g.emit({
    type: 'played',
    seat,
    card: refer(g.state, card, true),
    ...(acting === undefined ? {} : { by: refer(g.state, acting, true) }),
    on: path.flatMap((piece) => (piece.say === 'on' ? [targetRef(g, piece)] : [])),
  });
  pay(g, scope, def.play?.cost, path);
  if (def.exert !== undefined) raise(g, seat, path);
  else {
    scope.paid = path.find(({ say }) => say === 'paying')?.amount ?? 0;
    payPrestige(g, seat, scope.paid);
  }
  if (isSubtype(def, 'scheme')) yield* scheme(g, scope);
  else if (isSubtype(def, 'title')) yield* attach(g, card, acting as CardId, path);
  else {
    // R-ACT-011 An Ongoing card stays with its player.
    if (isSubtype(def, 'ongoing')) {
      enterPlay(g, card, 'in_play', seat);
      if (isSubtype(def, 'ritual')) putTokens(g, card, path.find(({ say }) => say === 'for')?.amount ?? 0, seat);
      yield* trigger(g, { on: 'plays', seat, card, by: acting });
    }
    yield* carryOut(g, scope, def.play?.effects ?? []);
  }
  // R-ACT-012
  if (g.state.cards[card]?.place === 'used') toPile(g, card, 'discard');
}

function targetRef(g: G, { card, seat }: Piece): unknown {
  return card === undefined ? { seat } : refer(g.state, card, true);
}

/** R-INF-004 There is no vote. R-INF-019 A Modifier is added face up. */
function raise(g: G, seat: Seat, path: Path): void {
  for (const { say, card, amount } of path) {
    if (say === 'exerting' && card !== undefined) exert(g, card);
    if (say === 'modifier' && card !== undefined) {
      if (isPlaced(g, card)) notePlacing(g, seat);
      discard(g, seat, [card]);
    }
    if (say === 'paying') payPrestige(g, seat, amount ?? 0);
  }
}

/** R-CON-001 Face down, with 1 Prestige of its player on it. */
function* plot(g: G, seat: Seat, card: CardId): Procedure {
  putFaceDown(g, card, seat);
  g.emit({ type: 'conspires', seat, card: refer(g.state, card, true) });
  contribute(g, seat, card, 1);
  // R-CON-010
  yield* trigger(g, { on: 'puts a card face down', seat, card });
}
