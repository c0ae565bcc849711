/** All texts of Yu-Gi-Oh! in Portuguese. */
import type { Translation } from '../keys/index.ts';
import { examples } from './examples.ts';
import { labels } from './labels.ts';
import { log } from './log.ts';
import { reasons } from './reasons.ts';
import { rules } from './rules.ts';
import { sentences } from './sentences.ts';
import { terms } from './terms.ts';

export const pt: Translation = { sentences, log, terms, labels, reasons, rules, examples };
