/** The facts by which cards can be found: of those that can be played, and of those that only lists know. */
import type { Facet } from '@praxis/protocol';

/** The values of both, each once. */
export function mergedFacets(own: readonly Facet[], other: readonly Facet[], language: string): readonly Facet[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const merged = own.map((facet) => {
    const more = other.find(({ fact }) => fact === facet.fact)?.values ?? [];
    return { ...facet, values: [...new Set([...facet.values, ...more])].sort(compare) };
  });
  return [...merged, ...other.filter(({ fact }) => own.every((facet) => facet.fact !== fact))];
}
