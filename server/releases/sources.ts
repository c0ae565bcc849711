/** A version of a game: the fingerprint of all its sources, and the built file. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const BUNDLES = join(import.meta.dirname, '..', 'dist', 'bundles');

/**
 * The kernel, the game and everything it is built with, without their tests. The lock file names their dependencies.
 */
export function fingerprintOf(game: string): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  };
  for (const folder of ['engine', 'contract', 'kit', `games/${game}`]) {
    const paths = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    for (const path of paths.map((each) => each.replaceAll('\\', '/')).sort())
      if (
        /\.(?:ts|json|md|yaml|ftl)$/.test(path) &&
        !/\.test\.ts$|README\.md$|(?:^|\/)(?:node_modules|scenarios)\//.test(path)
      )
        add(`${folder}/${path}`);
  }
  add('package-lock.json');
  return hash.digest('hex').slice(0, 20);
}

/** Where the build puts the game as it is now. */
export function bundleFile(game: string, fingerprint: string): string {
  return join(BUNDLES, `${game}-${fingerprint}.mjs`);
}

/** Undefined if it has not been built from these sources. */
export function bundledCode(game: string, fingerprint: string): string | undefined {
  const file = bundleFile(game, fingerprint);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
