/** The languages in which card texts are worded. */
import type { Language } from '@praxis/contract';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { CardWords } from './phrases.ts';
import { pt } from './pt.ts';

const CARD_WORDS: { readonly [Each in Language]?: CardWords } = { en, pt, es, it, fr };

export function cardWordsIn(language: Language): CardWords {
  return CARD_WORDS[language] ?? en;
}
