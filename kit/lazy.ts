/**
 * Lists and maps of cards whose members are made when they are first read: programs start often, and a match needs few
 * of a game's cards.
 */

import { oncePer } from './once-per.ts';

/** All that is known of a card before it is made. A definition has it, too. */
export interface Head {
  readonly id: string;
  readonly name?: string;
}

const heads = new WeakMap<readonly unknown[], readonly Head[]>();

/** The ids and names in a list of cards. Asking for them makes no card. */
export function headsOf(cards: readonly Head[]): readonly Head[] {
  return heads.get(cards) ?? cards;
}

/** What `make` makes of each member, in their order. It is called once for each. */
export function lazyList<From extends Head, To>(from: readonly From[], make: (from: From) => To): readonly To[] {
  const made: (To | undefined)[] = new Array(from.length).fill(undefined);
  const list = new Proxy(made, {
    get: (_, key) => {
      const at = typeof key === 'string' ? Number(key) : Number.NaN;
      if (!(at >= 0 && at < made.length)) return Reflect.get(made, key);
      made[at] ??= make(from[at] as From);
      return made[at];
    },
  });
  heads.set(list, headsOf(from));
  return list as readonly To[];
}

/** A game has thousands of cards, and a list of them for each edition: their places are worked out once for all. */
const placesOf = oncePer((cards: readonly Head[]): ReadonlyMap<string, number> => {
  const places = new Map<string, number>();
  for (let at = 0; at < cards.length; at++) places.set((cards[at] as Head).id, at);
  return places;
});

/** The members of a list by the ids of these cards, which are in the same order. */
export class ById<T> {
  readonly #places: ReadonlyMap<string, number>;
  readonly #members: readonly T[];
  /** Those that were read: a list that makes its members is slower than a map. */
  readonly #known = new Map<string, T>();

  constructor(cards: readonly Head[], members: readonly T[]) {
    this.#places = placesOf(headsOf(cards));
    this.#members = members;
  }

  get(id: string): T | undefined {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const at = this.#places.get(id);
    const member = at === undefined ? undefined : this.#members[at];
    if (member !== undefined) this.#known.set(id, member);
    return member;
  }

  keys(): Iterable<string> {
    return this.#places.keys();
  }

  values(): readonly T[] {
    return this.#members;
  }
}
