import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A file of the project: its path from the root, with forward slashes, and its text. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

export const root = join(import.meta.dirname, '..');

const SKIPPED = new Set([
  'node_modules',
  '.git',
  '.vitest',
  'coverage',
  'dist',
  'screenshots',
  'praxis-data',
  '.bench',
]);
const TEXT_ENDINGS =
  /\.(?:ts|tsx|mjs|js|json|md|yaml|yml|ftl|css|html|sql|svg|webmanifest|py)$|(?:^|\/)(?:LICENSE|NOTICE|run|\.[a-z]+)$/;

/** All text files of the project. It works without git, so that a downloaded archive can be checked as well. */
export function textFiles(): readonly TextFile[] {
  return filePaths()
    .filter((path) => TEXT_ENDINGS.test(path) && !path.endsWith('.praxis.json'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** The paths of all files of the project. */
export function filePaths(): readonly string[] {
  return pathsUnder(root).map((path) => relative(root, path).split(sep).join('/'));
}

function pathsUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry: Dirent) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : pathsUnder(path);
    return entry.isFile() ? [path] : [];
  });
}

/** Prints a check's findings and makes the process fail if there are any. */
export function report(check: string, errors: readonly string[]): void {
  for (const error of errors) console.error(error);
  console.log(errors.length === 0 ? `${check}: nothing to complain about.` : `${check}: ${errors.length} found.`);
  process.exitCode = errors.length === 0 ? 0 : 1;
}
