/** Zones and how cards move between them (M-X-009 to M-X-012). Plain changes of the state; nobody is asked here. */
import { bit, type CardId, EVERYBODY, mix, refer, renew, type Seat } from '@praxis/engine';
import { joinedOf } from '../facts/attachments.ts';
import { changed, changedElsewhere, lastKnown, type Traits, traitsOf } from '../facts/traits.ts';
import { removeFromCombat } from '../state/combat-state.ts';
import { CREATURE, faceOf, PLANESWALKER } from '../state/faces.ts';
import {
  type AbilityRef,
  type Card,
  cardOf,
  defOf,
  type G,
  newPermanent,
  type ObjectRef,
  permanentOf,
  playerOf,
  refTo,
  type Zone,
} from '../state/state.ts';
import { collect, type Occurrence, watchersOf } from './triggers.ts';

/** One card on its way. */
export interface Move {
  readonly card: CardId;
  readonly to: Zone;
  /** Its controller on the battlefield; its owner if absent. */
  readonly under?: Seat;
  readonly tapped?: boolean;
  /** How many cards of the library stay above it. */
  readonly below?: number;
  /** M-X-088 */
  readonly copyOf?: number;
  readonly extra?: readonly AbilityRef[];
  /** M-X-071 The host of an Aura as it enters. */
  readonly attachedTo?: CardId;
}

/** Everything at once: objects that leave the battlefield together see each other leave (M-X-041). */
export function moveCards(g: G, moves: readonly Move[]): void {
  if (moves.length === 0) return;
  const leaving = moves.filter(({ card }) => cardOf(g, card).zone === 'battlefield');
  const before = leaving.length > 0 ? watchersOf(g) : [];
  const occurrences: Occurrence[] = [];
  const lost = leaving.map(({ card }) => [card, lastKnown(g, card, cardOf(g, card))] as const);
  for (const [card, last] of lost) cardOf(g, card).last = last;
  const was = moves.map(({ card }): Was => {
    const { zone, last } = cardOf(g, card);
    return { from: zone, object: refTo(g, card), traits: last?.traits };
  });
  for (const move of moves) carry(g, move, cardOf(g, move.card));
  // The cards' new values are computed when all have arrived.
  if (moves.every(({ to }, index) => isElsewhere(to) && isElsewhere((was[index] as Was).from))) changedElsewhere(g);
  else changed(g);
  moves.forEach((move, index) => {
    note(g, move, was[index] as Was, occurrences);
  });
  const left = occurrences.filter(({ left }) => left);
  const others = occurrences.filter(({ left }) => !left);
  if (left.length > 0) collect(g, left, before);
  if (others.length > 0) collect(g, others, watchersOf(g));
}

function isElsewhere(zone: Zone): boolean {
  return zone !== 'battlefield' && zone !== 'stack' && zone !== 'command';
}

export function moveCard(g: G, move: Move): void {
  moveCards(g, [move]);
}

interface Was {
  readonly from: Zone;
  readonly object: ObjectRef;
  readonly traits: Traits | undefined;
}

/** The possible triggers of the move. M-ACT-010 Only a creature from the battlefield dies. */
function note(g: G, { card, to }: Move, { from, object, traits }: Was, occurrences: Occurrence[]): void {
  const { owner } = cardOf(g, card);
  if (to === 'battlefield') occurrences.push({ on: 'enters', object: refTo(g, card) });
  if (to !== 'graveyard') return;
  const fromBattlefield = from === 'battlefield' && traits !== undefined;
  if (fromBattlefield && (traits.types & CREATURE) !== 0)
    occurrences.push({ on: 'dies', object, traits, left: true, seat: owner });
  if (!cardOf(g, card).token)
    // From anywhere: a card is judged by its values in the graveyard, and seen by the objects that are still there.
    occurrences.push({ on: 'put into graveyard', object: refTo(g, card), traits: traitsOf(g, card), seat: owner });
}

/**
 * M-X-010, M-X-011, M-ACT-015 To its owner's zone, independent of its controller; M-ACT-009 an exiled card is put aside
 * there.
 */
