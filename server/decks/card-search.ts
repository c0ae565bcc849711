/** Finds cards among those that only lists know. What is searched is made once per game and language. */
import type { CardCatalogue, Hosting, Language } from '@praxis/contract';
import {
  type CardWish,
  facetsOf,
  foundCards,
  isEmptyWish,
  type SearchableCard,
  searchable,
} from '@praxis/protocol/card-search.ts';
import type { CatalogueFacts, FoundCard, FoundCards } from '@praxis/protocol/http.ts';

/** More nobody reads; whoever wants others says more words. */
const FOUND_MAX = 40;

export class CardSearch {
  readonly #hosting: Hosting;
  readonly #catalogue: CardCatalogue;
  readonly #cards = new Map<Language, readonly SearchableCard[]>();
  readonly #facts = new Map<Language, CatalogueFacts>();

  constructor(hosting: Hosting, catalogue: CardCatalogue) {
    this.#hosting = hosting;
    this.#catalogue = catalogue;
  }

  find(wish: CardWish, language: Language): FoundCards {
    if (isEmptyWish(wish)) return { total: 0, cards: [] };
    const found = foundCards(this.#searchable(language), wish);
    const { cards } = this.#catalogue;
    return {
      total: found.length,
      cards: found.slice(0, FOUND_MAX).flatMap((index) => {
        const card = cards[index];
        return card ? [shown(card, language)] : [];
      }),
    };
  }

  facts(language: Language): CatalogueFacts {
    const { cards } = this.#catalogue;
    const known = this.#facts.get(language) ?? {
      cards: cards.length,
      facets: facetsOf(
        cards.map((card) => card.face(language)),
        this.#hosting.labels(language),
        language,
      ),
    };
    this.#facts.set(language, known);
    return known;
  }

  #searchable(language: Language): readonly SearchableCard[] {
    const labels = this.#hosting.labels(language);
    const known =
      this.#cards.get(language) ??
      this.#catalogue.cards.map((card) => searchable(card.face(language), card.listed, labels));
    this.#cards.set(language, known);
    return known;
  }
}

export function shown({ id, listed, face }: CardCatalogue['cards'][number], language: Language): FoundCard {
  return { id, listed, face: face(language) };
}
