/** All texts of Rivals in French. */
import type { Text } from '../keys/index.ts';
import { botReasons } from './bot-reasons.ts';
import { decks } from './decks.ts';
import { hints } from './hints.ts';
import { labels } from './labels.ts';
import { lessons } from './lessons.ts';
import { log } from './log.ts';
import { chapters, rules } from './rules.ts';
import { sentences } from './sentences.ts';
import { terms } from './terms.ts';

export const fr: Text = { botReasons, chapters, decks, hints, labels, lessons, log, rules, sentences, terms };
