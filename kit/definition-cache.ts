/**
 * Definitions read from YAML are cached as JSON among the installed packages, as Node caches compiled code: JSON is
 * read many times faster, and programs start often. YAML stays the only source: the cache holds a copy of it and is
 * valid only if that copy and the reader are unchanged to the last byte. It may be deleted at any time.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** A file and its content. */
export interface Source {
  readonly path: string;
  readonly bytes: Buffer;
}

const CACHE = '../node_modules/.cache/praxis/';
const CODE = ['./yaml.ts', './definition-cache.ts'];
/** The first bytes of a cache file give the length of its JSON. */
const HEAD = 16;

/** The cached data of a folder; undefined if its sources have changed or it cannot be read. */
export function kept(folder: URL, sources: readonly Source[]): unknown {
  const file = fileFor(folder);
  if (!file) return undefined;
  try {
    const all = readFileSync(file);
    const end = HEAD + Number(all.toString('latin1', 0, HEAD));
    let at = end;
    for (const piece of pieces(sources)) {
      if (piece.compare(all, at, at + piece.length) !== 0) return undefined;
      at += piece.length;
    }
    return at === all.length ? JSON.parse(all.toString('latin1', HEAD, end)) : undefined;
  } catch {
    return undefined;
  }
}

/** Failure to write is harmless: everything works without the cache. */
export function keep(folder: URL, sources: readonly Source[], data: unknown): void {
  const file = fileFor(folder);
  if (!file) return;
  const json = Buffer.from(plainJson(data), 'latin1');
  // Others may read or write it at the same time: they find the old file or the new one, and both are whole.
  const draft = new URL(`${file.href}.${process.pid}-${process.hrtime.bigint()}`);
  try {
    mkdirSync(new URL('./', file), { recursive: true });
    writeFileSync(draft, Buffer.concat([Buffer.from(`${json.length}`.padEnd(HEAD)), json, ...pieces(sources)]));
    renameSync(draft, file);
  } catch {
    // A folder that is not ours to write into, or a full disk: the files are read again next time.
  }
}

/** Node reads JSON fastest if it is pure ASCII. */
function plainJson(data: unknown): string {
  const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(data).replace(/[^\0-\x7f]/g, escaped);
}

/** All files with their paths, behind the code that reads and keeps them: other code could do it in another way. */
function* pieces(sources: readonly Source[]): Iterable<Buffer> {
  for (const code of CODE) yield readFileSync(new URL(code, import.meta.url));
  for (const { path, bytes } of sources) {
    yield Buffer.from(`\n${path} ${bytes.length}\n`);
    yield bytes;
  }
}

/** One file for each folder of the project; other folders are those of tests. */
function fileFor(folder: URL): URL | undefined {
  const { href: root } = new URL('../', import.meta.url);
  if (!folder.href.startsWith(root)) return undefined;
  const name = folder.href.slice(root.length).replace(/\/$/, '').replaceAll('/', '-');
  return new URL(`${CACHE}${name}`, import.meta.url);
}
