/**
 * The cards of a game, and those of one match. A match knows only its own definitions, so its records outlive changes
 * to all other cards.
 */
import type { Definition, SeatSetup, Setup } from '@praxis/engine';
import { Mistake } from '@praxis/engine';
import { ById, lazyList } from './lazy.ts';

/** Several copies of a card. */
export interface Copies {
  readonly def: number;
  readonly count: number;
}

/** The cards of all matches with the same definitions: made once, and changed by none of them. */
interface CardSet<D> {
  readonly own: readonly D[];
  /** As the rules read them. */
  readonly defs: readonly D[];
  readonly numbers: ReadonlyMap<string, number>;
  /** The cards of decks by number. */
  readonly decks: WeakMap<Readonly<Record<string, number>>, readonly Copies[]>;
}

/** The definitions of a match by their numbers. */
export class MatchCards<D extends Definition> {
  /**
   * The match's definitions as its rules read them, sorted by id; behind them, in no particular order, those guessed in
   * an imagined world.
   */
  readonly defs: readonly D[];
  /** Only the match's own, as they are written. Matches with the same definitions have the same list. */
  readonly own: readonly D[];
  /** All cards of the game, which anybody could hold. */
  readonly pool: readonly D[];
  /** The definitions that the match itself adds. */
  readonly brought: readonly D[];
  readonly #defs: D[];
  readonly #set: CardSet<D>;
  /** The numbers of guessed cards. */
  readonly #guessed = new Map<string, number>();
  readonly #read: (def: D) => D;
  /** A definition of the match or of any other card of the game. */
  readonly find: (id: string) => D | undefined;

  constructor(
    set: CardSet<D>,
    { pool, brought, find, read }: Pick<MatchCards<D>, 'pool' | 'brought' | 'find'> & { read(def: D): D },
  ) {
    this.own = set.own;
    this.pool = pool;
    this.brought = brought;
    this.#set = set;
    this.#read = read;
    this.#defs = set.defs.slice();
    this.defs = this.#defs;
    this.find = find;
  }

  /**
   * The number of a definition of the match or, in an imagined world, of any card. An unknown id is the caller's
   * mistake.
   */
  numberOf(id: string): number {
    const known = this.#set.numbers.get(id) ?? this.#guessed.get(id);
    if (known !== undefined) return known;
    const def = this.find(id);
    if (!def) throw new Error(`There is no definition ${id}`);
    const number = this.#defs.push(this.#read(def)) - 1;
    this.#guessed.set(id, number);
    return number;
  }

  /** The cards of a seat's deck, which names them by id. Throws a `Mistake` that names the problem. */
  inDeck({ name, deck = {} }: SeatSetup): readonly Copies[] {
    const known = this.#set.decks.get(deck);
    if (known) return known;
    const cards = Object.entries(deck).map(([id, count]): Copies => {
      const def = this.#set.numbers.get(id);
      if (def === undefined) throw new Mistake(`There is no card "${id}" in the deck of ${name}.`);
      if (!Number.isInteger(count) || count < 0)
        throw new Mistake(`The deck of ${name} has ${JSON.stringify(count)} times "${id}".`);
      return { def, count };
    });
    this.#set.decks.set(deck, cards);
    return cards;
  }
}

/** The parts that differ from game to game. */
export interface PoolRules<D extends Definition> {
  readonly cards: readonly D[];
  /**
   * All keys that a definition can have, in any order. The definitions that the rules of a match read have all of them,
   * undefined or not: objects with the same keys in the same order are read several times as fast as others. Undefined:
   * definitions are read as written.
   */
  readonly keys?: readonly (keyof D & string)[];
  /** A card as an edition has it; undefined: all editions have the same. */
  inEdition?(def: D, edition: string): D;
  /** Checks a definition that a match adds; it comes from outside. Throws a `Mistake`. */
  admit(def: unknown): D;
  /** The place of the card that a name in a deck means. */
  find(defs: readonly D[], name: string): number | undefined;
  /** Before the names of cards in some part of a deck, such as a side deck; undefined: a deck has one part. */
  readonly partMark?: string;
  /**
   * The ids of other definitions that a card can bring in or speaks of. They may be of cards that are in the match
   * already.
   */
  bringsIn?(def: D, all: readonly D[]): Iterable<string>;
}

/** A deck by ids, and these ids in order: sorting those of several decks is quick then. */
interface KnownDeck {
  readonly deck: Readonly<Record<string, number>>;
  readonly ids: readonly string[];
  /** No other deck of the edition has it. */
  readonly number: number;
}

interface Edition<D> {
  readonly cards: readonly D[];
  readonly byId: ById<D>;
  /** Names already found in decks: reading one is expensive. */
  readonly names: Map<string, D>;
  /** Cards already found to be brought in by others. */
  readonly broughtIn: Map<string, readonly string[]>;
  /** Decks that were read lately, by their text: many matches are played with the same ones. */
  readonly decks: Map<string, KnownDeck>;
  /** The definitions of matches with these decks, by the decks' numbers in order. */
  readonly lists: Map<string, readonly string[]>;
  /** By the list of definitions. */
  readonly sets: WeakMap<readonly string[], CardSet<D>>;
}