function carry(g: G, move: Move, card: Card): void {
  const { state } = g;
  const { card: id, to } = move;
  const from = card.zone;
  takeOut(g, id, card);
  if (from === 'battlefield') {
    if (joinedOf(g).has(id))
      for (const each of state.battlefield) {
        const other = permanentOf(g, each);
        if (other.attachedTo === id) other.attachedTo = undefined;
      }
    removeFromCombat(g, id);
  }
  card.incarnation++;
  card.zone = to;
  card.permanent = undefined;
  if (card.token && from === 'battlefield' && to !== 'gone') state.fading.push(id);
  const wasHidden = from === 'library' || from === 'hand';
  const isHidden = to === 'library' || to === 'hand';
  if (!isHidden) {
    // The move must not reveal which unseen card it was.
    if (wasHidden && card.seen !== EVERYBODY) renew(state, id);
    card.seen = EVERYBODY;
  } else if (to === 'hand') card.seen |= bit(card.owner);
  putIn(g, move, card);
  g.emit({ type: 'moved', card: refer(state, id, !isHidden), from, zone: to, seat: move.under ?? card.owner });
}

function takeOut(g: G, id: CardId, { zone, owner }: Card): void {
  const { state } = g;
  switch (zone) {
    case 'library':
    case 'hand':
    case 'graveyard':
      remove(playerOf(g, owner)[zone], id);
      break;
    case 'battlefield':
    case 'exile':
    case 'command':
      remove(state[zone], id);
      break;
    default:
      break;
  }
}

function remove(list: CardId[], id: CardId): void {
  // The top of a library is its end, and most cards leave there.
  const at = list.lastIndexOf(id);
  if (at >= 0) list.splice(at, 1);
}

function putIn(g: G, { card: id, to, under, tapped, below, copyOf, extra, attachedTo }: Move, card: Card): void {
  const { state } = g;
  const player = playerOf(g, card.owner);
  switch (to) {
    case 'library':
      player.library.splice(player.library.length - Math.min(below ?? 0, player.library.length), 0, id);
      break;
    case 'hand':
    case 'graveyard':
      player[to].push(id);
      break;
    case 'exile':
    case 'command':
      state[to].push(id);
      break;
    case 'battlefield': {
      const permanent = newPermanent(under ?? card.owner, ++state.timestamps);
      permanent.tapped = tapped === true;
      if (copyOf !== undefined) permanent.copyOf = copyOf;
      if (extra !== undefined) permanent.extra = extra;
      if (attachedTo !== undefined) permanent.attachedTo = attachedTo;
      card.permanent = permanent;
      // M-X-090
      const def = defOf(g, id);
      if ((faceOf(def).types & PLANESWALKER) !== 0) permanent.loyalty = def.loyalty ?? 0;
      state.battlefield.push(id);
      break;
    }
    default:
      break;
  }
}

/** M-ACT-004, M-X-005 Draws one after another; drawing from an empty library is noted as an attempt. */
export function drawCards(g: G, seat: Seat, count: number): void {
  const player = playerOf(g, seat);
  for (let i = 0; i < count; i++) {
    const top = player.library.at(-1);
    if (top === undefined) {
      player.overdrawn = true;
      changedElsewhere(g);
      return;
    }
    moveCard(g, { card: top, to: 'hand' });
  }
}

export function shuffleLibrary(g: G, seat: Seat): void {
  mix(g.state, playerOf(g, seat).library);
  g.emit({ type: 'shuffled', seat });
}

/** M-ACT-017 New objects that are no cards. Returns them; they are nowhere yet. */
export function newObjects(g: G, def: number, owner: Seat, count: number): CardId[] {
  const { state } = g;
  return Array.from({ length: count }, () => {
    const id = state.cards.length as CardId;
    state.cards.push({
      def,
      owner,
      handle: ++state.handles,
      seen: EVERYBODY,
      zone: 'gone',
      incarnation: 0,
      token: true,
      permanent: undefined,
      last: undefined,
    });
    return id;
  });
}

export function defNamed(g: G, id: string): number {
  return g.cards.numberOf(id);
}
