import { expect, test } from 'vitest';
import { CHAPTERS } from './chapters.ts';
import { rulesIn } from './rule-list.ts';

test('every chapter of the catalogue has a name in every language, and no other chapter has', () => {
  const chapters = new Set(rulesIn('en').map(({ chapter }) => chapter));
  expect(Object.keys(CHAPTERS).toSorted()).toEqual([...chapters].toSorted());
  for (const names of Object.values(CHAPTERS)) expect(names.every((name) => name.trim() !== '')).toBe(true);
});

test('readers get the names of their language', () => {
  const [english, italian] = [rulesIn('en'), rulesIn('it')];
  for (const [index, { chapter }] of english.entries()) expect(italian[index]?.chapter).toBe(CHAPTERS[chapter]?.[2]);
});
