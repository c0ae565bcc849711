/** The lessons of VTES: our own for newcomers, and the worked examples of the rulebooks. */
import { filesIn, lessonsOf } from '@praxis/kit/lessons.ts';
import { ORDER } from './lesson-order.ts';
import { staging } from './staging.ts';
import { dialectOf, swapIn } from './text/dialects.ts';
import { TEXTS } from './text/languages.ts';

export const lessons = lessonsOf({
  staging,
  files: () => filesIn(new URL('./scenarios/', import.meta.url)),
  editions: ['fifth', 'third', '2000'],
  inEdition: (text, language, edition) => swapIn(dialectOf(language, edition))?.(text) ?? text,
  order: ORDER,
  texts: TEXTS,
  translations: TEXTS,
});
