import { expect, it, test } from 'vitest';
import { fr } from './fr.ts';
import { type Agreement, type Article, named } from './grammar.ts';

const m: Agreement = { gender: 'm', number: 'one' };
const f: Agreement = { gender: 'f', number: 'one' };
const ms: Agreement = { gender: 'm', number: 'many' };

it.each<[Article, string, Agreement, string]>([
  ['the', 'vampire', m, 'le vampire'],
  ['the', 'allié', m, 'l’allié'],
  ['the', 'arme', f, 'l’arme'],
  ['the', 'humain', m, 'l’humain'],
  ['the', 'hasard', m, 'le hasard'],
  ['the', 'alliés', ms, 'les alliés'],
  ['general', 'alliés', ms, 'les alliés'],
  ['this', 'allié', m, 'cet allié'],
  ['this', 'vampire', m, 'ce vampire'],
  ['this', 'héros', m, 'ce héros'],
  ['that', 'arme', f, 'cette arme'],
  ['a', 'alliés', ms, 'des alliés'],
  ['another', 'alliés', ms, 'd’autres alliés'],
  ['all', 'alliés', ms, 'tous les alliés'],
  ['all', 'argent', m, 'tout l’argent'],
  ['your', 'proie', f, 'votre proie'],
])('%s %s', (article, text, agreement, said) => {
  expect(fr.introduced(article, text, agreement)).toBe(said);
});

it.each([
  ['de', 'le vampire', 'du vampire'],
  ['de', 'les alliés', 'des alliés'],
  ['de', 'l’allié', 'de l’allié'],
  ['de', 'Énergie', 'd’Énergie'],
  ['de', 'une carte', 'd’une carte'],
  ['de', 'Hugo', 'de Hugo'],
  ['de', 'onze cartes', 'de onze cartes'],
  ['à', 'le joueur', 'au joueur'],
  ['à', 'les joueurs', 'aux joueurs'],
  ['à', 'la carte', 'à la carte'],
  ['que', 'elle contrôle', 'qu’elle contrôle'],
  ['lorsque', 'une carte', 'lorsqu’une carte'],
  ['si', 'il bloque', 's’il bloque'],
  ['si', 'elle bloque', 'si elle bloque'],
  ['si', 'illisible', 'si illisible'],
])('%s + %s', (word, text, said) => {
  expect(fr.joined(word, text)).toBe(said);
  expect(fr.contracted(`x ${word} ${text} y`)).toBe(`x ${said} y`);
});

test('a pronoun behind its verb is not elided', () => {
  expect(fr.contracted('inclinez-le avant la fin de le allié')).toBe('inclinez-le avant la fin de l’allié');
});

test('forms of names: their sound, and an article of their own', () => {
  expect(fr.forms.of?.(named('Ana', 'f'))).toBe('d’Ana');
  expect(fr.forms.of?.(named('Yann', 'm', { sound: 'consonant' }))).toBe('de Yann');
  expect(fr.forms.of?.(named('Onyx', 'm', { sound: 'consonant' }))).toBe('de Onyx');
  expect(fr.forms.of?.(named('Hélène', 'f', { sound: 'vowel' }))).toBe('d’Hélène');
  expect(fr.forms.of?.(named('Le Terrier', 'm', { ownArticle: true }))).toBe('du Terrier');
  expect(fr.forms.to?.(named('Les Ombres', 'f', { ownArticle: true }))).toBe('aux Ombres');
  expect(fr.forms.of?.(named('La Haye', 'f', { ownArticle: true }))).toBe('de La Haye');
  expect(fr.forms.of?.(named('Le Dinh', 'm'))).toBe('de Le Dinh');
  expect(fr.forms.of?.({ ...named('alliés', 'm'), article: 'a', number: 'many' })).toBe('d’alliés');
  expect(fr.forms.to?.({ ...named('arme', 'f'), ordinal: 1 })).toBe('à la première arme');
});

test('lists', () => {
  expect(fr.list(['a', 'b', 'c'], 'and')).toBe('a, b et c');
  expect(fr.list(['a', 'b'], 'or')).toBe('a ou b');
});

test('everything below two is singular', () => {
  expect([0, 1, 2].map((amount) => fr.counted(amount, 'carte', 'cartes'))).toEqual(['0 carte', '1 carte', '2 cartes']);
});
