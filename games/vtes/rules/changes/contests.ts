/** Chapter 9: contested cards and titles. */

import { ask, type CardId, forbid, oneOf, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { claimOf, whyNotHold, yieldTitle } from '../facts/titles.ts';
import { claimedTitle } from '../facts/values.ts';
import { cardOf, defOf, type G, playerOf, playOf, type Zone } from '../state/state.ts';
import {
  attach,
  burn,
  burnBlood,
  burnPool,
  clockwiseFrom,
  controllerOf,
  drainExcess,
  isInPlay,
  isReady,
  isVampire,
  move,
  unlock,
} from './general.ts';

/** The mark of a card that came into play with the words that it contests no other. */
export const UNCONTESTED = 'uncontested';

/** V-CON-001 Cards marked unique, and all vampires (fifth: all crypt cards) unless their text or what brought them says otherwise. */
export function isUnique(g: G, id: CardId): boolean {
  if (cardOf(g, id).play?.marks.includes(UNCONTESTED)) return false;
  const { unique, kind } = defOf(g, id);
  return unique ?? (kind === 'vampire' || (kind !== 'library' && g.edition.uniqueCrypt === 'all'));
}

/** V-CON-019 The same name is the same card: an Advanced vampire is another version of the same vampire. */
function isSame(g: G, a: CardId, b: CardId): boolean {
  return defOf(g, a).name === defOf(g, b).name;
}

/** Other copies on the table, in play or contested. */
function copiesOf(g: G, id: CardId): CardId[] {
  const copies: CardId[] = [];
  for (let other = 0 as CardId; other < g.state.cards.length; other++) {
    const { place, play } = cardOf(g, other);
    if (other === id || !play || !isSame(g, other, id) || !isUnique(g, other)) continue;
    if (place === 'contested' || isInPlay(g, other)) copies.push(other);
  }
  return copies;
}

/** V-CON-002 to V-CON-004, V-CON-008 A card has come into play: if another copy is there, all of them are contested. */
export function checkUnique(g: G, id: CardId): void {
  if (!isUnique(g, id) || !isInPlay(g, id)) return;
  const copies = copiesOf(g, id);
  if (copies.length === 0) return;
  const own = copies.some((copy) => controllerOf(g, copy) === controllerOf(g, id));
  if (forbid('V-CON-008', own && !g.edition.selfContest)) {
    g.emit({ type: 'second copy', card: refer(g.state, id, true) });
    burn(g, id);
    return;
  }
  for (const copy of [id, ...copies]) if (cardOf(g, copy).place !== 'contested') turnDown(g, copy);
}

/** V-CON-003 A contested copy lies face down and is out of play, with whatever is on it. */
function turnDown(g: G, id: CardId): void {
  const play = playOf(g, id);
  // It came into play for a moment, so it keeps no more blood than it can hold (V-GEN-014).
  drainExcess(g, id);
  play.from = cardOf(g, id).place;
  play.host = play.on;
  move(g, id, 'contested', controllerOf(g, id));
  play.titleContested = false;
  g.emit({ type: 'contested', card: refer(g.state, id, true) });
}

/** V-CON-007 The contest for the card is over: it unlocks and turns face up where it was. */
function turnUp(g: G, id: CardId): void {
  const play = playOf(g, id);
  const { from, host } = play;
  const seat = controllerOf(g, id);
  play.from = undefined;
  play.host = -1;
  if (from === 'attached') {
    // What it was on may have left play meanwhile: then it has no place to come back to.
    if (host === -1 || !isInPlay(g, host)) {
      burn(g, id);
      return;
    }
    attach(g, id, host, seat);
  } else move(g, id, (from ?? 'in_play') as Zone, seat);
  unlock(g, id);
  g.emit({ type: 'contest won', card: refer(g.state, id, true) });
  if (isVampire(g, id)) checkTitleConflicts(g);
}

/** A contested copy has gone. The contest ends only in the next unlock phase of whoever is left (V-CON-007). */
export function leaveContest(g: G, id: CardId): void {
  const left = g.state.cards.flatMap((card, other) =>
    card.place === 'contested' && isSame(g, other as CardId, id) ? [other as CardId] : [],
  );
  if (left.length === 1) g.emit({ type: 'contest decided', card: refer(g.state, left[0] as CardId, true) });
}

/** V-CON-009 Everybody in play who claims the same title. */
function claimants(g: G, claim: string): CardId[] {
  const found: CardId[] = [];
  for (const seat of clockwiseFrom(g, g.state.turn)) {
    const { ready, torpor } = playerOf(g, seat).zones;
    for (const id of ready) if (isVampire(g, id) && claimOf(g, id) === claim) found.push(id);
    for (const id of torpor) if (isVampire(g, id) && claimOf(g, id) === claim) found.push(id);
  }
  return found;
}

/**
 * V-CON-009, V-AMB-07 Titles that several vampires claim become contested, also between vampires of one player. V-CON-017 A vampire
 * that lacks the sect or clan for its title yields it at once when that happens.
 */
export function checkTitleConflicts(g: G): void {
  const seen = new Set<string>();
  for (const seat of clockwiseFrom(g, g.state.turn)) {
    const { ready, torpor } = playerOf(g, seat).zones;
    for (const id of [...ready, ...torpor]) {
      const claim = isVampire(g, id) ? claimOf(g, id) : undefined;
      if (claim === undefined || seen.has(claim)) continue;
      seen.add(claim);
      contestTitle(g, claim);
    }
  }
}

function contestTitle(g: G, claim: string): void {
  const rivals = claimants(g, claim);
  if (rivals.length < 2) return;
  for (const id of rivals) {
    const title = claimedTitle(g, id);
    if (title && !playOf(g, id).titleContested && forbid('V-CON-017', whyNotHold(g, id, title) !== undefined))
      yieldTitle(g, id);
  }
  const left = claimants(g, claim);
  if (left.length < 2) return;
  for (const id of left) {
    const play = playOf(g, id);
    if (play.titleContested) continue;
    play.titleContested = true;
    g.emit({ type: 'title contested', card: refer(g.state, id, true), title: claimedTitle(g, id)?.rank });
  }
}

/** A position may start with several copies of a unique card or several claims to a title. */
export function contestFromTheStart(g: G): void {
  for (let id = 0 as CardId; id < g.state.cards.length; id++)
    if (
      isInPlay(g, id) &&
      isUnique(g, id) &&
      copiesOf(g, id).some((copy) => controllerOf(g, copy) !== controllerOf(g, id))
    )
      checkUnique(g, id);
  checkTitleConflicts(g);
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

/** Whether anybody else still contests the same card or title. */
function isOpen(g: G, { card, title }: Contest): boolean {
  if (!title)
    return g.state.cards.some(
      (other, id) => other.place === 'contested' && id !== card && isSame(g, id as CardId, card),
    );
  const claim = claimOf(g, card);
  return claim !== undefined && claimants(g, claim).length > 1;
}

/** V-CON-011, V-CON-018 What a vampire burns to go on contesting its title. */
function titleCost(g: G, id: CardId): number {
  const against = claimants(g, claimOf(g, id) as string).some(
    (other) => other !== id && claimedTitle(g, other)?.rank !== 'baron',
  );
  return 1 + (claimedTitle(g, id)?.rank === 'baron' && against ? g.edition.baronSurcharge : 0);
}

/** V-CON-012, V-CON-013 Why a title must be yielded. */
function whyNotPay(g: G, { card, title }: Contest): string | undefined {
  if (!title) return undefined;
  return forbid('V-CON-013', !isReady(g, card)) ?? forbid('V-CON-012', playOf(g, card).counters < titleCost(g, card));
}

/**
 * V-UNL-004, V-CON-005 to V-CON-007, V-CON-010 to V-CON-015 In his unlock phase a player first gets back what nobody contests any
 * more, then pays for or yields each card and each title he contests, in the order he likes.
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
    else burn(g, card); // V-CON-006
  }
}

/** What a seat might think of doing about its contests, with what forbids it; read by `explain`. */
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

/** V-CON-007, V-CON-014 What nobody else contests any more is the player's again. */
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
  else burnPool(g, seat, 1);
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
