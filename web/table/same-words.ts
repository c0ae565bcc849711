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
