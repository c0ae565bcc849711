/** Chapter 10: how unique cards and titles become contested. The rest of a contest belongs to the unlock phase. */

import { type CardId, forbid, refer } from '@praxis/engine';
import { controllerOf, isInPlay, isVampire } from '../facts/cards.ts';
import { claimants, copied, copiesOf, isUnique } from '../facts/contests.ts';
import { ENTERED_MARK } from '../facts/entered.ts';
import { claimedTitle } from '../facts/printed.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { claimOf, whyNotHold } from '../facts/titles.ts';
import { has } from '../facts/values.ts';
import { cardOf, type G, playerOf, playOf } from '../state/state.ts';
import { drainExcess } from './counters.ts';
import { burn, move, removeTitle } from './moving.ts';

/** V-CON-002 to V-CON-004, V-CON-008 A card has come into play: if another copy is there, all of them are contested. */
export function checkUnique(g: G, id: CardId): void {
  if ((!isUnique(g, id) && copied(g, id) === id) || !isInPlay(g, id)) return;
  const copies = copiesOf(g, id);
  if (copies.length === 0) return;
  if (has(g, id, 'burns its namesake')) {
    for (const copy of copies) burn(g, copy);
    return;
  }
  const own = copies.some((copy) => controllerOf(g, copy) === controllerOf(g, id));
  if (forbid('V-CON-008', own && !g.edition.selfContest)) {
    g.emit({ type: 'second copy', card: refer(g.state, id, true) });
    burn(g, id);
    return;
  }
  for (const copy of [id, ...copies]) if (cardOf(g, copy).place !== 'contested') turnDown(g, copy);
}

/** V-CON-003 A contested copy lies face down and is out of play, with the cards on it. */
function turnDown(g: G, id: CardId): void {
  const play = playOf(g, id);
  // It came into play for a moment, so it keeps no more blood than it can hold (V-GEN-014).
  drainExcess(g, id);
  play.from = cardOf(g, id).place;
  play.host = play.on;
  play.marks = play.marks.filter((each) => !each.startsWith(ENTERED_MARK));
  move(g, id, 'contested', controllerOf(g, id));
  play.titleContested = false;
  g.emit({ type: 'contested', card: refer(g.state, id, true) });
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
    if (!title || playOf(g, id).titleContested) continue;
    if (forbid('V-CON-017', whyNotHold(g, id, title) !== undefined) || has(g, id, 'yields its title'))
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
  // They were contested before: nothing leaves the ready region now.
  g.state.departed = [];
}

/** V-CON-015 A yielded title is gone for the rest of the game, for this vampire. */
export function yieldTitle(g: G, id: CardId): void {
  const title = claimedTitle(g, id);
  removeTitle(g, id, true);
  if (title) g.state.yieldedTitles.push({ ...title, card: id });
}
