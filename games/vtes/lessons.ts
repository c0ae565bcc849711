/** What people learn VTES from: lessons of our own for newcomers, and the examples that the rulebooks work out. */
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
