/** The languages that Magic speaks here. */
import { en } from './en.ts';
import type { Words } from './words.ts';

export const LANGUAGES: Readonly<Record<string, Words>> = { en };
