/** The games that the terminal knows. They are loaded when they are wanted, because each brings all its cards. */
import type { BaseState, Context, Game } from '@praxis/engine/game.ts';
import { Mistake } from '@praxis/engine/game.ts';
import type { Stagings } from '@praxis/testkit/scenario/command.ts';
import { WrongUsage } from './command.ts';

/** What the terminal needs of a game, whatever its state is made of. */
export type AnyGame = Game<BaseState, Context>;

const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  vtes: async () => (await import('@praxis/vtes/game.ts')).vtes as unknown as AnyGame,
};

export function gameNamed(name: string | undefined): Promise<AnyGame> {
  const names = Object.keys(GAMES).join(', ');
  if (name === undefined) throw new WrongUsage(`Expected a game: ${names}.`);
  const load = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  if (!load) throw new WrongUsage(`There is no game ${JSON.stringify(name)}; there is ${names}.`);
  return load();
}

/** The game of a record that was read from a file. */
export function gameOf(record: unknown): Promise<AnyGame> {
  const name = (record as { readonly game?: unknown } | null)?.game;
  const load = typeof name === 'string' && Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  if (!load) throw new Mistake(`This is no record of a game that Praxis knows (${Object.keys(GAMES).join(', ')}).`);
  return load();
}

export async function stagings(): Promise<Stagings> {
  const { anyStaging } = await import('@praxis/testkit/scenario/command.ts');
  const { staging } = await import('@praxis/vtes/staging.ts');
  return { vtes: anyStaging(staging) };
}
