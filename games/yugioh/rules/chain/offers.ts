/** What a seat can activate now, as pieces of sentences. */
import { type CardId, forbid, type Path, type Piece, type Seat } from '@praxis/engine';
import { canComplete, stagedPieces } from '@praxis/kit/stages.ts';
import { stagesOf } from '../cards/announcing.ts';
import { numbered } from '../facts/effects.ts';
import { faceOf } from '../facts/places.ts';
import { defOf, type G, playerOf } from '../state/state.ts';
import { effectOfUse, type Moment, scopeForUse, type Use, whyNotNow } from './timing.ts';

export const ACTIVATES = 'activates';
export const ACTIVATES_IN_PENDULUM = 'activates in pendulum';
export const USES = 'uses';

/** The piece that begins the sentence of a use. */
export function headOf(g: G, { card, face, ofCard }: Use): Piece {
  if (ofCard) return { say: defOf(g, card).kind === 'monster' ? ACTIVATES_IN_PENDULUM : ACTIVATES, card };
  return faceOf(g, card).numbered ? { say: USES, card, amount: face?.number ?? 1 } : { say: USES, card };
}

/** The use that a sentence begins with. */
export function useOf(g: G, { say, card, amount }: Piece): Use {
  const id = card as CardId;
  if (say === USES) return { card: id, face: numbered(g, id, amount), ofCard: false };
  return { card: id, face: faceOf(g, id).activation, ofCard: true };
}

export function isActivation({ say }: Piece): boolean {
  return say === ACTIVATES || say === USES || say === ACTIVATES_IN_PENDULUM;
}

/** Everything that a card could be activated as. */
export function usesOf(g: G, id: CardId): Use[] {
  const face = faceOf(g, id);
  const uses: Use[] = [];
  if (!face.isMonster ? !face.def.blank : face.def.scale !== undefined)
    uses.push({ card: id, face: face.activation, ofCard: true });
  for (const each of face.activated)
    if (each.effect.kind !== 'activate') uses.push({ card: id, face: each, ofCard: false });
  return uses;
}

/** Y-X-ACT-01, Y-X-ACT-04, Y-TERM-011 Everything that forbids the activation. */
export function whyNotActivate(g: G, seat: Seat, use: Use, when: Moment): string | undefined {
  return (
    whyNotNow(g, seat, use, when) ??
    forbid('Y-X-ACT-04', !canComplete(stagesOf(g, effectOfUse(use)), scopeForUse(g, seat, use, when)))
  );
}

/** The cards that could have an effect for the moment at all. */
function* candidates(g: G, seat: Seat, when: Moment): Iterable<CardId> {
  const { hand, monsters, spells, field, pendulum, graveyard, banished } = playerOf(g, seat);
  for (const zone of [hand, monsters, spells, field, pendulum])
    for (const id of zone) if (mayBeUsed(g, id, when)) yield id;
  for (const zone of [graveyard, banished])
    for (const id of zone) if (faceOf(g, id).activated.length > 0 && mayBeUsed(g, id, when)) yield id;
}

function mayBeUsed(g: G, id: CardId, when: Moment): boolean {
  const face = faceOf(g, id);
  if (when === 'open' || when === 'closing')
    return face.activated.length > 0 || !face.isMonster || face.def.scale !== undefined;
  return face.fastIn.length > 0;
}

/** The heads of all sentences by which the seat can activate something. */
export function activationPieces(g: G, seat: Seat, when: Moment): Piece[] {
  const pieces: Piece[] = [];
  for (const id of candidates(g, seat, when))
    for (const use of usesOf(g, id)) if (whyNotActivate(g, seat, use, when) === undefined) pieces.push(headOf(g, use));
  return pieces;
}

/** The next pieces of a sentence that has begun. */
export function activationContinued(g: G, seat: Seat, prefix: Path, when: Moment): readonly Piece[] {
  const use = useOf(g, prefix[0] as Piece);
  return stagedPieces(stagesOf(g, effectOfUse(use)), scopeForUse(g, seat, use, when), prefix.slice(1));
}

/**
 * Whether the seat might have something to answer with, as far as everybody can see: cards in hand, Set cards, face-up cards with fast
 * effects. Windows open for nobody else, whatever is really there.
 */
export function mightAnswer(g: G, seat: Seat): boolean {
  const { hand, spells, field, monsters, pendulum, graveyard, banished } = playerOf(g, seat);
  if (hand.length > 0) return true;
  const { cards } = g.state;
  for (const id of spells) if (!cards[id]?.up) return true;
  for (const zone of [spells, field, monsters, pendulum, graveyard, banished])
    for (const id of zone) if (cards[id]?.up && faceOf(g, id).fastIn.length > 0) return true;
  return false;
}
