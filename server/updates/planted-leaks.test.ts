/**
 * The test of two worlds (`hidden-every-game.test.ts`) notices leaks: here one of each kind is planted into the server or
 * the rules, in every game. Each changes a little of what is sent, only in the other world, and so tells that the
 * holders' cards differ.
 */
import type { Hosting } from '@praxis/contract';
import { Match, type Piece, type View, type Viewer } from '@praxis/engine';
import { GAMES } from '@praxis/games';
import { afterEach, expect, test, vi } from 'vitest';
import { MatchHost } from '../host/match-host.ts';
import { LiveMatch } from '../match/live-match.ts';
import { type OpenQuestion, OpenQuestions } from '../match/open-questions.ts';
import { Referee } from '../match/referee.ts';
import { Connection } from '../sockets/connection.ts';
import { Tables } from '../tables/tables.ts';
import { testDatabase } from '../testing/test-server.ts';
import { SentFaces } from './sent-faces.ts';
import { differencesOf, endOf } from './testing-comparison.ts';
import { Leaked } from './testing-exchange.ts';
import { type Course, playFirst, playOther, type World } from './testing-two-worlds.ts';

// Every world is played step by step, which takes long on a busy machine.
vi.setConfig({ testTimeout: 900_000 });

const shared = testDatabase();

afterEach(() => {
  vi.restoreAllMocks();
});

/** The takeback comes after the eighth. */
const MOVES = 9;

/** Puts a leak into the other world. Returns the game with which it is played. */
type Plant = (hosting: Hosting) => Hosting;

/** Replaces a method or a getter by one that changes its result. */
function onServer(plant: () => void): Plant {
  return (hosting) => {
    plant();
    return hosting;
  };
}

/** A view with something more in it, for the viewers that the leak reaches. */
function inViews(isReached: (viewer: Viewer) => boolean): Plant {
  return onServer(() => {
    const view = Match.prototype.view;
    vi.spyOn(Match.prototype, 'view').mockImplementation(function (this: Match, viewer) {
      const seen = view.call(this, viewer);
      return isReached(viewer) ? ({ ...seen, hint: 'other cards' } as View) : seen;
    });
  });
}

function inQuestions(change: (question: OpenQuestion) => OpenQuestion): Plant {
  return onServer(() => {
    const of = OpenQuestions.prototype.of;
    vi.spyOn(OpenQuestions.prototype, 'of').mockImplementation(function (this: OpenQuestions, seat) {
      const question = of.call(this, seat);
      return question && change(question);
    });
  });
}

function inMatches(change: (live: LiveMatch) => void): Plant {
  return onServer(() => {
    const note = LiveMatch.prototype.note;
    vi.spyOn(LiveMatch.prototype, 'note').mockImplementation(function (this: LiveMatch, entry, isLast) {
      note.call(this, entry, isLast);
      change(this);
    });
  });
}

/** By a thousandth of a second. Questions that are shown at the end of a pause follow it. */
function lengthenPauses(live: LiveMatch): void {
  let until = live.heldUntil;
  Object.defineProperty(live, 'heldUntil', {
    get: () => until,
    set: (value: number) => {
      until = value + 1;
    },
  });
}

function reversed({ decision, ...rest }: OpenQuestion): OpenQuestion {
  const next: typeof decision.next = (prefix): readonly Piece[] => decision.next(prefix).toReversed();
  return { ...rest, decision: { ...decision, next } };
}

const inWords: Plant = (hosting) => {
  const { game } = hosting;
  type Wordings = typeof game.wording;
  type Words = ReturnType<Wordings>;
  const leaking = (words: Words): Words => ({
    ...words,
    event: (context, event) => `${words.event(context, event)} (other cards)`,
  });
  const all =
    (wordings: Wordings): Wordings =>
    (language) => {
      const words = wordings(language);
      const { to } = words;
      return to ? { ...leaking(words), to: (seat) => leaking(to(seat)) } : leaking(words);
    };
  const leaky = { ...hosting, game: { ...game, wording: all(game.wording) } };
  if (!hosting.inEdition) return leaky;
  const inEdition: typeof hosting.inEdition = (edition) => {
    const words = (hosting.inEdition as typeof inEdition)(edition);
    return { ...words, wording: all(words.wording) };
  };
  return { ...leaky, inEdition };
};

