/** The programs by their names. */
import type { Bot } from './bot.ts';
import { heuristic } from './heuristic.ts';
import { random } from './random.ts';
import { search } from './search.ts';

const BOTS = { heuristic, search, random } as const satisfies Readonly<Record<string, Bot>>;

export type BotName = keyof typeof BOTS;

/** The first is the usual one. */
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];

export function isBotName(name: string): name is BotName {
  return Object.hasOwn(BOTS, name);
}

/** Throws a `RangeError` that names the programs there are. */
export function botNamed(name: string): Bot {
  if (!isBotName(name))
    throw new RangeError(`There is no bot ${JSON.stringify(name)}; there are ${BOT_NAMES.join(', ')}.`);
  return BOTS[name];
}
