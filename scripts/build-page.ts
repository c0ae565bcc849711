// Builds the page into web/dist. `--if-changed` does nothing if it has been built from the same sources.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, textFiles } from './files.ts';

const DIST = 'web/dist';
const STAMP = join(root, DIST, '.sources');

/** The fingerprint of everything that the page is built from. */
function sources(): string {
  const hash = createHash('sha256');
  for (const { path, text } of textFiles())
    if (/^(?:web|engine|contract|protocol)\/|^package-lock\.json$/.test(path) && !path.endsWith('.test.ts'))
      hash.update(`${path}\0${text}\0`);
  return hash.digest('hex');
}

const wanted = sources();
const built = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined;
if (!process.argv.includes('--if-changed') || built !== wanted) {
  console.log('Building the page …');
  const command = ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(STAMP, wanted);
}
