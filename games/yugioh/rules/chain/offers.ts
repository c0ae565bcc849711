/** A seat's possible activations now, as pieces of sentences. */
import { allInForce, type CardId, forbid, PASS, PASSIVE_PASS, type Path, type Piece, type Seat } from '@praxis/engine';
import { stagedPieces } from '@praxis/kit/stages.ts';
import { canAnnounce, stagesOf } from '../cards/announcing.ts';
import { isPhase } from '../facts/amounts.ts';
import { faceOf } from '../facts/places.ts';
import { readsInForce } from '../facts/prohibitions.ts';
import type { Scope } from '../facts/scope.ts';
import { countFor, derivedOf, type KeptUse, layoutOf, type Uses } from '../state/derived.ts';
import { type Face, faceAt } from '../state/faces.ts';
import { rosterOf } from '../state/roster.ts';
import { cardOf, defOf, type G, type Link, playerOf, type Zone } from '../state/state.ts';
import { HAPPENED, MOMENTS, type Moment, spotOf, type Use, type Way } from '../state/ways.ts';
import { isMainPhase, scopeForUse, whyNotNow, whyNotYet } from './timing.ts';

export const ACTIVATES = 'activates';
export const ACTIVATES_IN_PENDULUM = 'activates in pendulum';
export const USES = 'uses';

/** The piece that begins the sentence of a use. */
export function headOf(g: G, { card, way: { face, ofCard } }: Use): Piece {
  if (ofCard) return { say: defOf(g, card).kind === 'monster' ? ACTIVATES_IN_PENDULUM : ACTIVATES, card };
  return faceOf(g, card).numbered ? { say: USES, card, amount: face?.number ?? 1 } : { say: USES, card };
}

/** The use that a sentence begins with. */
export function useOf(g: G, { say, card, amount = 1 }: Piece): Use {
  const id = card as CardId;
  const ofCard = say !== USES;
  const way = faceOf(g, id).ways.find((each) => each.ofCard === ofCard && (ofCard || each.face?.number === amount));
  return { card: id, way: way as Way };
}

export function isActivation({ say }: Piece): boolean {
  return say === ACTIVATES || say === USES || say === ACTIVATES_IN_PENDULUM;
}

/** Y-X-ACT-01, Y-X-ACT-04, Y-TERM-011 Everything that forbids the activation. */
export function whyNotActivate(g: G, seat: Seat, use: Use, when: Moment): string | undefined {
  const early = whyNotYet(g, seat, use, when);
  if (early !== undefined) return early;
  const scope = scopeForUse(g, seat, use, when);
  return (
    whyNotNow(g, seat, use, when, scope) ??
    forbid('Y-X-ACT-04', use.way.ofCard && !faceOf(g, use.card).canBeActivated) ??
    forbid('Y-X-ACT-04', !canBeAnnounced(g, use, scope))
  );
}

/** Most things that cannot be announced now cannot be announced in the next window or phase either. */
function canBeAnnounced(g: G, use: Use | KeptUse, scope: Scope): boolean {
  const { effect } = use.way;
  if (!('since' in use) || scope.event || scope.answered || !allInForce()) return canAnnounce(g, effect, scope);
  if (!isStillKnown(g, use)) {
    use.canAnnounce = canAnnounce(g, effect, scope);
    use.reads = use.way.reads | readsInForce(g);
    use.since = countFor(derivedOf(g).counts, use.reads);
  }
  return use.canAnnounce;
}

/** True if nothing has happened that counts for it since it was found out whether it can be announced. */
function isStillKnown(g: G, { since, reads, way }: KeptUse): boolean {
  if (since === undefined || since !== countFor(derivedOf(g).counts, reads)) return false;
  return reads === (way.reads | readsInForce(g));
}

/** True if it is still known that it cannot be announced: then nothing else need be looked at. */
function isKnownToFail(g: G, use: KeptUse, when: Moment): boolean {
  return !use.canAnnounce && !use.way.waits && when !== 'chain' && isStillKnown(g, use);
}

