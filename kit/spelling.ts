/** Names as people spell them: blind to case, accents, articles and punctuation, and what a misspelt one may have meant. */
import { words } from './language/words.ts';

/** What two spellings of a name have in common. */
export function plainName(name: string): string {
  return words(name).join(' ');
}

const NEAREST = 3;

/** The names that look most like a misspelt one. */
export function nearest(names: Iterable<string>, name: string): readonly string[] {
  const wanted = plainName(name);
  const limit = Math.max(2, Math.ceil(wanted.length / 2));
  return [...new Set(names)]
    .map((each) => ({ each, far: distance(plainName(each), wanted) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far)
    .slice(0, NEAREST)
    .map(({ each }) => each);
}

/** So many misspelt names of one text are looked at: who has more of them has another problem. */
const SUGGESTIONS_MAX = 20;
/** Of more names than this only those are compared that begin with the same letter. */
const NAMES_MAX = 1_000;
/** No name is as long. */
const LENGTH_MAX = 80;

const initial = (name: string): string | undefined => plainName(name)[0];
const sorted = new WeakMap<readonly string[], ReadonlyMap<string | undefined, readonly string[]>>();

/** What the misspelt names of a text may have meant, without comparing each with tens of thousands of names. */
export function suggestions(names: readonly string[]): (name: string) => readonly string[] {
  let asked = 0;
  return (name) => {
    if (++asked > SUGGESTIONS_MAX) return [];
    const written = name.slice(0, LENGTH_MAX);
    if (names.length <= NAMES_MAX) return nearest(names, written);
    const byInitial = sorted.get(names) ?? Map.groupBy(names, initial);
    sorted.set(names, byInitial);
    return nearest(byInitial.get(initial(written)) ?? [], written);
  };
}

/** How many letters of `b` have to be changed, added or dropped to give `a`; its beginning alone is near. */
function distance(a: string, b: string): number {
  if (a.startsWith(b)) return 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((next[j - 1] as number) + 1, (row[j] as number) + 1, (row[j - 1] as number) + same));
    }
    row = next;
  }
  return row[b.length] as number;
}
