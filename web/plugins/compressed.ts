/** Writes packed copies beside the built files, so that the server need not pack them for every visitor. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(?:js|css|html|svg|webmanifest)$/;
/** Below this nothing is won. */
const BYTES_MIN = 1000;

export function compressed(): Plugin {
  let folder: string | undefined;
  return {
    name: 'praxis-compressed',
    apply: 'build',
    // After everything that changes what was written.
    closeBundle() {
      if (folder !== undefined) pack(folder);
    },
    writeBundle({ dir }) {
      folder = dir;
    },
  };
}

function pack(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXTS.test(file)) continue;
    const path = join(folder, file);
    const bytes = readFileSync(path);
    if (bytes.length < BYTES_MIN) continue;
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  }
}
