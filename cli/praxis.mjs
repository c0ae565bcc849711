#!/usr/bin/env node
// The `praxis` command. The sources are TypeScript that only a current Node runs as it is, so on an older one this
// launcher hands over to the Node that the lock file pins.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR_MIN = 24;
const here = dirname(fileURLToPath(import.meta.url));

/** The pinned Node in the nearest node_modules at or above `folder`. */
function pinnedNode(folder) {
  for (const name of ['node/bin/node', 'node/bin/node.exe']) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(candidate)) return candidate;
  }
  const parent = dirname(folder);
  return parent === folder ? undefined : pinnedNode(parent);
}

if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR_MIN) {
  // Stripping the types and compiling costs more than running: Node keeps the result in the folder for temporary files.
  module.enableCompileCache();
  await import('./main.ts');
} else {
  const node = pinnedNode(here);
  if (node === undefined) {
    console.error(`praxis needs Node ${NODE_MAJOR_MIN}: run "npm ci" first, which brings it along.`);
    process.exit(1);
  }
  // The terminal sends Ctrl-C to both processes; only the game decides what it means.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  const { status, error } = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  if (error) console.error(error.message);
  process.exit(status ?? 1);
}
