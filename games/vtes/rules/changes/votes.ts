/** Chapter 17: votes are gained, barred and cast. */

import { type CardId, type Piece, refer, type Seat } from '@praxis/engine';
import type { Effect, Filter } from '../../cards/language.ts';
import { heldNow } from '../facts/ballots.ts';
import { controllerOf, isVampire } from '../facts/cards.ts';
import { candidates } from '../facts/filters.ts';
import { refsOf, seatsOf } from '../facts/references.ts';
import type { Scene } from '../facts/scenes.ts';
import { amountOf, playerBonus } from '../facts/values.ts';
import { ballotOf, type Side, subVotesLeft, voteCost, votesForBurning, votesLeft, whyNotCast } from '../facts/votes.ts';
import type { Ballot } from '../state/referendum.ts';
import type { G } from '../state/state.ts';
import { replaceCard } from './hand.ts';
import { burnBlood } from './losing.ts';
import { burn } from './moving.ts';

/** V-VOT-015 */
const PRISCI_VOTES = 3;

function newBallot(g: G, seat: Seat, kind: Ballot['kind'], source: CardId | undefined): Ballot {
  const found = ballotOf(g, seat, kind, source);
  if (found) return found;
  const ballot: Ballot = {
    seat,
    kind,
    source,
    gained: 0,
    votes: 0,
    subVotes: 0,
    cast: undefined,
    only: undefined,
    abstains: false,
  };
  heldNow(g).ballots.push(ballot);
  return ballot;
}

/** V-VOT-002 A gained vote need not be cast at once, nor at all. */
export function gainFrom(g: G, seat: Seat, kind: Ballot['kind'], source: CardId | undefined, votes: number): Ballot {
  const ballot = newBallot(g, seat, kind, source);
  ballot.gained += votes;
  g.emit({
    type: 'votes gained',
    seat,
    from: kind,
    votes,
    ...(source === undefined ? {} : { card: refer(g.state, source, true) }),
  });
  return ballot;
}

/** Votes that cards give: to minions that they name, to the minion that plays them, else to the player. */
export function gainVotes(g: G, scene: Scene, effect: Effect & { do: 'gain votes' }): void {
  if (!g.state.referendum) return;
  const amount = amountOf(g, scene, effect.amount);
  if (effect.who) {
    for (const seat of seatsOf(g, scene, effect.who)) gainFrom(g, seat, 'card', scene.card, amount);
    return;
  }
  for (const id of receivers(g, scene, effect)) {
    const ballot =
      id === undefined
        ? gainFrom(g, scene.seat, 'card', scene.card, amount)
        : gainFrom(g, controllerOf(g, id), 'minion', id, amount);
    if (!effect.against) continue;
    ballot.only = 'against';
    // The minion votes against at once, with all its votes.
    if (id !== undefined && whyNotCast(g, id, 'against') === undefined)
      castMinion(g, controllerOf(g, id), id, 'against');
  }
}

function receivers(g: G, scene: Scene, effect: Effect & { do: 'gain votes' }): readonly (CardId | undefined)[] {
  if (effect.cards) return candidates(g, scene, effect.cards);
  if (effect.card) return refsOf(g, scene, effect.card);
  return [scene.minion];
}

/** Its votes do not count, and it casts no more in this referendum. */
export function abstain(g: G, id: CardId): void {
  if (!g.state.referendum) return;
  const ballot = newBallot(g, controllerOf(g, id), 'minion', id);
  ballot.votes = 0;
  ballot.subVotes = 0;
  ballot.cast = undefined;
  ballot.abstains = true;
  g.emit({ type: 'abstains', card: refer(g.state, id, true) });
  tally(g);
}

/** Moves the minion's cast votes to this side, and limits its later votes to it. */
export function turnVotes(g: G, id: CardId, side: Side): void {
  if (!g.state.referendum) return;
  const ballot = newBallot(g, controllerOf(g, id), 'minion', id);
  if (ballot.cast !== undefined) ballot.cast = side;
  ballot.only = side;
  tally(g);
}

export function barFromVoting(g: G, scene: Scene, filter: Filter): void {
  const { referendum, action } = g.state;
  (referendum?.barred ?? action?.barredVoters)?.push({ filter, seat: scene.seat });
}

/** V-VOT-006, V-CARD-026 The card is burned from hand, its text ignored. */
export function burnForVote(g: G, seat: Seat, card: CardId): void {
  burn(g, card);
  gainFrom(g, seat, 'political card', undefined, votesForBurning(g, seat));
  replaceCard(g, seat, undefined);
}

/** Casts the remaining votes of a source. */
export function castVotes(g: G, seat: Seat, piece: Piece): void {
  const side = piece.word as Side;
  const minion = piece.say === 'casts votes from' ? undefined : piece.card;
  if (minion !== undefined) castMinion(g, seat, minion, side);
  else {
    const kind = piece.say === 'casts votes' ? 'political card' : piece.say === 'casts votes from' ? 'card' : 'edge';
    const ballot = newBallot(g, seat, kind, piece.card);
    ballot.votes = ballot.gained;
    ballot.cast = side;
    g.emit({ type: 'votes cast', seat, side, votes: piece.amount, from: kind });
  }
  tally(g);
}

function castMinion(g: G, seat: Seat, id: CardId, side: Side): void {
  burnBlood(g, id, voteCost(g, id, side));
  const [votes, subVotes] = [votesLeft(g, id, side), subVotesLeft(g, id)];
  const ballot = newBallot(g, seat, 'minion', id);
  ballot.votes += votes;
  ballot.subVotes += subVotes;
  ballot.cast = side;
  g.emit({ type: 'votes cast', seat, side, votes, subVotes, from: 'minion', card: refer(g.state, id, true) });
}

/** The votes of a player's vampires may count twice. */
function weightOf(g: G, { kind, seat, source }: Ballot): number {
  if (kind !== 'minion' || source === undefined || !isVampire(g, source)) return 1;
  return playerBonus(g, seat, 'doubled votes') > 0 ? 2 : 1;
}

/**
 * Counts the votes cast. V-VOT-015 to V-VOT-018 The block of the prisci is on the side with more sub-votes, and may
 * move.
 */
export function tally(g: G): void {
  const held = heldNow(g);
  let [forIt, against, lean] = [0, 0, 0];
  for (const ballot of held.ballots) {
    const votes = ballot.votes * weightOf(g, ballot);
    if (ballot.cast === 'for') forIt += votes;
    else if (ballot.cast === 'against') against += votes;
    if (ballot.cast !== undefined) lean += ballot.cast === 'for' ? ballot.subVotes : -ballot.subVotes;
  }
  held.for = forIt + (lean > 0 ? PRISCI_VOTES : 0);
  held.against = against + (lean < 0 ? PRISCI_VOTES : 0);
}
