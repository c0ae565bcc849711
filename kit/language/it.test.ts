import { it as each, expect, test } from 'vitest';
import { type Agreement, type Article, named } from './grammar.ts';
import { it } from './it.ts';

const m: Agreement = { gender: 'm', number: 'one' };
const f: Agreement = { gender: 'f', number: 'one' };
const ms: Agreement = { gender: 'm', number: 'many' };
const fs: Agreement = { gender: 'f', number: 'many' };

each.each<[Article, string, Agreement, string]>([
  ['the', 'vampiro', m, 'il vampiro'],
  ['the', 'Zombie', m, 'lo Zombie'],
  ['the', 'studente', m, 'lo studente'],
  ['the', 'gnomo', m, 'lo gnomo'],
  ['the', 'sangue', m, 'il sangue'],
  ['the', 'alleato', m, 'l’alleato'],
  ['the', 'arma', f, 'l’arma'],
  ['the', 'zombie', ms, 'gli zombie'],
  ['the', 'alleati', ms, 'gli alleati'],
  ['the', 'vampiri', ms, 'i vampiri'],
  ['general', 'alleati', ms, 'gli alleati'],
  ['the', 'armi', fs, 'le armi'],
  ['that', 'vampiro', m, 'quel vampiro'],
  ['that', 'Zombie', m, 'quello Zombie'],
  ['that', 'alleato', m, 'quell’alleato'],
  ['that', 'arma', f, 'quell’arma'],
  ['that', 'Zombie', ms, 'quegli Zombie'],
  ['that', 'vampiri', ms, 'quei vampiri'],
  ['a', 'Zombie', m, 'uno Zombie'],
  ['a', 'alleato', m, 'un alleato'],
  ['a', 'arma', f, 'un’arma'],
  ['a', 'carta', f, 'una carta'],
  ['a', 'carte', fs, 'carte'],
  ['no', 'arma', f, 'nessun’arma'],
  ['no', 'Zombie', m, 'nessuno Zombie'],
  ['another', 'carta', f, 'un’altra carta'],
  ['your', 'preda', f, 'la tua preda'],
  ['your', 'alleati', ms, 'i tuoi alleati'],
  ['all', 'alleati', ms, 'tutti gli alleati'],
])('%s %s', (article, text, agreement, said) => {
  expect(it.introduced(article, text, agreement)).toBe(said);
});

each.each([
  ['di', 'gli altri', 'degli altri'],
  ['di', 'il vampiro', 'del vampiro'],
  ['di', 'lo Zombie', 'dello Zombie'],
  ['a', 'l’arma', 'all’arma'],
  ['su', 'l’alleato', 'sull’alleato'],
  ['su', 'i Pokémon', 'sui Pokémon'],
  ['da', 'le carte', 'dalle carte'],
  ['in', 'la mano', 'nella mano'],
  ['con', 'il vampiro', 'con il vampiro'],
  ['di', 'un vampiro', 'di un vampiro'],
  ['a', 'Ana', 'ad Ana'],
  ['a', 'altri', 'ad altri'],
  ['a', 'Ada', 'a Ada'],
  ['a', 'Elena', 'a Elena'],
  ['e', 'Energia', 'ed Energia'],
  ['e', 'è', 'ed è'],
  ['e', 'edera', 'e edera'],
  ['e', 'Ana', 'e Ana'],
])('%s + %s', (word, text, said) => {
  expect(it.joined(word, text)).toBe(said);
  expect(it.contracted(`x ${word} ${text} y`)).toBe(`x ${said} y`);
});

test('forms of names: their sound, and an article of their own', () => {
  expect(it.forms.to?.(named('Ana', 'f'))).toBe('ad Ana');
  expect(it.forms.of?.(named('Il Covo', 'm', { ownArticle: true }))).toBe('del Covo');
  expect(it.forms.on?.(named('L’Aquila', 'f', { ownArticle: true }))).toBe('sull’Aquila');
  expect(it.forms.the?.(named('Jotun', 'm', { sound: 'cluster' }))).toBe('lo Jotun');
  const you = { ...named('tu', 'm'), person: 'you' } as const;
  expect([it.forms.plain(you), it.forms.to?.(you), it.forms.on?.(you)]).toEqual(['', 'a te', 'su di te']);
  expect(it.forms.of?.({ ...named('vampiro', 'm'), ordinal: 2 })).toBe('del secondo vampiro');
});

test('lists', () => {
  expect(it.list(['Acqua', 'Fuoco', 'Erba'], 'and')).toBe('Acqua, Fuoco ed Erba');
  expect(it.list(['Acqua', 'Erba'], 'or')).toBe('Acqua o Erba');
});
