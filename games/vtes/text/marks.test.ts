import { expect, test } from 'vitest';
import { markText } from './short-texts.ts';

test('Counters of a player have their name, also if they have deleted their account', () => {
  const seats = ['Sara', 'deleted'];
  expect(markText('en', 'corruption ×2 by 0', seats)).toBe('corruption counters ×2 (Sara)');
  expect(markText('en', 'graft ×1', seats)).toBe('graft counters ×1');
  const deleted = markText('it', 'corruption ×2 by 1', seats);
  expect(deleted).toMatch(/^\S.* ×2 \(.+\)$/);
  expect(deleted).not.toContain('deleted');
});
