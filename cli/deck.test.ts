import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CRYPT_CSV, LIBRARY_CSV } from '@praxis/vtes/card-lists/made-up.ts';
import { describe, expect, test } from 'vitest';
import { praxis, type Ran, scratchFolder } from './testing/spawned.ts';

/** Each run has a data folder of its own, so that nothing depends on this machine's imports. */
function run(args: readonly string[], { home = scratchFolder(), cwd = scratchFolder(), input = '' } = {}): Ran {
  const before = process.env.PRAXIS_HOME;
  process.env.PRAXIS_HOME = home;
  try {
    return praxis(args, { cwd, input });
  } finally {
    if (before === undefined) delete process.env.PRAXIS_HOME;
    else process.env.PRAXIS_HOME = before;
  }
}

function listsFolder(): string {
  const folder = join(scratchFolder(), 'lists');
  mkdirSync(folder);
  writeFileSync(join(folder, 'vtescrypt.csv'), CRYPT_CSV);
  writeFileSync(join(folder, 'vteslib.csv'), LIBRARY_CSV);
  return folder;
}

describe('praxis deck check', () => {
  test('a legal deck is status 0', () => {
    const { status, out, err } = run(['deck', 'check', '-'], { input: '12 Belinde\n60 Fame\n' });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toBe(
      'Read as jol.\nCrypt 12, library 60.\nLegal in the edition fifth with 5 players.\nLegal in the edition fifth.\n72 of 72 cards are playable here.\n',
    );
  });

  test('problems are status 1, each with its rule or line, in the language asked for', () => {
    const { status, out } = run(['deck', 'check', '-', '--edition', 'third', '--players', '2', '--lang', 'pt'], {
      input: '11 Belinde\n61 Fame\n1 Gard Dogs\n',
    });
    expect(status).toBe(1);
    expect(out).toContain('Linha 3: Não existe a carta Gard Dogs. Talvez: Guard Dogs. (V-DECK-001)\n');
    expect(out).toContain('A cripta tem 11 cartas e precisa de pelo menos 12. (V-DECK-002)');
    expect(out).toContain('A biblioteca tem 62 cartas e pode ter no máximo 60. (V-DECK-004)');
    expect(out).toContain('praxis cards import vtes');
  });

  test('a deck in an address, and a starter deck by its name', () => {
    expect(run(['deck', 'check', 'https://vdb.im/decks/deck?name=X#201537=12;100698=60']).status).toBe(0);
    expect(run(['deck', 'check', 'nosferatu', '--format', 'v5']).status).toBe(0);
    expect(run(['deck', 'check', 'https://vdb.im/decks/123']).out).toContain('nothing is fetched');
  });

  test('for programs', () => {
    const { status, out } = run(['deck', 'check', '-', '--json'], { input: '12 Belinde\n59 Fame\n' });
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      format: 'jol',
      crypt: 12,
      library: 59,
      rules: [{ rule: 'V-DECK-004' }],
      playable: 71,
    });
  });

  test('texts that are no deck', () => {
    expect(run(['deck', 'check', '-'], { input: 'a\0b' })).toMatchObject({ status: 1, out: 'This is not text.\n' });
    expect(run(['deck', 'check', '-'], { input: 'x'.repeat(900_000) }).out).toContain('too long');
  });
});

test('praxis deck convert writes text that can be read again', () => {
  const first = run(['deck', 'convert', 'Tremere', '--to', 'jol']);
  expect(first).toMatchObject({ status: 0, err: '' });
  const other = run(['deck', 'convert', '-', '--to', 'vdb-url'], { input: first.out });
  expect(other).toMatchObject({ status: 0, err: '' });
  expect(run(['deck', 'convert', other.out.trim(), '--to', 'jol']).out).toBe(first.out);
  const faulty = run(['deck', 'convert', '-', '--to', 'jol'], { input: '2 Belinde\n1 Gard Dogs\n' });
  expect(faulty).toMatchObject({ status: 1, out: '2xBelinde\n\n' });
  expect(faulty.err).toContain('Line 2: There is no card Gard Dogs.');
});

test("praxis deck convert keeps a list's notes beside its cards", () => {
  const input =
    'Deck Name : Test\nAuthor : Ana\nDescription :\nA deck.\n\nCrypt [12 vampires]\n12x Belinde\n\nLibrary [1 cards]\n1x Fame\n';
  const { status, out } = run(['deck', 'convert', '-', '--to', 'krcg'], { input });
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ name: 'Test', author: 'Ana', comments: expect.stringContaining('A deck.') });
});

