/** What the lessons are called and how they begin. */
import type { Language } from '@praxis/contract';
import type { LessonWords } from '@praxis/kit/lessons.ts';
import type { LessonId } from '../lesson-order.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

export type LessonTexts = Readonly<Record<LessonId, LessonWords>>;

export const LESSON_TEXTS: Readonly<Record<Language, { readonly lessons: LessonTexts }>> = {
  en: { lessons: en },
  pt: { lessons: pt },
  es: { lessons: es },
  it: { lessons: it },
  fr: { lessons: fr },
};
