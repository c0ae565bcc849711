import { expect, it, test } from 'vitest';
import { en } from './en.ts';
import { type Article, named } from './grammar.ts';

const one = { gender: 'm', number: 'one' } as const;
const many = { gender: 'm', number: 'many' } as const;

it.each<[Article, string, string]>([
  ['a', 'vampire', 'a vampire'],
  ['a', 'ally', 'an ally'],
  ['a', 'unique card', 'a unique card'],
  ['a', 'unimportant card', 'an unimportant card'],
  ['a', 'hour', 'an hour'],
  ['a', 'Euler', 'a Euler'],
  ['a', '8-card hand', 'an 8-card hand'],
  ['the', 'ally', 'the ally'],
  ['each other', 'ally', 'each other ally'],
  ['bare', 'you', 'you'],
])('%s %s', (article, text, said) => {
  expect(en.introduced(article, text, one)).toBe(said);
});

test('in the plural articles change or go', () => {
  expect(en.introduced('this', 'cards', many)).toBe('these cards');
  expect(en.introduced('that', 'cards', many)).toBe('those cards');
  expect(en.introduced('a', 'cards', many)).toBe('cards');
  expect(en.introduced('general', 'cards', many)).toBe('cards');
});

test('names: their sound and their possessive', () => {
  expect(en.introduced('a', 'Yttrium', { ...one, sound: 'vowel' })).toBe('an Yttrium');
  expect(en.forms.possessive?.(named('Ana', 'f'))).toBe("Ana's");
  expect(en.forms.possessive?.(named('Carlos', 'm'))).toBe("Carlos'");
  expect(en.forms.possessive?.({ ...named('you', 'm'), person: 'you' })).toBe('your');
});

test('lists', () => {
  expect(en.list(['a', 'b', 'c'], 'and')).toBe('a, b and c');
  expect(en.list(['a'], 'or')).toBe('a');
  expect(en.list([], 'or')).toBe('');
});

test('only one is singular', () => {
  expect([0, 1, 2].map((amount) => en.counted(amount, 'vote', 'votes'))).toEqual(['0 votes', '1 vote', '2 votes']);
});
