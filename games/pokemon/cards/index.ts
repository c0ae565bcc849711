/** All cards of the game. */
import { COLORLESS } from './colorless.ts';
import { COLORLESS_LATER } from './colorless-later.ts';
import { DARKNESS } from './darkness.ts';
import { DRAGON } from './dragon.ts';
import { ENERGY } from './energy.ts';
import { FIGHTING } from './fighting.ts';
import { FIRE } from './fire.ts';
import { GRASS } from './grass.ts';
import { ITEMS } from './items.ts';
import { KINDS_OF_CARDS } from './kinds.ts';
import type { CardDef } from './language.ts';
import { LIGHTNING } from './lightning.ts';
import { METAL } from './metal.ts';
import { PSYCHIC } from './psychic.ts';
import { STADIUMS } from './stadiums.ts';
import { SUPPORTERS } from './supporters.ts';
import { TOOLS } from './tools.ts';
import { WATER } from './water.ts';

export const CARDS: readonly CardDef[] = [
  ...GRASS,
  ...FIRE,
  ...WATER,
  ...LIGHTNING,
  ...PSYCHIC,
  ...FIGHTING,
  ...DARKNESS,
  ...METAL,
  ...DRAGON,
  ...COLORLESS,
  ...COLORLESS_LATER,
  ...KINDS_OF_CARDS,
  ...ITEMS,
  ...SUPPORTERS,
  ...STADIUMS,
  ...TOOLS,
  ...ENERGY,
];
