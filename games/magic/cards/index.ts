/** All cards, tokens and emblems, by colour as players sort them. */
import { ARTIFACTS } from './artifacts.ts';
import { BLACK_CREATURES } from './black-creatures.ts';
import { BLACK_SPELLS } from './black-spells.ts';
import { BLUE_CREATURES } from './blue-creatures.ts';
import { BLUE_SPELLS } from './blue-spells.ts';
import { GREEN_CREATURES } from './green-creatures.ts';
import { GREEN_SPELLS } from './green-spells.ts';
import { LANDS } from './lands.ts';
import type { CardDef } from './language.ts';
import { PLANESWALKERS } from './planeswalkers.ts';
import { RED_CREATURES } from './red-creatures.ts';
import { RED_SPELLS } from './red-spells.ts';
import { TOKENS } from './tokens.ts';
import { WHITE_CREATURES } from './white-creatures.ts';
import { WHITE_SPELLS } from './white-spells.ts';

export const CARDS: readonly CardDef[] = [
  ...LANDS,
  ...WHITE_CREATURES,
  ...WHITE_SPELLS,
  ...BLUE_CREATURES,
  ...BLUE_SPELLS,
  ...BLACK_CREATURES,
  ...BLACK_SPELLS,
  ...RED_CREATURES,
  ...RED_SPELLS,
  ...GREEN_CREATURES,
  ...GREEN_SPELLS,
  ...ARTIFACTS,
  ...PLANESWALKERS,
  ...TOKENS,
];
