import { expect, test } from 'vitest';
import { YOU } from './address.ts';
import { Audience } from './audience.ts';

test('a line of the log begins with a capital, to the reader and to all', () => {
  expect(new Audience('en').logged('a face-down card gains 1 blood')).toBe('A face-down card gains 1 blood');
  expect(new Audience('it', 0).logged('una carta coperta guadagna 1 punto sangue')).toBe(
    'Una carta coperta guadagna 1 punto sangue',
  );
  expect(new Audience('en', 0).logged(`${YOU} draws a card`)).toBe('You draw a card');
  expect(new Audience('en', 0).logged('')).toBe('');
});
