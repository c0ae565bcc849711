/** Copies of a card in one's hand mean the same, so the list of choices names them once. The cards themselves stay offered. */
import type { View } from '@praxis/engine';
import type { Choice } from '@praxis/protocol';
import { HAND, handlesIn } from './context.ts';
import { cardThing, type Thing, type Tree } from './sentence.ts';

/** Cards with the same name here are interchangeable; undefined for a card that is like no other. */
export type CopyName = (card: number) => string | undefined;

/** Cards of the viewer's hand, by what is known of them. A card that was pointed at is meant itself. */
export function copiesInHand(view: View | undefined, about: readonly Thing[]): CopyName {
  if (!view || typeof view.viewer !== 'number') return () => undefined;
  const hand = new Set(handlesIn(view.seats[view.viewer], HAND));
  return (handle) => {
    const card = view.cards[handle];
    if (card?.def === undefined || !hand.has(handle) || about.includes(cardThing(handle))) return undefined;
    return JSON.stringify([card.def, card.counters, card.marks]);
  };
}

/** Copies lie beside each other, where the first of them came into the hand: a hand is read by its kinds of cards. */
export function copiesTogether(
  hand: readonly number[],
  defOf: (handle: number) => string | undefined,
): readonly { readonly handle: number; readonly isCopy: boolean }[] {
  const kinds = Map.groupBy(hand, (handle) => defOf(handle) ?? handle);
  return [...kinds.values()].flatMap((copies) => copies.map((handle, at) => ({ handle, isCopy: at > 0 })));
}

/** The first of each kind of choice, on every level. */
export function withoutCopies(tree: Tree, nameOf: CopyName): Tree {
  return {
    choices: firstOfEach(tree.choices, nameOf),
    loaded: new Map([...tree.loaded].map(([answer, choices]) => [answer, firstOfEach(choices, nameOf)])),
  };
}

function firstOfEach(choices: readonly Choice[], nameOf: CopyName): readonly Choice[] {
  const seen = new Set<string>();
  const kept: Choice[] = [];
  for (const choice of choices) {
    const key = keyOf(choice, nameOf);
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(choice.next ? { ...choice, next: firstOfEach(choice.next, nameOf) } : choice);
  }
  return kept;
}

/**
 * Members of a set are counted by the rules: after one copy others may follow. Only the last member is like its copies,
 * and so is the only one.
 */
function keyOf({ label, more, pieces, next }: Choice, nameOf: CopyName): string {
  const isLast = !more && pieces.length === 1;
  const names = pieces.map(({ key, say, card, list }) => {
    const name = card === undefined || (list && !isLast) ? undefined : nameOf(card);
    return name === undefined ? key : `${say} ${name}`;
  });
  return JSON.stringify([label, more, names, next?.map((each) => keyOf(each, nameOf))]);
}
