/**
 * Guesses another player's unknown cards: the rest of a deck that everybody knows. It works with ids, because numbers
 * would reveal which cards are in the match.
 */
import type { Deck } from '@praxis/contract';
import { type Random, randomBelow, shuffle } from '@praxis/engine';
import { oncePer } from './once-per.ts';

/** How many of each card, by id. */
export type KnownDeck = ReadonlyMap<string, number>;

/**
 * The decks that everybody knows, by the ids of their cards, for any list of all cards. Cards that are not in the list
 * are left out.
 */
export function knownDecks<D extends { readonly id: string }>(
  decks: () => readonly Deck[],
  find: (pool: readonly D[], name: string) => number | undefined,
): (pool: readonly D[]) => readonly KnownDeck[] {
  return oncePer((pool: readonly D[]) =>
    decks().map((deck) => {
      const counts = new Map<string, number>();
      for (const [name, count] of Object.entries(deck)) {
        const def = pool[find(pool, name) ?? -1];
        if (def) counts.set(def.id, count);
      }
      return counts;
    }),
  );
}

interface Guessing {
  /** The decks that everybody knows. */
  readonly decks: readonly KnownDeck[];
  /** The ids of the player's cards that are known. */
  readonly seen: readonly string[];
  /** True if a card can be in this place. */
  fits(id: string): boolean;
  /** All cards that fit; needed only if no deck covers everything. */
  others(): readonly string[];
  readonly count: number;
  readonly random: Random;
}

/** The rest of the deck that best fits the known cards; any remainder comes from all cards. */
export function guessedCards({ decks, seen, fits, others, count, random }: Guessing): string[] {
  const rest = likelyRest(decks, countsOf(seen), fits);
  shuffle(random, rest);
  const guessed = rest.slice(0, count);
  if (guessed.length === count) return guessed;
  const all = others();
  while (guessed.length < count) guessed.push(all[randomBelow(random, all.length)] as string);
  return guessed;
}

function countsOf(ids: readonly string[]): KnownDeck {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** The rest of the deck that fits best, reduced to the cards that can be in this place. */
function likelyRest(decks: readonly KnownDeck[], seen: KnownDeck, fits: Guessing['fits']): string[] {
  let best: KnownDeck = new Map();
  let bestFit = -1;
  for (const deck of decks) {
    const fit = fitOf(deck, seen);
    if (fit <= bestFit) continue;
    bestFit = fit;
    best = deck;
  }
  const rest: string[] = [];
  for (const [id, count] of best) {
    const left = count - (seen.get(id) ?? 0);
    if (left > 0 && fits(id)) for (let copy = 0; copy < left; copy++) rest.push(id);
  }
  return rest;
}

/** How many of the cards seen could come from the deck. */
function fitOf(deck: KnownDeck, seen: KnownDeck): number {
  let fit = 0;
  for (const [id, count] of seen) fit += Math.min(count, deck.get(id) ?? 0);
  return fit;
}
