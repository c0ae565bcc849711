/** All texts of Rivals in English. */
import type { Text } from '../keys/index.ts';
import { decks } from './decks.ts';
import { hints } from './hints.ts';
import { labels } from './labels.ts';
import { log } from './log.ts';
import { sentences } from './sentences.ts';
import { terms } from './terms.ts';

export const en: Text = { decks, hints, labels, log, sentences, terms };
