// Which files import which: read from the sources, for the checks of directions, levels and cycles.
import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { TextFile } from './files.ts';

export interface Import {
  /** Undefined if it is computed at run time. */
  readonly specifier: string | undefined;
  readonly line: number;
  /**
   * `value`: the other file is loaded before this one. `type`: only the compiler reads it. `later`: it is loaded when
   * the program asks for it.
   */
  readonly kind: 'value' | 'type' | 'later';
}

interface Imports {
  readonly found: readonly Import[];
  readonly unreadable: readonly string[];
}

const known = new WeakMap<TextFile, Imports>();

export const isSource = ({ path }: TextFile): boolean => /\.tsx?$/.test(path);

/** Tests, and files that only tests and scripts use. */
export const isTest = (path: string): boolean =>
  /(\.test|\/testing(?:[-/][a-z-]+)?|\/trial)\.ts$/.test(path) || path.startsWith('web/e2e/');

export function importsOf(file: TextFile): Imports {
  let imports = known.get(file);
  if (!imports) {
    imports = readImports(file);
    known.set(file, imports);
  }
  return imports;
}

interface Statement {
  readonly start: number;
  readonly source: object | null;
}

function readImports({ path, text }: TextFile): Imports {
  const found: Import[] = [];
  const add = (node: Statement, kind: Import['kind']): void => {
    if (node.source === null) return;
    const specifier = 'value' in node.source ? String(node.source.value) : undefined;
    found.push({ specifier, line: text.slice(0, node.start).split('\n').length, kind });
  };
  const { program, errors } = parseSync(path, text);
  new Visitor({
    ImportDeclaration: (node) => {
      const types =
        node.specifiers.length > 0 &&
        node.specifiers.every((each) => each.type === 'ImportSpecifier' && each.importKind === 'type');
      add(node, node.importKind === 'type' || types ? 'type' : 'value');
    },
    ExportAllDeclaration: (node) => add(node, node.exportKind === 'type' ? 'type' : 'value'),
    ExportNamedDeclaration: (node) => add(node, node.exportKind === 'type' ? 'type' : 'value'),
    ImportExpression: (node) => add(node, 'later'),
    TSImportType: (node) => add(node, 'type'),
  }).visit(program);
  return { found, unreadable: errors.map(({ message }) => message) };
}

/**
 * The paths from the root that an import may mean: a name such as `@praxis/vtes/index.ts` is a package's or a game's.
 */
export function reachedBy(from: string, specifier: string | undefined): readonly string[] {
  if (specifier === undefined) return [];
  if (specifier.startsWith('.')) return [posix.join(posix.dirname(from), specifier)];
  const [scope, name, ...rest] = specifier.split('/');
  const inside = rest.length === 0 ? 'index.ts' : rest.join('/');
  return scope === '@praxis' ? [`${name}/${inside}`, `games/${name}/${inside}`] : [];
}
