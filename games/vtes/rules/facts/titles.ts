/** Chapter 33: titles, the votes they bring, and who can hold them. */

import { type CardId, forbid, refer } from '@praxis/engine';
import { checkTitleConflicts } from '../changes/contests.ts';
import { burn, isInPlay, isVampire } from '../changes/general.ts';
import { cardOf, defOf, type G, playOf, type Title } from '../state/state.ts';
import { isOfSect, sectOf } from './sects.ts';
import { bonus, claimedTitle, clanOf } from './values.ts';

/** V-TTL-004, V-TTL-009, V-TTL-013, V-TTL-014 Only vampires of this sect can hold the title. */
export const SECT_OF: Readonly<Record<string, string>> = {
  primogen: 'Camarilla',
  prince: 'Camarilla',
  justicar: 'Camarilla',
  'inner circle': 'Camarilla',
  bishop: 'Sabbat',
  archbishop: 'Sabbat',
  priscus: 'Sabbat',
  cardinal: 'Sabbat',
  regent: 'Sabbat',
  magaji: 'Laibon',
  kholo: 'Laibon',
  baron: 'Anarch',
};

const SECT_RULE: Readonly<Record<string, string>> = {
  Camarilla: 'V-TTL-004',
  Sabbat: 'V-TTL-009',
  Laibon: 'V-TTL-013',
  Anarch: 'V-TTL-014',
};
const CLAN_RULE: Readonly<Record<string, string>> = {
  justicar: 'V-TTL-007',
  'inner circle': 'V-TTL-008',
  kholo: 'V-TTL-013',
};

/** The mark of a card that stands for the title of the vampire it is on (V-CARD-033). */
const TITLE_CARD = 'title card';

/** Titles that belong to a clan are held only by vampires of that clan (V-TTL-007, V-TTL-008, V-TTL-013). */
function isOfClan(g: G, rank: string): boolean {
  return rank === 'justicar' || rank === 'kholo' || (rank === 'inner circle' && g.edition.innerCircleUnique);
}

/** The clan that a title belongs to: the one it names, else the one printed on its holder. */
function clanOfTitle(g: G, id: CardId, title: Title): string | undefined {
  return title.of ?? defOf(g, id).clan;
}

/** Why a vampire cannot receive or use a title: V-TTL-002 with the rule on the kind of title, or nothing. */
export function whyNotHold(g: G, id: CardId, title: Title): string | undefined {
  const sect = SECT_OF[title.rank];
  return (
    // A title that the edition does not know is none.
    (g.edition.titleVotes[title.rank] === undefined ? 'V-TTL-001' : undefined) ??
    (sect === undefined ? undefined : forbid(SECT_RULE[sect] as string, !isOfSect(g, id, sect))) ??
    (isOfClan(g, title.rank)
      ? forbid(CLAN_RULE[title.rank] as string, clanOf(g, id) !== clanOfTitle(g, id, title))
      : undefined)
  );
}

/** The title that a vampire may use now: not contested (V-CON-010), and of the right sect and clan (V-TTL-003). */
export function titleOf(g: G, id: CardId): Title | undefined {
  const title = claimedTitle(g, id);
  if (!title || cardOf(g, id).play?.titleContested) return undefined;
  if (g.edition.titleVotes[title.rank] === undefined) return undefined;
  return forbid('V-TTL-003', whyNotHold(g, id, title) !== undefined) ? undefined : title;
}

/** V-TTL-012 A text that names cardinals means the regent too in third. */
export function hasTitle(g: G, id: CardId, ranks: readonly string[]): boolean {
  const rank = titleOf(g, id)?.rank;
  if (rank === undefined) return false;
  return ranks.includes(rank) || (rank === 'regent' && g.edition.regentIsCardinal && ranks.includes('cardinal'));
}

/** V-TTL-015, V-VOT-011 An Independent with votes by its text counts as having a title of its own; 2000: any vampire does. */
export function isTitled(g: G, id: CardId): boolean {
  if (titleOf(g, id) !== undefined) return true;
  if (!isVampire(g, id) || ownVotes(g, id) === 0) return false;
  return g.edition.votesAreTitle === 'any sect' || sectOf(g, id) === 'Independent';
}

/** Votes by card text, without a title. They are a title of their own in this: another title replaces them (V-TTL-001). */
function ownVotes(g: G, id: CardId): number {
  const votes = defOf(g, id).votes ?? 0;
  if (votes === 0 || !isVampire(g, id)) return votes;
  const title = cardOf(g, id).play?.title;
  const counts = g.edition.votesAreTitle === 'any sect' || sectOf(g, id) === 'Independent';
  return title !== undefined && counts ? 0 : votes;
}

