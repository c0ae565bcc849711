import { give, openTiny, pick, SETUP, type TinyContext, type TinyState, tinyGame } from '@praxis/testkit/tiny.ts';
import { describe, expect, test } from 'vitest';
import type { Match } from './match.ts';
import { Mistake } from './mistake.ts';
import { openAt, replay } from './open.ts';
import { ask, askEach, type Procedure } from './procedure.ts';
import { randomBelow } from './random.ts';
import { counting, definitionsHash, type Entry, effective, type Record, RecordMistake } from './record.ts';

function* talk(g: TinyContext): Procedure {
  for (let turn = 0; turn < 5; turn++) {
    g.state.notes.push(String(randomBelow(g.state.random, 1000)));
    if (turn === 2) yield* ask(pick(0, 'must'));
    g.state.notes.push((yield* ask(pick(turn % 3, 'yes', 'no')))[0]?.say ?? '');
  }
}
const game = tinyGame(talk);
const played = (...says: readonly string[]): Match<TinyState, TinyContext> => {
  const match = openTiny(talk);
  for (const [turn, say] of says.entries()) give(match, turn % 3, say);
  return match;
};
const json = (record: Record): unknown => JSON.parse(JSON.stringify(record));
const segmentOf = (record: Record): Record['segments'][number] => record.segments.at(-1) as Record['segments'][number];
const answer = (seat: number, text: string): Entry => ({ seat, answer: text });

describe('The entries that count', () => {
  const [a, b, c] = [answer(0, 'a'), answer(1, 'b'), answer(2, 'c')];

  test('are those that were not taken back', () => {
    expect(effective([a, b, { takeback: 1 }, c])).toEqual([a, c]);
    expect(effective([a, b, { takeback: 1 }, c, { takeback: 2 }, b])).toEqual([b]);
    expect(counting([a, b, { takeback: 2 }])).toEqual([false, false, false]);
  });

  test('are known by their place, even if the same entry occurs twice', () => {
    expect(counting([a, a, { takeback: 1 }, a])).toEqual([true, false, false, true]);
  });

  test('include seating and scripted luck, which are not taken back', () => {
    const sits: Entry = { seat: 0, sits: 'a bot' };
    const luck: Entry = { luck: [3] };
    const standing: Entry = { seat: 1, standing: 'leave' };
    expect(effective([a, sits, b, luck, { takeback: 2 }])).toEqual([sits, luck]);
    expect(effective([a, standing, { takeback: 1 }])).toEqual([a]);
  });
});

describe('A record', () => {
  test('holds the start and the answers of the match, without forced ones', () => {
    const { record } = played('yes', 'no', 'yes');
    expect(record).toMatchObject({ format: 'praxis-record-2', game: 'tiny' });
    expect(segmentOf(record)).toEqual({
      rules: '1',
      definitions: definitionsHash(game, game.definitions(SETUP)),
      cards: expect.objectContaining({ Apple: expect.stringMatching(/^[0-9a-f]{12}$/) }),
      start: { setup: SETUP },
      entries: [answer(0, 'yes'), answer(1, 'no'), answer(2, 'yes')],
    });
  });

  test('replays to the same match, step by step', () => {
    const match = openTiny(talk);
    const hashes: string[] = [];
    for (const [seat, say] of [
      [0, 'yes'],
      [1, 'no'],
      [2, 'no'],
      [0, 'no'],
    ] as const) {
      give(match, seat, say);
      hashes.push(match.hash());
    }
    const again: string[] = [];
    const other = replay(game, json(match.record), (each) => again.push(each.hash()));
    expect(again).toEqual(hashes);
    expect(other.record).toEqual(match.record);
    expect(other.takeEvents()).toEqual([]);
    give(other, 1, 'yes');
    expect(other.result?.kind).toBe('over');
  });

  test('replays takebacks, luck and seating', () => {
    const match = played('yes', 'no', 'yes');
    match.sits(1, 'a bot');
    match.takeback(2);
    match.scriptLuck([5]);
    give(match, 1, 'yes');
    const other = replay(game, json(match.record));
    expect(other.hash()).toBe(match.hash());
    expect(other.record).toEqual(match.record);
    expect(other.moves).toBe(2);
    expect(other.state.notes).toContain('5');
    other.takeback(1);
    give(match, 2, 'yes');
    match.takeback(2);
    expect(other.hash()).toBe(match.hash());
  });

  test('of a match that asked forced decisions too says so', () => {
    const match = openTiny(talk, {}, { askForced: true });
    for (const [seat, say] of [
      [0, 'yes'],
      [1, 'yes'],
      [0, 'must'],
    ] as const)
      give(match, seat, say);
    const other = replay(game, json(match.record));
    expect(other.hash()).toBe(match.hash());
    expect(other.options.askForced).toBe(true);
  });

  test('may start from a position', () => {
    const position = { ...game.start(SETUP), notes: ['before'] };
    const match = openAt(game, SETUP, position);
    give(match, 0, 'yes');
    const other = replay(game, json(match.record));
    expect(other.state.notes[0]).toBe('before');
    expect(other.hash()).toBe(match.hash());
    const spoiled = json(match.record) as { segments: [{ start: { state: { cards?: unknown; random?: unknown } } }] };
    delete spoiled.segments[0].start.state.random;
    expect(() => replay(game, spoiled)).toThrow(Mistake);
  });

  test('keeps its earlier segments, which were played under other rules', () => {
    const { record } = played('yes', 'no');
    const earlier = { ...segmentOf(record), rules: '0' };
    const match = replay(game, record);
    const both: Record = { ...record, segments: [earlier, segmentOf(record)] };
    expect(() => replay(game, both)).toThrow('cut short or altered');
    // Its hash covers all segments, so it is taken from a match that has both.
    const { hash } = replayLoosely(both);
    const again = replay(game, { ...both, hash });
    expect(again.record.segments).toHaveLength(2);
    expect(again.hash()).toBe(match.hash());
  });

  test('can be caught up with further entries, takebacks included', () => {
    const [ahead, behind] = [played('yes', 'no'), played('yes', 'no')];
    give(ahead, 2, 'yes');
    ahead.takeback(2);
    give(ahead, 1, 'yes');
    behind.catchUp(segmentOf(ahead.record).entries.slice(2));
    expect(behind.record).toEqual(ahead.record);
    expect(behind.decisions.map(({ number }) => number)).toEqual(ahead.decisions.map(({ number }) => number));
    expect(behind.moves).toBe(ahead.moves);
    expect(() => behind.catchUp([answer(1, 'yes')])).toThrow('"yes" of seat 1, comes when that seat is not asked');
  });
});

