// Every rule of each game with its code and its tests, as a page per game. `--check` writes nothing and fails if a rule
// has no code or no test, if a difference between the editions has no test, if a test or comment names a rule that does
// not exist, if a test names too many, or if the page is not up to date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, registeredGame } from '@praxis/games';
import { idsIn } from '../cli/rules/ids.ts';
import { type Rulebook, readRulebook } from '../cli/rules/rulebook.ts';
import { conformanceIndex, conformancePage } from './conformance-page.ts';
import { report, root, type TextFile, textFiles } from './files.ts';

export const INDEX = 'docs/conformance.md';
const FOLDER = 'docs/conformance';

export function pageOf(game: string): string {
  return `${FOLDER}/${game}.md`;
}

export function mutationOf(game: string): string {
  return `${FOLDER}/${game}-mutation.json`;
}

/** The result of switching off each prohibition: the test that failed, or none. */
export type Mutation = Readonly<Record<string, { readonly killedBy?: string }>>;

/** A test names those rules for which it would fail. */
const IDS_MAX = 3;

/** For tests that need an id which no rule will ever have. */
const NEVER_GIVEN = /-999$/;

/** Rules without code, without a test, or said to need no code without a reason. */
export function missing({ rules, differences, code, tests, noCode }: Rulebook): readonly string[] {
  const errors = rules.flatMap(({ id }) => {
    if (id in noCode) return [];
    const lacks = [...(code.has(id) ? [] : ['code']), ...(tests.has(id) ? [] : ['test'])];
    return lacks.map((what) => `${id} is in no ${what}`);
  });
  const known = new Set([...rules, ...differences].map(({ id }) => id));
  for (const [id, reason] of Object.entries(noCode)) {
    if (!known.has(id)) errors.push(`no-code.json: there is no rule ${id}`);
    if (typeof reason !== 'string' || reason.trim() === '') errors.push(`no-code.json: ${id} has no reason`);
  }
  return errors;
}

/** Tests that name more rules than they can fail for. */
export function overloaded({ allTests }: Pick<Rulebook, 'allTests'>): readonly string[] {
  return allTests
    .filter(({ ids }) => ids.length > IDS_MAX)
    .map(
      ({ file, line, ids }) =>
        `${file}:${line}: names ${ids.length} rules; at most ${IDS_MAX}, those it would fail for`,
    );
}

/** Differences between the editions without a test, other than those of which a program can show nothing. */
export function differencesWithoutTest({
  differences,
  tests,
  noCode,
}: Pick<Rulebook, 'differences' | 'tests' | 'noCode'>): readonly string[] {
  return differences.flatMap(({ id, topic }) =>
    tests.has(id) || id in noCode ? [] : [`${id} (${topic}) is in no test`],
  );
}

/** Unknown ids. Of tests only the titles by which they are found are read: some must make ids up to refuse them. */
export function unknown(
  books: readonly Pick<Rulebook, 'rules' | 'ambiguities' | 'differences' | 'allTests'>[],
  files: readonly TextFile[],
): readonly string[] {
  const known = new Set(
    books.flatMap(({ rules, ambiguities, differences }) =>
      [...rules, ...ambiguities, ...differences].map(({ id }) => id),
    ),
  );
  const complaints = (ids: readonly string[], where: string): readonly string[] =>
    ids.filter((id) => !known.has(id) && !NEVER_GIVEN.test(id)).map((id) => `${where}: there is no rule ${id}`);
  return [
    ...books.flatMap(({ allTests }) => allTests.flatMap(({ ids, file, line }) => complaints(ids, `${file}:${line}`))),
    ...files
      .filter(({ path }) => speaksOfRules(path))
      .flatMap(({ path, text }) =>
        text.split('\n').flatMap((line, index) => complaints(idsIn(line), `${path}:${index + 1}`)),
      ),
  ];
}

function speaksOfRules(path: string): boolean {
  if (path === INDEX || path.startsWith(`${FOLDER}/`) || /\.test\.ts$/.test(path)) return false;
  if (/\.ya?ml$/.test(path)) return /^games\/\w+\/cards\/definitions\//.test(path);
  return /^(?:games|docs)\//.test(path) || /^[^/]+\.md$/.test(path);
}

/** Rules that belong to another game, named in the code or tests of this one. */
export function foreign({ game, code, tests }: Pick<Rulebook, 'game' | 'code' | 'tests'>): readonly string[] {
  const letters = registeredGame(game)?.ruleLetters ?? [];
  return [...new Set([...code.keys(), ...tests.keys()])]
    .filter((id) => !letters.some((letter) => id.startsWith(`${letter}-`)) && !NEVER_GIVEN.test(id))
    .map((id) => `${game}: names ${id}, a rule of another game`);
}

export function readMutation(game: string): Mutation | undefined {
  const path = join(root, mutationOf(game));
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Mutation) : undefined;
}

/** All pages by their paths. */
function pagesOf(books: readonly Rulebook[]): ReadonlyMap<string, string> {
  return new Map([
    [INDEX, conformanceIndex(books, readMutation)],
    ...books.map((book): [string, string] => [pageOf(book.game), conformancePage(book, readMutation(book.game))]),
  ]);
}

export function writePages(books = allBooks()): void {
  mkdirSync(join(root, FOLDER), { recursive: true });
  for (const [path, text] of pagesOf(books)) writeFileSync(join(root, path), text);
}

function stale(books: readonly Rulebook[]): readonly string[] {
  return [...pagesOf(books)].flatMap(([path, text]) => {
    const file = join(root, path);
    const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return page === text ? [] : [`${path} is not up to date: npm run conformance`];
  });
}

function allBooks(): readonly Rulebook[] {
  return GAME_IDS.map((game) => readRulebook(game, root));
}

if (import.meta.main) {
  const books = allBooks();
  if (process.argv.includes('--check')) {
    report('Conformance', [
      ...books.flatMap((book) => [
        ...(registeredGame(book.game)?.unfinished ? [] : missing(book)),
        ...differencesWithoutTest(book),
        ...overloaded(book),
        ...foreign(book),
      ]),
      ...unknown(books, textFiles()),
      ...stale(books),
    ]);
  } else {
    writePages(books);
    for (const book of books) {
      const gaps = missing(book).length + overloaded(book).length + differencesWithoutTest(book).length;
      console.log(`${pageOf(book.game)} written: ${book.rules.length} rules, ${gaps} gaps.`);
    }
  }
}
