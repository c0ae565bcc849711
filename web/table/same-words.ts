/** Words that answers have in common with the ones beside them: the eye goes on where they differ. */

/** A shorter start is read as quickly as it is passed over. */
const WORDS_MIN = 4;

/** The number of letters with which a text begins like another one, in whole words. */
export function sameStart(other: string | undefined, text: string): number {
  if (other === undefined || other === text) return 0;
  const words = text.split(' ');
  const others = other.split(' ');
  const differs = words.findIndex((word, index) => word !== others[index]);
  const same = differs < 0 ? words.length - 1 : differs;
  return same < WORDS_MIN ? 0 : words.slice(0, same).join(' ').length;
}

/** The texts without the words with which all of them end; each keeps its first one. */
export function withoutSameEnd(texts: readonly string[]): readonly string[] {
  const all = texts.map((text) => text.split(' '));
  const most = Math.min(...all.map(({ length }) => length)) - 1;
  let same = 0;
  while (texts.length > 1 && same < most && all.every((words) => words.at(-1 - same) === all[0]?.at(-1 - same))) same++;
  return all.map((words) => words.slice(0, words.length - same).join(' '));
}

/** What answers that follow each other begin and end with; `opens` with the first of them. */
export interface Frame {
  readonly start: number;
  readonly end: number;
  readonly opens: boolean;
}

/** Fewer are read as quickly in whole sentences. */
const FRAMED_MIN = 3;

type Words = readonly string[];

/** The number of words with which both begin; something is left of each. A number belongs to what it counts. */
function sharedStart(one: Words, other: Words): number {
  const most = Math.min(one.length, other.length) - 1;
  let same = 0;
  while (same < most && one[same] === other[same]) same++;
  while (same > 0 && /^\d+$/.test(one[same - 1] as string)) same--;
  return same;
}

/** The longest run from here whose texts share as much of their start as possible; its end, and the shared words. */
function runFrom(all: readonly (Words | undefined)[], from: number): { to: number; start: number } | undefined {
  const first = all[from];
  const second = all[from + 1];
  if (!first || !second) return undefined;
  for (let start = sharedStart(first, second); start > 0; start = sharedStart(first, first.slice(0, start))) {
    let to = from + 1;
    while (to < all.length && sharedStart(first, all[to] ?? []) >= start) to++;
    if (to - from >= FRAMED_MIN) return { to, start };
  }
  return undefined;
}

/**
 * For each text the letters that it shares at its start and at its end with all others of its run: texts that follow each
 * other and begin alike. Something is left of each text. Those without a value are in no run.
 */
export function frames(texts: readonly (string | undefined)[]): readonly (Frame | undefined)[] {
  const all = texts.map((text) => text?.split(' '));
  const result: (Frame | undefined)[] = texts.map(() => undefined);
  const lettersOf = (words: Words): number => (words.length === 0 ? 0 : words.join(' ').length + 1);
  for (let from = 0; from < all.length; ) {
    const found = runFrom(all, from);
    if (!found) {
      from++;
      continue;
    }
    const { to, start } = found;
    const run = all.slice(from, to) as readonly Words[];
    const most = Math.min(...run.map(({ length }) => length)) - 1;
    let end = 0;
    while (start + end < most && run.every((words) => words.at(-1 - end) === run[0]?.at(-1 - end))) end++;
    for (const [index, words] of run.entries())
      result[from + index] = {
        start: lettersOf(words.slice(0, start)),
        end: lettersOf(words.slice(words.length - end)),
        opens: index === 0,
      };
    from = to;
  }
  return result;
}