const NOTHING: readonly Piece[] = [];

/** The heads of all sentences by which the seat can activate something. */
export function activationPieces(g: G, seat: Seat, when: Moment): readonly Piece[] {
  // While a rule is suspended everything is checked.
  if (!allInForce())
    return allUses(g, seat)
      .filter((use) => canActivate(g, seat, use, when))
      .map((use) => headOf(g, use));
  const { all, fast } = usesOf(g, seat);
  const uses = when === 'open' && isMainPhase(g) ? all : fast;
  if (uses.length === 0) return NOTHING;
  const possible = possibleNow(g, when);
  let pieces: Piece[] | undefined;
  for (let at = 0; at < uses.length; at++) {
    const use = uses[at] as KeptUse;
    if (!isPossible(g, use.way, possible) || isKnownToFail(g, use, when) || !canActivate(g, seat, use, when)) continue;
    pieces ??= [];
    pieces.push(headOf(g, use));
  }
  return pieces ?? NOTHING;
}

function canActivate(g: G, seat: Seat, use: Use, when: Moment): boolean {
  return whyNotActivate(g, seat, use, when) === undefined;
}

/** The activations, after the pass if there may be one. */
export function withPass(activations: readonly Piece[], mayPass = true): readonly Piece[] {
  if (!mayPass) return activations;
  return activations.length > 0 ? [PASS, ...activations] : PASSIVE_PASS;
}

/** The moment's demands on a way of activation, checked against its static facts. */
interface Possible {
  /** Bits of `MOMENTS`. */
  readonly moments: number;
  /** The least Spell Speed. */
  readonly speed: number;
  /** The events that can be answered: bits of `HAPPENED`. */
  readonly happened: number;
}

function possibleNow(g: G, when: Moment): Possible {
  const last = when === 'chain' ? g.state.chain.at(-1) : undefined;
  const happened = happenedNow(g, when, last);
  const moments = when === 'open' && isMainPhase(g) ? MOMENTS.open | MOMENTS['open main'] : MOMENTS[when];
  return { moments, speed: last ? Math.max(2, last.speed) : 1, happened };
}

/** The types of the events of `answerableNow`. */
function happenedNow({ state }: G, when: Moment, last: Link | undefined): number {
  if (when === 'open' || when === 'closing') return 0;
  if (when === 'summon') return state.declared ? HAPPENED['would be summoned'] : 0;
  let happened = last ? HAPPENED.activated | (last.targets.length > 0 ? HAPPENED.targeted : 0) : 0;
  for (const { type } of state.answerable) happened |= HAPPENED[type];
  return happened;
}

/** True if a use is possible at that moment. */
function isPossible(g: G, { moments, speed, waits, answers, during }: Way, now: Possible): boolean {
  if ((moments & now.moments) === 0 || speed < now.speed) return false;
  return waits ? (answers & now.happened) !== 0 : during === undefined || isPhase(g, during.phase);
}

/** All possible activations of the seat's cards, wherever they are. */
function allUses(g: G, seat: Seat): Use[] {
  const { hand, monsters, spells, field, pendulum, graveyard, banished } = playerOf(g, seat);
  const zones = [hand, monsters, spells, field, pendulum, graveyard, banished];
  return zones.flatMap((zone) => zone.flatMap((card) => faceOf(g, card).ways.map((way): Use => ({ card, way }))));
}

/** The uses of cards that are in the right place. */
function usesOf(g: G, seat: Seat): Uses {
  const { uses } = layoutOf(g);
  const known = uses[seat];
  if (known) return known;
  const { hand, monsters, spells, field, pendulum, graveyard, banished } = playerOf(g, seat);
  const { spots } = rosterOf(g);
  const all: KeptUse[] = [];
  addUses(g, hand, 'hand', spots, all);
  addUses(g, monsters, 'monsters', spots, all);
  addUses(g, spells, 'spells', spots, all);
  addUses(g, field, 'field', spots, all);
  addUses(g, pendulum, 'pendulum', spots, all);
  addUses(g, graveyard, 'graveyard', spots, all);
  addUses(g, banished, 'banished', spots, all);
  const found: Uses = { all, fast: all.filter(({ way }) => way.moments !== MOMENTS['open main']) };
  uses[seat] = found;
  return found;
}

