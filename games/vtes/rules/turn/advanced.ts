/** Chapter 29: Advanced vampires and merging. V-ADV-001 Unmerged, an Advanced card is a vampire like any other. */

import { type CardId, EVERYBODY, forbid, refer, type Seat } from '@praxis/engine';
import { checkTitleConflicts } from '../changes/contests.ts';
import { drainExcess } from '../changes/counters.ts';
import { burnBlood } from '../changes/losing.ts';
import { changed } from '../changes/marks.ts';
import { burn } from '../changes/moving.ts';
import { changeSectOrClan } from '../changes/sects.ts';
import { sectBehindMergeIcon, sectOf } from '../facts/sects.ts';
import { cardOf, defOf, type G, type InPlay, playerOf, playOf } from '../state/state.ts';

/** V-ADV-002 */
const MERGE_TRANSFERS = 4;

/** The other version of a vampire: same name, one of them Advanced. */
function isOtherVersion(g: G, a: CardId, b: CardId): boolean {
  const [one, other] = [defOf(g, a), defOf(g, b)];
  return one.kind === 'vampire' && one.name === other.name && (one.advanced === true) !== (other.advanced === true);
}

/** The vampires that a player controls and with which an uncontrolled card of his could be merged. */
export function mergePartners(g: G, seat: Seat, card: CardId): CardId[] {
  if (defOf(g, card).kind !== 'vampire') return [];
  const { ready, torpor } = playerOf(g, seat).zones;
  return [...ready, ...torpor].filter((id) => isOtherVersion(g, id, card) && playOf(g, id).merged === undefined);
}

/** V-ADV-002 One version is controlled, the other uncontrolled; 4 transfers and 1 pool. */
export function whyNotMerge(g: G, seat: Seat, card: CardId): string | undefined {
  if (!g.edition.advanced) return 'V-ADV-002';
  const { transfers, pool } = playerOf(g, seat);
  const { place, at } = cardOf(g, card);
  return (
    forbid('V-ADV-002', transfers < MERGE_TRANSFERS) ??
    (pool < 1 || at !== seat || place !== 'uncontrolled' || mergePartners(g, seat, card).length === 0
      ? 'V-ADV-002'
      : undefined)
  );
}

/**
 * V-ADV-003 to V-ADV-006 The Advanced card lies on top and both are one vampire. Counters and cards on the version in
 * play stay; those on the incoming one are burned (V-AMB-27 so in third too).
 */
export function merge(g: G, seat: Seat, incoming: CardId): void {
  const [inPlay] = mergePartners(g, seat, incoming);
  if (inPlay === undefined) return;
  const { with: on } = playOf(g, incoming);
  while (on.length > 0) burn(g, on[0] as CardId);
  burnBlood(g, incoming, playOf(g, incoming).counters);
  const { zones } = playerOf(g, seat);
  zones.uncontrolled.splice(zones.uncontrolled.indexOf(incoming), 1);
  const play = playOf(g, inPlay);
  const advanced = defOf(g, incoming).advanced === true;
  const [top, under] = advanced ? [incoming, inPlay] : [inPlay, incoming];
  // V-ADV-009 The vampire leaves the sect that it belongs to, also one that it has joined since, for that of the merged text.
  const sect = sectBehindMergeIcon(g, top);
  if (sect !== undefined) play.sect = sectOf(g, inPlay);
  if (advanced) takeThePlaceOf(g, incoming, inPlay, play);
  const below = cardOf(g, under);
  below.place = 'merged';
  below.at = seat;
  below.play = undefined;
  below.seen = EVERYBODY;
  play.merged = under;
  changed(g);
  drainExcess(g, top);
  g.emit({ type: 'merged', seat, card: refer(g.state, top, true) });
  if (sect !== undefined) changeSectOrClan(g, top, { sect });
  checkTitleConflicts(g);
}

/**
 * V-ADV-004, V-ADV-006 The Advanced card takes over the base card's counters, the cards on it and the effects about it.
 */
function takeThePlaceOf(g: G, top: CardId, base: CardId, play: InPlay): void {
  const [card, was] = [cardOf(g, top), cardOf(g, base)];
  const region = playerOf(g, was.at).zones[was.place === 'torpor' ? 'torpor' : 'ready'];
  region.splice(region.indexOf(base), 1, top);
  card.place = was.place;
  card.at = was.at;
  card.play = play;
  card.seen = EVERYBODY;
  for (const each of play.with) playOf(g, each).on = top;
  g.state.lasting = g.state.lasting.map((effect) => (effect.card === base ? { ...effect, card: top } : effect));
  for (const { play: other } of g.state.cards) {
    if (other?.chosen === base) other.chosen = top;
    if (other?.second === base) other.second = top;
  }
}
