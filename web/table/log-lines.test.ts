import { expect, test } from 'vitest';
import type { LogLine } from '../connection/match-state.ts';
import { missedLines, shownLines } from './log-lines.ts';

const log = (...lines: readonly (readonly [type: string, line: string, turn?: number])[]): readonly LogLine[] =>
  lines.map(([type, line, turn = 1], index) => ({ n: index + 1, event: { type, line, turn, data: {} } }));
const told = (lines: readonly LogLine[], missed?: number) =>
  shownLines(lines, missed).map(({ event, times }) => (times > 1 ? `${event.line} ×${times}` : event.line));

test('the same thing several times in a row is one line with its last number', () => {
  const lines = log(
    ['pool', 'Elena moves 1 pool to a face-down card (25)'],
    ['pool', 'Elena moves 1 pool to a face-down card (24)'],
    ['pool', 'Elena moves 1 pool to a face-down card (23)'],
    ['discarded', 'Elena discards Papillon'],
    ['pool', 'Elena moves 1 pool to a face-down card (22)'],
  );
  expect(told(lines)).toEqual([
    'Elena moves 1 pool to a face-down card (23) ×3',
    'Elena discards Papillon',
    'Elena moves 1 pool to a face-down card (22)',
  ]);
  expect(shownLines(lines, undefined).map(({ n }) => n)).toEqual([1, 4, 5]);
});

test('cards that a player draws one after another are one line, with all their links', () => {
  const drew = (name: string, who = 'You draw'): LogLine['event'] => ({
    ...{ type: 'drew', line: `${who} ${name}`, turn: 0, data: {} },
    cards: [{ def: name, name }],
  });
  const events = [drew('Swamp'), drew('Typhoid Rats'), drew('Swamp'), drew('Hydra', 'Bruno draws'), drew('Mountain')];
  const shown = shownLines(
    events.map((event, index) => ({ n: index + 1, event })),
    undefined,
  );
  expect(shown.map(({ event }) => event.line)).toEqual([
    'You draw Swamp, Typhoid Rats, Swamp',
    'Bruno draws Hydra',
    'You draw Mountain',
  ]);
  expect(shown[0]?.event.cards?.map(({ name }) => name)).toEqual(['Swamp', 'Typhoid Rats', 'Swamp']);
  expect(shown.map(({ n }) => n)).toEqual([1, 4, 5]);
});

test('the same words in another turn are another line', () => {
  expect(told(log(['drew', 'Bruno draws a card', 1], ['drew', 'Bruno draws a card', 2]))).toHaveLength(2);
});

test('a phase in which nothing happens is left out, the current one is not', () => {
  const lines = log(
    ['phase', 'Draw Phase'],
    ['drew', 'Bruno draws a card'],
    ['phase', 'Standby Phase'],
    ['phase', 'Main Phase 1'],
    ['phase', 'End Phase'],
    ['turn', 'Turn 2: you', 2],
    ['phase', 'Draw Phase', 2],
  );
  expect(told(lines)).toEqual(['Draw Phase', 'Bruno draws a card', 'Turn 2: you', 'Draw Phase']);
});

test('the first missed line is marked, and begins a line of its own', () => {
  const lines = log(
    ['pool', 'Elena moves 1 pool (9)'],
    ['pool', 'Elena moves 1 pool (8)'],
    ['drew', 'You draw a card'],
  );
  expect(shownLines(lines, 2).map(({ missed }) => missed)).toEqual([undefined, 2, undefined]);
  const phases = log(['turn', 'Turn 1'], ['phase', 'Draw Phase'], ['phase', 'Main Phase']);
  expect(shownLines(phases, 2).map(({ event, missed }) => [event.line, missed])).toEqual([
    ['Turn 1', undefined],
    ['Main Phase', 1],
  ]);
});

test('the number of missed lines is the number of lines that are shown', () => {
  const lines = log(
    ['drew', 'You draw a card'],
    ['pool', 'Elena moves 1 pool (9)'],
    ['pool', 'Elena moves 1 pool (8)'],
    ['pool', 'Elena moves 1 pool (7)'],
    ['phase', 'Standby Phase'],
    ['phase', 'Main Phase'],
  );
  expect(missedLines(lines, 2)).toBe(2);
  expect(missedLines(lines, 3)).toBe(2);
  expect(missedLines(lines, 6)).toBe(1);
});

test('what a line has just told of a card is left out, of another card not', () => {
  const line = (n: number, cause: string, handle: number, turn = 1): LogLine => {
    const type = cause === 'destroyed' ? 'moved' : cause;
    const cards = [{ handle, def: 'monster', name: 'Monster' }];
    return { n, event: { type, line: `${cause} ${handle}`, turn, data: { cause }, cards } };
  };
  const lines = [
    line(1, 'destroyed by battle', 7),
    line(2, 'destroyed by battle', 8),
    line(3, 'destroyed', 7),
    line(4, 'destroyed', 8),
    line(5, 'destroyed', 9),
    line(6, 'destroyed', 7, 2),
  ];
  expect(told(lines)).toEqual(['destroyed by battle 7', 'destroyed by battle 8', 'destroyed 9', 'destroyed 7']);
});

test('damage is one line with the Blood that it leaves', () => {
  const on = (handle: number, type: string, line: string, data: LogLine['event']['data']): LogLine['event'] => ({
    ...{ type, line, turn: 1, data },
    cards: [{ handle, def: 'x', name: 'Doc' }],
  });
  const lines = (...events: readonly LogLine['event'][]) =>
    told(events.map((event, index) => ({ n: index + 1, event })));
  const hit = on(3, 'damage', 'Doc takes 2 damage', { amount: 2 });
  expect(lines(hit, on(3, 'blood', 'Doc: −2 Blood (1)', { change: -2, now: 1 }))).toEqual(['Doc takes 2 damage (1)']);
  // Another character's Blood, and Blood that is gained, are told by themselves.
  expect(lines(hit, on(4, 'blood', 'Doc: −2 Blood (1)', { change: -2, now: 1 }))).toHaveLength(2);
  expect(lines(hit, on(3, 'blood', 'Doc: +1 Blood (3)', { change: 1, now: 3 }))).toHaveLength(2);
});
