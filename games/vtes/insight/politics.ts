/** Calling referendums, their terms, and votes in the seat's own interest. */
import type { VisiblePiece } from '@praxis/engine';
import type { ReferendumView } from '../where.ts';
import type { CardEstimate, ModeEstimate } from './estimate.ts';
import { INDIFFERENT, type Score, scored } from './score.ts';
import { type Minion, sumInHand, type Table } from './table.ts';
import type { Temperament } from './temperaments.ts';
import { benefitWorth, harmTo, inPlayWorth, minionWorth, poolWorth } from './worth.ts';

/** The worth of a referendum that a minion would call: its effects if it passes, times the chance that it does. */
export function callWorth(
  table: Table,
  card: CardEstimate,
  mode: ModeEstimate,
  minion: Minion,
  temperament: Temperament,
): number {
  const { gives } = mode;
  const harm = -(gives.poolOfOthers ?? 0);
  // Most of the harm goes to the prey.
  const most = Math.max(1, harm - 1);
  const effect =
    harm > 0
      ? harmTo(table, table.prey, most, temperament) + Math.max(0, gives.pool ?? 0) * poolWorth(table.own.pool)
      : benefitWorth(table, gives, minion.blood, minion.capacity) +
        ((gives.staysInPlay ?? 0) > 0 ? inPlayWorth(card) : 0);
  return effect * passChance(table, minion, mode.hostile && harm > 0) * temperament.vote - 0.2;
}

/**
 * The chance that a referendum of the seat passes. Everybody votes against a gain of the caller alone; pool that named
 * players would lose is opposed by these, of whom most is the prey's, and supported by some of the others. The numbers
 * are fitted to 1,273 referendums of bots.
 */
export function passChance(table: Table, minion: Minion, harmsNamed: boolean): number {
  let own = sumInHand(table, minion, 'votes', 'action modifier') * 0.8;
  let [ofPrey, ofOthers] = [0, 0];
  for (const { seat, ready } of table.players)
    for (const { votes } of ready)
      if (seat === table.me) own += votes;
      else if (seat === table.prey) ofPrey += votes;
      else ofOthers += votes;
  if (table.edge === table.me) own += 0.5;
  const leaning = harmsNamed ? 0.6 + 0.35 * (own - ofPrey - 0.3 * ofOthers) : 0.1 + 0.55 * (own - ofPrey - ofOthers);
  return 1 / (1 + Math.exp(-leaning));
}

/** A share that the terms of the seat's own referendum give to a player; `named`: a player has been named before. */
export function shareScore(
  table: Table,
  card: CardEstimate | undefined,
  { seat = table.me, amount = 1 }: VisiblePiece,
  named: boolean,
  temperament: Temperament,
): Score {
  return scored(shareWorth(table, card, seat, amount, named, temperament), 'terms');
}

/** Shares are lost pool, unless the card gives pool, or a named player loses the others' gain. */
function shareWorth(
  table: Table,
  card: CardEstimate | undefined,
  seat: number,
  amount: number,
  named: boolean,
  temperament: Temperament,
): number {
  if (!named && (card?.modes[0]?.gives.pool ?? 0) <= 0) return harmTo(table, seat, amount, temperament);
  if (seat === table.me) return amount * poolWorth(table.own.pool);
  return seat === table.prey ? -0.7 * amount : seat === table.predator ? -0.4 * amount : -0.15 * amount;
}

