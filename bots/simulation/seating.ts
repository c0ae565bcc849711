/**
 * The seating of each game. A round has as many games as seats: in it every player sits once at every seat, in the same
 * order round the table. From round to round the order changes, until every order has been played.
 */
import { randomFrom, shuffle } from '@praxis/engine';
import type { Plan } from './plan.ts';

/** The contender of each seat, as places in the plan's list. */
export function seating({ contenders, seats, seed }: Plan, game: number): readonly number[] {
  const round = Math.floor(game / seats);
  const rotation = game % seats;
  const members = membersOf(contenders.length, seats, round, seed);
  const order = orderOf(seats, round, seed);
  return order.map((_, seat) => members[order[(seat + rotation) % seats] as number] as number);
}

/**
 * The members of a round. With as many contenders as seats, all take part. Otherwise they take turns, shuffled again
 * whenever each has had equally many places.
 */
function membersOf(contenders: number, seats: number, round: number, seed: string): readonly number[] {
  if (contenders === seats) return range(seats);
  const mixed = range(contenders);
  shuffle(randomFrom(`${seed} members ${Math.floor(round / contenders)}`), mixed);
  return range(seats).map((place) => mixed[(round * seats + place) % contenders] as number);
}

/** The order round the table, as places among the members of the round. The first stays: rotations turn the table. */
function orderOf(seats: number, round: number, seed: string): readonly number[] {
  const orders = arrangements(seats - 1);
  const mixed = range(orders);
  shuffle(randomFrom(`${seed} orders ${Math.floor(round / orders)}`), mixed);
  return [0, ...arrangement(range(seats).slice(1), mixed[round % orders] as number)];
}

/** The number of orders of this many players. */
function arrangements(count: number): number {
  return count <= 1 ? 1 : count * arrangements(count - 1);
}

/** The order with this number, from 0 on. */
function arrangement(items: readonly number[], number: number): readonly number[] {
  if (items.length <= 1) return items;
  const following = arrangements(items.length - 1);
  const first = items[Math.floor(number / following)] as number;
  return [
    first,
    ...arrangement(
      items.filter((item) => item !== first),
      number % following,
    ),
  ];
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
