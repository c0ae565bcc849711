import { expect, it, test } from 'vitest';
import { type Agreement, type Article, named } from './grammar.ts';
import { pt } from './pt.ts';

const m: Agreement = { gender: 'm', number: 'one' };
const f: Agreement = { gender: 'f', number: 'one' };
const ms: Agreement = { gender: 'm', number: 'many' };
const fs: Agreement = { gender: 'f', number: 'many' };

it.each<[Article, string, Agreement, string]>([
  ['a', 'carta', f, 'uma carta'],
  ['a', 'cartas', fs, 'cartas'],
  ['the', 'vampiros', ms, 'os vampiros'],
  ['general', 'vampiros', ms, 'os vampiros'],
  ['this', 'carta', f, 'esta carta'],
  ['that', 'vampiro', m, 'aquele vampiro'],
  ['any', 'vampiros', ms, 'quaisquer vampiros'],
  ['another', 'cartas', fs, 'outras cartas'],
  ['all', 'cartas', fs, 'todas as cartas'],
  ['no', 'carta', f, 'nenhuma carta'],
  ['your', 'presa', f, 'sua presa'],
  ['bare', 'você', m, 'você'],
])('%s %s', (article, text, agreement, said) => {
  expect(pt.introduced(article, text, agreement)).toBe(said);
});

it.each([
  ['de', 'o vampiro', 'do vampiro'],
  ['de', 'as cartas', 'das cartas'],
  ['de', 'este Pokémon', 'deste Pokémon'],
  ['de', 'ele', 'dele'],
  ['de', 'um vampiro', 'de um vampiro'],
  ['em', 'o Banco', 'no Banco'],
  ['em', 'aquela carta', 'naquela carta'],
  ['a', 'o jogador', 'ao jogador'],
  ['a', 'a criatura', 'à criatura'],
  ['a', 'aquele Pokémon', 'àquele Pokémon'],
  ['a', 'este Pokémon', 'a este Pokémon'],
  ['por', 'os jogadores', 'pelos jogadores'],
  ['por', 'este turno', 'por este turno'],
  ['com', 'o vampiro', 'com o vampiro'],
  ['de', 'Ana', 'de Ana'],
  ['de', 'osso', 'de osso'],
])('%s + %s', (preposition, text, said) => {
  expect(pt.joined(preposition, text)).toBe(said);
  // The pronoun stays apart in whole sentences: "antes de ele entrar".
  if (text !== 'ele') expect(pt.contracted(`x ${preposition} ${text} y`)).toBe(`x ${said} y`);
});

test('"a partir" does not begin with an article', () => {
  expect(pt.contracted('conte de a partir de o topo')).toBe('conte de a partir do topo');
});

test('forms of names and of nouns', () => {
  const rio = named('O Rio de Janeiro', 'm', { ownArticle: true });
  expect(pt.forms.plain(rio)).toBe('O Rio de Janeiro');
  expect(pt.forms.of?.(rio)).toBe('do Rio de Janeiro');
  expect(pt.forms.of?.(named('Ana', 'f'))).toBe('de Ana');
  expect(pt.forms.in?.({ ...named('carta', 'f'), article: 'this' })).toBe('nesta carta');
  expect(pt.forms.to?.({ ...named('vampiro', 'm'), article: 'a', ordinal: 2 })).toBe('ao segundo vampiro');
  expect(pt.forms.plain({ ...named('cartas', 'f'), quantity: { min: 0, max: 2 } })).toBe('até 2 cartas');
  expect(pt.forms.plain({ ...named('cartas', 'f'), quantity: { min: 1, max: 3 } })).toBe('de 1 a 3 cartas');
});

test('lists', () => {
  expect(pt.list(['a', 'b', 'c'], 'and')).toBe('a, b e c');
  expect(pt.list(['a', 'b'], 'or')).toBe('a ou b');
});
