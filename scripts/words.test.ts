import { expect, test } from 'vitest';
import { messageFolders } from './messages.ts';
import { phraseFolders } from './phrases.ts';
import { termBases } from './terms.ts';
import { copiedRow, messageRows, phraseRow, table, termRows, whole } from './words.ts';

const [folder] = messageFolders([
  { path: 'x/en/log.ftl', text: 'a = One thing\nb = Two things\n# optional\nc = Three\n' },
  { path: 'x/pt/log.ftl', text: 'a = Uma coisa\nb = Two things\n' },
  { path: 'x/it/log.ftl', text: 'a = Una cosa\n' },
  { path: 'x/pt/rules.ftl', text: 'V-1 = Regra\n' },
]);

test('messages are counted by file and as a whole, without optional ones', () => {
  expect(messageRows(folder!)).toEqual([
    { what: 'x: log', wanted: 2, has: { en: 2, pt: 2, it: 1 } },
    { what: 'x: rules', wanted: 1, has: { pt: 1, it: 0 } },
  ]);
  expect(whole(folder!)).toEqual({ what: 'x', wanted: 3, has: { en: 3, pt: 3, it: 1 } });
});

test('sentences that were copied from English are counted', () => {
  expect(copiedRow(folder!).has).toEqual({ pt: 1, it: 0 });
});

test('phrases of card texts are counted; English needs no words for ways', () => {
  const [phrases] = phraseFolders([
    { path: 'x/en/cards/effects.json', text: '{ "lock": "lock it", "burn": { "order": "a", "infinitive": "b" } }' },
    { path: 'x/pt/cards/effects.json', text: '{ "lock": "trave" }' },
    { path: 'x/pt/cards/ways.json', text: '{ "ways": { "lock": "travar" } }' },
  ]);
  expect(phraseRow(phrases!)).toEqual({ what: 'x: card phrases', wanted: 3, has: { en: 3, pt: 2 } });
});

test('terms are counted by game, and the words of editions by edition', () => {
  const forms = 'source: printed cards';
  const bases = termBases([
    {
      path: 'games/x/text/terms/en.yaml',
      text: `lock: { forms: [lock], ${forms} }\npool: { forms: [pool], ${forms} }\n`,
    },
    {
      path: 'games/x/text/terms/pt.yaml',
      text: `lock:\n  forms: [travar]\n  ${forms}\n  editions:\n    third: { forms: [virar], ${forms} }\n`,
    },
  ]);
  expect(termRows(bases)).toEqual([
    { what: 'games/x: terms', wanted: 2, has: { en: 2, pt: 1 } },
    { what: 'games/x: words of third', wanted: undefined, has: { en: 0, pt: 1 } },
  ]);
});

test('the table shows missing messages', () => {
  const lines = table([whole(folder!)], ['en', 'it', 'de']).split('\n');
  expect(lines[1]?.trim().split(/ +/)).toEqual(['x', '3', 'all', '-2', '–']);
});
