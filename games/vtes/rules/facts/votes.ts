/** Chapter 17, votes: their sources and how they are cast (V-VOT). Nobody has votes of his own (V-VOT-001). */

import { type CardId, forbid, type Piece, type Seat } from '@praxis/engine';
import type { Filter } from '../../cards/language.ts';
import type { Ballot } from '../state/referendum.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';
import { hasVoted, heldNow } from './ballots.ts';
import { isMinion, isReady, isVampire } from './cards.ts';
import { matches } from './filters.ts';
import { abilitiesOf } from './printed.ts';
import { bonus, has, playerBonus, subVotesOf, votesOf } from './values.ts';

export type Side = 'for' | 'against';
const SIDES: readonly Side[] = ['for', 'against'];

export function ballotOf(
  g: G,
  seat: Seat | undefined,
  kind: Ballot['kind'],
  source: CardId | undefined,
): Ballot | undefined {
  return heldNow(g).ballots.find(
    (each) => each.kind === kind && each.source === source && (each.seat === seat || kind === 'minion'),
  );
}

/** Votes of a minion that it has not cast yet. */
export function votesLeft(g: G, id: CardId, side?: Side): number {
  const ballot = ballotOf(g, undefined, 'minion', id);
  const against =
    heldNow(g).bloodHunt && (side ?? ballot?.cast) === 'against' ? bonus(g, id, 'votes against blood hunts') : 0;
  return Math.max(0, votesOf(g, id) + against + (ballot?.gained ?? 0) - (ballot?.votes ?? 0));
}

export function subVotesLeft(g: G, id: CardId): number {
  const ballot = ballotOf(g, undefined, 'minion', id);
  return Math.max(0, subVotesOf(g, id) - (ballot?.subVotes ?? 0));
}

/**
 * V-VOT-003, V-VOT-019, V-POL-006 A source casts all its votes and sub-votes the same way, and cast votes do not
 * change.
 */
function whyNotSide(ballot: Ballot | undefined, side: Side): string | undefined {
  if (!ballot) return undefined;
  return (
    forbid('V-VOT-003', ballot.cast !== undefined && ballot.cast !== side) ??
    forbid('V-GEN-001', ballot.only !== undefined && ballot.only !== side)
  );
}

/** Why a minion cannot cast its votes on this side. */
export function whyNotCast(g: G, id: CardId, side: Side): string | undefined {
  const ballot = ballotOf(g, undefined, 'minion', id);
  return (
    // V-VOT-013 Being locked does not matter.
    forbid('V-VOT-012', !isReady(g, id)) ??
    whyNotSide(ballot, side) ??
    forbid('V-GEN-001', ballot?.abstains === true || has(g, id, 'cannot vote') || isBarred(g, id)) ??
    forbid('V-GEN-001', side === 'against' && heldNow(g).bloodHunt && has(g, id, 'no votes against blood hunts')) ??
    forbid('V-GEN-001', voteCost(g, id, side) > (cardOf(g, id).play?.counters ?? 0))
  );
}

function isBarred(g: G, id: CardId): boolean {
  return heldNow(g).barred.some(({ filter, seat }) =>
    matches(g, { seat, minion: undefined, card: undefined, chosen: {}, x: 0 }, filter as Filter, id),
  );
}

/** The blood that the text of the calling vampire makes others burn. */
export function voteCost(g: G, id: CardId, side: Side): number {
  const { by, bloodHunt } = heldNow(g);
  if (side === 'for' || bloodHunt || !isVampire(g, id) || !cardOf(g, by).play) return 0;
  let cost = 0;
  for (const ability of abilitiesOf(g, by))
    if ('always' in ability && ability.always === 'vote cost') cost += ability.blood;
  return cost;
}

/** Everything that a seat can do with votes now: cast them source by source, or gain one. */
export function votePieces(g: G, seat: Seat): Piece[] {
  const pieces: Piece[] = [];
  const { ready, torpor } = playerOf(g, seat).zones;
  for (const id of ready) if (isMinion(g, id)) addMinion(g, id, pieces);
  for (const id of torpor) addMinion(g, id, pieces);
  for (const ballot of heldNow(g).ballots)
    if (ballot.seat === seat && ballot.kind !== 'minion') addPlayerVotes(ballot, pieces);
  if (whyNotBurnEdge(g, seat) === undefined) pieces.push({ say: 'burns the Edge for a vote' });
  const { hand } = playerOf(g, seat).zones;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as CardId;
    if (
      defOf(g, card).types?.includes('political action') &&
      !isCopy(g, hand, i) &&
      whyNotBurnForVote(g, seat) === undefined
    )
      pieces.push({ say: 'burns for a vote', card });
  }
  return pieces;
}

/** The ways in which a minion can cast its votes now. */
export function votePiecesOf(g: G, card: CardId): Piece[] {
  const pieces: Piece[] = [];
  addMinion(g, card, pieces);
  return pieces;
}

/** What the minion has cast already, as it could be cast on either side. */
export function votesCastBy(g: G, card: CardId): Piece[] {
  const ballot = heldNow(g).ballots.find(({ kind, source }) => kind === 'minion' && source === card);
  if (ballot?.cast === undefined) return [];
  const { votes, subVotes } = ballot;
  return SIDES.map((word) =>
    votes > 0
      ? { say: 'casts votes', card, amount: votes, word }
      : { say: 'casts sub-votes', card, amount: subVotes, word },
  );
}

