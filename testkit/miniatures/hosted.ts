/** A hosted miniature, for tests of hosts and bots. */
import type { Hosting, Insights } from '@praxis/contract';
import type { Definition, View } from '@praxis/engine';
import { bidsGame } from './bids.ts';

const RANKS = bidsGame.allCards('only').map(({ id }) => id);

/** Bids high cards and votes for itself; the expectation is the share of the points. */
const insights: Insights = {
  // Besides a plain one: a program whose thoughts about positions never end, and one that takes its whole thread along.
  temperaments: ['plain', 'endless', 'deadly'],
  of: () => ({
    scorePiece: ({ temperament, view }, _said, { say, card }) => {
      if (temperament === 'deadly') process.exit(3);
      if (say !== 'bid') return { weight: 1 };
      const { def } = view.cards[card ?? -1] ?? {};
      return { weight: 1 + Math.max(0, RANKS.indexOf(def ?? '')), why: 'high card' };
    },
    value: (view, seat, temperament) => {
      while (temperament === 'endless');
      return shareOf(view, seat);
    },
  }),
  reason: (why, language) => `${why} (${language})`,
};

function shareOf({ seats }: View, seat: number): number {
  const points = (each: number): number => 1 + (seats[each]?.counters.points ?? 0);
  return points(seat) / seats.reduce((sum, each) => sum + points(each.seat), 0);
}

export const hosting: Hosting = {
  game: bidsGame,
  title: 'Bids',
  choices: { editions: ['only'], seats: { least: 2, most: 5, usual: 3 } },
  insights,
  decks: [],
  labels: () => ({}),
  face: (def) => {
    const name = (def as Definition).id;
    return { name, kind: 'card', type: 'card', marks: {}, lines: [], short: name };
  },
  reason: (key) => key,
  readDeck: () => ({ name: '', deck: {}, messages: [] }),
  checkDeck: () => [],
  deckFormats: [],
  writeDeck: () => '',
};
