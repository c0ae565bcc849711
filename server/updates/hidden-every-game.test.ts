/**
 * Nothing hidden leaves the server in any finished game: two worlds that differ in the cards of some seats are the
 * same, byte for byte and at the same times, for everybody else. A game only has to register for this test.
 */
import { GAMES } from '@praxis/games';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../testing/test-server.ts';
import { type End, playTwoWorlds, type Seen, type World } from './testing-two-worlds.ts';

// Many matches are played twice, step by step, which takes long on a busy machine.
vi.setConfig({ testTimeout: 900_000 });

const shared = testDatabase();

/** The least number of moves compared for each game, and the number in one course. */
const MOVES_LEAST = 80;
const MOVES = 60;
const COURSES_MAX = 12;
/** The least number of them that come after a holder was asked, and passed, in only one of the worlds. */
const TESTED_LEAST = 20;
/** How often a course that ends early is played again, without the cards that ended it. */
const AGAIN_MAX = 2;

/**
 * From when on the worlds need not be the same: the rules have shown a card, or a seat is asked in one of them only.
 */
function endOf(one: World, other: World): End {
  const key = ({ at, why }: End): string => `${at} ${why}`;
  const alone = (these: readonly End[], those: readonly End[]): readonly End[] => {
    const known = new Set(those.map(key));
    return these.filter((each) => !known.has(key(each)));
  };
  const asked = [...alone(one.askedAgain, other.askedAgain), ...alone(other.askedAgain, one.askedAgain)];
  return [one.end, other.end, ...asked].reduce((first, each) => (each.at < first.at ? each : first));
}

/**
 * How many moves came after the server had stored other entries in one world than in the other: from there on anything
 * that follows from them, if only their number, would show.
 */
function testedMoves(one: World, other: World, until: number): number {
  const differs = one.heads.findIndex(({ at, text }, index) => {
    const there = other.heads[index];
    return there?.at !== at || there.text !== text;
  });
  const from = one.heads[differs]?.at ?? Number.POSITIVE_INFINITY;
  return one.moves.filter(({ at }) => at > from && at < until).length;
}

/** Shows only the first message that differs. Returns the number of compared moves. */
function expectSame(one: World, other: World, until: number): number {
  for (const [audience, messages] of one.seen) {
    const cut = (all: readonly Seen[]): readonly string[] =>
      all.filter(({ at }) => at < until).map(({ at, text }) => `${at} ${text}`);
    const [here, there] = [cut(messages), cut(other.seen.get(audience) ?? [])];
    const at = here.findIndex((message, index) => message !== there[index]);
    expect([audience, there[at]]).toEqual([audience, here[at]]);
    expect([audience, there.length]).toEqual([audience, here.length]);
  }
  return one.moves.filter(({ at }) => at < until).length;
}

/**
 * In these games, public information decides whether anybody is asked for a response. So the server stores the same
 * entries in both worlds, and there is nothing more to be tested; more moves are compared.
 */
const ASKS_OPENLY: readonly string[] = ['rivals'];
const OPEN_MOVES_LEAST = 240;

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
        luck: (0xc0 + luck).toString(16),
      });
      const first = endOf(one, other);
      const moves = expectSame(one, other, first.at);
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
