/** The warning before an attack that must lose the Duel. */
import type { View } from '@praxis/engine';
import type { Choice, SentDecision } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { caution, promptAt } from './deciding.ts';
import { YUGIOH_WORDS } from './words.ts';

const attack: Choice = {
  answer: 'attacks:c1 target:c2',
  label: '',
  pieces: [
    { say: 'attacks', card: 1 },
    { say: 'target', card: 2 },
  ] as unknown as Choice['pieces'],
  more: false,
};
const decision: SentDecision = { number: 1, step: 'open', about: '', choices: [attack] };

function asked(lp: number, target: { readonly atk: number; readonly def: number }, marks: readonly string[]) {
  const view = {
    viewer: 0,
    seats: [{ seat: 0, name: 'Sara', counters: { lp }, zones: {} }],
    cards: {
      1: { handle: 1, owner: 0, counters: { atk: 1000, def: 1000 }, marks: ['attack'] },
      2: { handle: 2, owner: 1, counters: target, marks },
    },
    where: {},
  } as unknown as View;
  return caution({ choice: attack, decision, view, faces: {}, language: 'en' });
}

test('an attack that must lose the Duel is asked for once more', () => {
  expect(asked(1500, { atk: 2500, def: 0 }, ['attack'])).toContain('1500');
  expect(asked(1600, { atk: 2500, def: 0 }, ['attack'])).toBeUndefined();
});

test('in Defense Position the DEF counts, and of a Set monster nothing is known', () => {
  expect(asked(500, { atk: 0, def: 1500 }, ['defense'])).toContain('500');
  expect(asked(500, { atk: 9000, def: 0 }, ['defense'])).toBeUndefined();
  expect(asked(500, {} as never, ['set'])).toBeUndefined();
});

test('a question at the end of a phase names it in full', () => {
  const at = (phase: string) =>
    ({ viewer: 0, seats: [], cards: {}, where: { phase, at: 'closing' } }) as unknown as View;
  expect(promptAt(at('end'), decision, {}, YUGIOH_WORDS.en)?.about).toBe('The End Phase ends. Do something first?');
  expect(promptAt(at('battle step'), decision, {}, YUGIOH_WORDS.pt)?.about).toContain('Fase de Batalha');
});
