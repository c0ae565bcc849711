/** What the games offer to hosts. They are loaded when they are wanted, because each brings all its cards. */
import type { Hosting } from '@praxis/contract';
import { WrongUsage } from './command.ts';
import { en } from './words/en.ts';
import type { Usage } from './words.ts';

const HOSTINGS: Readonly<Record<string, () => Promise<Hosting>>> = {
  vtes: async () => (await import('@praxis/vtes/hosting.ts')).hosting,
  pokemon: async () => (await import('@praxis/pokemon/hosting.ts')).hosting,
  magic: async () => (await import('@praxis/magic/hosting.ts')).hosting,
};

export const GAME_NAMES: readonly string[] = Object.keys(HOSTINGS);

export function hostingNamed(name: string | undefined, usage: Usage = en.usage): Promise<Hosting> {
  const names = GAME_NAMES.join(', ');
  if (name === undefined) throw new WrongUsage(usage.noGame(names));
  const load = Object.hasOwn(HOSTINGS, name) ? HOSTINGS[name] : undefined;
  if (!load) throw new WrongUsage(usage.unknownGame(JSON.stringify(name), names));
  return load();
}
