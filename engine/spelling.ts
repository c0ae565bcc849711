/** Names as people spell them: blind to case, accents, articles and punctuation, and what a misspelt one may have meant. */
import { words } from './sentence.ts';

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
