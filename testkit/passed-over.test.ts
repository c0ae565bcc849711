/** Facts that a match reveals to hosts, which must hide who was asked. */
import { type BaseCard, type CardId, openMatch, type Path } from '@praxis/engine';
import { expect, test } from 'vitest';
import { chainGame } from './miniatures/chain.ts';

const TITHE = 4;
const SETUP = { edition: 'only', seats: [{ name: 'Ana' }, { name: 'Rui' }], seed: 'passed over' };

/** A match in which both seats hold a spell that needs no target as their first card. */
function opened() {
  const start = (setup: typeof SETUP) => {
    const state = chainGame.start(setup);
    for (const seat of [0, 1]) {
      const mine = state.hands[seat]?.[0] as CardId;
      const faces = state.cards as BaseCard[];
      const other = faces.findIndex(({ owner, def }) => owner === seat && def === TITHE);
      [(faces[mine] as BaseCard).def, (faces[other] as BaseCard).def] = [TITHE, (faces[mine] as BaseCard).def];
    }
    return state;
  };
  const match = openMatch({ ...chainGame, start } as typeof chainGame, SETUP);
  const say = (word: string): void => {
    const question = match.questions[0] as (typeof match.questions)[number];
    const card = match.state.hands[question.seat]?.[0] as CardId;
    const path: Path = word === 'pass' ? [{ say: word }] : [{ say: word, card }];
    match.choose(question.seat, path);
    match.takeEvents();
  };
  return { match, say };
}

test('something that happens after a window in which nobody could respond is known to be that', () => {
  const { match, say } = opened();
  say('activate');
  expect([match.isWindow, match.passedOver]).toEqual([false, true]);
  // Nobody can have been asked after a card was laid face down.
  say('set');
  expect(match.passedOver).toBe(false);
});

test('while a seat can respond a window is open, and nothing has been passed over', () => {
  const { match, say } = opened();
  say('pass');
  say('set');
  say('pass');
  say('activate');
  expect(match.questions.map(({ seat, step }) => [seat, step])).toEqual([[1, 'response']]);
  expect([match.isWindow, match.passedOver]).toEqual([true, false]);
});
