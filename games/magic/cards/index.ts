/** All cards, tokens and emblems, by colour as players sort them. */
import { ARTIFACTS } from './artifacts.ts';
import { BLACK } from './black.ts';
import { BLUE } from './blue.ts';
import { GREEN } from './green.ts';
import { LANDS } from './lands.ts';
import type { CardDef } from './language.ts';
import { PLANESWALKERS } from './planeswalkers.ts';
import { RED } from './red.ts';
import { TOKENS } from './tokens.ts';
import { WHITE } from './white.ts';

export const CARDS: readonly CardDef[] = [
  ...LANDS,
  ...WHITE,
  ...BLUE,
  ...BLACK,
  ...RED,
  ...GREEN,
  ...ARTIFACTS,
  ...PLANESWALKERS,
  ...TOKENS,
];
