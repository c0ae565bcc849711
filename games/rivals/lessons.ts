/** The Rivals lessons: our own for newcomers. */
import { filesIn, lessonsOf } from '@praxis/kit/lessons.ts';
import { EDITIONS } from './game.ts';
import { ORDER } from './lesson-order.ts';
import { staging } from './staging.ts';
import { TEXTS } from './text/languages.ts';

/** No worked examples of the rulebook are known. */
const NO_EXAMPLES = { examples: {} };

export const lessons = lessonsOf({
  staging,
  files: () => filesIn(new URL('./scenarios/', import.meta.url)),
  editions: EDITIONS,
  order: ORDER,
  texts: TEXTS,
  translations: { pt: NO_EXAMPLES, es: NO_EXAMPLES, it: NO_EXAMPLES, fr: NO_EXAMPLES },
});