const PLANTS: Readonly<Record<string, Plant>> = {
  'a line of the log': inWords,
  'the view of a player': inViews((viewer) => viewer === 0),
  'the view of spectators': inViews((viewer) => viewer === 'spectator'),
  'the number of a question': inQuestions((question) => ({ ...question, number: question.number + 1 })),
  'the order of options': inQuestions(reversed),
  'the time of a pass': onServer(() => {
    const late = new WeakSet<LiveMatch>();
    const note = LiveMatch.prototype.note;
    vi.spyOn(LiveMatch.prototype, 'note').mockImplementation(function (this: LiveMatch, entry, isLast) {
      if (!late.has(this)) lengthenPauses(this);
      late.add(this);
      note.call(this, entry, isLast);
    });
  }),
  'the time on a clock': inMatches(({ banks }) => {
    banks[1] = (banks[1] as number) - 1;
  }),
  'a frame after a takeback': onServer(() => {
    let hasTakenBack = false;
    const note = LiveMatch.prototype.note;
    vi.spyOn(LiveMatch.prototype, 'note').mockImplementation(function (this: LiveMatch, entry, isLast) {
      note.call(this, entry, isLast);
      hasTakenBack ||= entry.kind === 'takeback';
    });
    const { get } = Object.getOwnPropertyDescriptor(SentFaces.prototype, 'all') as { get(): SentFaces['all'] };
    vi.spyOn(SentFaces.prototype, 'all', 'get').mockImplementation(function (this: SentFaces) {
      const [[id, face] = ['', undefined]] = Object.entries(get.call(this));
      return hasTakenBack && face ? { ...get.call(this), [`${id}-other`]: face } : get.call(this);
    });
  }),
  'the code of a refusal': onServer(() => {
    const answer = Referee.prototype.answer;
    vi.spyOn(Referee.prototype, 'answer').mockImplementation(async function (this: Referee, room, given) {
      const outcome = await answer.call(this, room, given);
      return 'refused' in outcome ? { ...outcome, refused: 'not allowed' } : outcome;
    });
  }),
  'the reason why something is not possible': onServer(() => {
    const explain = Match.prototype.explain;
    vi.spyOn(Match.prototype, 'explain').mockImplementation(function (this: Match, ...about) {
      const explained = explain.apply(this, about);
      return { ...explained, possible: !explained.possible, sentences: ['other cards'] };
    });
  }),
  'the chat': onServer(() => {
    const hear = Connection.prototype.hear;
    vi.spyOn(Connection.prototype, 'hear').mockImplementation(function (this: Connection, match, lines) {
      hear.call(
        this,
        match,
        lines.map((line) => ({ ...line, n: line.n + 1 })),
      );
    });
  }),
  'the page of a table': onServer(() => {
    const get = Tables.prototype.get;
    vi.spyOn(Tables.prototype, 'get').mockImplementation(async function (this: Tables, ...which) {
      const table = await get.apply(this, which);
      return { ...table, commitment: 'other cards' } as typeof table;
    });
  }),
  'the record before the end': onServer(() => {
    vi.spyOn(MatchHost.prototype, 'record').mockRejectedValue(new Error('other cards'));
  }),
};

const LUCKS = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'];

interface Clean {
  readonly course: Course;
  readonly one: World;
}

/** The first course in which the worlds are compared to the end, and do not differ. */
async function cleanCourse(hosting: Hosting): Promise<Clean> {
  const { least } = hosting.choices.seats;
  for (const luck of LUCKS) {
    // The first player is a program, which is told everything over the bot API.
    const course: Course = { hosting, luck, moves: MOVES, seats: least, program: true, spared: new Set() };
    const one = await playFirst(shared.database, course);
    if (one.moves.length < MOVES) continue;
    const other = await playOther(shared.database, course, one);
    const { at } = endOf(one, other);
    expect(differencesOf(one, other, at)).toEqual([]);
    if (at > (one.moves.at(-1)?.at as number)) return { course, one };
  }
  throw new Error('All courses end early.');
}

/** How often a world is played whose comparison ends early: on a busy machine the database may refuse to serve it. */
const TRIES = 3;

/** True if the worlds differ where they must not, or somebody is sent the name of a hidden card. */
async function isNoticed({ course, one }: Clean): Promise<boolean> {
  const last = one.moves.at(-1)?.at as number;
  // Before a moment that has passed nothing more is sent, and no end of the comparison is found.
  const differs = (soFar: World): boolean => differencesOf(one, soFar, endOf(one, soFar).at).length > 0;
  try {
    for (let tried = 0; tried < TRIES; tried++) {
      const other = await playOther(shared.database, course, one, differs);
      const { at } = endOf(one, other);
      if (differencesOf(one, other, at).length > 0) return true;
      if (at > last) return false;
    }
    return false;
  } catch (error) {
    if (error instanceof Leaked) return true;
    throw error;
  }
}

test.each(GAMES.filter(({ unfinished }) => !unfinished).map(({ id }) => id))(
  '%s: a leak of any kind is noticed',
  async (id) => {
    const hosting = await (GAMES.find((game) => game.id === id) as (typeof GAMES)[number]).hosting();
    const { course, one } = await cleanCourse(hosting);
    const unnoticed: string[] = [];
    for (const [kind, plant] of Object.entries(PLANTS)) {
      const planted = { ...course, hosting: plant(hosting) };
      if (!(await isNoticed({ course: planted, one }))) unnoticed.push(kind);
      vi.restoreAllMocks();
    }
    expect(unnoticed).toEqual([]);
  },
);
