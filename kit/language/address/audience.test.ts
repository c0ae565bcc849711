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

test('a deleted player has a word of the language for a name, and a number if there are several', () => {
  const called = (language: string, name: string): string => new Audience(language, 0).called(1, name);
  expect(['en', 'pt', 'es', 'it', 'fr', 'de', 'xx'].map((language) => called(language, 'deleted'))).toEqual([
    'Deleted account',
    'Conta excluída',
    'Cuenta borrada',
    'Account eliminato',
    'Compte supprimé',
    'Gelöschtes Konto',
    'Deleted account',
  ]);
  expect(called('fr', 'deleted 2')).toBe('Compte supprimé 2');
  expect(called('fr', 'deleted by Ana')).toBe('deleted by Ana');
  expect(new Audience('fr', 0).called(0, 'deleted')).toBe(YOU);
});
