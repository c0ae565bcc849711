/**
 * Nothing hidden leaves the server in any finished game: two worlds that differ in the cards of some seats are the
 * same, byte for byte and at the same times, for everybody else. A game only has to register for this test.
 */
import { GAMES } from '@praxis/games';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../testing/test-server.ts';
import { differencesOf, endOf, testedMoves } from './testing-comparison.ts';
import { playTwoWorlds } from './testing-two-worlds.ts';

// Many matches are played twice, step by step, which takes long on a busy machine.
vi.setConfig({ testTimeout: 900_000 });

const shared = testDatabase();

/** The least number of moves compared for each game, and the number in one course. */
const MOVES_LEAST = 120;
const MOVES = 60;
const COURSES_MAX = 20;
/** The least number of them that come after a holder was asked, and passed, in only one of the worlds. */
const TESTED_LEAST = 40;
/** The first draw of cards. In Magic it has shown two leaks: which player was asked, and how quickly that player passed. */
const FIRST_LUCK = 0xca;
/** How often a course that ends early is played again, without the cards that ended it. */
const AGAIN_MAX = 2;

/**
 * In these games, public information decides whether anybody is asked for a response. So the server stores the same
 * entries in both worlds, and there is nothing more to be tested; more moves are compared.
 */
const ASKS_OPENLY: readonly string[] = ['rivals'];
const OPEN_MOVES_LEAST = 240;

/** Answers that follow the hand of the player who gives them (known gaps of the games). */
const BY_HAND: Readonly<Record<string, readonly string[]>> = { magic: ['paying automatically'] };

// A game that is being built is not hosted unless an operator asks for it: it comes here when it is finished.
test.each(GAMES.filter(({ unfinished }) => !unfinished).map(({ id }) => id))(
  '%s: other cards of others, and everybody else is sent and can read the same bytes at the same times',
  async (id) => {
    const hosting = await (GAMES.find((game) => game.id === id) as (typeof GAMES)[number]).hosting();
    let compared = 0;
    let differing = 0;
    let tested = 0;
    let hasWindows = false;
    let spared = new Set<string>();
    let again = 0;
    let luck = 0;
    const ends: string[] = [];
    const isOpen = ASKS_OPENLY.includes(id);
    const isEnough = (): boolean =>
      isOpen ? compared >= OPEN_MOVES_LEAST : compared >= MOVES_LEAST && (tested >= TESTED_LEAST || !hasWindows);
    const { usual, least } = hosting.choices.seats;
    for (let course = 0; course < COURSES_MAX && !isEnough(); course++) {
      const [one, other] = await playTwoWorlds(shared.database, {
        ...{ hosting, moves: MOVES, spared, program: luck % 2 === 1 },
        // Few players get further in as many moves.
        seats: course === 0 ? usual : least,
        luck: (FIRST_LUCK + luck).toString(16),
        byHand: BY_HAND[id] ?? [],
      });
      const first = endOf(one, other);
      expect(differencesOf(one, other, first.at)).toEqual([]);
      const moves = one.moves.filter(({ at }) => at < first.at).length;
      compared += moves;
      tested += testedMoves(one, other, first.at);
      hasWindows ||= one.hasWindows || other.hasWindows;
      // The worlds differ where they should: the holders have other cards.
      if (one.held !== other.held) differing += moves;
      ends.push(`${moves} moves: ${first.why}`);
      if (moves < MOVES / 4 && first.cards.length > 0 && again < AGAIN_MAX) {
        spared = new Set([...spared, ...first.cards]);
        again++;
      } else {
        spared = new Set();
        again = 0;
        luck++;
      }
    }
    // The ends of the courses explain a shortage of compared moves.
    expect({ isEnough: isEnough(), compared, tested, ends }).toEqual({ isEnough: true, compared, tested, ends });
    expect(differing).toBeGreaterThan(MOVES_LEAST / 2);
    if (isOpen) expect(tested).toBe(0);
  },
);
