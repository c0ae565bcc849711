/** Trigger effects form a Chain together (Y-SIM-002, Y-X-TRG-06). */

import {
  ask,
  askWindow,
  PASS,
  PASSIVE_PASS,
  type Path,
  type Piece,
  type Procedure,
  type Question,
  type Seat,
} from '@praxis/engine';
import { isLast } from '@praxis/kit/moments.ts';
import { stagedPieces } from '@praxis/kit/stages.ts';
import type { CardDef } from '../../cards/language.ts';
import { canAnnounce, stagesOf } from '../cards/announcing.ts';
import { isInPlace } from '../changes/happening.ts';
import { faceOf } from '../facts/places.ts';
import { type Scope, scopeOf } from '../facts/scope.ts';
import { grantedWay } from '../state/faces.ts';
import { cardOf, type G, opponentOf, type Waiting } from '../state/state.ts';
import type { Use } from '../state/ways.ts';
import { addLink } from './activating.ts';
import { headOf } from './offers.ts';
import { whyNotAllowed, whyNotInDamageStep } from './timing.ts';

function useOf(g: G, { source, effect }: Waiting): Use | undefined {
  const way =
    effect.at === -1
      ? grantedWay(g.defs[effect.def] as CardDef)
      : faceOf(g, source.card).ways.find(({ face, ofCard }) => !ofCard && face?.at === effect.at);
  return way && { card: source.card, way };
}

function scopeFor({ seat, source, event }: Waiting): Scope {
  return { ...scopeOf(seat, source), event };
}

/** Y-X-TRG-03, Y-X-TRG-07 It has not missed its timing, the card is still there, and it could do something. */
export function canForm(g: G, waiting: Waiting): boolean {
  if (waiting.canMiss && !isLast(g.state, waiting.moment)) return false;
  return canActivateStill(g, waiting);
}

function canActivateStill(g: G, waiting: Waiting): boolean {
  const use = useOf(g, waiting);
  const face = use?.way.face;
  if (!face || cardOf(g, waiting.source.card).incarnation !== waiting.source.incarnation) return false;
  if (!isInPlace(g, use.card, face.effect, face.places) && face.effect.kind !== 'flip') return false;
  // Y-X-BTL-08 Mandatory effects, and those about the card's own moving or flipping, are allowed in the Damage Step.
  const { event } = waiting;
  const own =
    event.type === 'flipped' ||
    event.type === 'moved' ||
    event.type === 'battle damage' ||
    (event.type === 'summoned' && event.cards.some(({ card }) => card === use.card));
  if (waiting.optional && !own && whyNotInDamageStep(g, use) !== undefined) return false;
  const scope = scopeFor(waiting);
  return whyNotAllowed(g, waiting.seat, use, scope) === undefined && canAnnounce(g, face.effect, scope);
}

/** Y-X-TRG-06, Y-SIM-003 The turn player's mandatory ones, the opponent's, the turn player's optional ones, the opponent's. */
function firstGroup(
  g: G,
): { readonly seat: Seat; readonly optional: boolean; readonly all: readonly Waiting[] } | undefined {
  const { forming, turn } = g.state;
  for (const optional of [false, true])
    for (const seat of [turn, opponentOf(turn)]) {
      const all = forming.filter((each) => each.seat === seat && each.optional === optional);
      if (all.length > 0) return { seat, optional, all };
    }
  return undefined;
}

/** One Link is added, or a group is declined; each is a checkpoint. */
export function* triggersPart(g: G): Procedure {
  const { state } = g;
  state.forming = state.forming.filter((each) => canActivateStill(g, each));
  const group = firstGroup(g);
  if (!group) {
    state.at = state.chain.length > 0 ? 'chain' : 'window';
    return;
  }
  const { seat, optional, all } = group;
  const heads = all.map((each) => headOf(g, useOf(g, each) as Use));
  const waitingFor = (path: Path): Waiting =>
    all[heads.findIndex(({ card, amount }) => card === path[0]?.card && amount === path[0]?.amount)] as Waiting;
  const next = (prefix: Path): readonly Piece[] => {
    if (prefix.length === 0) return optional ? [PASS, ...heads] : heads;
    if (prefix[0]?.say === PASS.say) return [];
    const waiting = waitingFor(prefix);
    return stagedPieces(stagesOf(g, (useOf(g, waiting) as Use).way.effect), scopeFor(waiting), prefix.slice(1));
  };
  const question: Question = { seat, step: 'triggers', about: { say: 'triggers' }, next };
  // An optional effect may be in the hand, or need a card from it: it is a response like any other, so that nobody sees
  // which player was asked.
  const path = optional
    ? (yield* askWindow([seat], () => ({ ...question, passive: PASSIVE_PASS })))?.path
    : yield* ask(question);
  if (!path) {
    // Y-X-TRG-01 An effect that is not activated in its window is lost.
    state.forming = state.forming.filter((each) => !all.includes(each));
    return;
  }
  const waiting = waitingFor(path);
  state.forming = state.forming.filter((each) => each !== waiting);
  addLink(g, seat, useOf(g, waiting) as Use, path.slice(1), waiting.event, waiting.effect.def);
}
