// Installs the dependencies if they are not those of the lock file. It runs on any Node, before anything is installed,
// and does nothing if they are up to date.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const lock = new URL('../package-lock.json', import.meta.url);
const stamp = new URL('../node_modules/.installed-lock', import.meta.url);
const hash = createHash('sha256').update(readFileSync(lock)).digest('hex');

function installedHash() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

if (installedHash() !== hash) {
  console.log('Installing the dependencies of package-lock.json …');
  // Inside an npm script these name the running npm and its Node. The pinned Node must not run npm here, because
  // installing replaces it.
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const [command, ...prefix] = node && npm ? [node, npm] : ['npm'];
  const { status } = spawnSync(command, [...prefix, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: new URL('..', import.meta.url),
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, hash);
}
