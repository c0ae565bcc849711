// What no compiler sees: stray white space, links that lead nowhere, and traces of somebody's own machine.
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { report, root, type TextFile, textFiles } from './files.ts';

/** Everything wrong with one file, as `file:line: what is wrong`; `exists` tells whether a path leads anywhere. */
export function textErrors({ path, text }: TextFile, exists: (path: string) => boolean): readonly string[] {
  const errors: string[] = [];
  const complain = (line: number, what: string): void => void errors.push(`${path}:${line}: ${what}`);

  const lines = text.split('\n');
  if (text !== '' && lines.at(-1) !== '') complain(lines.length, 'the last line does not end');
  lines.forEach((line, index) => {
    const number = index + 1;
    if (line.endsWith('\r')) complain(number, 'ends in a carriage return');
    else if (/\s$/.test(line)) complain(number, 'ends in white space');
    if (/^(?:<{7}|>{7}) /.test(line)) complain(number, 'a merge was left unfinished');
    if (/(?:^|[\s"'`(=])\/(?:home|root|Users)\/\w/.test(line)) complain(number, "names a folder of somebody's machine");
    if (path.endsWith('package-lock.json') && /"resolved": "https?:/.test(line)) {
      complain(number, 'names a registry; .npmrc tells npm to leave it out');
    }
    if (path.endsWith('.md')) {
      for (const target of relativeLinks(line)) {
        if (!exists(posix.join(posix.dirname(path), target))) complain(number, `'${target}' leads nowhere`);
      }
    }
  });
  return errors;
}

/** The paths of Markdown links into the project, without the heading that they may point at. */
function relativeLinks(line: string): readonly string[] {
  return [...line.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)\s#:]+)(?:#[^)\s]*)?\)/g)].map(([, target]) => target!);
}

if (import.meta.main) {
  const exists = (path: string): boolean => existsSync(join(root, path));
  report(
    'Texts',
    textFiles().flatMap((file) => textErrors(file, exists)),
  );
}
