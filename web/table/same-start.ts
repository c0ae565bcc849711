/** Answers that begin like the one before: the eye goes on where they differ. */

/** A shorter start is read as quickly as it is passed over. */
const WORDS_MIN = 4;

/** The number of letters with which a text begins like the one before it, in whole words. */
export function sameStart(before: string | undefined, text: string): number {
  if (before === undefined || before === text) return 0;
  const words = text.split(' ');
  const others = before.split(' ');
  const differs = words.findIndex((word, index) => word !== others[index]);
  const same = differs < 0 ? words.length - 1 : differs;
  return same < WORDS_MIN ? 0 : words.slice(0, same).join(' ').length;
}
