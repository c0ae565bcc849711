import type { Faces } from '@praxis/contract';
import type { View } from '@praxis/engine';
import type { MagicWhere, StackItemView } from '@praxis/magic/where.ts';
import { expect, test } from 'vitest';
import { promptAt } from './priority.ts';
import { MAGIC_WORDS } from './words.ts';

const FACES = { 'heat-ray': { name: 'Rayon de chaleur' } } as unknown as Faces;

const at = (where: Partial<MagicWhere>): View<Partial<MagicWhere>> => ({
  viewer: 0,
  seats: [],
  cards: { 7: { handle: 7, def: 'heat-ray', owner: 1 } },
  where: { turn: 0, turnNumber: 3, stack: [], ...where },
});

const heatRay = (seat: number, card = 7): StackItemView => ({
  id: 1,
  kind: 'spell',
  card,
  name: 'Heat Ray',
  seat,
  x: 0,
  targets: [],
});

test('the top of the stack resolves if nobody does anything, by the name that the reader knows', () => {
  const stack = [heatRay(0), heatRay(1)];
  expect(promptAt(at({ step: 'main 1', stack }), FACES, MAGIC_WORDS.fr)).toEqual({
    about: 'Répondre à Rayon de chaleur\u202f?',
    pass: 'Passer\u00a0: Rayon de chaleur se résout',
  });
  expect(promptAt(at({ step: 'main 1', stack: [heatRay(1, 99)] }), FACES, MAGIC_WORDS.en)?.about).toBe(
    'Respond to Heat Ray?',
  );
  expect(promptAt(at({ step: 'end', stack: [heatRay(0)] }), FACES, MAGIC_WORDS.en)?.about).toBe(
    'Act before your Rayon de chaleur resolves?',
  );
});

test('with an empty stack the next part of the turn comes', () => {
  const prompt = (where: Partial<MagicWhere>) => promptAt(at(where), FACES, MAGIC_WORDS.en);
  expect(prompt({ step: 'main 1' })).toEqual({ about: 'What do you do before combat?', pass: 'Pass: go to combat' });
  expect(prompt({ step: 'main 1', turn: 1 })?.about).toBe('Main: act now?');
  expect(prompt({ step: 'end', turn: 1 })).toEqual({ about: 'Act before the turn ends?', pass: 'Pass: end the turn' });
  expect(prompt({ step: 'cleanup' })).toBeUndefined();
});

test('there are neither blocks nor damage where nobody attacks', () => {
  const combat = { attackers: [{ card: 7, defender: 0, blocked: false, blockers: [] }] };
  const prompt = (where: Partial<MagicWhere>) => promptAt(at(where), FACES, MAGIC_WORDS.en)?.pass;
  expect(prompt({ step: 'declare attackers', combat })).toBe('Pass: go to blocks');
  expect(prompt({ step: 'declare attackers', combat: { attackers: [] } })).toBe('Pass: end combat');
});
