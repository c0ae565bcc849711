/** What people learn Pokémon from: lessons of our own for newcomers, and the examples that the rulebook works out. */
import { readdirSync, readFileSync } from 'node:fs';
import { lessonsOf } from '@praxis/kit/lessons.ts';
import { en } from './lessons/en.ts';
import { es } from './lessons/es.ts';
import { es as examplesEs } from './lessons/examples-es.ts';
import { fr as examplesFr } from './lessons/examples-fr.ts';
import { it as examplesIt } from './lessons/examples-it.ts';
import { pt as examplesPt } from './lessons/examples-pt.ts';
import { fr } from './lessons/fr.ts';
import { it } from './lessons/it.ts';
import { ORDER } from './lessons/order.ts';
import { pt } from './lessons/pt.ts';
import { staging } from './staging.ts';

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
  words: { en, pt, es, it, fr },
  examples: { pt: examplesPt, es: examplesEs, it: examplesIt, fr: examplesFr },
});
