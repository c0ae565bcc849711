/** What people learn VTES from: lessons of our own for newcomers, and the examples that the rulebooks work out. */
import { readdirSync, readFileSync } from 'node:fs';
import type { FirstLesson, Language, Lessons, Staging } from '@praxis/engine';
import { en } from './lessons/en.ts';
import { es } from './lessons/es.ts';
import { fr } from './lessons/fr.ts';
import { it } from './lessons/it.ts';
import { type LessonId, type LessonTexts, ORDER } from './lessons/order.ts';
import { pt } from './lessons/pt.ts';
import { staging } from './staging.ts';

const FOLDER = new URL('./scenarios/', import.meta.url);
const TEXTS: Readonly<Record<Language, LessonTexts>> = { en, pt, es, it, fr };
/** The catalogue numbers the examples of the rulebooks like this. */
const EXAMPLE = /^EX-\d+/;
/** Most files hold rulings only; they need not be read. */
const TAUGHT = /^title: "?(?:Lesson:|EX-\d+)/m;

export const lessons: Lessons = {
  // Whoever hosts a game hands a staging nothing but what it got from it.
  staging: staging as unknown as Staging,
  texts: () =>
    readdirSync(FOLDER, { encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .sort()
      .map((file) => ({ file, text: readFileSync(new URL(file, FOLDER), 'utf8') }))
      .filter(({ text }) => TAUGHT.test(text)),
  first: (language) =>
    (Object.keys(ORDER) as LessonId[]).map((id): FirstLesson => ({ id, ...ORDER[id], ...TEXTS[language][id] })),
  isExample: (title) => EXAMPLE.test(title),
};
