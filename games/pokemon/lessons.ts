/** What people learn Pokémon from: lessons of our own for newcomers, and the examples that the rulebook works out. */
import { readdirSync, readFileSync } from 'node:fs';
import { lessonsOf } from '@praxis/kit/lessons.ts';
import { ORDER } from './lesson-order.ts';
import { staging } from './staging.ts';
import { TEXTS, TRANSLATIONS } from './text/languages.ts';

const FOLDER = new URL('./scenarios/', import.meta.url);

export const lessons = lessonsOf({
  // Whoever hosts a game hands a staging nothing but what it got from it.
  staging,
  files: () =>
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.yaml'))
      .sort()
      .map((file) => ({ file, text: readFileSync(new URL(file, FOLDER), 'utf8') })),
  order: ORDER,
  texts: TEXTS,
  translations: TRANSLATIONS,
});
