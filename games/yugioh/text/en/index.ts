/** All texts of Yu-Gi-Oh! in English. */
import type { Text } from '../keys/index.ts';
import { labels } from './labels.ts';
import { log } from './log.ts';
import { reasons } from './reasons.ts';
import { sentences } from './sentences.ts';
import { terms } from './terms.ts';

export const en: Text = { sentences, log, terms, labels, reasons };