describe('the game is recognised', () => {
  const gameOf = (deck: string, input = ''): string =>
    JSON.parse(run(['deck', 'check', deck, '--json'], { input }).out).game;

  test('by the name of a deck, by the cards, by the form', () => {
    expect(gameOf('Price of Glory')).toBe('magic');
    expect(gameOf('-', '4 Fuecoco SVI 36\n1 Fuecocco\n')).toBe('pokemon');
    expect(gameOf('-', 'Deck\n20 Mountain\n40 Shivan Dragon\n')).toBe('magic');
    expect(gameOf('-', '12x Belinde\n1 Mountain\n')).toBe('vtes');
    expect(gameOf('https://vdb.im/decks/deck?name=X#299999=12')).toBe('vtes');
  });
});

describe('decks of other games', () => {
  const read = (text: string, ...more: readonly string[]): Ran => run(['deck', 'check', '-', ...more], { input: text });

  test('an offered deck is legal, and is written so that it can be read again', () => {
    const checked = run(['deck', 'check', 'Lucario ex', '--game', 'pokemon', '--lang', 'pt']);
    expect(checked).toEqual({
      status: 0,
      out: 'Lucario ex\n60 cartas.\nLegal na edição 2024.\n60 de 60 cartas podem ser jogadas aqui.\n',
      err: '',
    });
    const list = run(['deck', 'convert', 'lucario-ex', '--game', 'pokemon', '--to', 'ptcgl']).out;
    expect(list).toContain('1 Lucario ex PR-SV 17\n');
    expect(read(list, '--game', 'pokemon')).toMatchObject({ status: 0, err: '' });
    const arena = run(['deck', 'convert', 'Price of Glory', '--game', 'magic', '--to', 'arena']);
    expect(arena).toMatchObject({ status: 0, err: '' });
    expect(read(arena.out, '--game', 'magic').status).toBe(0);
  });

  test('problems are status 1, each with its rule or line', () => {
    const short = read('4 Fuecoco SVI 36\n1 Fuecocco\n', '--game', 'pokemon', '--lang', 'es');
    expect(short.status).toBe(1);
    expect(short.out).toMatch(/^Línea 2: .*Fuecocco/m);
    expect(short.out).toContain('No es legal en la edición 2024.');
    expect(short.out).toContain('(P-DECK-001)');
    expect(JSON.parse(read('4 Fuecoco SVI 36\n', '--game', 'pokemon', '--json').out)).toMatchObject({
      game: 'pokemon',
      cards: 4,
      legal: false,
      lines: [],
      rules: [{ rule: 'P-DECK-001' }],
    });
  });
});

test('praxis cards find prints types, clans, costs and names in the requested language', () => {
  expect(run(['cards', 'find', 'vtes', 'govern the unaligned']).out).toContain(
    'Govern the Unaligned · Action · 1 blood',
  );
  for (const name of ['govern the unaligned', 'governar os desalinhados'])
    expect(run(['cards', 'find', 'vtes', name, '--lang', 'pt']).out).toContain(
      'Governar os Desalinhados (Govern the Unaligned) · Ação · 1 de sangue',
    );
  expect(run(['cards', 'find', 'vtes', 'alexander silverson', '--lang', 'it']).out).toMatch(/· principe /);
});

test('praxis cards compile makes definitions of texts that it understands completely', () => {
  const cwd = scratchFolder();
  const { out } = run(['cards', 'compile', 'vtes', listsFolder(), '--why', '--write', 'compiled.yaml'], { cwd });
  expect(out).toContain('9 cards: 0 are defined here, 3 were compiled, 6 were refused.');
  expect(out).toContain('Ada Example: She goes over two lines.');
  // The list names a Discipline that the text of the card does not have.
  expect(out).toContain('Proof™ Reading: the requirement "dom"');
  const written = readFileSync(join(cwd, 'compiled.yaml'), 'utf8');
  expect(written).toContain('ada-example:\n  name: Ada Example\n  number: 290002\n  v5: true\n  compiled: ');
  expect(written).toContain('  number: 190001\n  compiled: ');
  expect(written).toContain('  disciplines: [DOM, FOR, PRE]\n');
});

test('praxis cards list names every playable card of a game, and how it came to be defined', () => {
  const listed = JSON.parse(run(['cards', 'list', 'vtes', '--json']).out);
  expect(listed).toContainEqual({ id: 'fame', name: 'Fame', origin: 'hand', number: 100_698 });
  // The placeholder for cards that are not defined is none.
  expect(listed.filter(({ number }: { number?: number }) => number === undefined)).toEqual([]);
  expect(listed).toContainEqual(
    expect.objectContaining({ name: 'Aaron Bathurst', origin: 'compiled', number: 200_002 }),
  );
  expect(run(['cards', 'list', 'magic']).out).toContain('Runeclaw Bear');
  const pokemon = JSON.parse(run(['cards', 'list', 'pokemon', '--json']).out);
  expect(pokemon).toContainEqual(expect.objectContaining({ id: 'sv1-36', printings: ['SVI 36'] }));
  const yugioh = JSON.parse(run(['cards', 'list', 'yugioh', '--json']).out);
  expect(yugioh).toContainEqual(expect.objectContaining({ id: 'achacha-archer', passcode: 98_865_920 }));
});

