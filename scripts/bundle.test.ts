import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Hosting } from '@praxis/contract';
import { openMatch } from '@praxis/engine';
import { afterAll, expect, test } from 'vitest';
import { filesIn } from '../kit/packed.ts';
import { Registry, type Release } from '../server/registry.ts';
import { bundled, withTexts } from './bundle.ts';

const folder = mkdtempSync(join(tmpdir(), 'praxis-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('A game as one file plays as the sources do, without them', async () => {
  const file = join(folder, 'pokemon.mjs');
  writeFileSync(file, await bundled('pokemon'));
  const release = (await import(pathToFileURL(file).href)) as Pick<Release, 'hosting' | 'openMatch'>;
  const hosting = (await new Registry().hosting('pokemon')) as Hosting;
  const deck = hosting.decks[0]?.deck ?? {};
  const setup = {
    ...{ edition: hosting.choices.editions[0], seed: 'release' },
    seats: ['Ana', 'Rui'].map((name) => ({ name, deck })),
  };
  const here = openMatch(hosting.game, setup);
  const there = release.openMatch(release.hosting.game, setup);
  for (let moves = 0; moves < 60 && !here.result; moves++) {
    const question = here.questions[0] as (typeof here.questions)[number];
    let path: readonly (typeof question.about)[] = [];
    for (let pieces = question.next(path); pieces.length > 0; pieces = question.next(path))
      path = [...path, pieces[moves % pieces.length] as typeof question.about];
    here.choose(question.seat, path);
    there.choose(question.seat, path);
  }
  expect(here.moves).toBeGreaterThan(20);
  expect(there.hash()).toBe(here.hash());
  expect(release.hosting.game.wording('en').rule?.('P-FIRST-001')).toBe(
    hosting.game.wording('en').rule?.('P-FIRST-001'),
  );
});

test.each(new Registry().ids)('The one file of %s has no character that a database refuses', async (game) => {
  expect((await bundled(game)).includes('\0')).toBe(false);
});

test('A file that a module reads beside itself becomes part of it', () => {
  const file = join(folder, 'module.ts');
  writeFileSync(join(folder, 'words.md'), '$& one "word"');
  const code =
    "const WORDS = new URL('./words.md', import.meta.url);\nexport const text = readFileSync(WORDS, 'utf8');";
  expect(withTexts(code, file)).toContain('export const text = "$& one \\"word\\"";');
});

test('Definitions that a module reads from a folder beside itself become part of it, as data', () => {
  const file = join(folder, 'index.ts');
  mkdirSync(join(folder, 'definitions'));
  writeFileSync(join(folder, 'definitions', 'one.yaml'), 'a-card:\n  name: \'A "card"\'\n  types: [action]\n');
  const code =
    "const FOLDER = new URL('./definitions/', import.meta.url);\nexport const cards = readDefinitions(FOLDER);";
  const inlined = withTexts(code, file);
  const [, data = ''] = /JSON\.parse\((".*")\)/.exec(inlined) ?? [];
  expect(JSON.parse(JSON.parse(data))).toEqual({ 'one.yaml': { 'a-card': { name: 'A "card"', types: ['action'] } } });
});

test('Packed definitions become part of it as they are', () => {
  mkdirSync(join(folder, 'packed'), { recursive: true });
  writeFileSync(join(folder, 'packed', 'one.yaml'), 'a-card:\n  name: \'Élan "3"\'\n');
  const code = "const FOLDER = new URL('./packed/', import.meta.url);\nconst all = packedDefinitions(FOLDER);";
  const inlined = withTexts(code, join(folder, 'index.ts'));
  const [, files = '', text = ''] = /\{ files: JSON\.parse\((".*")\), text: (".*") \};$/.exec(inlined) ?? [];
  expect(filesIn({ files: JSON.parse(JSON.parse(files)), text: JSON.parse(text) })).toEqual({
    'one.yaml': { 'a-card': { name: 'Élan "3"' } },
  });
});

test('Phrases that a module reads from the folders of the languages become part of it', () => {
  mkdirSync(join(folder, 'en', 'cards'), { recursive: true });
  writeFileSync(join(folder, 'en', 'cards', 'one.json'), '{ "burn": "burn {card}" }');
  const code = "const FOLDER = new URL('./', import.meta.url);\nconst files = phraseFiles(FOLDER);";
  const inlined = withTexts(code, join(folder, 'languages.ts'));
  const [, data = ''] = /JSON\.parse\((".*")\)/.exec(inlined) ?? [];
  expect(JSON.parse(JSON.parse(data))).toEqual({ en: { burn: 'burn {card}' } });
});
