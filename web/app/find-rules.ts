/** Searching the rule index. */
import type { IndexedRule } from '@praxis/contract';
import { plainText } from '@praxis/protocol';

/** The rules whose id, chapter or statement has all the words, in the order of the rule index; those named by their id come first. */
export function foundRules(
  rules: readonly IndexedRule[],
  wanted: string,
  edition: string | undefined,
): readonly IndexedRule[] {
  const words = plainText(wanted).split(/\s+/).filter(Boolean);
  const found = rules.filter(({ id, chapter, statement, editions }) => {
    if (edition !== undefined && !editions.some((each) => each.edition === edition)) return false;
    const text = plainText(`${id} ${chapter} ${statement}`);
    return words.every((word) => text.includes(word));
  });
  const named = (rule: IndexedRule): number => (plainText(rule.id) === words[0] ? 0 : 1);
  return found.toSorted((a, b) => named(a) - named(b));
}

interface Chapter {
  readonly chapter: string;
  readonly rules: readonly IndexedRule[];
}

/** The chapters in the order of their rules. A rule that is named by its id comes first and may bring its chapter twice. */
export function byChapter(rules: readonly IndexedRule[]): readonly Chapter[] {
  const chapters: { readonly chapter: string; readonly rules: IndexedRule[] }[] = [];
  for (const rule of rules) {
    const last = chapters.at(-1);
    if (last?.chapter === rule.chapter) last.rules.push(rule);
    else chapters.push({ chapter: rule.chapter, rules: [rule] });
  }
  return chapters;
}
