/** Writes compressed copies beside the built files, so that the server need not compress them for every visitor. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { Plugin } from 'vite';

const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);

const TEXTS = /\.(?:js|css|html|svg|webmanifest)$/;
/** Below this size compression gains nothing. */
const BYTES_MIN = 1000;

export function compressed(): Plugin {
  let folder: string | undefined;
  return {
    name: 'praxis-compressed',
    apply: 'build',
    // After all plugins that change the written files.
    async closeBundle() {
      if (folder !== undefined) await pack(folder);
    },
    writeBundle({ dir }) {
      folder = dir;
    },
  };
}

async function pack(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(files.filter((file) => TEXTS.test(file)).map((file) => packFile(join(folder, file))));
}

async function packFile(path: string): Promise<void> {
  const bytes = readFileSync(path);
  if (bytes.length < BYTES_MIN) return;
  const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [small, smaller] = await Promise.all([gzip(bytes, { level: 9 }), brotli(bytes, { params })]);
  writeFileSync(`${path}.gz`, small);
  writeFileSync(`${path}.br`, smaller);
}
