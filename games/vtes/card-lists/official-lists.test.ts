import { describe, expect, test } from 'vitest';
import { CRYPT_CSV, LIBRARY_CSV, REQUIREMENTS_CSV, SETS_CSV } from './made-up.ts';
import { NO_LISTS, type OfficialLists, withList } from './official-lists.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string, file = 'list.csv'): OfficialLists => withList(NO_LISTS, bytes(text), file);

describe('the official lists are read', () => {
  test('crypt cards, with names as they are printed', () => {
    const { crypt } = read(CRYPT_CSV);
    expect(crypt[0]).toEqual({
      ...{
        name: 'Ada Example',
        number: 290001,
        kind: 'vampire',
        clan: 'Ventrue',
        capacity: 7,
        group: 2,
        title: 'prince',
      },
      ...{ disciplines: { dom: 1, for: 2, pre: 2 }, sets: ['FN', 'POD'] },
    });
    expect(crypt[3]).toMatchObject({
      name: 'The Wanderer',
      aka: ['Old Wanderer', 'Rover'],
      group: 'any',
      banned: '2016',
      disciplines: {},
    });
    expect(crypt.map(({ advanced }) => advanced === true)).toEqual([false, false, true, false, false, false]);
    expect(crypt[5]).toMatchObject({ name: 'Hunter "Ten10" Doe', kind: 'imbued' });
  });

  test('library cards, without their texts', () => {
    const { library } = read(LIBRARY_CSV);
    expect(library[0]).toEqual({
      ...{ name: 'The Test', number: 190001, kind: 'library', aka: ['Former Test'], types: ['master'] },
      ...{ cost: { pool: 1 }, trifle: true, sets: ['CE'] },
    });
    expect(library[1]).toMatchObject({
      ...{
        name: 'Proof™ Reading',
        types: ['action modifier', 'combat'],
        requires: ['Dominate', 'Potence'],
        cost: { blood: 'X' },
      },
    });
    expect(JSON.stringify(library)).not.toContain('Unique');
  });

  test('sets with blanks around their quotes, and requirements', () => {
    expect(read(SETS_CSV).sets).toEqual([
      { code: 'V5', name: 'Fifth Edition', released: '20201130' },
      { code: 'CE', name: 'Camarilla Edition', released: '20020819' },
    ]);
    expect(read(REQUIREMENTS_CSV).requirements).toEqual({ 190001: 'prince,justicar' });
  });

  test('with any line ends and with a byte order mark', () => {
    expect(read(`\uFEFF${CRYPT_CSV.replaceAll('\n', '\r\n')}`).crypt).toHaveLength(6);
  });
});

describe('an error names file, line and column', () => {
  test.each([
    [
      'a number that is none',
      CRYPT_CSV.replace('"6","8"', '"6","eight"'),
      'vtescrypt.csv, line 4, column 9 (Capacity): "eight" is no number.',
    ],
    ['a group', CRYPT_CSV.replace('"ANY"', '"some"'), 'vtescrypt.csv, line 6, column 8 (Group)'],
    ['a type', LIBRARY_CSV.replace('"Event"', '"Spell"'), 'line 4, column 4 (Type): "Spell"'],
    ['a Discipline', CRYPT_CSV.replace('cel POT', 'celerity'), 'line 7, column 10 (Disciplines)'],
    ['a card without name', CRYPT_CSV.replace('"Łucja Żółć"', '""'), 'line 7, column 2 (Name)'],
    ['a number twice', CRYPT_CSV.replace('"290005"', '"290001"'), 'line 7, column 1 (Id)'],
    ['a missing column', CRYPT_CSV.replace('"290002",', ''), 'line 4, column'],
    ['a quote that is never closed', CRYPT_CSV.replace('"Nobody"\n"290005"', '"Nobody\n290005'), 'line'],
    ['a date', SETS_CSV.replace('20201130', 'soon'), 'line 2, column 3 (Release Date)'],
    ['a foreign file', 'a,b,c\n1,2,3\n', 'line 1, column 4: this is no official card list'],
    [
      'a foreign file that resembles one',
      CRYPT_CSV.replace('"Disciplines"', '"Powers"'),
      'it lacks the columns Disciplines.',
    ],
    ['an empty list', CRYPT_CSV.split('\n')[0] as string, 'line 2, column 1: the list is empty.'],
    ['no text', 'PK\u0003\u0004\0\0', 'line 1, column 5: this is not UTF-8 text'],
    ['nothing', '', 'this is no official card list'],
  ])('%s', (_, text, expected) => {
    expect(() => read(text, 'vtescrypt.csv')).toThrow(expected);
    expect(() => read(text, 'vtescrypt.csv')).toThrow(/^vtescrypt\.csv, line \d+, column \d+/);
  });

  test('another encoding', () => {
    const latin = Uint8Array.from([...bytes(`${CRYPT_CSV.split('\n')[0]}\n"1","Andr`), 0xe9]);
    expect(() => withList(NO_LISTS, latin, 'old.csv')).toThrow('old.csv, line 2, column 10: this is not UTF-8 text');
  });
});
