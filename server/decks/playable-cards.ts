/** The cards that can be played here, as deck pages deal with them: found by words and facts, page by page. */
import type { CardFace, Hosting, Language } from '@praxis/contract';
import type { Definition } from '@praxis/engine';
import { type CardWish, foundCards, type SearchableCard, searchable } from '@praxis/protocol/card-search.ts';
import type { FoundCards, PlayableCard } from '@praxis/protocol/http.ts';
import { englishName, faceOf } from '../base/faces.ts';
import { gently } from '../base/gently.ts';

/** As many as one page shows. */
export const PAGE_CARDS = 40;

interface Indexed extends SearchableCard {
  readonly def: Definition;
}

export class PlayableCards {
  readonly #hosting: Hosting;
  /** Without tokens, which are no cards of their own. */
  readonly #cards: readonly Definition[];
  readonly #byId: ReadonlyMap<string, Definition>;
  /** By English name, the first of each. */
  readonly #byName = new Map<string, Definition>();
  /** How many definitions have the same English name. */
  readonly #times = new Map<string, number>();
  readonly #searchable = new Map<Language, Promise<readonly Indexed[]>>();

  /** Faces are made on demand: there are thousands of cards, and a deck has only a few of them. */
  constructor(hosting: Hosting, edition: string) {
    this.#hosting = hosting;
    const all = hosting.game.allCards(edition);
    this.#cards = all.filter((def) => hosting.isToken?.(def) !== true);
    this.#byId = new Map(this.#cards.map((def) => [def.id, def]));
    for (const def of all) {
      const name = englishName(hosting, def);
      this.#times.set(name, (this.#times.get(name) ?? 0) + 1);
    }
    for (const def of this.#cards) {
      const name = englishName(hosting, def);
      if (!this.#byName.has(name)) this.#byName.set(name, def);
    }
  }

  /** To write thousands of faces takes up to a second, so others are served meanwhile. */
  faces(language: Language): Promise<readonly CardFace[]> {
    return gently(this.#cards, (def) => faceOf(this.#hosting, def, language));
  }

  /** The card that a deck names by its id or its name. */
  named(key: string, language: Language): PlayableCard | undefined {
    const found = this.#byId.get(key) ?? this.#byName.get(key);
    return found && this.#shown(found, language);
  }

  /** A page of those that fit, from the place `from` on. Without a wish these are all, by name. */
  async find(wish: CardWish, language: Language, from: number): Promise<FoundCards['playable']> {
    const cards = await this.#searchableIn(language);
    const found = foundCards(cards, wish);
    const page = found.slice(from, from + PAGE_CARDS);
    return { total: found.length, cards: page.map((at) => this.#shown((cards[at] as Indexed).def, language)) };
  }

  /** In the order of their names. All who search meanwhile wait for the same. */
  #searchableIn(language: Language): Promise<readonly Indexed[]> {
    const made = this.#searchable.get(language) ?? this.#makeSearchable(language);
    this.#searchable.set(language, made);
    return made;
  }

  async #makeSearchable(language: Language): Promise<readonly Indexed[]> {
    const labels = this.#hosting.labels(language);
    const { compare } = new Intl.Collator(language, { numeric: true, ignorePunctuation: true });
    const named = await gently(this.#cards, (def) => ({ def, face: faceOf(this.#hosting, def, language) }));
    named.sort((one, other) => compare(one.face.name, other.face.name));
    return gently(named, ({ def, face }) => ({ def, ...searchable(face, englishName(this.#hosting, def), labels) }));
  }

  #shown(def: Definition, language: Language): PlayableCard {
    const { name, listed } = faceOf(this.#hosting, def, 'en');
    const isShared = (this.#times.get(name) ?? 0) > 1;
    return {
      ...{ id: def.id, name, face: faceOf(this.#hosting, def, language) },
      ...(listed === undefined ? {} : { listed }),
      ...(isShared ? { shared: true } : {}),
    };
  }
}

const known = new WeakMap<Hosting, Map<string, PlayableCards>>();

/** An edition's cards, indexed once. */
export function playableCards(hosting: Hosting, edition: string): PlayableCards {
  const editions = known.get(hosting) ?? new Map<string, PlayableCards>();
  known.set(hosting, editions);
  const cards = editions.get(edition) ?? new PlayableCards(hosting, edition);
  editions.set(edition, cards);
  return cards;
}
