/**
 * The look of a name: two names that nobody can tell apart have the same skeleton, as Unicode's security mechanisms
 * (UTS #39) define it. The table is made from Unicode's data by `scripts/confusables.ts`; decision 014 gives the reason
 * why no library is used.
 */
import confusables from './confusables.json' with { type: 'json' };

const PROTOTYPES = new Map(
  Object.entries(confusables.alike).flatMap(([target, sources]) => [...sources].map((each) => [each, target] as const)),
);

/** UTS #39, section 4. */
export function skeleton(text: string): string {
  const mapped = [...text.normalize('NFD')].map((each) => PROTOTYPES.get(each) ?? each).join('');
  return mapped.normalize('NFD');
}

/**
 * Removes differences that are easily overlooked: the case of letters, spaces and punctuation. A small i and a small l
 * look too much alike.
 */
function plain(text: string): string {
  return skeleton(text.toLowerCase())
    .toLowerCase()
    .replace(/[\p{Z}\p{P}]/gu, '')
    .replaceAll('i', 'l');
}

/**
 * The keys by which a name is compared with others: names are alike if they share a key. Letters may look like others
 * only in one case, so there is one key for the name as written and one for its small letters.
 */
export function nameKeys(name: string): readonly string[] {
  const compatible = name.normalize('NFKC');
  return [...new Set([plain(skeleton(compatible)), plain(compatible)])];
}
