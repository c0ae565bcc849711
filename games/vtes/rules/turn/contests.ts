/** Chapter 10: contests in the unlock phase. They are paid for, yielded or won. */

import { ask, type CardId, forbid, oneOf, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { giveControl } from '../cards/effects-moves.ts';
import { checkTitleConflicts, yieldTitle } from '../changes/contests.ts';
import { attach } from '../changes/entering.ts';
import { burnBlood } from '../changes/losing.ts';
import { unlock } from '../changes/marks.ts';
import { burn, move } from '../changes/moving.ts';
import { burnPool } from '../changes/pool.ts';
import { controllerOf, isInPlay, isReady, isVampire } from '../facts/cards.ts';
import { claimants, copied, isSame } from '../facts/contests.ts';
import { claimedTitle } from '../facts/printed.ts';
import { claimOf } from '../facts/titles.ts';
import { bonus, playerBonus } from '../facts/values.ts';
import { type G, playerOf, playOf, type Zone } from '../state/state.ts';

/** V-CON-007 The contest for the card is over: it unlocks and turns face up where it was. */
function turnUp(g: G, id: CardId): void {
  const play = playOf(g, id);
  const { from, host } = play;
  const seat = controllerOf(g, id);
  play.from = undefined;
  play.host = undefined;
  if (from === 'attached') {
    // The card it was on may have left play meanwhile: then it has no place to come back to.
    if (host === undefined || !isInPlay(g, host)) {
      burn(g, id);
      return;
    }
    attach(g, id, host, seat);
  } else move(g, id, (from ?? 'in_play') as Zone, seat);
  unlock(g, id);
  g.emit({ type: 'contest won', card: refer(g.state, id, true) });
  if (isVampire(g, id)) checkTitleConflicts(g);
}

/** Something that the player contests: a card, or the title of a vampire. */
interface Contest {
  readonly card: CardId;
  readonly title: boolean;
}

function contestsOf(g: G, seat: Seat): Contest[] {
  const { contested, ready, torpor } = playerOf(g, seat).zones;
  const found: Contest[] = contested.map((card) => ({ card, title: false }));
  for (const card of [...ready, ...torpor]) if (playOf(g, card).titleContested) found.push({ card, title: true });
  return found;
}

/** True if anybody else still contests the same card or title. */
function isOpen(g: G, { card, title }: Contest): boolean {
  if (!title)
    return g.state.cards.some(
      (other, id) => other.place === 'contested' && id !== card && isSame(g, id as CardId, card),
    );
  const claim = claimOf(g, card);
  return claim !== undefined && claimants(g, claim).length > 1;
}

/** V-CON-011, V-CON-018 The blood that a vampire burns to go on contesting its title. */
function titleCost(g: G, id: CardId): number {
  const against = claimants(g, claimOf(g, id) as string).some(
    (other) => other !== id && claimedTitle(g, other)?.rank !== 'baron',
  );
  const surcharge = claimedTitle(g, id)?.rank === 'baron' && against ? g.edition.baronSurcharge : 0;
  return 1 + surcharge + fromRivals(g, id, 'dearer title contest') + bonus(g, id, 'cost of contesting titles');
}

/** The sum of a value over the others who claim the same title. */
function fromRivals(g: G, id: CardId, stat: 'dearer title contest' | 'others yield its title'): number {
  const rivals = claimants(g, claimOf(g, id) as string).filter((other) => other !== id);
  return rivals.reduce((sum, other) => sum + bonus(g, other, stat), 0);
}

/** V-CON-012, V-CON-013 Why a title must be yielded. */
function whyNotPay(g: G, { card, title }: Contest): string | undefined {
  if (!title) return undefined;
  return (
    forbid('V-CON-013', !isReady(g, card)) ??
    forbid('V-GEN-001', fromRivals(g, card, 'others yield its title') > 0) ??
    forbid('V-CON-012', playOf(g, card).counters < titleCost(g, card))
  );
}

/**
 * V-UNL-004, V-CON-005 to V-CON-007, V-CON-010 to V-CON-015 In his unlock phase a player first gets back the cards and
 * titles that nobody else contests any more, then pays for or yields each card and each title he contests, in the order
 * he likes.
 */
export function* contestPayments(g: G, seat: Seat): Procedure {
  winContests(g, seat);
  const settled = new Set<string>();
  for (;;) {
    if (playerOf(g, seat).ousted) return;
    const open = contestsOf(g, seat).filter((each) => !settled.has(keyOf(each)) && isOpen(g, each));
    if (open.length === 0) return;
    const pieces = open.flatMap((each) => answersTo(g, each));
    const [piece] = yield* ask({
      seat,
      step: 'unlock',
      about: { say: 'contests' },
      next: oneOf(pieces),
      passive: [pieces[0] as Piece],
    });
    const { say, card } = piece as Piece & { card: CardId };
    const contest: Contest = { card, title: say === 'pays for title' || say === 'yields title' };
    settled.add(keyOf(contest));
    if (say.startsWith('pays')) pay(g, seat, contest);
    else if (contest.title) yieldTitle(g, card);
    else yield* yieldCard(g, card);
  }
}

/**
 * V-CON-006 A yielded card is burned. V-GEN-001 One that contests it only as a copy is burned in place of the last real copy, which its
 * controller gets.
 */
function* yieldCard(g: G, card: CardId): Procedure {
  const rivals = g.state.players.flatMap(({ zones }) =>
    zones.contested.filter((id) => id !== card && isSame(g, id, card)),
  );
  const claim = rivals[0];
  if (claim === undefined || isCopying(g, card) || !rivals.every((id) => isCopying(g, id))) {
    burn(g, card);
    return;
  }
  const seat = controllerOf(g, claim);
  burn(g, claim);
  turnUp(g, card);
  if (isInPlay(g, card)) yield* giveControl(g, card, seat);
}

/** The card contests another one than itself. */
function isCopying(g: G, id: CardId): boolean {
  return copied(g, id) !== id;
}

/** A seat's conceivable payments for its contests, with the rules that forbid them; read by `explain`. */
export function* conceivablePayments(
  g: G,
  seat: Seat,
): Generator<{ readonly path: Piece[]; readonly whyNot: () => string | undefined }> {
  for (const contest of contestsOf(g, seat)) {
    if (!isOpen(g, contest)) continue;
    const say = contest.title ? 'pays for title' : 'pays for';
    yield { path: [{ say, card: contest.card }], whyNot: () => whyNotPay(g, contest) ?? 'V-CON-005' };
  }
}

/** V-CON-007, V-CON-014 Cards and titles that nobody else contests any more are the player's again. */
export function winContests(g: G, seat: Seat): void {
  for (const contest of contestsOf(g, seat)) if (!isOpen(g, contest)) win(g, contest);
}

export function hasContests(g: G, seat: Seat): boolean {
  return contestsOf(g, seat).length > 0;
}

function keyOf({ card, title }: Contest): string {
  return `${card} ${title}`;
}

function answersTo(g: G, contest: Contest): Piece[] {
  const { card, title } = contest;
  const yields: Piece = { say: title ? 'yields title' : 'yields', card };
  if (whyNotPay(g, contest) !== undefined) return [yields];
  return [{ say: title ? 'pays for title' : 'pays for', card }, yields];
}

function pay(g: G, seat: Seat, { card, title }: Contest): void {
  g.emit({ type: 'contest paid', seat, card: refer(g.state, card, true), title });
  if (title) burnBlood(g, card, titleCost(g, card));
  else burnPool(g, seat, 1 + surchargeOf(g, seat, card));
}

/** The amount that those with whom the player contests a card add to its price. */
function surchargeOf(g: G, seat: Seat, card: CardId): number {
  let sum = 0;
  g.state.players.forEach((player, other) => {
    if (other !== seat && player.zones.contested.some((id) => isSame(g, id, card)))
      sum += playerBonus(g, other, 'dearer card contests');
  });
  return sum;
}

/** V-CON-007, V-CON-014 The last copy turns face up; the last claimant gets the title. */
function win(g: G, { card, title }: Contest): void {
  if (!title) {
    turnUp(g, card);
    return;
  }
  playOf(g, card).titleContested = false;
  g.emit({ type: 'title won', card: refer(g.state, card, true), title: claimedTitle(g, card)?.rank });
}
