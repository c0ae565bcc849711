/** An agent of your own: it bleeds whenever it can, and puts its pool on the vampire that has most of it. */
import type { VisiblePiece } from '@praxis/engine';
import { random } from './random.ts';
import { type Agent, playAll, seedsFrom } from './table.ts';

const LIKED = ['moves to ready', 'bleeds', 'gains pool from edge', 'moves pool to', 'hunts', 'plays'];

export const own: Agent = (environment, match) => {
  const { view, actions, said } = environment.observe(match);
  const rank = ({ say, card }: VisiblePiece): number => {
    const liked = LIKED.indexOf(say);
    const counters = card === undefined ? 0 : (view.cards[card]?.counters?.counters ?? 0);
    // Later pieces of an answer are all ranked the same, so the first one is chosen.
    return said.length > 0 ? 0 : (liked < 0 ? LIKED.length : liked) - counters / 100;
  };
  const ranks = actions.map(rank);
  return ranks.indexOf(Math.min(...ranks));
};

if (import.meta.main) {
  console.log('Wins of each seat:', playAll([own, ...['a', 'b', 'c', 'd'].map(random)], seedsFrom(process.argv)));
}
