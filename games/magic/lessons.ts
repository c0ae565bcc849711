/** The Magic lessons: our own for newcomers, and the rulebook's worked examples. */
import { filesIn, lessonsOf } from '@praxis/kit/lessons.ts';
import { ORDER } from './lesson-order.ts';
import { staging } from './staging.ts';
import { TEXTS } from './text/languages.ts';

export const lessons = lessonsOf({
  staging,
  files: () => filesIn(new URL('./scenarios/', import.meta.url)),
  order: ORDER,
  texts: TEXTS,
  translations: TEXTS,
});