function addMinion(g: G, card: CardId, pieces: Piece[]): void {
  const subVotes = subVotesLeft(g, card);
  for (const word of SIDES) {
    const votes = votesLeft(g, card, word);
    if (votes === 0 && subVotes === 0) continue;
    if (whyNotCast(g, card, word) === undefined)
      pieces.push(
        votes > 0
          ? { say: 'casts votes', card, amount: votes, word }
          : { say: 'casts sub-votes', card, amount: subVotes, word },
      );
  }
}

function addPlayerVotes(ballot: Ballot, pieces: Piece[]): void {
  const amount = ballot.gained - ballot.votes;
  if (amount <= 0) return;
  for (const word of SIDES)
    if (whyNotSide(ballot, word) === undefined)
      pieces.push({
        say: SAY[ballot.kind],
        amount,
        word,
        ...(ballot.source === undefined ? {} : { card: ballot.source }),
      });
}

/** The vote of a political action card is simply the player's; the others name their source. */
const SAY: Readonly<Record<Ballot['kind'], string>> = {
  minion: 'casts votes',
  'political card': 'casts votes',
  edge: 'casts votes from the Edge',
  card: 'casts votes from',
};

/** Every conceivable vote of a seat, with the rule that forbids it; read by `explain`. */
export function* conceivableVotes(
  g: G,
  seat: Seat,
): Generator<{ readonly path: Piece[]; readonly whyNot: () => string | undefined }> {
  if (g.state.referendum?.step !== 'polling') return;
  const { ready, torpor, hand } = playerOf(g, seat).zones;
  for (const card of [...ready, ...torpor]) {
    if (!isMinion(g, card)) continue;
    const votes = votesOf(g, card) + (ballotOf(g, undefined, 'minion', card)?.gained ?? 0);
    for (let amount = 1; amount <= Math.max(votes, VOTES_MAX); amount++)
      for (const word of SIDES)
        yield {
          path: [{ say: 'casts votes', card, amount, word }],
          whyNot: () => whyNotCast(g, card, word) ?? whyNotAsMany(g, card, amount, votes) ?? whyNothingLeft(g, card),
        };
  }
  for (const word of SIDES) {
    yield {
      path: [{ say: 'casts votes', amount: 1, word }],
      whyNot: () => whyNotPlayersVote(ballotOf(g, seat, 'political card', undefined), word),
    };
    yield {
      path: [{ say: 'casts votes from the Edge', amount: 1, word }],
      whyNot: () => whyNotBurnEdge(g, seat) ?? whyNotPlayersVote(ballotOf(g, seat, 'edge', undefined), word),
    };
  }
  yield { path: [{ say: 'burns the Edge for a vote' }], whyNot: () => whyNotBurnEdge(g, seat) };
  for (const card of hand)
    if (defOf(g, card).types?.includes('political action'))
      yield { path: [{ say: 'burns for a vote', card }], whyNot: () => whyNotBurnForVote(g, seat) };
}

/** V-VOT-001, V-POL-006 Without a source there are no votes, and cast votes are spent. */
function whyNothingLeft(g: G, id: CardId): string | undefined {
  if (votesLeft(g, id) > 0 || subVotesLeft(g, id) > 0) return undefined;
  return hasVoted(g, id) ? 'V-POL-006' : 'V-VOT-001';
}

/** V-VOT-010 The most votes that a title gives. */
const VOTES_MAX = 4;

/** V-VOT-003 A minion's votes are cast together; V-CON-010 a contested title gives none; V-VOT-001 nothing else does. */
function whyNotAsMany(g: G, id: CardId, amount: number, votes: number): string | undefined {
  return (
    forbid('V-VOT-003', amount < votes) ??
    forbid('V-CON-010', amount > votes && cardOf(g, id).play?.titleContested === true) ??
    forbid('V-VOT-001', amount > votes)
  );
}

/** V-VOT-001, V-POL-006 A vote that was not gained, or was cast. */
function whyNotPlayersVote(ballot: Ballot | undefined, side: Side): string | undefined {
  return (
    forbid('V-VOT-001', ballot === undefined) ??
    whyNotSide(ballot, side) ??
    forbid('V-POL-006', ballot !== undefined && ballot.gained <= ballot.votes)
  );
}

/** Copies of a card in hand are one option. */
function isCopy(g: G, hand: readonly CardId[], index: number): boolean {
  const { def } = cardOf(g, hand[index] as CardId);
  for (let i = 0; i < index; i++) if (cardOf(g, hand[i] as CardId).def === def) return true;
  return false;
}

/** V-VOT-014 */
function whyNotBurnEdge(g: G, seat: Seat): string | undefined {
  return forbid('V-VOT-014', g.state.edge !== seat);
}

/** V-VOT-004 One vote from political action cards in each referendum, that of the card that called it included (V-VOT-005). */
function whyNotBurnForVote(g: G, seat: Seat): string | undefined {
  return forbid('V-VOT-004', ballotOf(g, seat, 'political card', undefined) !== undefined);
}

/** V-VOT-004, V-VOT-014 One vote, and those that cards' texts add. */
export function votesForBurning(g: G, seat: Seat): number {
  return 1 + playerBonus(g, seat, 'votes for burning');
}

export function isVote(piece: Piece): boolean {
  return piece.say.startsWith('casts ');
}

/** V-VOT-014 The Edge is worth one vote, and those that cards add to it. */
export function votesForEdge(g: G, seat: Seat): number {
  return votesForBurning(g, seat) + playerBonus(g, seat, 'votes for the Edge');
}
