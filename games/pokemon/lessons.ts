/** What people learn Pokémon from: lessons of our own for newcomers, and the examples that the rulebook works out. */
import { readdirSync, readFileSync } from 'node:fs';
import type { FirstLesson, Language, Lessons, Staging } from '@praxis/engine';
import { en } from './lessons/en.ts';
import { es } from './lessons/es.ts';
import type { ExampleTitles } from './lessons/examples.ts';
import { es as examplesEs } from './lessons/examples-es.ts';
import { fr as examplesFr } from './lessons/examples-fr.ts';
import { it as examplesIt } from './lessons/examples-it.ts';
import { pt as examplesPt } from './lessons/examples-pt.ts';
import { fr } from './lessons/fr.ts';
import { it } from './lessons/it.ts';
import { type LessonId, type LessonTexts, ORDER } from './lessons/order.ts';
import { pt } from './lessons/pt.ts';
import { staging } from './staging.ts';

const FOLDER = new URL('./scenarios/', import.meta.url);
const TEXTS: Readonly<Record<Language, LessonTexts>> = { en, pt, es, it, fr };
/** The catalogue numbers the examples of the rulebook like this. */
const EXAMPLE = /^EX-\d+/;
const EXAMPLE_TITLES: Readonly<Partial<Record<Language, ExampleTitles>>> = {
  pt: examplesPt,
  es: examplesEs,
  it: examplesIt,
  fr: examplesFr,
};
/** Other files hold neither lessons nor examples; they need not be read. */
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
  exampleTitle: (title, language) => {
    if (language === 'en') return title;
    const [, number, rest] = /^(EX-\S+) (.+)$/.exec(title) ?? [];
    const told = rest === undefined ? undefined : EXAMPLE_TITLES[language]?.[rest as keyof ExampleTitles];
    return told === undefined ? undefined : `${number} ${told}`;
  },
};
