/** All texts of VTES in Italian. */
import type { Translation } from '../keys/index.ts';
import { botReasons } from './bot-reasons.ts';
import { chapters } from './chapters.ts';
import { decks } from './decks.ts';
import { examples } from './examples.ts';
import { hints } from './hints.ts';
import { labels } from './labels.ts';
import { lessons } from './lessons.ts';
import { log } from './log.ts';
import { reasons } from './reasons.ts';
import { rules } from './rules.ts';
import { sentences } from './sentences.ts';
import { terms } from './terms.ts';

export const it: Translation = {
  sentences,
  log,
  terms,
  labels,
  hints,
  decks,
  lessons,
  botReasons,
  rules,
  reasons,
  chapters,
  examples,
};