/** The record that a match would have which had these segments. */
function replayLoosely(record: Record): Record {
  let found: Record | undefined;
  try {
    replay(game, record, (match) => {
      found = match.record;
    });
  } catch {
    // Its hash is not known yet.
  }
  return found as Record;
}

describe('A spoiled record is refused with a mistake that names the problem', () => {
  const { record } = played('yes', 'no', 'yes');
  const { entries, ...segment } = segmentOf(record);
  const withEntries = (changed: readonly unknown[]): unknown => ({
    ...record,
    segments: [{ ...segment, entries: changed }],
  });
  const refusal = (data: unknown): string => {
    try {
      replay(game, data);
    } catch (error) {
      expect(error).toBeInstanceOf(Mistake);
      return (error as Error).message;
    }
    return 'accepted';
  };

  test('if it was cut short or leads elsewhere', () => {
    expect(refusal(withEntries(entries.slice(0, 2)))).toMatch('cut short or altered');
    expect(refusal(withEntries(entries.with(1, answer(1, 'yes'))))).toMatch('cut short or altered');
    expect(refusal({ ...record, hash: 'x' })).toMatch('cut short or altered');
    expect(refusal(withEntries(entries.with(1, answer(1, 'maybe'))))).toBe(
      'Answer 2 of the record, "maybe" of seat 1, is not legal there.',
    );
    expect(refusal(withEntries(entries.toSpliced(1, 1)))).toBe(
      'Answer 2 of the record, "yes" of seat 2, comes when that seat is not asked.',
    );
  });

  test('if its answers were exchanged for others that come to the same', () => {
    // The order of two passes makes no difference to the state, but it was another match.
    const twice = tinyGame(function* () {
      yield* ask(pick(0, 'one', 'two'));
    });
    const match = openTiny(function* () {
      yield* ask(pick(0, 'one', 'two'));
    });
    give(match, 0, 'one');
    const changed = json(match.record) as { segments: [{ entries: Entry[] }] };
    changed.segments[0].entries[0] = answer(0, 'two');
    expect(() => replay(twice, changed)).toThrow('cut short or altered');
  });

  test('if an entry is none', () => {
    expect(refusal(withEntries([...entries, {}]))).toMatch('Segment 1 of the record: entry 4 is not an answer');
    expect(refusal(withEntries([...entries, { seat: 0, answer: 'a', standing: 'b' }]))).toMatch(
      'entry 4 is not an answer',
    );
    expect(refusal(withEntries([{ seat: 3, answer: 'yes' }]))).toMatch('entry 1 names an unknown seat');
    expect(refusal(withEntries([{ seat: 0, answer: 5 }]))).toMatch('entry 1: its answer is not a text');
    expect(refusal(withEntries([{ luck: 'heads' }]))).toMatch('entry 1: luck is a list of whole numbers');
    for (const takeback of [0, 4, -1, 0.5, '1'])
      expect(refusal(withEntries([...entries, { takeback }]))).toMatch(
        `entry 4 takes back ${JSON.stringify(takeback)} of 3`,
      );
  });

  test('if it is of something else', () => {
    expect(refusal({ ...record, game: 'whist' })).toBe('This is a record of "whist", not of tiny.');
    expect(refusal({ ...record, segments: [{ ...segment, entries, rules: '0' }] })).toBe(
      'The record was played under rules version 0; this is 1.',
    );
    expect(refusal({ ...record, segments: [{ ...segment, entries, definitions: '' }] })).toMatch('cards have changed');
    expect(refusal({ ...record, format: 'x' })).toBe('Unknown record format "x"; expected "praxis-record-2".');
    expect(refusal({})).toBe('This is not the record of a match: it names no format.');
    expect(refusal('x')).toBe('A record is an object.');
    expect(refusal([record])).toBe('A record is an object.');
  });

  test('in one of a few ways that a client can word', () => {
    const problem = (data: unknown): unknown => {
      try {
        return replay(game, data);
      } catch (error) {
        return error instanceof RecordMistake ? error.problem : error;
      }
    };
    expect(problem({})).toBe('no record');
    expect(problem({ ...record, game: 'whist' })).toBe('other game');
    expect(problem({ ...record, segments: [{ ...segment, entries, rules: '0' }] })).toBe('other rules');
    expect(problem({ ...record, segments: [{ ...segment, entries, definitions: '' }] })).toBe('other cards');
    expect(problem({ ...record, hash: '0' })).toBe('altered');
    expect(problem({ ...record, segments: [] })).toBe('damaged');
    expect(problem(withEntries([{ seat: 0, answer: 'never offered' }]))).toBe('damaged');
  });
});

