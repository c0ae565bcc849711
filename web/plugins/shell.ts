/** Gives the service worker the files of the shell, and a fingerprint that changes with them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The text in `public/sw.js`. */
const PLACE = "const SHELL = ['/index.html', '/icon.svg', '/manifest.webmanifest'];";

export function shell(): Plugin {
  return {
    name: 'praxis-shell',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return;
      const worker = join(dir, 'sw.js');
      const written = readFileSync(worker, 'utf8');
      if (!written.includes(PLACE)) throw new Error('public/sw.js does not say where the shell is listed.');
      const assets = readdirSync(join(dir, 'assets'))
        .filter((file) => /\.(?:js|css|svg|woff2)$/.test(file))
        .map((file) => `/assets/${file}`);
      const page = readFileSync(join(dir, 'index.html'));
      const fingerprint = createHash('sha256').update(JSON.stringify(assets)).update(page).digest('hex').slice(0, 12);
      const files = JSON.stringify(['/index.html', '/icon.svg', '/manifest.webmanifest', ...assets]);
      writeFileSync(
        worker,
        written.replace(PLACE, `const SHELL = ${files};`).replace('praxis-shell-1', `praxis-shell-${fingerprint}`),
      );
    },
  };
}
