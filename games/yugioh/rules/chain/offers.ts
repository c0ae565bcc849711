/** A seat's possible activations now, as pieces of sentences. */
import { allInForce, type CardId, forbid, type Path, type Piece, type Seat } from '@praxis/engine';
import { stagedPieces } from '@praxis/kit/stages.ts';
import { canAnnounce, stagesOf } from '../cards/announcing.ts';
import { isPhase } from '../facts/amounts.ts';
import { faceOf } from '../facts/places.ts';
import { layoutOf } from '../state/derived.ts';
import { faceAt } from '../state/faces.ts';
import { cardOf, defOf, type G, playerOf, type Zone } from '../state/state.ts';
import { HAPPENED, MOMENTS, type Moment, spotOf, type Use, type Way } from '../state/ways.ts';
import { answerableNow, isMainPhase, scopeForUse, whyNotNow, whyNotYet } from './timing.ts';

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
    forbid('Y-X-ACT-04', !canAnnounce(g, use.way.effect, scope))
  );
}

/** The heads of all sentences by which the seat can activate something. */
export function activationPieces(g: G, seat: Seat, when: Moment): Piece[] {
  const pieces: Piece[] = [];
  const possible = possibleNow(g, when);
  for (const use of possible ? usesOf(g, seat) : allUses(g, seat)) {
    if (possible && !isPossible(g, use.way, possible)) continue;
    if (whyNotActivate(g, seat, use, when) === undefined) pieces.push(headOf(g, use));
  }
  return pieces;
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

/** Undefined while a rule is suspended: everything is checked then. */
function possibleNow(g: G, when: Moment): Possible | undefined {
  if (!allInForce()) return undefined;
  const last = when === 'chain' ? g.state.chain.at(-1) : undefined;
  let happened = 0;
  for (const { type } of answerableNow(g, when)) happened |= HAPPENED[type];
  const moments = when === 'open' && isMainPhase(g) ? MOMENTS.open | MOMENTS['open main'] : MOMENTS[when];
  return { moments, speed: last ? Math.max(2, last.speed) : 1, happened };
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
function usesOf(g: G, seat: Seat): readonly Use[] {
  const { uses } = layoutOf(g);
  const known = uses[seat];
  if (known) return known;
  const { hand, monsters, spells, field, pendulum, graveyard, banished } = playerOf(g, seat);
  const found: Use[] = [];
  addUses(g, hand, 'hand', found);
  addUses(g, monsters, 'monsters', found);
  addUses(g, spells, 'spells', found);
  addUses(g, field, 'field', found);
  addUses(g, pendulum, 'pendulum', found);
  addUses(g, graveyard, 'graveyard', found);
  addUses(g, banished, 'banished', found);
  uses[seat] = found;
  return found;
}

function addUses(g: G, ids: readonly CardId[], zone: Zone, found: Use[]): void {
  const spotUp = spotOf(zone, true);
  const spotDown = spotOf(zone, false);
  for (const card of ids) {
    const { def, up } = cardOf(g, card);
    const { spots, ways } = faceAt(g, def);
    const spot = up ? spotUp : spotDown;
    if (spots & spot) for (const way of ways) if (way.spots & spot && way.moments) found.push({ card, way });
  }
}

/** Y-X-FET-07, Y-X-SMN-12 True if a mandatory effect of the phase has not been dealt with. */
export function mustUse(g: G, seat: Seat, when: 'open' | 'closing'): boolean {
  for (const use of dutiesOf(g, seat)) if (whyNotActivate(g, seat, use, when) === undefined) return true;
  return false;
}

function dutiesOf(g: G, seat: Seat): readonly Use[] {
  const { duties } = layoutOf(g);
  const known = duties[seat];
  if (known) return known;
  const { monsters, spells, graveyard } = playerOf(g, seat);
  const found: Use[] = [];
  for (const zone of [monsters, spells, graveyard])
    for (const card of zone) {
      const { hasDuty, ways } = faceOf(g, card);
      if (hasDuty) for (const way of ways) if (way.isDuty) found.push({ card, way });
    }
  duties[seat] = found;
  return found;
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
  for (const zone of [spells, field, monsters, pendulum, graveyard, banished])
    for (const id of zone) if (cards[id]?.up && faceOf(g, id).isFast) return true;
  return false;
}
