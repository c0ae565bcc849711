import { expect, test } from 'vitest';
import { plainLetters } from './letters.ts';

test('letters without an accent to take away are typed as plain ones', () => {
  expect(plainLetters('Łódź, Ægir, smørrebrød, Straße')).toBe('Lodz, Aegir, smorrebrod, Strasse');
});
