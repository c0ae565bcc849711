/** The cards that a game's decks are known for: pages show their pictures. */
import { setImmediate } from 'node:timers/promises';
import type { Hosting, OfferedDeck } from '@praxis/contract';
import type { DeckCovers, PicturedCard } from '@praxis/protocol/http.ts';
import { playableCards } from './playable-cards.ts';

const known = new WeakMap<Hosting, Promise<DeckCovers>>();

/**
 * Made once, and only when a page asks: it needs the faces of all cards of all decks. Others are served between two
 * decks.
 */
export function deckCovers(hosting: Hosting): Promise<DeckCovers> {
  const covers = known.get(hosting) ?? coversOf(hosting);
  known.set(hosting, covers);
  return covers;
}

async function coversOf(hosting: Hosting): Promise<DeckCovers> {
  const covers: Record<string, PicturedCard> = {};
  for (const deck of hosting.decks) {
    const cover = coverOf(hosting, deck);
    if (cover) covers[deck.id] = cover;
    await setImmediate();
  }
  return covers;
}

function coverOf(hosting: Hosting, { deck, editions }: OfferedDeck): PicturedCard | undefined {
  const cards = playableCards(hosting, editions?.[0] ?? hosting.choices.editions[0]);
  const faces = Object.keys(deck).flatMap((key) => {
    const card = cards.named(key, 'en');
    return card ? [{ ...card.face, id: card.id }] : [];
  });
  const { greatestBy = '' } = hosting;
  const worth = ({ marks }: PicturedCard): number => Number(marks[greatestBy] ?? 0);
  const [first, ...rest] = faces;
  if (!first) return undefined;
  // Of equals it is the one that the list names first.
  const { id, kind, marks, listed } = rest.reduce((best, face) => (worth(face) > worth(best) ? face : best), first);
  return { id, kind, marks, ...(listed === undefined ? {} : { listed }) };
}
