/** Games of earlier releases are read as if they had been built today. */

import { openMatch } from '@praxis/engine';
import { bidsGame } from '@praxis/testkit/miniatures/bids.ts';
import { hosting } from '@praxis/testkit/miniatures/hosted.ts';
import { expect, test } from 'vitest';
import { withPresentNames } from './earlier.ts';

const SETUP = { edition: 'only', seats: [{ name: 'Ann' }, { name: 'Ben' }], seed: 'earlier' };
const attention = () => ({ seat: 0, turn: 1, at: [], vote: false });
const scorePiece = () => ({ weight: 7 });

/** The miniature as an earlier release would have built it. */
const earlier = {
  hosting: {
    ...hosting,
    ...{ concern: attention, quiet: ['passes'], grave: ['leaves'] },
    insights: { temperaments: [], of: () => ({ weigh: scorePiece, value: () => 1 }), reason: () => '' },
  },
  openMatch: () => new EarlierMatch(),
};

class EarlierMatch {
  readonly seats = 2;

  glance(viewer: number): string {
    return `${viewer} of ${this.seats}`;
  }

  standing(seat: number): string {
    return `what ${seat} of ${this.seats} may do`;
  }

  stand(seat: number): string {
    return `${seat} of ${this.seats} leaves`;
  }

  fork(): EarlierMatch {
    return new EarlierMatch();
  }
}

test("the game's own declarations have their present names", () => {
  const present = withPresentNames(earlier as never as { readonly hosting: typeof hosting }).hosting;
  expect(present).toMatchObject({ attention, noResponse: ['passes'], irreversible: ['leaves'], game: hosting.game });
  expect(present.insights?.of(SETUP)).toMatchObject({ scorePiece });
});

test('so have its matches, and those that are forked from them', () => {
  const { openMatch: open } = withPresentNames(earlier as never as { readonly openMatch: typeof openMatch });
  const match = open(bidsGame, SETUP);
  expect([match.lightView(0), match.fork().lightView(1)]).toEqual(['0 of 2', '1 of 2']);
  expect(match.anytimeActions(1)).toBe('what 1 of 2 may do');
  expect(match.fork().takeAnytimeAction(0, [])).toBe('0 of 2 leaves');
});

test('a game of today stays as it is', () => {
  const { hosting: present, openMatch: open } = withPresentNames({ hosting, openMatch });
  expect(Object.keys(present.insights?.of(SETUP) ?? {})).toEqual(Object.keys(hosting.insights?.of(SETUP) ?? {}));
  expect(open(bidsGame, SETUP).lightView(0)).toEqual(openMatch(bidsGame, SETUP).lightView(0));
});
