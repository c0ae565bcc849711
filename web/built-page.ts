/** The page as visitors get it. It is built once for the same sources: `npm start` and all tests with servers share it. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const PAGE = import.meta.dirname;
const ROOT = join(PAGE, '..');
const KEPT = join(ROOT, 'node_modules/.cache/praxis-page');
const KEPT_MAX = 4;
const SOURCES = ['web', 'engine', 'contract', 'protocol', 'package-lock.json'];
const NO_SOURCES = /(?:^|\/)(?:node_modules|dist|screenshots|e2e)(?:\/|$)|\.test\.tsx?$|\.md$/;

/** The folder that holds it; its name is the fingerprint of the sources. Nothing in there may be changed. */
export function builtPage(): string {
  const folder = join(KEPT, fingerprint());
  if (existsSync(folder)) return folder;
  // Built elsewhere and moved into place at once, so that an interrupted run leaves no half-built page.
  const unfinished = `${folder}-${process.pid}`;
  build(unfinished);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another program was faster.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
  forgetOld();
  return folder;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(ROOT, source);
    const files = statSync(path).isFile() ? [''] : readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files) {
      const whole = join(path, file);
      if (!NO_SOURCES.test(`${source}/${file}`) && statSync(whole, { throwIfNoEntry: false })?.isFile())
        hash.update(`${source}/${file}\0`).update(readFileSync(whole)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** In a process of its own: a test runs in another mode, but the page must be the one that visitors get. */
function build(folder: string): void {
  console.log('Building the page …');
  mkdirSync(KEPT, { recursive: true });
  const vite = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', PAGE, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function forgetOld(): void {
  const folders = readdirSync(KEPT)
    .map((name) => join(KEPT, name))
    .map((path) => ({ path, at: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.at - a.at);
  for (const { path } of folders.slice(KEPT_MAX)) rmSync(path, { recursive: true, force: true });
}
