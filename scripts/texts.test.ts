import { expect, test } from 'vitest';
import { textErrors } from './texts.ts';

const errorsOf = (path: string, text: string): readonly string[] =>
  textErrors(
    { path, text },
    {
      exists: (target) => target === 'docs/guide.md',
      hasFile: (ending) => ending === 'bots/search.ts' || ending === 'a.test.ts',
      hasTest: (file, title) => file === 'a.test.ts' && 'it holds, always'.startsWith(title),
    },
  );

test('a tidy file is accepted', () => {
  expect(
    errorsOf('README.md', 'See [the guide](docs/guide.md#start), [a site](https://example.org), `bots/search.ts`.\n'),
  ).toEqual([]);
});

test('a test that is named by the beginning of its title is accepted', () => {
  expect(errorsOf('docs/security.md', '| threat | protection | tests |\n|---|---|---|\n')).toEqual([]);
  expect(errorsOf('docs/security.md', '| a threat | something | `a.test.ts`: *it holds* |\n')).toEqual([]);
});

test.each([
  ['a.ts', 'no end of line', 'a.ts:1: the last line does not end'],
  ['a.ts', 'a \n', 'a.ts:1: ends in white space'],
  ['a.ts', 'a\r\n', 'a.ts:1: ends in a carriage return'],
  ['a.ts', `\n${'<'.repeat(7)} ours\n`, 'a.ts:2: a merge was left unfinished'],
  ['a.ts', `read('${'/home'}/anna/deck.txt');\n`, 'a.ts:1: names a folder of a personal machine'],
  [
    'package-lock.json',
    '"resolved": "https://example.org/a.tgz"\n',
    'package-lock.json:1: names a registry; .npmrc tells npm to leave it out',
  ],
  ['docs/guide.md', '[gone](gone.md)\n', "docs/guide.md:1: 'gone.md' leads nowhere"],
  ['docs/guide.md', 'See `bots/gone.ts`.\n', "docs/guide.md:1: names 'bots/gone.ts', but there is no such file"],
  [
    'docs/guide.md',
    'See `a.test.ts`: *it does not*.\n',
    "docs/guide.md:1: names the test 'it does not', which 'a.test.ts' does not have",
  ],
  ['docs/security.md', '| a threat | nothing | `a.test.ts` |\n', 'docs/security.md:1: a threat without a test'],
])('%s with a fault is reported', (path, text, error) => {
  expect(errorsOf(path, text)).toEqual([error]);
});
