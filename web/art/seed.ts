/** The seed of a card's picture. */
import type { CardFace } from '@praxis/contract';

/** The same in every language. Cards from card lists have no definition, but an English name. */
export function seedOf({ id, listed, name }: CardFace): string {
  return id ?? (listed ?? name).toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
