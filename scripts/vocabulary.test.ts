import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VOCABULARY_PAGE, withVocabulary } from './vocabulary.ts';

test('docs/cards.md shows the vocabulary as it is (else: node scripts/vocabulary.ts)', () => {
  const page = readFileSync(VOCABULARY_PAGE, 'utf8');
  expect(page).toBe(withVocabulary(page));
});
