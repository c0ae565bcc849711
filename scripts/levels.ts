// Inside of a package, too, arrows point one way: some folders are divided into levels, and a level loads only itself
// and the levels before it. No files load each other in large cycles.
import type { TextFile } from './files.ts';
import { importsOf, isSource, isTest, reachedBy } from './imports.ts';

/** A folder whose files are in levels: each level is a subfolder and may import values from the levels before it. */
interface Levels {
  readonly folder: RegExp;
  readonly order: readonly string[];
}

const LEVELS: readonly Levels[] = [
  {
    // The rule index, which is only text; code that reads the state, code that changes it, code that carries out cards,
    // then the chapters of the rulebook.
    folder: /^games\/[^/]+\/rules\//,
    // A game has those that it needs.
    order: [
      'rule-index',
      ...['state', 'facts', 'changes', 'cards', 'chain', 'summon', 'city', 'combat', 'battle', 'attack', 'politics'],
      ...['influence', 'action'],
      ...['setup', 'turn', 'explain'],
      'view',
    ],
  },
  {
    // server/README.md describes each of them.
    folder: /^server\//,
    order: [
      'words',
      'base',
      'storage',
      'limits',
      'people',
      'decks',
      'releases',
      'match',
      'updates',
      'tables',
      'replays',
      'learn',
      'host',
      'reminders',
      'mail',
      'accounts',
      'ops',
      'sockets',
      'http',
    ],
  },
];

/** More files than this must not load each other. */
const CYCLE_MAX = 6;

/** A file's place in the order of its levels. Files outside the levels have none: no level may load them. */
function levelOf(path: string): { readonly levels: Levels; readonly level: number; readonly name: string } | undefined {
  for (const levels of LEVELS) {
    const inside = levels.folder.exec(path);
    if (!inside) continue;
    const [name = '', rest] = path.slice(inside[0].length).split('/');
    return rest === undefined ? undefined : { levels, level: levels.order.indexOf(name), name };
  }
  return undefined;
}

/** Every import of a value from a level above, and every folder that is no level, as `file:line: mistake`. */
export function levelErrors(files: readonly TextFile[]): readonly string[] {
  const errors: string[] = [];
  for (const file of files) {
    if (!isSource(file) || isTest(file.path)) continue;
    const own = levelOf(file.path);
    if (!own) continue;
    if (own.level < 0) {
      errors.push(`${file.path}: '${own.name}' is no level; scripts/levels.ts names them in order`);
      continue;
    }
    for (const { specifier, line, kind } of importsOf(file).found) {
      const reached = reachedBy(file.path, specifier).find((path) => own.levels.folder.test(path));
      if (kind === 'type' || reached === undefined) continue;
      const other = levelOf(reached);
      if (other && other.level <= own.level) continue;
      const what = other ? `the level '${other.name}'` : 'files beside the levels';
      errors.push(`${file.path}:${line}: '${own.name}' must not import ${what}`);
    }
  }
  return errors;
}

/** Files that load each other, directly or through others, as lists of paths. */
export function cyclesOf(files: readonly TextFile[]): readonly (readonly string[])[] {
  const next = new Map<string, readonly string[]>();
  const paths = new Set(files.filter(isSource).map(({ path }) => path));
  for (const file of files) {
    if (!isSource(file)) continue;
    const loaded = importsOf(file).found.filter(({ kind }) => kind === 'value');
    const reached = loaded.flatMap(({ specifier }) => reachedBy(file.path, specifier));
    next.set(
      file.path,
      reached.filter((path) => paths.has(path)),
    );
  }
  return strongComponents(next).filter((component) => component.length > 1);
}

export function cycleErrors(files: readonly TextFile[]): readonly string[] {
  return cyclesOf(files)
    .filter((cycle) => cycle.length > CYCLE_MAX)
    .map((cycle) => `${cycle[0]}: ${cycle.length} files import each other in a cycle: ${cycle.join(' ')}`);
}

/** Tarjan's algorithm: the sets of nodes that can all reach each other. */
function strongComponents(next: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];
  const visit = (node: string): number => {
    order.set(node, order.size);
    let low = order.get(node) as number;
    open.push(node);
    for (const each of next.get(node) ?? []) {
      if (!order.has(each)) low = Math.min(low, visit(each));
      else if (open.includes(each)) low = Math.min(low, order.get(each) as number);
    }
    if (low === order.get(node)) found.push(open.splice(open.indexOf(node)));
    return low;
  };
  for (const node of next.keys()) if (!order.has(node)) visit(node);
  return found;
}
