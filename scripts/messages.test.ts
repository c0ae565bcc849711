import { expect, test } from 'vitest';
import { messageErrors, messageFolders, typesOfFolder } from './messages.ts';

const EN = { path: 'x/text/en/log.ftl', text: 'events-bled = { $by } bleeds for { $amount }\nover = Over\n' };
const folderOf = (french: string, english = EN.text) =>
  messageFolders([
    { ...EN, text: english },
    { path: 'x/text/fr/log.ftl', text: french },
  ])[0]!;

test('a language that says everything is complete', () => {
  expect(messageErrors(folderOf('events-bled = { $by } mord\nover = Fini\n'))).toEqual([]);
});

test('missing messages, messages that nobody asks for, and unknown arguments are found', () => {
  expect(messageErrors(folderOf('events-bled = { $seat } mord\nogre = Fini\n'))).toEqual([
    "x/text/fr/log.ftl: 'events-bled' uses $seat, which English does not",
    "x/text/fr/log.ftl: 'over' is missing",
    "x/text/fr/log.ftl: nobody asks for 'ogre'",
  ]);
});

test('a language in preparation may lack messages, but not have others', () => {
  const folder = messageFolders([
    EN,
    { path: 'x/text/de/log.ftl', text: 'over = Vorbei\nogre = Oger\n' },
    { path: 'x/text/de/dog.ftl', text: 'bark = Wau\n' },
  ])[0]!;
  expect(messageErrors(folder)).toEqual([
    'x/text/de/dog.ftl: nobody asks for this file',
    "x/text/de/log.ftl: nobody asks for 'ogre'",
  ]);
});

test('optional messages may be missing, and comments may name arguments', () => {
  const english = '# optional\nover = Over\n# $is (Boolean) - whether\nsay = Say\n';
  expect(messageErrors(folderOf('say = { $is }\n', english))).toEqual([]);
});

test('types distinguish texts from functions, and numbers from mere texts', () => {
  const votes =
    'a = { $who } { $n ->\n    [one] vote\n   *[other] votes\n}\nb = B\n# key: in_play\nzones-in_play = in play\n';
  const text = typesOfFolder(folderOf('a = x\nb = y\n', votes));
  expect(text).toContain('readonly a: (args: { readonly who: string | number; readonly n: number }) => string;');
  expect(text).toContain('readonly b: string;');
  expect(text).toContain('readonly in_play: string;');
});

test('messages that only translations have are a type of their own', () => {
  const [folder] = messageFolders([EN, { path: 'x/text/fr/rules.ftl', text: 'V-1 = Règle\n' }]);
  expect(typesOfFolder(folder!)).toContain('export interface Translated extends Messages');
});
