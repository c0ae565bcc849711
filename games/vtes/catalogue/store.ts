/** Where the imported catalogue is kept: in the user's data folder, never in the project. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { Mistake } from '@praxis/engine';
import { type Catalogue, EMPTY_CATALOGUE, withList } from './catalogue.ts';

/** Raised when the kept form changes; an older one must be imported again. */
const VERSION = 1;

export function dataFolder(): string {
  return process.env.PRAXIS_HOME || join(homedir(), '.praxis');
}

export function catalogueFile(folder = dataFolder()): string {
  return join(folder, 'vtes-catalogue.json');
}

/** What was imported before; undefined if nothing was. */
export function loadCatalogue(folder?: string): Catalogue | undefined {
  const file = catalogueFile(folder);
  if (!existsSync(file)) return undefined;
  const kept = parsed(readFileSync(file, 'utf8'));
  const { version, crypt, library, sets, requirements } = kept ?? {};
  if (
    version !== VERSION ||
    ![crypt, library, sets].every(Array.isArray) ||
    typeof requirements !== 'object' ||
    !areCards([crypt, library].flat())
  )
    throw new Mistake(
      `${file} is damaged or of another version; import the card lists again (praxis cards import vtes PATH).`,
    );
  return { crypt, library, sets, requirements } as Catalogue;
}

function areCards(cards: readonly unknown[]): boolean {
  return cards.every((card) => {
    const { name, kind, number } = (card ?? {}) as Record<string, unknown>;
    return (
      typeof name === 'string' &&
      typeof number === 'number' &&
      ['vampire', 'imbued', 'library'].includes(kind as string)
    );
  });
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
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
  writeFileSync(fresh, `${JSON.stringify({ version: VERSION, ...catalogue })}\n`);
  renameSync(fresh, file);
}
