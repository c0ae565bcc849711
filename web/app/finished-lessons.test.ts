import { expect, test } from 'vitest';
import { titleParts } from './finished-lessons.ts';

test('the number of a rulebook’s example is apart from what happens in it', () => {
  expect(titleParts('EX-09.3 Normal damage comes first')).toEqual({
    code: ['EX-09.3'],
    name: 'Normal damage comes first',
  });
  expect(titleParts('Bring a vampire into play')).toEqual({ code: [], name: 'Bring a vampire into play' });
});
