/**
 * Card lists that were imported on this machine. Their cards are kept in the user's data folder, never in the project.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import type { CardListFile, DeckService, Hosting, KeptLists, ListedCard } from '@praxis/contract';
import { Failure } from './command.ts';

export function dataFolder(): string {
  return process.env.PRAXIS_HOME || join(homedir(), '.praxis');
}

/** A server reads a file of this name, too. */
export function keptFile(game: string, folder = dataFolder()): string {
  return join(folder, `${game}-catalogue.json`);
}

/** The known cards of a game on this machine. */
export interface KnownCards {
  readonly deckService: DeckService;
  /** Those that cannot be played here, by the ids that decks have for them. */
  readonly listed: ReadonlyMap<string, ListedCard>;
  /** Lists could be imported and were not: a card that is unknown here may well exist. */
  readonly isPartial: boolean;
}

export async function knownCards(hosting: Hosting, folder?: string): Promise<KnownCards> {
  const [kept] = keptBefore(hosting, folder);
  if (!kept || !hosting.readCardLists)
    return { deckService: hosting, listed: new Map(), isPartial: hosting.keepLists !== undefined };
  const { deckService, cards } = await hosting.readCardLists([kept]);
  return { deckService, listed: new Map(cards.map((card) => [card.id, card])), isPartial: false };
}

function keptBefore(hosting: Hosting, folder?: string): readonly CardListFile[] {
  const file = keptFile(hosting.game.id, folder);
  return existsSync(file) ? [{ name: file, bytes: readFileSync(file) }] : [];
}

/** Reads lists, files or folders of them, in addition to earlier imports. */
export async function importLists(
  hosting: Hosting,
  keep: NonNullable<Hosting['keepLists']>,
  paths: readonly string[],
  folder = dataFolder(),
): Promise<KeptLists> {
  const kept = await keep([...keptBefore(hosting, folder), ...listFiles(paths)]);
  save(kept.text, keptFile(hosting.game.id, folder), folder);
  return kept;
}

/** The files at these paths, files or folders of them. */
export function listFiles(paths: readonly string[]): readonly CardListFile[] {
  return paths.flatMap(filesAt).map((file) => ({ name: basename(file), bytes: readFileSync(file) }));
}

function filesAt(path: string): readonly string[] {
  if (!existsSync(path)) throw new Failure(({ cards }) => cards.noPath({ path }));
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => /\.(?:csv|json)$/i.test(name));
  if (names.length === 0) throw new Failure(({ cards }) => cards.noLists({ path }));
  return names.sort().map((name) => join(path, name));
}

/** Written beside and then put in place, so that nobody ever reads half a file. */
function save(text: string, file: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const fresh = `${file}.${process.pid}.new`;
  writeFileSync(fresh, text);
  renameSync(fresh, file);
}
