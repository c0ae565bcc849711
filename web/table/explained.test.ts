import type { CardFace } from '@praxis/contract';
import type { Choice } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { explain } from '../games/vtes/explain.ts';
import { explained, piecesUpTo } from './explained.ts';

const lines = [
  { icons: ['dom'], level: 'basic', text: 'To another player.' },
  { icons: ['DOM'], level: 'superior', text: 'And for more.' },
];
const FACE = { name: 'Deflection', kind: 'reaction', type: '', marks: {}, lines, short: [] } as unknown as CardFace;
const faceOf = (handle: number): CardFace | undefined => (handle === 7 ? FACE : undefined);

const leaf = (answer: string, say: string, word?: string): Choice => ({
  answer,
  label: answer,
  pieces: [{ key: say, say, ...(word === undefined ? { seat: 1 } : { word }) }],
  more: false,
});
const levelOf = (word: string): Choice => ({
  ...leaf(`play ${word}`, 'at', word),
  more: true,
  next: [leaf(`play ${word} on Ana`, 'on'), leaf(`play ${word} on Bea`, 'on')],
});
const play: Choice = {
  answer: 'play',
  label: 'play',
  pieces: [
    { key: 'play', say: 'plays', card: 7 },
    { key: 'with', say: 'with', card: 9 },
  ],
  more: true,
  next: [levelOf('basic'), levelOf('superior')],
};
const TREE = { choices: [play], loaded: new Map() };
const leaves = (play.next ?? []).flatMap(({ next }) => next ?? []);

test('the pieces of an answer are those of all choices on the way', () => {
  expect(piecesUpTo(TREE, leaves[2] as Choice).map(({ say }) => say)).toEqual(['plays', 'with', 'at', 'on']);
});

test('what a level does is said beside the first answer at this level', () => {
  expect([...explained(TREE, leaves, explain, faceOf)]).toEqual([
    ['play basic on Ana', 'To another player.'],
    ['play superior on Ana', 'And for more.'],
  ]);
});

test('a level with its Disciplines means the line with these', () => {
  const pieces = [play.pieces[0] as Choice['pieces'][number], { key: '', say: 'at', word: 'superior dom as reaction' }];
  expect(explain(pieces, faceOf)).toBe('And for more.');
  expect(explain([pieces[0] as Choice['pieces'][number]], faceOf)).toBeUndefined();
});
