/** Games by the names that people type and that files carry. */
import type { Hosting } from '@praxis/contract';
import { GAME_IDS, GAMES, registeredGame } from '@praxis/games';
import type { Stagings } from '@praxis/scenario/command.ts';
import { Failure, WrongUsage } from './command.ts';

export function hostingNamed(name: string | undefined): Promise<Hosting> {
  const names = GAME_IDS.join(', ');
  if (name === undefined) throw new WrongUsage((usage) => usage.noGame({ games: names }));
  const game = registeredGame(name);
  if (!game) throw new WrongUsage((usage) => usage.unknownGame({ given: JSON.stringify(name), games: names }));
  return game.hosting();
}

/** The game of a record that was read from a file. */
export function hostingOf(record: unknown): Promise<Hosting> {
  const name = (record as { readonly game?: unknown } | null)?.game;
  const game = typeof name === 'string' ? registeredGame(name) : undefined;
  if (!game) throw new Failure(({ verify }) => verify.unknownGame({ games: GAME_IDS.join(', ') }));
  return game.hosting();
}

export async function stagings(): Promise<Stagings> {
  return Object.fromEntries(await Promise.all(GAMES.map(async ({ id, staging }) => [id, await staging()] as const)));
}
