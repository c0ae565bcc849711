/** Chapter 33: titles, and the vampires that can hold them. */

import { type CardId, forbid } from '@praxis/engine';
import { cardOf, defOf, type G, type Title } from '../state/state.ts';
import { isSaid } from '../state/words.ts';
import { isVampire } from './cards.ts';
import { claimedTitle, clanOf, ownBonus } from './printed.ts';
import { isOfSect, sectOf } from './sects.ts';

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
    forbid('V-GEN-001', isSaid(g, 'cannot have a title') && ownBonus(g, id, 'cannot have a title') > 0) ??
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

/** V-TTL-015, V-VOT-011 Votes by its text may count as a title of the vampire's own. */
export function isTitled(g: G, id: CardId): boolean {
  if (titleOf(g, id) !== undefined) return true;
  return isVampire(g, id) && ownVotes(g, id) > 0 && areVotesTitle(g, id);
}

/** V-TTL-015 Those of Independents are a title, in 2000 all are; V-AMB-35 what the card prints so stays one in another sect. */
function areVotesTitle(g: G, id: CardId): boolean {
  if (g.edition.votesAreTitle === 'any sect') return true;
  const { titledVotes, sect } = defOf(g, id);
  return titledVotes === true || sect === 'Independent' || sectOf(g, id) === 'Independent';
}

/** A card on the vampire may represent a title of its own, which only an Independent can use (V-TTL-015). */
function titleVotes(g: G, id: CardId): number {
  if (!isSaid(g, 'title votes') || sectOf(g, id) !== 'Independent') return 0;
  let votes = 0;
  for (const each of cardOf(g, id).play?.with ?? [])
    for (const ability of defOf(g, each).abilities ?? [])
      if ('always' in ability && ability.always === 'modify' && ability.stat === 'title votes')
        votes = Math.max(votes, Number(ability.amount));
  return votes;
}

/** Votes by card text, without a title. They are a title of their own in this: another title replaces them (V-TTL-001). */
export function ownVotes(g: G, id: CardId): number {
  const given = titleVotes(g, id);
  if (given > 0) return given;
  const votes = defOf(g, id).votes ?? 0;
  if (votes === 0 || !isVampire(g, id)) return votes;
  const { play } = cardOf(g, id);
  const replaced = play !== undefined && (play.titleLost || play.title !== undefined);
  return replaced && areVotesTitle(g, id) ? 0 : votes;
}

/**
 * The claim that makes a title unique, or undefined if it is not: two vampires with the same claim contest it. A city
 * has one title (V-TTL-006, V-TTL-010, V-TTL-014), a clan one justicar (V-TTL-007), one kholo (V-TTL-013) and in fifth
 * one member of the Inner Circle (V-TTL-008); there is one regent. Primogen, bishop, priscus, cardinal and magaji are
 * not unique (V-TTL-005, V-TTL-011, V-TTL-013).
 */
export function claimOf(g: G, id: CardId): string | undefined {
  const title = claimedTitle(g, id);
  if (!title || g.edition.titleVotes[title.rank] === undefined) return undefined;
  if (g.edition.cityTitles.includes(title.rank)) return title.of === undefined ? undefined : `city ${title.of}`;
  if (isOfClan(g, title.rank)) return `${title.rank} ${clanOfTitle(g, id, title)}`;
  return title.rank === 'regent' ? 'regent' : undefined;
}
