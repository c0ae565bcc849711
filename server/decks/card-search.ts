/**
 * Finds playable cards and cards that only lists know. The search index is made once per game, edition and language.
 */
import type { CardLists, Hosting, Language } from '@praxis/contract';
import {
  type CardWish,
  facetsOf,
  foundCards,
  isEmptyWish,
  type SearchableCard,
  searchable,
} from '@praxis/protocol/card-search.ts';
import type { CardListFacts, FoundCard, FoundCards } from '@praxis/protocol/http.ts';
import { gently } from '../base/gently.ts';
import { PAGE_CARDS, type PlayableCards, playableCards } from './playable-cards.ts';

export class CardSearch {
  readonly #hosting: Hosting;
  readonly #playable: PlayableCards;
  /** Those that only lists know. */
  readonly #others: CardLists['cards'];
  readonly #searchable = new Map<Language, Promise<readonly SearchableCard[]>>();
  readonly #facts = new Map<Language, Promise<CardListFacts>>();

  constructor(hosting: Hosting, edition: string, lists: CardLists | undefined) {
    this.#hosting = hosting;
    this.#playable = playableCards(hosting, edition);
    this.#others = lists?.cards ?? [];
  }

  /** A page of the playable ones, and the first of the others, of which none are shown without a wish. */
  async find(wish: CardWish, language: Language, from = 0): Promise<FoundCards> {
    const playable = await this.#playable.find(wish, language, from);
    if (isEmptyWish(wish)) return { playable, total: 0, cards: [] };
    const found = foundCards(await this.#searchableIn(language), wish);
    const shownOnes = found.slice(0, PAGE_CARDS).flatMap((index) => {
      const card = this.#others[index];
      return card ? [shown(card, language)] : [];
    });
    return { playable, total: found.length, cards: shownOnes };
  }

  /** The facts by which both kinds can be found. */
  facts(language: Language): Promise<CardListFacts> {
    const known = this.#facts.get(language) ?? this.#makeFacts(language);
    this.#facts.set(language, known);
    return known;
  }

  async #makeFacts(language: Language): Promise<CardListFacts> {
    const others = await gently(this.#others, (card) => card.face(language));
    const faces = [...(await this.#playable.faces(language)), ...others];
    const facets = facetsOf(faces, this.#hosting.labels(language), language);
    return { cards: this.#others.length, facets };
  }

  #searchableIn(language: Language): Promise<readonly SearchableCard[]> {
    const labels = this.#hosting.labels(language);
    const known =
      this.#searchable.get(language) ??
      gently(this.#others, (card) => searchable(card.face(language), card.listed, labels));
    this.#searchable.set(language, known);
    return known;
  }
}

export function shown({ id, listed, face }: CardLists['cards'][number], language: Language): FoundCard {
  return { id, listed, face: face(language) };
}
