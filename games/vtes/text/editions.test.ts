/** The page's texts about the editions. */
import { LANGUAGES } from '@praxis/contract';
import { expect, test } from 'vitest';
import { hosting } from '../hosting.ts';
import { labelsIn } from './labels.ts';

test('an older edition is introduced by one sentence in each language; the newest needs none', () => {
  const [newest, ...older] = hosting.choices.editions;
  const said = LANGUAGES.flatMap((language) => older.map((edition) => labelsIn(language)[`edition about ${edition}`]));
  expect(new Set(said).size).toBe(LANGUAGES.length * older.length);
  for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}[^.]+\.$/u);
  for (const language of LANGUAGES) expect(labelsIn(language)[`edition about ${newest}`]).toBeUndefined();
});
