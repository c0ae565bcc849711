/** Positions of Harbour, the toy game. */

import { type Staging, StagingMistake } from '@praxis/contract';
import { type CardId, Mistake, randomFrom, type Seat } from '@praxis/engine';
import { winners } from '@praxis/kit/paths.ts';
import { CARDS, cardsIn, nameOf, STEPS, type ToyCard, type ToyContext, type ToyState, toy } from './toy.ts';

const SEAT_KEYS = ['points', 'hand'];
const SEAT_PATHS = ['points', 'hand', 'used', 'left'];

interface Position {
  readonly edition: string;
  readonly seats: Readonly<Record<string, { readonly points?: number; readonly hand?: readonly unknown[] }>>;
  readonly turn?: string;
}

export const toyStaging: Staging<ToyState, ToyContext> = {
  game: toy,
  steps: STEPS,
  verbs: [
    'passes',
    'plays',
    'flips',
    'rolls',
    'calls',
    'makes',
    'votes',
    'bids',
    'chooses',
    'gives',
    'discards',
    'leaves',
    'sings',
  ],
  words: ['coin', 'die', 'vote', 'bids', 'gift', 'table', 'against'],
  keys: ['turn'],
  stage(given) {
    const { edition, seats, turn } = given as unknown as Position;
    const names = Object.keys(seats);
    const setup = { edition, seats: names.map((name) => ({ name })), seed: 'scenario' };
    const state: ToyState = { ...toy.start(setup), random: randomFrom('scenario') };
    const called = new Map<string, CardId>();
    for (const [seat, name] of names.entries()) {
      const content = seats[name] ?? {};
      for (const key of Object.keys(content))
        if (!SEAT_KEYS.includes(key))
          throw new StagingMistake(`Expected ${SEAT_KEYS.join(', ')}, not "${key}".`, ['seats', name, key]);
      state.points[seat] = content.points ?? 10;
      for (const [index, card] of (content.hand ?? []).entries()) {
        const { id, as } = deal(state, seat, card, ['seats', name, 'hand', index]);
        called.set(as, id);
      }
    }
    if (turn !== undefined) {
      if (!names.includes(turn))
        throw new StagingMistake(`Expected a seat (${names.join(', ')}), not "${turn}".`, ['turn']);
      state.active = names.indexOf(turn);
    }
    return { setup, state, names: called };
  },
  read(g, [thing = '', property], names) {
    const seat = g.setup.seats.findIndex(({ name }) => name === thing);
    if (seat >= 0 && property !== undefined) return readSeat(g, seat, property);
    const card = names.get(thing);
    if (card !== undefined && property === 'zone') return (g.state.cards[card] as ToyCard).zone;
    if (thing === 'turn' && property === undefined) return g.setup.seats[g.state.active]?.name;
    if (thing === 'result' && property === undefined) return winners(g, toy.result(g));
    if (thing === 'votes' && (property === 'for' || property === 'against')) return g.state.votes[property];
    const path = property === undefined ? thing : `${thing}.${property}`;
    throw new Mistake(
      `There is no path "${path}"; there are turn, step, result, votes.for, a seat's ${SEAT_PATHS.join(', ')}, a card's zone.`,
    );
  },
  luck(result) {
    if (result === 'heads') return 0;
    if (result === 'tails') return 1;
    if (typeof result === 'number' && result >= 1 && result <= 6) return result - 1;
    throw new Mistake(`Expected heads, tails or a number from 1 to 6, not ${JSON.stringify(result)}.`);
  },
  turn: ({ state }) => ({ seat: state.active, number: state.turn }),
  cardNames: () => CARDS,
};

function readSeat(g: ToyContext, seat: Seat, property: string): unknown {
  switch (property) {
    case 'points':
      return g.state.points[seat];
    case 'hand':
    case 'used':
      return cardsIn(g, seat, property).map((card) => nameOf(g, card));
    case 'left':
      return g.state.left[seat];
    default:
      throw new Mistake(`A seat has no "${property}"; it has ${SEAT_PATHS.join(', ')}.`);
  }
}

function deal(
  state: ToyState,
  owner: Seat,
  given: unknown,
  at: readonly (string | number)[],
): { id: CardId; as: string } {
  const { card, as } = typeof given === 'object' ? (given as { card: string; as?: string }) : { card: String(given) };
  const def = (CARDS as readonly string[]).indexOf(card);
  if (def < 0) throw new StagingMistake(`There is no card "${card}".`, at);
  const id = state.cards.length as CardId;
  state.cards.push({
    def,
    owner,
    handle: ++state.handles,
    seen: 1 << owner,
    zone: 'hand',
    ...(as === undefined ? {} : { as }),
  });
  return { id, as: as ?? card };
}
