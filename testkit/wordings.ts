/** Tests of texts: the same things in the words of each language. */
import { spaced } from '@praxis/contract/messages/typography.ts';
import { expect, it } from 'vitest';

/** `expected` has the texts of all things by language; spaces before punctuation are put where the language wants them. */
export function testWordings<T>(
  title: string,
  things: readonly T[],
  expected: Readonly<Record<string, readonly string[]>>,
  wordsOf: (language: string, thing: T) => string,
): void {
  it.each(Object.entries(expected))(`${title} (%s)`, (language, texts) => {
    expect(things.map((thing) => wordsOf(language, thing))).toEqual(texts.map((text) => spaced(text, language)));
  });
}
