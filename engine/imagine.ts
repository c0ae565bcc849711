/** Imagined worlds: deals the cards again that a seat does not know. */
import type { CardId, Seat } from './decision.ts';
import type { BaseCard, BaseState, Context, Definition, Game } from './game.ts';
import { type Random, randomFrom, shuffle } from './random.ts';

/** Cards that may be any of each other for the seat: its unknown cards of one owner and one back. */
interface Group {
  readonly owner: Seat;
  readonly back: string;
  readonly cards: CardId[];
}

/** The groups in an order that depends on owners and backs only. */
function unknownTo<S extends BaseState, C extends Context<S>>(game: Game<S, C>, g: C, seat: Seat): Group[] {
  const owners = g.setup.seats.map(() => new Map<string, Group>());
  for (const [index, { seen, owner }] of g.state.cards.entries()) {
    if ((seen & (1 << seat)) !== 0) continue;
    const card = index as CardId;
    const back = game.back(g, card);
    if (back === undefined) continue;
    const groups = owners[owner] as Map<string, Group>;
    const group = groups.get(back);
    if (group) group.cards.push(card);
    else groups.set(back, { owner, back, cards: [card] });
  }
  return owners.flatMap((groups) => [...groups.values()].sort((a, b) => (a.back < b.back ? -1 : 1)));
}

/** Gives the cards that the seat does not know other faces that they could have for all it knows, and luck a new start. */
export function dealUnknown<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  g: C,
  seat: Seat,
  seed: string,
): void {
  const { cards } = g.state;
  const random = randomFrom(`${seed} deal`);
  for (const group of unknownTo(game, g, seat)) {
    // The deal may depend only on the seat's knowledge: cards are taken by handle, and their faces are sorted.
    group.cards.sort((a, b) => (cards[a] as BaseCard).handle - (cards[b] as BaseCard).handle);
    const defs = supposed(game, g, seat, group, random);
    shuffle(random, defs);
    const dealt = game.fits ? fitted(game, g, group.cards, defs) : defs;
    for (const [index, card] of group.cards.entries()) (cards[card] as BaseCard).def = dealt[index] as number;
  }
  game.dealSecrets?.(g, seat, random);
  g.state.random = randomFrom(`${seed} luck`);
}

/**
 * The definitions in another order, so that each fits its place. Places that take everything get the rest in random
 * order; so does a place for which no fitting one is left.
 */
function fitted<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  g: C,
  places: readonly CardId[],
  defs: readonly number[],
): number[] {
  const fits = (place: number, def: number): boolean => game.fits?.(g, places[place] as CardId, def) !== false;
  const narrow = [...places.keys()].filter((place) => defs.some((def) => !fits(place, def)));
  /** Which of the definitions a narrow place has, and which place has a definition. */
  const taken = new Map<number, number>();
  const placeOf = new Map<number, number>();
  const settle = (place: number, tried: Set<number>): boolean => {
    for (const [at, def] of defs.entries()) {
      if (tried.has(at) || !fits(place, def)) continue;
      tried.add(at);
      const other = placeOf.get(at);
      if (other !== undefined && !settle(other, tried)) continue;
      taken.set(place, at);
      placeOf.set(at, place);
      return true;
    }
    return false;
  };
  for (const place of narrow) settle(place, new Set());
  const rest = [...defs.keys()].filter((at) => !placeOf.has(at));
  return places.map((_, place) => defs[taken.get(place) ?? (rest.shift() as number)] as number);
}

/** The owner knows the faces, and so does everybody where deck lists are open. Anyone else guesses. */
function supposed<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  g: C,
  seat: Seat,
  { owner, back, cards }: Group,
  random: Random,
): number[] {
  const open = owner === seat || g.setup.options?.openDecks === true;
  if (!open && game.guess) return game.guess(g, seat, owner, back, cards.length, random, cards);
  const idOf = (def: number): string => (g.defs[def] as Definition).id;
  // Sorted by id, not by number: numbers depend on the other cards of the match and on earlier guesses.
  const defs = cards.map((card) => (g.state.cards[card] as BaseCard).def);
  return defs.sort((a, b) => (a === b ? 0 : idOf(a) < idOf(b) ? -1 : 1));
}