/** How many decks, and how many tables of them, are remembered in each edition. */
const DECKS_MAX = 500;

export class CardPool<D extends Definition> {
  readonly #rules: PoolRules<D>;
  readonly #editions = new Map<string, Edition<D>>();
  /** Forks and replays have the same setup, and ask for its cards again and again. */
  readonly #known = new WeakMap<Setup, MatchCards<D>>();
  readonly #settled = new WeakMap<Setup, Setup>();
  readonly #admitted = new WeakMap<readonly unknown[], Map<string, readonly D[]>>();
  /** A definition with all keys undefined. */
  readonly #blank: Partial<D> | undefined;
  readonly #read = new WeakMap<D, D>();
  #decksRead = 0;

  constructor(rules: PoolRules<D>) {
    this.#rules = rules;
    this.#blank = rules.keys && (Object.fromEntries(rules.keys.map((key) => [key, undefined])) as Partial<D>);
  }

  /** All cards of the game in an edition. */
  all(edition: string): readonly D[] {
    return this.#edition(edition).cards;
  }

  /** The definitions of a match. Throws a `Mistake` that names one that is missing. */
  of(setup: Setup): MatchCards<D> {
    let cards = this.#known.get(setup);
    if (!cards) {
      cards = this.#cardsOf(this.settle(setup));
      this.#known.set(setup, cards);
    }
    return cards;
  }

  /**
   * The setup with its decks by ids and with its definitions. They are sorted, so nothing depends on the order of the
   * game's cards or on the other cards of the match. Unknown names in a deck are left for the game to refuse.
   */
  settle(setup: Setup): Setup {
    if (setup.definitions) return setup;
    let settled = this.#settled.get(setup);
    if (!settled) {
      settled = this.#settle(setup);
      this.#settled.set(setup, settled);
    }
    return settled;
  }

  #settle(setup: Setup): Setup {
    const brought = this.#brought(setup);
    const edition = this.#edition(setup.edition);
    const decks: KnownDeck[] = [];
    const seats = setup.seats.map((seat) => {
      if (!seat.deck) return seat;
      const known = this.#deck(seat.deck, edition, brought);
      decks.push(known);
      return { ...seat, deck: known.deck };
    });
    return { ...setup, seats, definitions: this.#listOf(setup, decks, edition, brought) };
  }

