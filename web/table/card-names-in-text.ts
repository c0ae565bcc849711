/** Finds the names of cards in a line, so that readers can look at the cards. */
import type { SentEvent } from '@praxis/protocol';

type Linked = NonNullable<SentEvent['cards']>[number];
/** `mark`: the punctuation behind a name, which never begins a line. */
export type Part = string | { readonly text: string; readonly card: Linked; readonly mark?: string };

export function linkedParts(line: string, cards: readonly Linked[] = []): readonly Part[] {
  // Longer names first: one may hold another.
  const byLength = cards.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length);
  let parts: readonly Part[] = [line];
  for (const card of byLength) parts = parts.flatMap((part) => (typeof part === 'string' ? split(part, card) : [part]));
  return parts;
}

function split(text: string, card: Linked): readonly Part[] {
  const at = text.indexOf(card.name);
  if (at < 0) return [text];
  const end = at + card.name.length;
  const mark = /^[,.;:!?)]+/.exec(text.slice(end))?.[0];
  const name = { text: card.name, card, ...(mark === undefined ? {} : { mark }) };
  return [text.slice(0, at), name, text.slice(end + (mark?.length ?? 0))].filter((part) => part !== '');
}