test('praxis cards missing names the cards that a deck lacks', () => {
  const home = scratchFolder();
  const input = '12 Ada Example (G6)\n1 Nobody At All\n60 Fame\n';
  run(['cards', 'import', 'vtes', listsFolder()], { home });
  const { out } = run(['cards', 'missing', '-', '--game', 'vtes'], { home, input });
  expect(out).toContain('12x Ada Example (G6)');
  expect(out).toContain('1x Nobody At All');
  expect(out).toContain('60 of 73 cards are playable here.');
  const listed = JSON.parse(run(['cards', 'missing', '-', '--game', 'vtes', '--json'], { home, input }).out);
  expect(listed).toMatchObject([
    { name: 'Ada Example (G6)', count: 12, known: true },
    { name: 'Nobody At All', count: 1, known: false, instead: [] },
  ]);
  expect(run(['cards', 'missing', 'ventrue']).out).toMatch(/^(\d+) of \1 cards are playable here\.\n$/);
  expect(run(['cards', 'missing']).status).toBe(2);
});

test('praxis cards import makes the cards of the official lists known', () => {
  const home = scratchFolder();
  const input = '12 Ada Example (G6)\n60 Test, The\n';
  expect(run(['deck', 'check', '-'], { home, input }).status).toBe(1);
  const imported = run(['cards', 'import', 'vtes', listsFolder()], { home });
  expect(imported.out).toContain('9 cards and 0 sets are known now');
  const { status, out } = run(['deck', 'check', '-'], { home, input });
  expect(status).toBe(0);
  expect(out).toContain('The Test is known, but not yet playable here.');
  expect(run(['cards', 'find', 'vtes', 'ada', 'exam'], { home }).out).toContain('Ada Example (G6) · Ventrue 8');
  expect(run(['cards', 'find', 'vtes', 'the test', '--lang', 'pt'], { home }).out).toContain(
    'The Test · Mestre · 1 de recurso · CE',
  );
});

test('a damaged list is named with line and column, and is status 1', () => {
  const cwd = scratchFolder();
  writeFileSync(join(cwd, 'vtescrypt.csv'), CRYPT_CSV.replace('"ANY"', '"?"'));
  const { status, err } = run(['cards', 'import', 'vtes', 'vtescrypt.csv'], { cwd });
  expect(status).toBe(1);
  expect(err).toContain('vtescrypt.csv, line 6, column 8 (Group)');
});

test.each([
  [['deck'], 'check, convert'],
  [['deck', 'look', 'x'], '"look"'],
  [['deck', 'check'], 'Expected a deck'],
  [['deck', 'check', 'nowhere.txt'], 'There is no file nowhere.txt.'],
  [['deck', 'check', 'a', 'b'], '"b"'],
  [['deck', 'check', 'nosferatu', '--edition', 'ninth'], '"ninth"'],
  [['deck', 'check', 'nosferatu', '--players', '7'], '"7"'],
  [['deck', 'check', 'nosferatu', '--format', 'v6'], '"v6"'],
  [['deck', 'check', 'nosferatu', '--to', 'jol'], '--to'],
  [['deck', 'convert', 'nosferatu'], '--to needs one of'],
  [['deck', 'convert', 'nosferatu', '--to', 'word'], '"word"'],
  [['deck', 'check', 'lucario-ex', '--game', 'chess'], '"chess"'],
  [['deck', 'check', 'lucario-ex', '--game', 'pokemon', '--edition', 'fifth'], '"fifth"'],
  [['deck', 'check', 'lucario-ex', '--game', 'pokemon', '--players', '3'], '"3"'],
  [['deck', 'check', 'lucario-ex', '--game', 'pokemon', '--format', 'v5'], 'decks of pokemon have no formats'],
  [['deck', 'convert', 'lucario-ex', '--game', 'pokemon', '--to', 'jol'], '--to needs one of ptcgl'],
  [['cards'], 'one of import, find, compile, list'],
  [['cards', 'compile', 'magic', '.'], 'cannot be compiled'],
  [['cards', 'import'], 'Expected a game'],
  [['cards', 'import', 'chess', '.'], '"chess"'],
  [['cards', 'import', 'vtes'], 'folder or files of card lists'],
])('wrong usage is status 2: praxis %j', (args, expected) => {
  const { status, err } = run(args);
  expect(status).toBe(2);
  expect(err).toContain(expected);
});
