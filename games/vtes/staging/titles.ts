/** Titles as scenarios write them: `prince of Chicago`, `Toreador justicar`, `primogen`. */

import { plainName } from '@praxis/kit/spelling.ts';
import { SECT_OF } from '../rules/facts/titles.ts';

export interface WrittenTitle {
  readonly rank: string;
  readonly of?: string;
}

/** Titles that belong to a clan are written with the clan first. */
const CLAN_TITLES: readonly string[] = ['justicar', 'inner circle', 'kholo'];

/** The sect whose title it is; undefined for barons, whose sect depends on the edition. */
export function sectOfTitle(rank: string): string | undefined {
  return rank === 'baron' ? undefined : SECT_OF[rank];
}

/** Undefined if the text names no title of the edition. */
export function readTitle(written: string, ranks: readonly string[]): WrittenTitle | undefined {
  const text = written.replace(/ member\b/i, '');
  const plain = text.toLowerCase().replace(/\s+/g, ' ').trim();
  for (const rank of ranks) {
    if (plain === rank) return { rank };
    if (plain.startsWith(`${rank} of `))
      return {
        rank,
        of: text
          .trim()
          .slice(rank.length + ' of '.length)
          .trim(),
      };
    if (CLAN_TITLES.includes(rank) && plainName(text).endsWith(` ${rank}`))
      return { rank, of: text.trim().slice(0, -rank.length).trim() };
  }
  return undefined;
}

export function titleWords({ rank, of }: WrittenTitle): string {
  if (of === undefined) return rank;
  return CLAN_TITLES.includes(rank) ? `${of} ${rank}` : `${rank} of ${of}`;
}

export function belongsToClan(rank: string): boolean {
  return CLAN_TITLES.includes(rank);
}
