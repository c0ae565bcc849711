import { expect, test } from 'vitest';
import { words } from './words.ts';

test('words are blind to case, accents, articles and punctuation', () => {
  expect(words('The Café, a Señor: “Ünïted” an (ÉLAN)!')).toEqual(['cafe', 'senor', 'united', 'elan']);
  expect(words('the')).toEqual([]);
});

test('words ignore French and Italian elisions before a name', () => {
  expect(words("discards d'Alex, l’Éveil, dell'Ombra")).toEqual(['discards', 'alex', 'eveil', 'ombra']);
  expect(words("D'habi")).toEqual(words('habi'));
  expect(words("O'Malley")).toEqual(['omalley']);
});
