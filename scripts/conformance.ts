// Every rule of the rulebook with its code and its tests, as a page. `--check` writes nothing and fails if a rule has no code or
// no test, if a difference between the editions has no test, if somebody names a rule that does not exist, if a test names too
// many, or if the page is not up to date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { idsIn } from '../cli/rules/ids.ts';
import { type Rulebook, readRulebook } from '../cli/rules/rulebook.ts';
import { conformancePage } from './conformance-page.ts';
import { report, root, type TextFile, textFiles } from './files.ts';

export const PAGE = 'docs/conformance.md';
export const MUTATION = 'docs/mutation.json';

/** What became of each prohibition when it was switched off: the test that failed, or nothing if none did. */
export type Mutation = Readonly<Record<string, { readonly killedBy?: string }>>;

/** A test names those rules for which it would fail. */
const IDS_MAX = 3;

/** For tests that need an id which no rule will ever have. */
const NEVER_GIVEN = /-999$/;

/** Rules that nothing carries out, that no test names, or that are said to need no code without a reason. */
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

/** Differences between the editions that no test names, other than those of which a program can show nothing. */
export function differencesWithoutTest({
  differences,
  tests,
  noCode,
}: Pick<Rulebook, 'differences' | 'tests' | 'noCode'>): readonly string[] {
  return differences.flatMap(({ id, topic }) =>
    tests.has(id) || id in noCode ? [] : [`${id} (${topic}) is in no test`],
  );
}

/** Ids that nobody can look up. Of tests only those are read by which they are found: some must make ids up to refuse them. */
export function unknown(
  { rules, ambiguities, differences, allTests }: Pick<Rulebook, 'rules' | 'ambiguities' | 'differences' | 'allTests'>,
  files: readonly TextFile[],
): readonly string[] {
  const known = new Set([...rules, ...ambiguities, ...differences].map(({ id }) => id));
  const complaints = (ids: readonly string[], where: string): readonly string[] =>
    ids.filter((id) => !known.has(id) && !NEVER_GIVEN.test(id)).map((id) => `${where}: there is no rule ${id}`);
  return [
    ...allTests.flatMap(({ ids, file, line }) => complaints(ids, `${file}:${line}`)),
    ...files
      .filter(({ path }) => speaksOfRules(path))
      .flatMap(({ path, text }) =>
        text.split('\n').flatMap((line, index) => complaints(idsIn(line), `${path}:${index + 1}`)),
      ),
  ];
}

function speaksOfRules(path: string): boolean {
  if (path === PAGE || path === MUTATION || /\.test\.ts$|\.ya?ml$/.test(path)) return false;
  return /^(?:games\/vtes|docs)\//.test(path) || /^[^/]+\.md$/.test(path);
}

export function readMutation(): Mutation | undefined {
  const path = join(root, MUTATION);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Mutation) : undefined;
}

export function writePage(book = readRulebook(root)): void {
  const path = join(root, PAGE);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, conformancePage(book, readMutation()));
}

function stale(book: Rulebook): readonly string[] {
  const path = join(root, PAGE);
  const page = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return page === conformancePage(book, readMutation()) ? [] : [`${PAGE} is not up to date: npm run conformance`];
}

if (import.meta.main) {
  const book = readRulebook(root);
  if (process.argv.includes('--check')) {
    report('Conformance', [
      ...missing(book),
      ...differencesWithoutTest(book),
      ...overloaded(book),
      ...unknown(book, textFiles()),
      ...stale(book),
    ]);
  } else {
    writePage(book);
    console.log(`${PAGE} written.`);
    const errors = [...missing(book), ...overloaded(book)];
    const rows = differencesWithoutTest(book).length;
    console.log(`${errors.length} gaps, ${rows} differences between editions without a test; see the page or --check.`);
  }
}
