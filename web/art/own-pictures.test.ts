import type { CardFace } from '@praxis/contract';
import { expect, test } from 'vitest';
import { namesFor, pictureName } from './own-pictures.ts';

const face = (parts: Partial<CardFace>): CardFace => ({
  name: '',
  kind: '',
  type: '',
  marks: {},
  lines: [],
  short: '',
  ...parts,
});

test('a file is found by the name of the card, however it is spelt', () => {
  const names = namesFor(face({ id: 'flavio-goncalves', name: 'Flávio Gonçalves' }));
  for (const file of ['Flávio Gonçalves.jpg', 'flavio goncalves.PNG', 'flavio-goncalves.webp', 'Flavio_Goncalves.jpeg'])
    expect(names).toContain(pictureName(file));
});

test('a file is found by the number of the card', () => {
  expect(namesFor(face({ id: 'c', name: 'C', number: 100_001 }))).toContain(pictureName('100001.jpg'));
});

test('a file is found by the English name, in any language', () => {
  const names = namesFor(face({ id: 'dark-bribe', name: 'Suborno Obscuro', english: 'Dark Bribe' }));
  expect(names).toContain(pictureName('Suborno Obscuro.jpg'));
  expect(names).toContain(pictureName('Dark Bribe.jpg'));
});

test('a full stop in a name is no ending of a file', () => {
  expect(namesFor(face({ name: 'Dr. Stephen Norton' }))).toContain(pictureName('Dr. Stephen Norton.png'));
});
