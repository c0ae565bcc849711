/** All texts of VTES in English. */
import type { Text } from '../keys/index.ts';
import { botReasons } from './bot-reasons.ts';
import { decks } from './decks.ts';
import { hints } from './hints.ts';
import { labels } from './labels.ts';
import { lessons } from './lessons.ts';
import { log } from './log.ts';
import { reasons } from './reasons.ts';
import { sentences } from './sentences.ts';
import { terms } from './terms.ts';

export const en: Text = { sentences, log, terms, labels, hints, decks, lessons, botReasons, reasons };
