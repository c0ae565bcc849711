// Puts the built page into web/dist. `--if-changed` does nothing if it is there already.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { builtPage } from '../web/built-page.ts';
import { root } from './files.ts';

const DIST = join(root, 'web/dist');
/** The fingerprint of the sources from which the page was built. */
const STAMP = join(DIST, '.sources');

const folder = builtPage();
const there = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined;
if (!process.argv.includes('--if-changed') || there !== basename(folder)) {
  rmSync(DIST, { recursive: true, force: true });
  cpSync(folder, DIST, { recursive: true });
  writeFileSync(STAMP, basename(folder));
}
