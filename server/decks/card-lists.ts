/** The operator's card lists: cards that cannot be played here, but that decks may hold. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CardListFile } from '@praxis/contract';
import type { Config } from '../base/config.ts';
import type { Log } from '../base/log.ts';
import type { Registry } from '../registry.ts';

type Place = Pick<Config, 'cardsFolder' | 'dataFolder'>;

/**
 * Every game finds its lists in a folder of its name, and the import of `praxis cards import` in a file beside it.
 * Throws an error that names file, line and reason if one of them cannot be read: a server that silently lacks some of
 * its cards would be worse than one that does not start.
 */
export async function readCardLists(registry: Registry, place: Place, log: Log): Promise<void> {
  const folder = folderOf(place);
  if (folder === undefined) return;
  for (const game of registry.ids) {
    const files = filesOf(folder, game);
    if (files.length === 0) continue;
    try {
      const { cards } = await registry.learn(game, files);
      log.info({ game, files: files.map(({ name }) => name), cards: cards.length }, 'card lists have been read');
    } catch (error) {
      throw new Error(
        `The card lists of ${game} in ${folder} cannot be read.\n${error instanceof Error ? error.message : error}`,
      );
    }
  }
}

/** A folder that was named must exist; the usual one need not. */
function folderOf({ cardsFolder, dataFolder }: Place): string | undefined {
  if (cardsFolder === undefined) {
    const usual = join(dataFolder, 'cards');
    return existsSync(usual) ? usual : undefined;
  }
  if (!statSync(cardsFolder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`PRAXIS_CARDS: there is no folder ${cardsFolder}.`);
  return cardsFolder;
}

function filesOf(folder: string, game: string): readonly CardListFile[] {
  const own = join(folder, game);
  const names = statSync(own, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(own)
        .filter((name) => /\.(?:csv|json)$/i.test(name))
        .sort()
        .map((name) => join(game, name))
    : [];
  const kept = `${game}-catalogue.json`;
  return [...(existsSync(join(folder, kept)) ? [kept] : []), ...names].map((name) => ({
    name,
    bytes: readFileSync(join(folder, name)),
  }));
}