function addUses(g: G, ids: readonly CardId[], zone: Zone, anywhere: number, found: KeptUse[]): void {
  const spotUp = spotOf(zone, true);
  const spotDown = spotOf(zone, false);
  if (ids.length === 0 || (anywhere & (spotUp | spotDown)) === 0) return;
  for (let at = 0; at < ids.length; at++) {
    const card = ids[at] as CardId;
    const { def, up } = cardOf(g, card);
    const face = faceAt(g, def);
    const spot = up ? spotUp : spotDown;
    if (face.spots & spot)
      for (const use of keptUses(g, card, face)) if (use.way.spots & spot && use.way.moments) found.push(use);
  }
}

/** The uses of a card, with what is known of them. An imagined card may have another face. */
function keptUses(g: G, card: CardId, { ways }: Face): readonly KeptUse[] {
  const { uses } = derivedOf(g);
  const known = uses[card];
  if (known && known[0]?.way === ways[0]) return known;
  const found = ways.map((way): KeptUse => ({ card, way, canAnnounce: false, since: undefined, reads: 0 }));
  uses[card] = found;
  return found;
}

/** Y-X-FET-07, Y-X-SMN-12 True if a mandatory effect of the phase has not been dealt with. */
export function mustUse(g: G, seat: Seat, when: 'open' | 'closing'): boolean {
  const duties = dutiesOf(g, seat);
  for (let at = 0; at < duties.length; at++)
    if (whyNotActivate(g, seat, duties[at] as Use, when) === undefined) return true;
  return false;
}

function dutiesOf(g: G, seat: Seat): readonly Use[] {
  const { duties } = layoutOf(g);
  const known = duties[seat];
  if (known) return known;
  const { monsters, spells, graveyard } = playerOf(g, seat);
  const found: Use[] = [];
  if (rosterOf(g).anyDuty) {
    addDuties(g, monsters, found);
    addDuties(g, spells, found);
    addDuties(g, graveyard, found);
  }
  duties[seat] = found;
  return found;
}

function addDuties(g: G, ids: readonly CardId[], found: Use[]): void {
  for (let at = 0; at < ids.length; at++) {
    const card = ids[at] as CardId;
    const { hasDuty, ways } = faceOf(g, card);
    if (hasDuty) for (const way of ways) if (way.isDuty) found.push({ card, way });
  }
}

/** The next pieces of a sentence that has begun. */
export function activationContinued(g: G, seat: Seat, prefix: Path, when: Moment): readonly Piece[] {
  const use = useOf(g, prefix[0] as Piece);
  return stagedPieces(stagesOf(g, use.way.effect), scopeForUse(g, seat, use, when), prefix.slice(1));
}

/**
 * True if the seat might have something to answer with, as far as everybody can see: cards in hand, Set cards, face-up
 * cards with fast effects. Windows open for no other seat, whatever it really has.
 */
export function mightAnswer(g: G, seat: Seat): boolean {
  const layout = layoutOf(g);
  layout.mightAnswer[seat] ??= hasAnswers(g, seat);
  return layout.mightAnswer[seat];
}

function hasAnswers(g: G, seat: Seat): boolean {
  const { hand, spells, field, monsters, pendulum, graveyard, banished } = playerOf(g, seat);
  if (hand.length > 0) return true;
  const { cards } = g.state;
  for (const id of spells) if (!cards[id]?.up) return true;
  return (
    anyFast(g, spells) ||
    anyFast(g, field) ||
    anyFast(g, monsters) ||
    anyFast(g, pendulum) ||
    anyFast(g, graveyard) ||
    anyFast(g, banished)
  );
}

function anyFast(g: G, ids: readonly CardId[]): boolean {
  for (const id of ids) if (cardOf(g, id).up && faceOf(g, id).isFast) return true;
  return false;
}
