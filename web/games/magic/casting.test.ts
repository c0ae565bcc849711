import type { Faces } from '@praxis/contract';
import type { View } from '@praxis/engine';
import type { Choice } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { offered, START } from '../../table/sentence.ts';
import type { Deciding } from '../../table/use-decision.ts';
import { greatestFirst, withCasting } from './casting.ts';
import { MAGIC_WORDS } from './words.ts';

const FACES = { shock: { name: 'Shock' } } as unknown as Faces;
const view: View = { viewer: 0, seats: [], cards: { 7: { handle: 7, def: 'shock', owner: 0 } }, where: {} };

const choice = (label: string, piece: Omit<Choice['pieces'][number], 'key'>, next?: readonly Choice[]): Choice => ({
  answer: label,
  label,
  pieces: [{ key: label, ...piece }],
  more: next !== undefined,
  ...(next ? { next } : {}),
});

const payments = [
  choice('Ana casts Shock on Ben', { say: 'paying automatically' }),
  choice('Ana casts Shock on Ben paying Mountain', { say: 'paying', card: 3 }),
];
const target = choice('Ana casts Shock on Ben', { say: 'target', seat: 1 }, payments);
const cast = choice('Ana casts Shock', { say: 'casts', card: 7 }, [target]);

/** The question after this much of an answer. */
function asked(...path: readonly Choice[]): { readonly about: string | undefined; readonly labels: readonly string[] } {
  const tree = { choices: [cast], loaded: new Map() };
  const building = { ...START, path };
  const decision = { number: 1, step: 'main 1', about: 'priority', choices: [cast] };
  const deciding = { decision, tree, building, offer: offered(tree, building) } as unknown as Deciding;
  const after = withCasting(deciding, view, FACES, MAGIC_WORDS.en);
  expect(after.allLabel).toBe('Mana by hand');
  const labels = after.offer.kind === 'groups' ? [] : after.offer.choices.map(({ label }) => label);
  return { about: after.decision?.about, labels };
}

test('before anything has been said the question is another one', () => {
  expect(asked().about).toBe('priority');
});

test('the next choice is asked by name', () => {
  expect(asked(cast).about).toBe('Which target for Shock?');
});

test('ways to pay differ in their words, also the automatic one', () => {
  expect(asked(cast, target)).toEqual({
    about: 'How do you pay for Shock?',
    labels: ['Ana casts Shock on Ben paying automatically', 'Ana casts Shock on Ben paying Mountain'],
  });
});

test('with mana by hand a click on a land taps it, and anything else is pointed at', () => {
  const tap = choice('Ana activates Mountain', { say: 'activates for mana', card: 3 });
  const done: string[] = [];
  const deciding = (showsAll: boolean, path: readonly Choice[] = []) =>
    withCasting(
      {
        decision: { number: 1, step: 'main 1', about: 'priority', choices: [cast, tap] },
        tree: { choices: [cast, tap], loaded: new Map() },
        building: { ...START, path },
        offer: { kind: 'sentences', choices: [] },
        showsAll,
        give: ({ label }: Choice) => done.push(label),
        point: (thing: string) => done.push(`point ${thing}`) > 0,
      } as unknown as Deciding,
      view,
      FACES,
      MAGIC_WORDS.en,
    );
  expect(deciding(true).point('c3')).toBe(true);
  deciding(true).point('c7');
  deciding(false).point('c3');
  deciding(true, [cast]).point('c3');
  expect(done).toEqual(['Ana activates Mountain', 'point c7', 'point c3', 'point c3']);
});

test('the greatest X comes first, and other answers keep their places', () => {
  const other = choice('Ana casts Bear', { say: 'casts', card: 4 });
  const withX = (amount: number): Choice => choice(`Ana casts Blaze X ${amount}`, { say: 'with X', amount });
  const choices = [withX(0), other, withX(1), withX(2)];
  const offer = greatestFirst({ kind: 'sentences', choices }, { choices, loaded: new Map() });
  expect('choices' in offer && offer.choices.map(({ label }) => label)).toEqual([
    'Ana casts Blaze X 2',
    'Ana casts Bear',
    'Ana casts Blaze X 1',
    'Ana casts Blaze X 0',
  ]);
});
