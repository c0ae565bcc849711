/**
 * `node scripts/definitions.ts`: puts every card into its file and writes it in its canonical form. Run it after
 * writing a card by hand: it names mistakes with file and line, and changes nothing until they are fixed. It also
 * writes the schema by which editors complete and check the files.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  complaintsAbout,
  type DefinitionSource,
  filesOf,
  schemaFile,
  schemaText,
  strayFiles,
} from '../kit/definition-source.ts';

const GAMES = new URL('../games/', import.meta.url);

for (const game of readdirSync(GAMES).sort()) {
  const file = new URL(`${game}/cards/source.ts`, GAMES);
  if (!existsSync(file)) continue;
  const { source } = (await import(file.href)) as { readonly source: DefinitionSource };
  const complaints = complaintsAbout(source);
  for (const complaint of complaints) console.error(`games/${game}/cards/definitions/${complaint}`);
  if (complaints.length > 0) {
    process.exitCode = 1;
    continue;
  }
  const [files, stray] = [filesOf(source), strayFiles(source)];
  let changed = stray.length;
  for (const path of stray) rmSync(fileURLToPath(new URL(path, source.folder)));
  for (const [path, text] of files) {
    const url = new URL(path, source.folder);
    if (existsSync(url) && readFileSync(url, 'utf8') === text) continue;
    mkdirSync(new URL('./', url), { recursive: true });
    writeFileSync(url, text);
    changed++;
  }
  if (source.schema) writeFileSync(schemaFile(source), schemaText(source));
  console.log(`${game}: ${files.size} files, ${changed} changed`);
}
