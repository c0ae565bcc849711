import { expect, test } from 'vitest';
import { phraseErrors, phraseFolders, phrasesIn } from './phrases.ts';

const ENGLISH = {
  effects: { burn: { plain: 'burn {card} now', two: { order: 'burn it', infinitive: 'have it burned' } } },
  conditions: { late: { clause: 'it is late', scene: 'at night' } },
  seats: { you: { noun: { one: 'you', many: 'you', gender: 'm' }, article: 'bare', person: 'you' } },
};
const FRENCH = {
  effects: { burn: { plain: { order: 'brûlez {card}', infinitive: 'brûler {card}' }, two: 'brûlé' } },
  conditions: { late: { clause: 'il est tard' } },
  seats: { you: { noun: { one: 'vous', many: 'vous', gender: 'm' }, article: 'bare' } },
};

const file = (language: string, name: string, text: object) => ({
  path: `x/text/${language}/cards/${name}.json`,
  text: JSON.stringify(text),
});
const errorsIn = (french: object, english: object = ENGLISH): readonly string[] =>
  phraseFolders([file('en', 'all', english), file('fr', 'all', french)]).flatMap(phraseErrors);

test('a language may say a phrase in one form or several, and leave out parts that it does not need', () => {
  expect(errorsIn(FRENCH)).toEqual([]);
});

test('missing and misspelt phrases are named', () => {
  const { burn } = FRENCH.effects;
  expect(errorsIn({ ...FRENCH, effects: { burnn: burn } })).toEqual([
    "x/text/fr/cards/all.json: 'effects / burn' is missing",
    "x/text/fr/cards/all.json: 'effects / burnn' is nothing that the code asks for",
  ]);
  expect(errorsIn({ ...FRENCH, effects: { burn: { ...burn, plain: { order: 'brûlez' } } } })).toEqual([]);
  expect(errorsIn({ ...FRENCH, effects: { burn: { ...burn, two: { order: 'brûlez' } } } })).toEqual([
    "x/text/fr/cards/all.json: 'effects / burn / two / infinitive' is missing",
  ]);
});

test('genders, articles and places are no free words', () => {
  expect(errorsIn({ ...FRENCH, noneIs: 'both' }, { ...ENGLISH, noneIs: 'many' })).toEqual([
    expect.stringMatching(/'noneIs' is "both", and must be one of one, many/),
  ]);
  const you = { ...FRENCH.seats.you, article: 'le' };
  expect(errorsIn({ ...FRENCH, seats: { you } })).toEqual([
    expect.stringMatching(/'seats \/ you \/ article' is "le", and must be one of a, any, the/),
  ]);
});

test('a sentence that is copied from English is found; a single word may be the same', () => {
  const burn = { ...FRENCH.effects.burn, plain: 'burn {card} now' };
  expect(errorsIn({ ...FRENCH, effects: { burn } })).toEqual([
    "x/text/fr/cards/all.json: 'effects / burn / plain' is copied from English",
  ]);
  expect(errorsIn({ ...FRENCH, conditions: { late: { clause: 'it is late' } } })).toEqual([
    "x/text/fr/cards/all.json: 'conditions / late / clause' is copied from English",
  ]);
  expect(errorsIn({ ...FRENCH, name: 'Auspex' }, { ...ENGLISH, name: 'Auspex' })).toEqual([]);
});

test('a term that is the same in English is no copy if the term base of the language has it', () => {
  const english = { phases: { main: 'Main Phase', 'main 1': 'Main Phase 1', draw: 'Draw Phase' } };
  const files = [file('en', 'all', english), file('fr', 'all', english)];
  const text = 'Main Phase: { forms: [Main Phase], gender: f, source: printed cards }';
  expect(phraseFolders([...files, { path: 'x/text/terms/fr.yaml', text }]).flatMap(phraseErrors)).toEqual([
    "x/text/fr/cards/all.json: 'phases / draw' is copied from English",
  ]);
});

test('a language lacks a file, has one that cannot be read, or has a table twice', () => {
  const files = [file('en', 'one', { a: 'b' }), file('en', 'two', { c: 'd' }), file('fr', 'two', { c: 'e' })];
  expect(phraseFolders(files).flatMap(phraseErrors)).toEqual(['x/text/fr/cards/one.json is missing']);
  expect(phraseFolders([...files, file('fr', 'one', { a: 'f', c: 'g' })]).flatMap(phraseErrors)).toEqual([
    "x/text/fr/cards/one.json: 'c' is in two.json, too",
    "x/text/fr/cards/one.json: 'c' is nothing that the code asks for",
  ]);
  const [error] = phraseFolders([...files, { path: 'x/text/fr/cards/one.json', text: '{' }]).flatMap(phraseErrors);
  expect(error).toMatch(/^x\/text\/fr\/cards\/one\.json: /);
});

test('a quality gets all its parts from itself or from a pattern of its language', () => {
  const english = { patterns: {}, qualities: { locked: { at: 'before', yes: 'a', no: 'b', is: 'c', isNot: 'd' } } };
  const patterns = { being: { at: 'beside', no: 'non $yes', is: 'est $yes', isNot: 'n’est pas $yes' } };
  const errorsOf = (locked: object): readonly string[] =>
    phraseFolders([file('en', 'qualities', english), file('fr', 'qualities', { patterns, qualities: { locked } })])
      .flatMap(phraseErrors)
      .map((error) => error.replace(/^.*'qualities \/ locked' /, ''));
  expect(errorsOf({ like: 'being', yes: 'incliné' })).toEqual([]);
  expect(errorsOf({ like: 'being', yes: 'incliné', no: 'redressé' })).toEqual([]);
  expect(errorsOf({ like: 'being' })).toEqual(["lacks 'yes'", "lacks 'yes' for its pattern"]);
  expect(errorsOf({ like: 'having', yes: 'incliné' })).toEqual(["is like 'having', which is no pattern"]);
  expect(errorsOf({ like: 'being', yes: 'incliné', what: 'x' })).toEqual([
    "has 'what', which its pattern does not use",
  ]);
  expect(errorsOf({ at: 'next', yes: 'a', no: 'b', is: 'c', isNot: 'd' })).toEqual(["has an unknown place, 'next'"]);
});

test('phrases are counted, not their parts', () => {
  expect([...phrasesIn(ENGLISH)].map(([at]) => at)).toEqual([
    'effects / burn / plain',
    'effects / burn / two',
    'conditions / late',
    'seats / you',
  ]);
});
