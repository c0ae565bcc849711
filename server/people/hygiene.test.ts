import { expect, test } from 'vitest';
import { cleanName } from './hygiene.ts';

test.each(['Ada', 'Zoë', 'Іван', 'Ελένη', '愛', 'Ana 2', 'Operatic', 'Moderato'])('%s is a name', (name) => {
  expect(cleanName(name)).toBe(name);
});

test.each([
  'operator',
  'Operator',
  ' O p e r a t o r ',
  'Öperator',
  'ＯＰＥＲＡＴＯＲ',
  'Admin!',
  'Praxis',
  'deleted',
  'орерatоr',
  '0perat0r',
  'adm1n',
  'Ѕtаff',
  'Modeгator',
])('%s is reserved', (name) => {
  expect(cleanName(name)).toBeUndefined();
});

test.each(['Аda', 'Opеrator', 'Ελena'])('%s mixes alphabets that look alike', (name) => {
  expect(cleanName(name)).toBeUndefined();
});
