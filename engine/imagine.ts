/** Dealing anew what a seat does not know. */
import type { CardId, Seat } from './decision.ts';
import type { BaseCard, BaseState, Context, Game } from './game.ts';
import { type Random, randomFrom, shuffle } from './random.ts';

/** Cards that may be any of each other for the seat: its unknown cards of one owner and one back. */
interface Group {
  readonly owner: Seat;
  readonly back: string;
  readonly cards: CardId[];
}

function unknownTo<S extends BaseState, C extends Context<S>>(game: Game<S, C>, g: C, seat: Seat): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const [index, { seen, owner }] of g.state.cards.entries()) {
    if ((seen & (1 << seat)) !== 0) continue;
    const card = index as CardId;
    const back = game.back(g, card);
    if (back === undefined) continue;
    const key = `${owner} ${back}`;
    const group = groups.get(key);
    if (group) group.cards.push(card);
    else groups.set(key, { owner, back, cards: [card] });
  }
  return groups;
}

/** Gives the cards that the seat does not know other faces that they could have for all it knows, and luck a new start. */
export function dealAnew<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  g: C,
  seat: Seat,
  seed: string,
): void {
  const { cards } = g.state;
  for (const [key, group] of unknownTo(game, g, seat)) {
    const random = randomFrom(`${seed} ${key}`);
    // What is dealt may depend only on what the seat sees, so the faces are sorted first and the cards taken by their handles.
    group.cards.sort((a, b) => (cards[a] as BaseCard).handle - (cards[b] as BaseCard).handle);
    const defs = supposed(game, g, seat, group, random);
    shuffle(random, defs);
    for (const [index, card] of group.cards.entries()) (cards[card] as BaseCard).def = defs[index] as number;
  }
  g.state.random = randomFrom(`${seed} luck`);
  game.altered?.(g);
}

/** What is on the cards is known where deck lists are open and to their owner; anybody else guesses. */
function supposed<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  g: C,
  seat: Seat,
  { owner, back, cards }: Group,
  random: Random,
): number[] {
  const open = owner === seat || g.setup.options?.openDecks === true;
  if (!open && game.guess) return game.guess(g, seat, owner, back, cards.length, random);
  return cards.map((card) => (g.state.cards[card] as BaseCard).def).sort((a, b) => a - b);
}
