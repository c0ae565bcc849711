/** Y-TERM-019, Y-CTR-003 Chance picks a card: nobody can know which one. */
import { type CardId, randomBelow } from '@praxis/engine';
import { chanceOfName } from '../state/chance.ts';
import { defOf, type G } from '../state/state.ts';

export function randomCard(g: G, cards: readonly CardId[]): CardId {
  const { random } = g.state;
  const [scripted] = random.scripted ?? [];
  // A scenario scripts the card by its name.
  const named =
    scripted === undefined
      ? -1
      : cards.findIndex((id) => nameOf(g, id).some((name) => chanceOfName(name) === scripted));
  if (named >= 0 && random.scripted) random.scripted[0] = named;
  return cards[randomBelow(random, cards.length)] as CardId;
}

function nameOf(g: G, id: CardId): readonly string[] {
  const { name, as } = defOf(g, id);
  return as === undefined ? [name] : [name, as];
}