/** The worth to the seat of passing the referendum. */
export function interest(table: Table, held: ReferendumView, temperament: Temperament): number {
  const by = table.minion(held.by);
  if (held.bloodHunt) {
    const stake = by ? minionWorth(by.capacity, by.blood) : 1;
    const owner = by?.seat ?? held.caller;
    if (owner === table.me) return -stake;
    return stake * (owner === table.prey ? 0.8 : owner === table.predator ? 0.8 : 0.2);
  }
  const card = table.card(held.card);
  const own = held.caller === table.me;
  // The caller expects something from it.
  let worth = own ? 0.6 : held.caller === table.predator || held.caller === table.prey ? -0.3 : -0.1;
  let shares = false;
  const loser = held.terms.find(({ seat, amount }) => seat !== undefined && amount === undefined)?.seat;
  for (const { seat, amount, card: target } of held.terms) {
    if (seat !== undefined && amount !== undefined) {
      shares = true;
      worth += shareWorth(table, card, seat, amount, loser !== undefined, temperament);
      if (loser !== undefined) worth += harmTo(table, loser, amount, temperament);
    } else if (target !== undefined) {
      const owner = table.controllerOf(target);
      const friendly = card?.modes[0]?.hostile !== true;
      worth +=
        (owner === table.me ? 1 : owner === table.prey || owner === table.predator ? -0.5 : -0.2) * (friendly ? 1 : -1);
    }
  }
  if (!shares && !own) {
    const gives = card?.modes[0]?.gives ?? {};
    if ((gives.poolOfOthers ?? 0) < 0) worth -= 0.8;
  }
  return worth;
}

const VOTES: ReadonlySet<string> = new Set([
  'casts votes',
  'casts sub-votes',
  'casts votes from',
  'casts votes from the Edge',
]);

/** A vote that agrees with the seat's interest is worth at least so much: it costs nothing. */
const FIRST_VOTE = 1.5;

/** The worth of votes, and of anything that gains more of them, during the polling of a referendum. */
export function pollingScore(table: Table, piece: VisiblePiece, temperament: Temperament): Score {
  const held = table.referendum;
  if (!held) return INDIFFERENT;
  const stake = interest(table, held, temperament);
  if (VOTES.has(piece.say)) {
    const agrees = piece.word === 'for' ? stake : -stake;
    return Math.abs(stake) < 0.05
      ? scored(-0.5)
      : scored(agrees > 0 ? FIRST_VOTE + agrees : -3 + agrees, agrees > 0 ? VOTE[piece.word ?? ''] : undefined);
  }
  const behind = stake > 0 ? held.against - held.for + 1 : held.for - held.against;
  if (piece.say === 'burns the Edge for a vote') return moreVotes(Math.abs(stake), behind, 1, 0.8);
  if (piece.say === 'burns for a vote') return moreVotes(Math.abs(stake), behind, 1, 0.7);
  return INDIFFERENT;
}

const VOTE: Readonly<Record<string, 'vote for' | 'vote against'>> = { for: 'vote for', against: 'vote against' };

/** Further votes are worth their price only where they can turn a referendum that goes the wrong way. */
export function moreVotes(stake: number, behind: number, votes: number, price: number): Score {
  if (behind <= 0) return scored(-2);
  return scored(behind <= votes ? stake - price : stake * 0.3 * (votes / behind) - price, 'more votes');
}

/** A card or an effect that takes another player's votes away: only those that were cast the wrong way matter. */
export function barScore(table: Table, price: number, temperament: Temperament): Score {
  const held = table.referendum;
  if (!held) return scored(-2);
  const stake = interest(table, held, temperament);
  const wrong = stake > 0 ? 'against' : 'for';
  let most = 0;
  for (const { seat, cast, votes } of held.ballots)
    if (seat !== table.me && cast === wrong && votes > most) most = votes;
  if (most === 0) {
    // Where the votes have been cast, there is nothing to take.
    if (held.ballots.some(({ cast }) => cast !== undefined)) return scored(-2);
    // Before the polling it helps the caller, and it comes before the seat's own votes because it can be too late for it.
    const feared =
      held.caller === table.me &&
      table.players.some(({ seat, ready }) => seat !== table.me && ready.some(({ votes }) => votes > 0));
    return feared ? scored(FIRST_VOTE + 0.2 + stake - price, 'more votes') : scored(0.3 - price);
  }
  const behind = stake > 0 ? held.against - held.for + 1 : held.for - held.against;
  return moreVotes(Math.abs(stake), behind, most, price);
}

/** A card or an effect that gives votes. */
export function votesScore(table: Table, votes: number, price: number, temperament: Temperament): Score {
  const held = table.referendum;
  if (!held) return scored(-2);
  const stake = interest(table, held, temperament);
  const behind = stake > 0 ? held.against - held.for + 1 : held.for - held.against;
  // Others may still cast theirs, so a small lead is no lead.
  return moreVotes(Math.abs(stake), behind + 1, votes, price);
}
