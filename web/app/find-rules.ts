/** Searching the catalogue of rules. */
import type { CatalogueRule } from '@praxis/contract';
import { plainText } from '@praxis/protocol';

/** The rules whose id, chapter or statement has all the words, in the order of the catalogue; those named by their id come first. */
export function foundRules(
  rules: readonly CatalogueRule[],
  wanted: string,
  edition: string | undefined,
): readonly CatalogueRule[] {
  const words = plainText(wanted).split(/\s+/).filter(Boolean);
  const found = rules.filter(({ id, chapter, statement, editions }) => {
    if (edition !== undefined && !editions.some((each) => each.edition === edition)) return false;
    const text = plainText(`${id} ${chapter} ${statement}`);
    return words.every((word) => text.includes(word));
  });
  const named = (rule: CatalogueRule): number => (plainText(rule.id) === words[0] ? 0 : 1);
  return found.toSorted((a, b) => named(a) - named(b));
}