describe('A record from before a question was always asked', () => {
  const rounds = (free: boolean) =>
    function* (g: TinyContext): Procedure {
      for (const few of [0, 1]) {
        const paths = yield* askEach([{ ...pick(few, 'must'), free }, pick(1 - few, 'yes', 'no')]);
        g.state.notes.push(...paths.map(([piece]) => piece?.say ?? ''));
      }
      // Nobody has a choice.
      yield* askEach([0, 1].map((seat) => ({ ...pick(seat, 'must'), free })));
      g.state.notes.push((yield* ask(pick(0, 'yes', 'no')))[0]?.say ?? '');
      g.state.notes.push((yield* ask(pick(1, 'yes', 'no')))[0]?.say ?? '');
    };
  const [before, now] = [rounds(false), rounds(true)];
  const earlier = (): Match<TinyState, TinyContext> => {
    const match = openTiny(before);
    for (const [seat, say] of [
      [1, 'yes'],
      [0, 'no'],
      [0, 'yes'],
    ] as const)
      give(match, seat, say);
    return match;
  };

  test('leads to the same state: the only legal answers are given, and stay out of it', () => {
    const { record } = earlier();
    const match = replay(tinyGame(now), json(record));
    expect(match.record).toEqual(record);
    expect(match.state.notes).toEqual(['must', 'yes', 'must', 'no', 'yes']);
    expect(match.moves).toBe(3);
  });

  test('goes on with takebacks, forks and further answers', () => {
    const match = replay(tinyGame(now), json(earlier().record));
    match.takeback(1);
    // From here on everybody is asked.
    expect(match.state.notes).toEqual(['must', 'yes']);
    expect(match.questions.map(({ seat }) => seat)).toEqual([1]);
    const fork = match.fork();
    for (const each of [match, fork]) {
      for (const seat of [1, 0, 1]) give(each, seat, 'must');
      give(each, 0, 'no');
    }
    expect(match.state.notes).toEqual(['must', 'yes', 'must', 'no', 'no']);
    expect(fork.state.notes).toEqual(match.state.notes);
    expect(replay(tinyGame(now), json(match.record)).hash()).toBe(match.hash());
  });

  test('is distinguished from one in which they were given', () => {
    const match = openTiny(now);
    for (const [seat, say] of [
      [0, 'must'],
      [1, 'yes'],
      [0, 'no'],
      [1, 'must'],
    ] as const)
      give(match, seat, say);
    const again = replay(tinyGame(now), json(match.record));
    expect(again.record).toEqual(match.record);
    expect(again.moves).toBe(4);
  });

  test('is still refused where an answer is not legal', () => {
    const { record } = earlier();
    const [segment] = record.segments as [Record['segments'][number]];
    const wrong = {
      ...record,
      segments: [{ ...segment, entries: [...segment.entries.slice(0, 2), answer(0, 'maybe')] }],
    };
    expect(() => replay(tinyGame(now), json(wrong))).toThrow('"maybe" of seat 0, is not legal there.');
  });
});
