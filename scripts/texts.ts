// Faults that no compiler sees: stray white space, links and file names in documents that lead nowhere, traces of
// personal machines, messages and phrases that a language lacks, and words that the term bases do not allow.
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { report, root, type TextFile, textFiles } from './files.ts';
import { allMessageErrors } from './messages.ts';
import { allPhraseErrors } from './phrases.ts';
import { termErrors } from './terms.ts';

/** The check's questions about the tree. */
export interface Tree {
  /** True if there is a file or a folder at a path from the root. */
  exists(path: string): boolean;
  /** True if a file's path ends like this: documents name files by as much of their path as their readers need. */
  hasFile(ending: string): boolean;
  /** True if a test file, named like this, has a test whose title begins like this. */
  hasTest(ending: string, title: string): boolean;
}

/** Every row of its tables names a protection and a test that shows it. */
const THREATS = 'docs/security.md';

/** All mistakes in one file, as `file:line: mistake`. */
export function textErrors({ path, text }: TextFile, { exists, hasFile, hasTest }: Tree): readonly string[] {
  const errors: string[] = [];
  const complain = (line: number, what: string): void => void errors.push(`${path}:${line}: ${what}`);

  const lines = text.split('\n');
  if (text !== '' && lines.at(-1) !== '') complain(lines.length, 'the last line does not end');
  lines.forEach((line, index) => {
    const number = index + 1;
    if (line.endsWith('\r')) complain(number, 'ends in a carriage return');
    else if (/\s$/.test(line)) complain(number, 'ends in white space');
    if (/^(?:<{7}|>{7}) /.test(line)) complain(number, 'a merge was left unfinished');
    if (/(?:^|[\s"'`(=])\/(?:home|root|Users)\/\w/.test(line)) complain(number, 'names a folder of a personal machine');
    if (path.endsWith('package-lock.json') && /"resolved": "https?:/.test(line)) {
      complain(number, 'names a registry; .npmrc tells npm to leave it out');
    }
    if (path.endsWith('.md')) {
      for (const target of relativeLinks(line)) {
        if (!exists(posix.join(posix.dirname(path), target))) complain(number, `'${target}' leads nowhere`);
      }
      for (const file of namedFiles(line)) {
        if (!hasFile(file)) complain(number, `names '${file}', but there is no such file`);
      }
      const tests = namedTests(line);
      for (const { file, title } of tests) {
        if (!hasTest(file, title)) complain(number, `names the test '${title}', which '${file}' does not have`);
      }
      const isRow = path === THREATS && /^\| (?!threat )/.test(line);
      if (isRow && tests.length === 0) complain(number, 'a threat without a test');
    }
  });
  return errors;
}

/** The paths of Markdown links into the project, without the heading that they may point at. */
function relativeLinks(line: string): readonly string[] {
  return [...line.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)\s#:]+)(?:#[^)\s]*)?\)/g)].map(([, target]) => target!);
}

/** Source files in code spans, such as `bots/search.ts`. Patterns and placeholders (`<game>/hosting.ts`) are none. */
function namedFiles(line: string): readonly string[] {
  return [...line.matchAll(/`(?:@praxis\/)?([\w./-]+\.(?:ts|tsx|mjs|css))`/g)].map(([, file]) => file!);
}

/** Tests in documents: `file.test.ts`: *title*, or a unique beginning of the title. */
function namedTests(line: string): readonly { readonly file: string; readonly title: string }[] {
  return [...line.matchAll(/`([\w./-]+\.test\.tsx?)`: \*([^*]+)\*/g)].map(([, file, title]) => ({
    file: file!,
    title: title!,
  }));
}

if (import.meta.main) {
  const files = textFiles();
  // Every ending of every path, so that looking one up is quick.
  const endings = new Set(
    files.flatMap(({ path }) => {
      const parts = path.split('/');
      return parts.map((_, from) => parts.slice(from).join('/'));
    }),
  );
  const tree: Tree = {
    exists: (path) => existsSync(join(root, path)),
    hasFile: (ending) => endings.has(ending),
    hasTest: (ending, title) =>
      files.some(({ path, text }) => `/${path}`.endsWith(`/${ending}`) && text.includes(`'${title}`)),
  };
  report('Texts', [
    ...files.flatMap((file) => textErrors(file, tree)),
    ...allMessageErrors(files),
    ...allPhraseErrors(files),
    ...(await termErrors(files)),
  ]);
}
