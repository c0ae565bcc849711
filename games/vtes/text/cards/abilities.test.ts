import { expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { cardText } from './render.ts';

function said(name: string): string {
  const def = CARDS.find((each) => each.name === name);
  if (!def) throw new Error(`There is no ${name}.`);
  return cardText(def)
    .lines.map(({ text }) => text)
    .join(' ');
}

test('V-AMB-34 the text says whether the player does it or the vampire, which must be ready for it', () => {
  expect(said('Menele')).toContain('In your unlock phase, you may take 2 blood from this vampire');
  expect(said('Pherydima')).toContain('you may pay 1 pool and unlock this vampire.');
  expect(said('Lupo Giovanni')).toContain('In your unlock phase, this vampire may put 1 blood');
  expect(said('Gustav Breidenstein')).toContain('this vampire may lock');
  expect(said('Vagabond Mystic')).toContain('This ally may lock');
});
