/** Compares what two worlds of `testing-two-worlds.ts` have shown to everybody who cannot know how they differ. */
import type { End, Seen, World } from './testing-two-worlds.ts';

/**
 * From when on the worlds need not be the same: the rules have shown a card, or a seat is asked in one of them only.
 */
export function endOf(one: World, other: World): End {
  const key = ({ at, why }: End): string => `${at} ${why}`;
  const alone = (these: readonly End[], those: readonly End[]): readonly End[] => {
    const known = new Set(those.map(key));
    return these.filter((each) => !known.has(key(each)));
  };
  const asked = [...alone(one.askedAgain, other.askedAgain), ...alone(other.askedAgain, one.askedAgain)];
  return [one.end, other.end, ...asked].reduce((first, each) => (each.at < first.at ? each : first));
}

/**
 * How many moves came after the server had stored other entries in one world than in the other: from there on anything
 * that follows from them, if only their number, would show.
 */
export function testedMoves(one: World, other: World, until: number): number {
  const differs = one.heads.findIndex(({ at, text }, index) => {
    const there = other.heads[index];
    return there?.at !== at || there.text !== text;
  });
  const from = one.heads[differs]?.at ?? Number.POSITIVE_INFINITY;
  return one.moves.filter(({ at }) => at > from && at < until).length;
}

export interface Difference {
  readonly audience: string;
  /** The first messages that differ, with their times; undefined if there is none. */
  readonly one: string | undefined;
  readonly other: string | undefined;
}

/** For each audience the first difference, if there is any. */
export function differencesOf(one: World, other: World, until: number): readonly Difference[] {
  const cut = (all: readonly Seen[] = []): readonly string[] =>
    all.filter(({ at }) => at < until).map(({ at, text }) => `${at} ${text}`);
  return [...new Set([...one.seen.keys(), ...other.seen.keys()])].flatMap((audience) => {
    const [here, there] = [cut(one.seen.get(audience)), cut(other.seen.get(audience))];
    const length = Math.max(here.length, there.length);
    for (let at = 0; at < length; at++)
      if (here[at] !== there[at]) return [{ audience, one: here[at], other: there[at] }];
    return [];
  });
}
