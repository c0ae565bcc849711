/** Where the imported catalogue is kept: in the user's data folder, never in the project. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { Mistake } from '@praxis/engine';
import { type Catalogue, EMPTY_CATALOGUE, withList } from './catalogue.ts';
import { keptCatalogue, keptText } from './kept.ts';

export function dataFolder(): string {
  return process.env.PRAXIS_HOME || join(homedir(), '.praxis');
}

export function catalogueFile(folder = dataFolder()): string {
  return join(folder, 'vtes-catalogue.json');
}

/** What was imported before; undefined if nothing was. */
export function loadCatalogue(folder?: string): Catalogue | undefined {
  const file = catalogueFile(folder);
  return existsSync(file) ? keptCatalogue(readFileSync(file, 'utf8'), file) : undefined;
}

/** Reads official lists, files or folders of them, on top of what was imported before. */
export function importLists(paths: readonly string[], folder?: string): Catalogue {
  let catalogue = kept(folder);
  for (const file of paths.flatMap(filesAt)) catalogue = withList(catalogue, readFileSync(file), basename(file));
  save(catalogue, folder);
  return catalogue;
}

/** A catalogue that cannot be read is no loss when a new one is imported. */
function kept(folder: string | undefined): Catalogue {
  try {
    return loadCatalogue(folder) ?? EMPTY_CATALOGUE;
  } catch (error) {
    if (error instanceof Mistake) return EMPTY_CATALOGUE;
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

/** Written beside and then put in place, so that nobody ever reads half a catalogue. */
function save(catalogue: Catalogue, folder = dataFolder()): void {
  mkdirSync(folder, { recursive: true });
  const file = catalogueFile(folder);
  const fresh = `${file}.${process.pid}.new`;
  writeFileSync(fresh, keptText(catalogue));
  renameSync(fresh, file);
}
