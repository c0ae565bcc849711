import type { View } from '@praxis/engine';
import type { Choice } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { attacksAhead, battleAnswer, choiceAhead, vainBattle } from './ahead.ts';

const battle: Choice = {
  answer: 'enters_battle',
  label: '',
  pieces: [{ key: 'enters_battle', say: 'enters battle' }],
  more: false,
};

const view = (mine: readonly number[], others: readonly number[]): View =>
  ({
    viewer: 0,
    where: {},
    seats: [
      { seat: 0, zones: { monsters: mine } },
      { seat: 1, zones: { monsters: others } },
    ],
    cards: { 1: { marks: ['attack'] }, 2: { marks: ['defense'] }, 3: { marks: ['attack'] } },
  }) as unknown as View;

const answers = (at: View, choices: readonly Choice[]): readonly string[] =>
  attacksAhead(at, choices).map(({ answer }) => answer);

test('each monster in Attack Position can attack each monster of the opponent from the Main Phase', () => {
  expect(answers(view([1, 2, 3], [8, 9]), [battle])).toEqual([
    'attacks:c1 target:c8',
    'attacks:c1 target:c9',
    'attacks:c3 target:c8',
    'attacks:c3 target:c9',
  ]);
  expect(answers(view([1, 2], []), [battle])).toEqual(['attacks:c1 directly']);
});

test('nobody attacks where the Battle Phase is not offered', () => {
  expect(battleAnswer([battle])).toBe('enters_battle');
  expect(battleAnswer([])).toBeUndefined();
  expect(answers(view([1], [8]), [])).toEqual([]);
});

test('the choice mentions both monsters, so that it is given by pointing at them', () => {
  const [attack] = attacksAhead(view([1], [8]), [battle]);
  const { pieces, more } = choiceAhead(attack as NonNullable<typeof attack>, 'words');
  expect(pieces.map(({ card }) => card)).toEqual([1, 8]);
  expect(more).toBe(false);
});

test('a Battle Phase is in vain without a monster in Attack Position', () => {
  expect(vainBattle(view([2], [8]), [battle])).toBe('enters_battle');
  expect(vainBattle(view([], []), [battle])).toBe('enters_battle');
  expect(vainBattle(view([1, 2], [8]), [battle])).toBeUndefined();
  expect(vainBattle(view([], []), [])).toBeUndefined();
});
