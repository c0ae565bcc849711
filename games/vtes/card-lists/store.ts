/** Imported card lists are kept in the user's data folder, never in the project. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { Mistake } from '@praxis/engine';
import { keptLists, keptText } from './kept.ts';
import { NO_LISTS, type OfficialLists, withList } from './official-lists.ts';

export function dataFolder(): string {
  return process.env.PRAXIS_HOME || join(homedir(), '.praxis');
}

export function listsFile(folder = dataFolder()): string {
  return join(folder, 'vtes-catalogue.json');
}

/** What was imported before; undefined if nothing was. */
export function loadLists(folder?: string): OfficialLists | undefined {
  const file = listsFile(folder);
  return existsSync(file) ? keptLists(readFileSync(file, 'utf8'), file) : undefined;
}

/** Reads official lists, files or folders of them, on top of what was imported before. */
export function importLists(paths: readonly string[], folder?: string): OfficialLists {
  let lists = kept(folder);
  for (const file of paths.flatMap(filesAt)) lists = withList(lists, readFileSync(file), basename(file));
  save(lists, folder);
  return lists;
}

/** Kept lists that cannot be read are no loss: new ones are being imported. */
function kept(folder: string | undefined): OfficialLists {
  try {
    return loadLists(folder) ?? NO_LISTS;
  } catch (error) {
    if (error instanceof Mistake) return NO_LISTS;
    throw error;
  }
}

function filesAt(path: string): readonly string[] {
  if (!existsSync(path)) throw new Mistake(`There is no file or folder ${path}.`);
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => name.toLowerCase().endsWith('.csv'));
  if (names.length === 0) throw new Mistake(`There are no CSV files in ${path}.`);
  return names.sort().map((name) => join(path, name));
}

/** Written to another file first and then renamed, so that no reader finds half of it. */
function save(lists: OfficialLists, folder = dataFolder()): void {
  mkdirSync(folder, { recursive: true });
  const file = listsFile(folder);
  const fresh = `${file}.${process.pid}.new`;
  writeFileSync(fresh, keptText(lists));
  renameSync(fresh, file);
}
