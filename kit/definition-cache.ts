/**
 * Definitions read from YAML are cached as JSON among the installed packages, as Node caches compiled code: JSON is
 * read many times faster, and programs start often. YAML stays the only source: the cache holds a copy of it and is
 * valid only if that copy and the reader are unchanged to the last byte. It may be deleted at any time.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { asciiJson, type Packed } from './packed.ts';

/** A file and its content. */
export interface Source {
  readonly path: string;
  readonly bytes: Buffer;
}

const CACHE = '../node_modules/.cache/praxis/';
const CODE = ['./yaml.ts', './packed.ts', './definition-cache.ts'];
/** The first bytes of a cache file give the lengths of the two parts in front of the sources: table of contents and text. */
const HEAD = 32;

/** The cached definitions of a folder; undefined if its sources have changed or the cache cannot be read. */
export function kept(folder: URL, sources: readonly Source[]): Packed | undefined {
  const file = fileFor(folder);
  if (!file) return undefined;
  try {
    const all = readFileSync(file);
    const [contents, text] = all.toString('latin1', 0, HEAD).split(' ').map(Number) as [number, number];
    const [begin, end] = [HEAD + contents, HEAD + contents + text];
    let at = end;
    for (const piece of pieces(sources)) {
      if (piece.compare(all, at, at + piece.length) !== 0) return undefined;
      at += piece.length;
    }
    if (at !== all.length) return undefined;
    return { files: JSON.parse(all.toString('latin1', HEAD, begin)), text: all.toString('latin1', begin, end) };
  } catch {
    return undefined;
  }
}

/** Failure to write is harmless: everything works without the cache. */
export function keep(folder: URL, sources: readonly Source[], { files, text }: Packed): void {
  const file = fileFor(folder);
  if (!file) return;
  const contents = asciiJson(files);
  const head = `${contents.length} ${text.length}`.padEnd(HEAD);
  // Others may read or write it at the same time: they find the old file or the new one, and both are whole.
  const draft = new URL(`${file.href}.${process.pid}-${process.hrtime.bigint()}`);
  try {
    mkdirSync(new URL('./', file), { recursive: true });
    writeFileSync(draft, Buffer.concat([Buffer.from(head + contents + text, 'latin1'), ...pieces(sources)]));
    renameSync(draft, file);
  } catch {
    // A folder that is not ours to write into, or a full disk: the files are read again next time.
  }
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