/** V-VOT-007 to V-VOT-011, V-VOT-013 The votes a minion brings into every referendum, locked or not. */
export function votesOf(g: G, id: CardId): number {
  const title = titleOf(g, id);
  const votes = title ? (g.edition.titleVotes[title.rank] ?? 0) : 0;
  return Math.max(0, votes + ownVotes(g, id) + bonus(g, id, 'votes'));
}

/** V-VOT-016 One sub-vote for each priscus, and what other effects give. */
export function subVotesOf(g: G, id: CardId): number {
  return Math.max(0, (titleOf(g, id)?.rank === 'priscus' ? 1 : 0) + bonus(g, id, 'sub-votes'));
}

/**
 * What makes a title unique, or undefined if it is not: two vampires with the same claim contest it. A city has one title (V-TTL-006,
 * V-TTL-010, V-TTL-014), a clan one justicar (V-TTL-007), one kholo (V-TTL-013) and in fifth one member of the Inner Circle
 * (V-TTL-008); there is one regent. Primogen, bishop, priscus, cardinal and magaji are not unique (V-TTL-005, V-TTL-011, V-TTL-013).
 */
export function claimOf(g: G, id: CardId): string | undefined {
  const title = claimedTitle(g, id);
  if (!title || g.edition.titleVotes[title.rank] === undefined) return undefined;
  if (g.edition.cityTitles.includes(title.rank)) return title.of === undefined ? undefined : `city ${title.of}`;
  if (isOfClan(g, title.rank)) return `${title.rank} ${clanOfTitle(g, id, title)}`;
  return title.rank === 'regent' ? 'regent' : undefined;
}

/**
 * V-TTL-001, V-TTL-002 Gives a title to a vampire of the right sect and clan; the one it had is gone, even if the new one is lower.
 * A contested title is thereby yielded (V-CON-016). `byCard` is the card that stands for the title, or -1. False if the vampire
 * cannot hold it: the card then has nothing to stand for and is burned.
 */
export function giveTitle(g: G, id: CardId, title: Title, byCard: CardId | -1): boolean {
  const standsForIt = byCard !== -1 && cardOf(g, byCard).play?.on === id;
  if (!isInPlay(g, id) || forbid('V-TTL-002', whyNotHold(g, id, title) !== undefined)) {
    if (standsForIt) burn(g, byCard);
    return false;
  }
  const play = playOf(g, id);
  if (play.titleContested) yieldTitle(g, id);
  else dropTitleCard(g, id, g.edition.lostTitleBurnsCard);
  play.title = title;
  if (standsForIt) playOf(g, byCard).marks.push(TITLE_CARD);
  g.emit({
    type: 'title gained',
    card: refer(g.state, id, true),
    title: title.rank,
    ...(title.of ? { of: title.of } : {}),
  });
  checkTitleConflicts(g);
  return true;
}

/** V-CARD-033 The title is gone; the card that stood for it is burned (2000: only when it is yielded). */
export function loseTitle(g: G, id: CardId): void {
  removeTitle(g, id, g.edition.lostTitleBurnsCard);
}

/** V-CON-015 A yielded title is gone for the rest of the game, for this vampire. */
export function yieldTitle(g: G, id: CardId): void {
  const title = claimedTitle(g, id);
  removeTitle(g, id, true);
  if (title) g.state.yieldedTitles.push({ ...title, card: id });
}

function removeTitle(g: G, id: CardId, burnsCard: boolean): void {
  const { play } = cardOf(g, id);
  if (!play || !claimedTitle(g, id)) return;
  play.title = null;
  play.titleContested = false;
  g.emit({ type: 'title lost', card: refer(g.state, id, true) });
  dropTitleCard(g, id, burnsCard);
}

/** The card stops standing for the title, and is burned if the rules say so. */
function dropTitleCard(g: G, id: CardId, burns: boolean): void {
  for (const each of [...playOf(g, id).with]) {
    const { marks } = playOf(g, each);
    const at = marks.indexOf(TITLE_CARD);
    if (at < 0) continue;
    marks.splice(at, 1);
    if (burns) burn(g, each);
  }
}

/** V-CARD-033 The other way round: without the card there is no title. Called when a card leaves the vampire it was on. */
export function titleCardGone(g: G, card: CardId, host: CardId): void {
  const { marks } = playOf(g, card);
  const at = marks.indexOf(TITLE_CARD);
  if (at < 0) return;
  marks.splice(at, 1);
  if (cardOf(g, host).play) removeTitle(g, host, false);
}
