import type { Choice } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { withAllInfluence } from './votes.ts';

const choice = (answer: string, say: string, next?: readonly Choice[] | 'later'): Choice => ({
  answer,
  label: answer,
  pieces: [{ key: say, say }],
  more: next !== undefined,
  ...(Array.isArray(next) ? { next } : {}),
});

const parts = (answer: string): readonly Choice[] => [
  choice(`${answer} none`, 'end', [choice(`${answer} none 0`, 'end'), choice(`${answer} none 1`, 'hiding')]),
  choice(`${answer} card`, 'modifier', 'later'),
];
const members = (answer: string): readonly Choice[] => [
  choice(`${answer} nobody`, 'end', parts(`${answer} nobody`)),
  choice(`${answer} Ana`, 'exerting', [
    choice(`${answer} Ana only`, 'end', parts(`${answer} Ana only`)),
    choice(`${answer} Ana Bob`, 'exerting', parts(`${answer} Ana Bob`)),
  ]),
];

test('everybody exerts, and nothing is added', async () => {
  const known = choice('yes', 'votes', members('yes'));
  expect((await withAllInfluence(known, async () => undefined))?.answer).toBe('yes Ana Bob none 0');
});

test('parts that are not known yet are asked for', async () => {
  const asked: string[] = [];
  const behind = async (answer: string): Promise<readonly Choice[]> => {
    asked.push(answer);
    return members(answer);
  };
  const vote = await withAllInfluence(choice('no', 'votes', 'later'), behind);
  expect(vote?.answer).toBe('no Ana Bob none 0');
  expect(asked).toEqual(['no']);
});

test('without anybody who could exert it is a plain vote', async () => {
  const vote = await withAllInfluence(choice('yes', 'votes', parts('yes')), async () => undefined);
  expect(vote?.answer).toBe('yes none 0');
});

test('a vote that cannot be completed is none', async () => {
  expect(await withAllInfluence(choice('yes', 'votes', 'later'), async () => undefined)).toBeUndefined();
  const onlyCards = choice('yes', 'votes', [choice('yes card', 'modifier')]);
  expect(await withAllInfluence(onlyCards, async () => undefined)).toBeUndefined();
});
