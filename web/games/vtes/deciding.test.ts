import type { Faces } from '@praxis/contract';
import type { View } from '@praxis/engine';
import type { Choice, SentDecision } from '@praxis/protocol';
import { describe, expect, test } from 'vitest';
import {
  attemptKey,
  caution,
  comingOutFirst,
  hopeless,
  lastPool,
  leftBehind,
  overpaid,
  surplusOf,
  timesOf,
  without,
} from './deciding.ts';
import { ownActionKey } from './where.ts';
import { VTES_WORDS } from './words.ts';

const { en } = VTES_WORDS;

const face = (name: string, capacity: number) => ({ name, kind: 'vampire', short: '', lines: [], marks: { capacity } });
const faces = { belinde: face('Belinde', 6), ryan: face('Ryan', 4) } as unknown as Faces;

const view = (counters: { readonly transfers: number; readonly pool: number }, onCard: number, where = {}): View =>
  ({
    viewer: 0,
    seats: [{ seat: 0, name: 'Sara', counters, zones: {} }],
    cards: { 1: { handle: 1, owner: 0, def: 'belinde', counters: { counters: onCard } } },
    where,
  }) as unknown as View;

const says = (say: string, card = 1): Choice =>
  ({ answer: `${say}:c${card}`, label: say, pieces: [{ say, card }], more: false }) as unknown as Choice;
const decision = (...choices: Choice[]): SentDecision => ({ number: 1, step: 'x', about: '', choices });

describe('pool is moved several at a time', () => {
  const moves = says('moves pool to');
  test('as far as transfers go', () => expect(timesOf(view({ transfers: 4, pool: 20 }, 0), faces, moves)).toBe(4));
  test('not beyond the capacity', () => expect(timesOf(view({ transfers: 4, pool: 20 }, 4), faces, moves)).toBe(2));
  test('never the last pool', () => expect(timesOf(view({ transfers: 4, pool: 3 }, 0), faces, moves)).toBe(2));
  test('nothing else is', () =>
    expect(timesOf(view({ transfers: 4, pool: 20 }, 0), faces, says('moves to ready'))).toBeUndefined());
});

describe('a warning about likely oversights', () => {
  test('pool on a vampire that has its capacity', () => {
    expect(overpaid(view({ transfers: 2, pool: 9 }, 6), faces, says('moves pool to'), en)).toContain('Belinde');
    expect(overpaid(view({ transfers: 2, pool: 9 }, 5), faces, says('moves pool to'), en)).toBeUndefined();
  });
  test('a vampire that could come out', () => {
    const table = view({ transfers: 0, pool: 9 }, 6);
    expect(leftBehind(decision(says('moves to ready')), table, faces, en)).toContain('Belinde');
    expect(leftBehind(decision(says('moves pool to')), table, faces, en)).toBeUndefined();
  });
});

test('pool is not offered for a vampire that can come out, and coming out is offered first', () => {
  const [moves, out] = [says('moves pool to'), says('moves to ready')];
  const surplus = (onCard: number, ...choices: Choice[]) => [
    ...surplusOf(view({ transfers: 2, pool: 9 }, onCard), faces, decision(...choices)),
  ];
  expect(surplus(6, moves, out)).toEqual([moves.answer]);
  // A vampire of whom another copy is contested, for example, may not come out: then nothing is folded away.
  expect(surplus(6, moves)).toEqual([]);
  expect(surplus(5, moves, out)).toEqual([]);
  expect(comingOutFirst({ kind: 'sentences', choices: [moves, out] })).toEqual({
    kind: 'sentences',
    choices: [out, moves],
  });
});

test('the last pool is asked for, and each answer by its own reason', () => {
  const asked = (pool: number, onCard: number, choice: Choice | undefined) =>
    caution({ choice, decision: decision(), view: view({ transfers: 2, pool }, onCard), faces, language: 'en' });
  expect(lastPool(view({ transfers: 2, pool: 1 }, 0), says('moves pool to'), en)).toBe(en.lastPool);
  expect(lastPool(view({ transfers: 2, pool: 2 }, 0), says('moves pool to'), en)).toBeUndefined();
  expect(asked(1, 0, says('moves pool to'))).toBe(en.lastPool);
  expect(asked(9, 6, says('moves pool to'))).toContain('Belinde');
  expect(asked(9, 3, says('moves pool to'))).toBeUndefined();
  expect(asked(9, 6, undefined)).toBeUndefined();
});

test('an own action is gone through until another player changes something about it', () => {
  const own = {
    by: 1,
    seat: 0,
    kind: 'bleed',
    stealth: 1,
    attempts: 0,
    declined: [],
    targets: [1],
    on: [],
    state: 'announced',
  };
  const at = (action: object, where = {}): string | undefined =>
    ownActionKey(view({ transfers: 0, pool: 9 }, 0, { turn: 0, turnNumber: 3, action, ...where }));
  expect(at({ ...own, declined: [1], state: 'successful' })).toBe(at(own));
  expect(at({ ...own, attempts: 1, blocker: 7 })).not.toBe(at(own));
  expect(at({ ...own, bleed: 0 })).not.toBe(at(own));
  for (const other of [{ combat: {} }, { referendum: {} }, { turn: 1 }, { playing: { seat: 2 } }])
    expect(at(own, other)).toBeUndefined();
  expect(at({ ...own, state: 'ended' })).toBeUndefined();
});

test('a block without enough intercept says that it fails', () => {
  const action = { by: 9, kind: 'bleed', stealth: 2, intercepts: { 1: 0, 2: 2 }, targets: [], on: [] };
  const choices = [says('attempts to block', 1), says('attempts to block', 2)];
  const notes = hopeless(view({ transfers: 0, pool: 9 }, 0, { action }), decision(...choices), en);
  expect([...notes]).toEqual([['attempts to block:c1', 'stealth 2, intercept 0: this block fails']]);
});

test('a failed block is folded away until something about it changes', () => {
  const at = (stealth: number, by = 9): View =>
    view({ transfers: 0, pool: 9 }, 0, { turnNumber: 2, action: { by, kind: 'bleed', stealth, intercepts: { 1: 0 } } });
  const block = says('attempts to block', 1);
  const key = (table: View): string =>
    attemptKey(table, block.answer, hopeless(table, decision(block), en).get(block.answer));
  expect(key(at(2))).toBe(key(at(2)));
  expect(key(at(1))).not.toBe(key(at(2)));
  expect(key(at(2, 8))).not.toBe(key(at(2)));
  const offer = { kind: 'pieces', choices: [block, says('plays', 3)] } as const;
  expect(without(offer, new Set([block.answer]))).toEqual({ kind: 'pieces', choices: [says('plays', 3)] });
  const groups = { kind: 'groups', groups: [{ card: 1, choices: [block] }] } as const;
  expect(without(groups, new Set([block.answer]))).toEqual({ kind: 'groups', groups: [] });
});
