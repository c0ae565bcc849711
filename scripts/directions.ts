// Arrows point one way: the kernel knows no game, a game knows no server, the web page knows no rules. This check reads
// every import of every package and complains about those that point the wrong way, also inside of a package
// (levels.ts).
import { posix } from 'node:path';
import { report, type TextFile, textFiles } from './files.ts';
import { type Import, importsOf, isSource, isTest } from './imports.ts';
import { cycleErrors, levelErrors } from './levels.ts';

/** Decides which files of other packages a package may import, by the other package's folder and the path in it. */
type Permission = (to: Target, from: string, kind: Import['kind']) => boolean;

interface Target {
  /** The folder of the package; all games share the folder `games`. */
  readonly folder: string;
  /** The path inside the package, empty for its index. */
  readonly inside: string;
}

/** A thread whose server decides which game to load. */
const BOTS_THREAD = 'bots/thinker.ts';
/** Loads the games that a test brings along, in every thread. */
const SERVER_REGISTRY = 'server/registry.ts';
/** Loads grammars beside it by the codes of their languages. */
const BETA_GRAMMARS = 'kit/language/beta.ts';
/** Loads games of earlier versions, which are no files of the project. */
const SERVER_RELEASES = 'server/releases/releases.ts';
/** Files that may import what they compute. */
const COMPUTING: ReadonlySet<string> = new Set([BOTS_THREAD, SERVER_RELEASES, SERVER_REGISTRY, BETA_GRAMMARS]);

const permissions: Readonly<Record<string, Permission>> = {
  engine: ({ folder }, from) => isTest(from) && folder === 'testkit',
  contract: ({ folder }, from) => folder === 'engine' || (isTest(from) && folder === 'testkit'),
  kit: ({ folder }) => ['engine', 'contract'].includes(folder),
  scenario: ({ folder }) => ['engine', 'contract', 'kit'].includes(folder),
  games: ({ folder }, from) =>
    ['engine', 'contract', 'kit'].includes(folder) || (isTest(from) && ['testkit', 'scenario'].includes(folder)),
  registry: ({ folder }) => ['engine', 'contract', 'games'].includes(folder),
  testkit: ({ folder }) => ['engine', 'contract', 'kit', 'scenario'].includes(folder),
  bots: ({ folder }, from) => ['engine', 'contract'].includes(folder) || (isTest(from) && folder === 'testkit'),
  protocol: ({ folder }) => ['engine', 'contract'].includes(folder),
  server: ({ folder }, from) =>
    // Lessons are scenarios, played as in the tests.
    ['engine', 'contract', 'kit', 'scenario', 'bots', 'protocol', 'registry'].includes(folder) ||
    (isTest(from) && ['games', 'testkit'].includes(folder)),
  // The page shows the server's views and words; it knows no game, and only the kernel's types of views and decisions.
  // It may import a game's types of views.
  web: ({ folder, inside }, from, kind) =>
    ['engine', 'contract', 'protocol'].includes(folder) ||
    (folder === 'games' && inside === 'where.ts' && kind === 'type') ||
    (isTest(from) && ['server', 'games', 'testkit'].includes(folder)),
  // The terminal hosts all games of the registry.
  cli: ({ folder }, from) => folder !== 'games' || isTest(from),
};

/** Words of particular games, which the kernel must never say. */
const GAME_WORDS =
  /\b(?:blood|vampire|pool|mana|minion|pok[eé]mon|referendum|master\s+phase|prey|predator)(?:s|es)?\b/giu;

/**
 * The package that a path belongs to, as its folder from the root; undefined for scripts, which may import everything.
 */
function packageOf(path: string): string | undefined {
  const [first = '', second = ''] = path.split('/');
  if (first === 'games') return path.split('/').length === 2 ? 'registry' : `games/${second}`;
  return first in permissions ? first : undefined;
}

/** The package and path of a name such as `@praxis/engine/match.ts`. A name that is no other package's is a game's. */
function targetOf(specifier: string): (Target & { readonly packageFolder: string }) | undefined {
  const [scope, name = '', ...inside] = specifier.split('/');
  if (scope !== '@praxis') return undefined;
  if (name === 'games') return { folder: 'registry', packageFolder: 'registry', inside: '' };
  const isGame = !(name in permissions);
  return {
    folder: isGame ? 'games' : name,
    packageFolder: isGame ? `games/${name}` : name,
    inside: inside.join('/'),
  };
}

/** Every import that points the wrong way, as `file:line: mistake`. */
export function directionErrors(files: readonly TextFile[]): readonly string[] {
  return files.filter(isSource).flatMap((file) => errorsOfFile(file));
}

function errorsOfFile(file: TextFile): readonly string[] {
  const { path } = file;
  const own = packageOf(path);
  if (own === undefined) return [];
  const permitted = permissions[own.split('/')[0]!]!;
  const { found, unreadable } = importsOf(file);

  return [
    ...unreadable.map((message) => `${path}: cannot be read: ${message}`),
    ...found.flatMap(({ specifier, line, kind }) => {
      const at = `${path}:${line}`;
      if (specifier === undefined) {
        if (own === 'cli' || COMPUTING.has(path)) return [];
        return [`${at}: imports a computed name, so nobody can tell where the arrow points`];
      }
      if (specifier.startsWith('.')) {
        const reached = posix.join(posix.dirname(path), specifier);
        return packageOf(reached) === own ? [] : [`${at}: '${specifier}' leaves its package; import it by its name`];
      }
      const target = targetOf(specifier);
      if (target === undefined || target.packageFolder === own || permitted(target, path, kind)) return [];
      return [`${at}: ${own} must not import '${specifier}'`];
    }),
  ];
}

/** Every place in the kernel that speaks of a particular game, also inside of a name such as `manaCost`. */
export function gameWordErrors(files: readonly TextFile[]): readonly string[] {
  return files
    .filter(({ path }) => path.startsWith('engine/'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const words = line.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replaceAll('_', ' ');
        return [...words.matchAll(GAME_WORDS)].map(
          ([word]) => `${path}:${index + 1}: the kernel must not say '${word}'`,
        );
      }),
    );
}

if (import.meta.main) {
  const files = textFiles();
  report('Dependency directions', [
    ...directionErrors(files),
    ...levelErrors(files),
    ...cycleErrors(files),
    ...gameWordErrors(files),
  ]);
}
