import { expect, test } from 'vitest';
import { grammar } from './de.ts';
import { type Article, type Gender, named, sentence } from './grammar.ts';
import { fill } from './template.ts';

const phrase = (text: string, gender: Gender, article: Article, number: 'one' | 'many' = 'one') => ({
  ...named(text, gender, { number }),
  article,
});

test.each([
  ['the', 'Vampir', 'm', 'der Vampir'],
  ['a', 'Krypta', 'f', 'eine Krypta'],
  ['no', 'Referendum', 'n', 'kein Referendum'],
  ['this', 'Referendum', 'n', 'dieses Referendum'],
  ['each', 'Diener', 'm', 'jeder Diener'],
  ['another', 'Karte', 'f', 'eine andere Karte'],
] as const)('%s %s', (article, text, gender, said) => {
  expect(grammar.introduced(article, text, { gender, number: 'one' })).toBe(said);
});

test.each([
  ['of', phrase('Diener', 'm', 'the'), 'des Dieners'],
  ['of', phrase('Regent', 'm', 'another'), 'eines anderen Regenten'],
  ['of', phrase('Vampire', 'm', 'a', 'many'), 'von Vampiren'],
  ['accusative', phrase('Prinz, Baron oder Regent', 'm', 'a'), 'einen Prinzen, Baron oder Regenten'],
  ['noneAccusative', phrase('bereit~ Vampir', 'm', 'bare'), 'keinen bereiten Vampir'],
  ['in', phrase('Bibliothek', 'f', 'the'), 'in der Bibliothek'],
  ['in', phrase('Aschehaufen', 'm', 'the'), 'im Aschehaufen'],
  ['on', phrase('Vampir', 'm', 'a'), 'auf einen Vampir'],
  ['to', phrase('Methusalem', 'm', 'each'), 'jedem Methusalem'],
  ['of', named('Ana', 'f'), 'von Ana'],
] as const)('a noun phrase in the form %s', (form, noun, said) => {
  expect(fill(grammar, `{it:${form}}`, { it: noun })).toBe(said);
});

test('a card without a name is declined behind a preposition, and a name never is', () => {
  expect(grammar.joined('von', 'eine verdeckte Karte')).toBe('von einer verdeckten Karte');
  expect(grammar.joined('von', 'eine Karte')).toBe('von einer Karte');
  expect(grammar.joined('von', 'Eine kleine Frau')).toBe('von Eine kleine Frau');
});

test('lists and sentences', () => {
  expect(grammar.list(['Ana', 'Bruno', 'Clara'], 'and')).toBe('Ana, Bruno und Clara');
  expect(grammar.list(['Ana', 'Bruno'], 'or')).toBe('Ana oder Bruno');
  expect(sentence(grammar, 'lege sie in das Spiel')).toBe('Lege sie ins Spiel.');
});

test('a verb does not wait behind a relative clause', () => {
  const relative = (verb: string): string =>
    sentence(grammar, fill(grammar, `wenn er {it:one} , {it:whom} du hast, ${verb}`, { it: named('Vampir', 'm') }));
  expect(relative('gibt:^ warte')).toBe('Wenn er ein Vampir gibt, den du hast: Warte.');
  expect(relative('verbrennt 1 Blut')).toBe('Wenn er ein Vampir, den du hast, verbrennt 1 Blut.');
});