  #listOf(setup: Setup, decks: readonly KnownDeck[], { lists }: Edition<D>, brought: readonly D[]): readonly string[] {
    if (brought.length > 0) return this.#newList(setup, decks, brought);
    const numbers = decks.map(({ number }) => number).sort((one, other) => one - other);
    const key = numbers.join();
    let list = lists.get(key);
    if (!list) {
      list = this.#newList(setup, decks, brought);
      if (lists.size >= DECKS_MAX) lists.clear();
      lists.set(key, list);
    }
    return list;
  }

  #newList(setup: Setup, decks: readonly KnownDeck[], brought: readonly D[]): readonly string[] {
    const ids = new Set(brought.map(({ id }) => id));
    for (const deck of decks) for (const id of deck.ids) ids.add(id);
    return this.listWith(setup, ids);
  }

  #deck(deck: NonNullable<SeatSetup['deck']>, edition: Edition<D>, brought: readonly D[]): KnownDeck {
    if (brought.length > 0) return this.#readDeck(deck, edition, brought);
    const text = JSON.stringify(deck);
    let known = edition.decks.get(text);
    if (!known) {
      known = this.#readDeck(deck, edition, brought);
      if (edition.decks.size >= DECKS_MAX) edition.decks.clear();
      edition.decks.set(text, known);
    }
    return known;
  }

  #readDeck(deck: NonNullable<SeatSetup['deck']>, edition: Edition<D>, brought: readonly D[]): KnownDeck {
    const counts = new Map<string, number>();
    const ids = new Set<string>();
    const { partMark } = this.#rules;
    for (const [name, count] of Object.entries(deck)) {
      const mark = partMark !== undefined && name.startsWith(partMark) ? partMark : '';
      const id = this.#find(name.slice(mark.length), edition, brought)?.id;
      const key = id === undefined ? name : mark + id;
      counts.set(key, (counts.get(key) ?? 0) + count);
      if (id !== undefined) ids.add(id);
    }
    return { deck: Object.fromEntries(counts), ids: [...ids].sort(), number: ++this.#decksRead };
  }

  #find(name: string, { cards, byId, names }: Edition<D>, brought: readonly D[]): D | undefined {
    const own = brought.length === 0 ? undefined : this.#rules.find(brought, name);
    if (own !== undefined) return brought[own];
    const known = byId.get(name) ?? names.get(name);
    if (known) return known;
    const def = cards[this.#rules.find(cards, name) ?? -1];
    if (def) names.set(name, def);
    return def;
  }

  /** The definitions of a match that has these cards, with the cards they can bring in. */
  listWith(setup: Pick<Setup, 'edition' | 'cards'>, ids: Iterable<string>): readonly string[] {
    const { bringsIn } = this.#rules;
    const list = new Set(ids);
    if (bringsIn) {
      const { cards, byId, broughtIn } = this.#edition(setup.edition);
      const brought = this.#brought(setup);
      const own = new ById(brought, brought);
      const othersOf = (id: string): Iterable<string> => {
        const given = own.get(id);
        if (given) return bringsIn(given, cards);
        const def = byId.get(id);
        const others = broughtIn.get(id) ?? (def ? [...bringsIn(def, cards)] : []);
        broughtIn.set(id, others);
        return others;
      };
      // The loop also visits members that are added during it.
      for (const id of list) for (const other of othersOf(id)) list.add(other);
    }
    return [...list].sort();
  }

  /**
   * The setup of a position that was built with other numbers; `idOf` gives their meaning. Its cards get numbers among
   * the definitions that the position turned out to need.
   */
  settlePosition(setup: Setup, cards: readonly { def: number }[], idOf: (def: number) => string): Setup {
    const ids = cards.map(({ def }) => idOf(def));
    const definitions = this.listWith(setup, [...ids, ...this.#brought(setup).map(({ id }) => id)]);
    const numbers = new Map(definitions.map((id, number) => [id, number]));
    for (const [index, card] of cards.entries()) card.def = numbers.get(ids[index] as string) as number;
    return { ...setup, definitions };
  }

  #cardsOf(setup: Setup): MatchCards<D> {
    const { cards, byId, sets } = this.#edition(setup.edition);
    const brought = this.#brought(setup);
    const own = new ById(brought, brought);
    const find = (id: string): D | undefined => (brought.length > 0 ? own.get(id) : undefined) ?? byId.get(id);
    const definitions = setup.definitions ?? [];
    let set = brought.length > 0 ? undefined : sets.get(definitions);
    if (!set) {
      set = this.#setOf(definitions, find);
      if (brought.length === 0) sets.set(definitions, set);
    }
    return new MatchCards(set, { pool: cards, brought, find, read: (def) => this.#asRead(def) });
  }

  #setOf(definitions: readonly string[], find: (id: string) => D | undefined): CardSet<D> {
    const own = [...definitions].sort().map((id) => {
      const def = find(id);
      if (!def) throw new Mistake(`There is no card "${id}" any more.`);
      return def;
    });
    const numbers = new Map<string, number>();
    for (const [number, { id }] of own.entries()) numbers.set(id, number);
    return { own, defs: own.map((def) => this.#asRead(def)), numbers, decks: new WeakMap() };
  }

  #asRead(def: D): D {
    if (!this.#blank) return def;
    let read = this.#read.get(def);
    if (!read) {
      read = { ...this.#blank, ...def };
      this.#read.set(def, read);
    }
    return read;
  }

  #brought({ cards, edition }: Pick<Setup, 'edition' | 'cards'>): readonly D[] {
    if (!cards || cards.length === 0) return [];
    const known = this.#admitted.get(cards) ?? new Map<string, readonly D[]>();
    this.#admitted.set(cards, known);
    let admitted = known.get(edition);
    if (!admitted) {
      admitted = cards.map((def) => this.#asIn(this.#rules.admit(def), edition));
      known.set(edition, admitted);
    }
    return admitted;
  }

  #edition(id: string): Edition<D> {
    let edition = this.#editions.get(id);
    if (!edition) {
      const { cards: all, inEdition } = this.#rules;
      const cards = inEdition ? lazyList(all, (def) => inEdition(def, id)) : all;
      edition = {
        ...{ cards, byId: new ById(cards, cards), names: new Map(), broughtIn: new Map() },
        ...{ decks: new Map(), lists: new Map(), sets: new WeakMap() },
      };
      this.#editions.set(id, edition);
    }
    return edition;
  }

  #asIn(def: D, edition: string): D {
    return this.#rules.inEdition?.(def, edition) ?? def;
  }
}

/** The part of a game that only its cards decide. */
export function cardsFrom<D extends Definition>(
  pool: CardPool<D>,
): { allCards(edition: string): readonly D[]; settle(setup: Setup): Setup; definitions(setup: Setup): readonly D[] } {
  return {
    allCards: (edition) => pool.all(edition),
    settle: (setup) => pool.settle(setup),
    definitions: (setup) => pool.of(setup).own,
  };
}

/** Gives a definition an id of its own, even if a position invents several under one name. */
export function withOwnId<D extends Definition>(def: D, others: readonly D[]): D {
  const same = others.filter(({ id }) => id === def.id || id.startsWith(`${def.id} (`)).length;
  return same === 0 ? def : { ...def, id: `${def.id} (${same + 1})` };
}

/** Values derived from definitions, by id: computed once for each, and only on demand. */
export class ByDefinition<D extends Definition, T> {
  readonly #known = new Map<string, T>();
  readonly #find: (id: string) => D | undefined;
  readonly #work: (def: D) => T;

  constructor({ find }: Pick<MatchCards<D>, 'find'>, work: (def: D) => T) {
    this.#find = find;
    this.#work = work;
  }

  get(id: string): T | undefined {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const def = this.#find(id);
    if (!def) return undefined;
    const found = this.#work(def);
    this.#known.set(id, found);
    return found;
  }
}
