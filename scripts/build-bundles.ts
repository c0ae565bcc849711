// Puts each game and the kernel into one file under server/dist/bundles, named by its sources' fingerprint. A server
// keeps those files in its database, so that matches can be played on after an upgrade. Skips existing files.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Registry } from '../server/registry.ts';
import { bundleFile, fingerprintOf } from '../server/releases/sources.ts';
import { bundled } from './bundle.ts';

for (const game of new Registry().ids) {
  const file = bundleFile(game, fingerprintOf(game));
  if (existsSync(file)) continue;
  console.log(`Keeping the rules of ${game} …`);
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  // Bundles of earlier releases are in the database.
  for (const old of readdirSync(folder)) if (old.startsWith(`${game}-`)) rmSync(join(folder, old));
  writeFileSync(file, await bundled(game));
}
