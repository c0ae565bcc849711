import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeptLists } from '@praxis/contract';
import { CRYPT_CSV, LIBRARY_CSV } from '@praxis/vtes/card-lists/made-up.ts';
import { hosting } from '@praxis/vtes/hosting.ts';
import { describe, expect, test } from 'vitest';
import { importLists, keptFile, knownCards } from './card-lists.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'praxis-catalogue-'));
const imported = (paths: readonly string[], home: string): Promise<KeptLists> =>
  importLists(hosting, hosting.keepLists as NonNullable<typeof hosting.keepLists>, paths, home);

describe('card lists are kept in the data folder', () => {
  test('from a folder, then known beside the playable ones', async () => {
    const home = folder();
    const lists = folder();
    const before = await knownCards(hosting, home);
    expect([before.isPartial, before.listed.size]).toEqual([true, 0]);
    writeFileSync(join(lists, 'vtescrypt.csv'), CRYPT_CSV);
    writeFileSync(join(lists, 'vteslib.csv'), LIBRARY_CSV);
    expect((await imported([lists], home)).text).toBe(readFileSync(keptFile('vtes', home), 'utf8'));
    const { isPartial, listed, deckService } = await knownCards(hosting, home);
    expect(isPartial).toBe(false);
    expect(listed.get('vekn-190001')).toMatchObject({ listed: 'The Test' });
    expect(deckService.readDeck('1 Belinde\n1 Test, The', 'en')).toMatchObject({
      deck: { belinde: 1, 'vekn-190001': 1 },
      unknown: {},
    });
  });

  test('one file at a time', async () => {
    const home = folder();
    const lists = folder();
    writeFileSync(join(lists, 'crypt.csv'), CRYPT_CSV);
    writeFileSync(join(lists, 'library.csv'), LIBRARY_CSV);
    await imported([join(lists, 'crypt.csv')], home);
    const { counts } = await imported([join(lists, 'library.csv')], home);
    expect(counts).toEqual({ cards: 9, sets: 0 });
  });

  test('a faulty import changes nothing', async () => {
    const home = folder();
    const lists = folder();
    writeFileSync(join(lists, 'a.csv'), CRYPT_CSV);
    await imported([lists], home);
    const before = readFileSync(keptFile('vtes', home), 'utf8');
    writeFileSync(join(lists, 'b.csv'), LIBRARY_CSV.replace('"1",', '"one",'));
    await expect(imported([lists], home)).rejects.toThrow('b.csv, line 2, column 8 (Pool Cost)');
    expect(readFileSync(keptFile('vtes', home), 'utf8')).toBe(before);
  });

  test.each([
    '{"version":1',
    '[]',
    '{"version":99}',
    '{"version":1,"crypt":[null],"library":[],"sets":[],"requirements":{}}',
  ])('a damaged one is named, and is no obstacle to new lists: %s', async (text) => {
    const home = folder();
    const lists = folder();
    writeFileSync(keptFile('vtes', home), text);
    await expect(knownCards(hosting, home)).rejects.toThrow('vtes-catalogue.json is damaged');
    writeFileSync(join(lists, 'a.csv'), CRYPT_CSV);
    await imported([lists], home);
    expect((await knownCards(hosting, home)).listed.size).toBe(6);
  });

  test('missing files are named', async () => {
    await expect(imported(['nowhere'], folder())).rejects.toThrow('There is no file or folder nowhere.');
    await expect(imported([folder()], folder())).rejects.toThrow('There are no CSV or JSON files');
  });
});
