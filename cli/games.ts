/** The games that the terminal knows. They are loaded when they are wanted, because each brings all its cards. */
import type { Game } from '@praxis/engine';
import { Mistake } from '@praxis/engine';
import type { Stagings } from '@praxis/scenario/command.ts';
import { WrongUsage } from './command.ts';
import { en } from './words/en.ts';
import type { Usage } from './words.ts';

const GAMES: Readonly<Record<string, () => Promise<Game>>> = {
  vtes: async () => (await import('@praxis/vtes/game.ts')).vtes,
  pokemon: async () => (await import('@praxis/pokemon/game.ts')).pokemon,
  magic: async () => (await import('@praxis/magic/game.ts')).magic,
};

export function gameNamed(name: string | undefined, usage: Usage = en.usage): Promise<Game> {
  const names = Object.keys(GAMES).join(', ');
  if (name === undefined) throw new WrongUsage(usage.noGame(names));
  const load = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  if (!load) throw new WrongUsage(usage.unknownGame(JSON.stringify(name), names));
  return load();
}

/** The game of a record that was read from a file. */
export function gameOf(record: unknown): Promise<Game> {
  const name = (record as { readonly game?: unknown } | null)?.game;
  const load = typeof name === 'string' && Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  if (!load) throw new Mistake(`This is no record of a game that Praxis knows (${Object.keys(GAMES).join(', ')}).`);
  return load();
}

export async function stagings(): Promise<Stagings> {
  const { anyStaging } = await import('@praxis/scenario/command.ts');
  const { staging } = await import('@praxis/vtes/staging.ts');
  const { staging: pokemon } = await import('@praxis/pokemon/staging.ts');
  const { staging: magic } = await import('@praxis/magic/staging.ts');
  return { vtes: anyStaging(staging), pokemon: anyStaging(pokemon), magic: anyStaging(magic) };
}
