import { expect, it, test } from 'vitest';
import { es } from './es.ts';
import { type Agreement, type Article, named } from './grammar.ts';

const m: Agreement = { gender: 'm', number: 'one' };
const f: Agreement = { gender: 'f', number: 'one' };
const fs: Agreement = { gender: 'f', number: 'many' };

it.each<[Article, string, Agreement, string]>([
  ['a', 'carta', f, 'una carta'],
  ['the', 'arma', f, 'el arma'],
  ['a', 'arma', f, 'un arma'],
  ['a', 'aura', f, 'un aura'],
  ['no', 'arma', f, 'ningún arma'],
  ['this', 'arma', f, 'esta arma'],
  ['another', 'arma', f, 'otra arma'],
  ['the', 'armas', fs, 'las armas'],
  ['general', 'armas', fs, 'las armas'],
  ['the', 'armadura', f, 'la armadura'],
  ['that', 'vampiro', m, 'ese vampiro'],
  ['all', 'cartas', fs, 'todas las cartas'],
  ['your', 'cartas', fs, 'tus cartas'],
])('%s %s', (article, text, agreement, said) => {
  expect(es.introduced(article, text, agreement)).toBe(said);
});

it.each([
  ['de', 'el vampiro', 'del vampiro'],
  ['a', 'el vampiro', 'al vampiro'],
  ['de', 'él', 'de él'],
  ['a', 'la carta', 'a la carta'],
  ['en', 'el campo', 'en el campo'],
  ['de', 'El Dorado', 'de El Dorado'],
  ['y', 'Irene', 'e Irene'],
  ['y', 'hijos', 'e hijos'],
  ['y', 'hielo', 'y hielo'],
  ['y', 'Ana', 'y Ana'],
  ['o', 'Oscuridad', 'u Oscuridad'],
  ['o', 'hombres', 'u hombres'],
  ['o', 'Ana', 'o Ana'],
])('%s + %s', (word, text, said) => {
  expect(es.joined(word, text)).toBe(said);
  expect(es.contracted(`x ${word} ${text} z`)).toBe(`x ${said} z`);
});

test('forms: the verb expresses "you"', () => {
  const you = { ...named('tú', 'm'), person: 'you' } as const;
  expect(es.forms.plain(you)).toBe('');
  expect(es.forms.to?.(you)).toBe('a ti');
  expect(es.forms.of?.(named('El Dorado', 'm', { ownArticle: true }))).toBe('del Dorado');
  expect(es.forms.none?.(named('arma', 'f'))).toBe('ningún arma');
  expect(es.forms.of?.({ ...named('vampiro', 'm'), ordinal: 1 })).toBe('del primer vampiro');
});

test('lists', () => {
  expect(es.list(['Fuego', 'Agua', 'Incolora'], 'and')).toBe('Fuego, Agua e Incolora');
  expect(es.list(['Fuego', 'Oscuridad'], 'or')).toBe('Fuego u Oscuridad');
});
