/** The rules of a game with everything that refers to them: where each is carried out and where it is tested. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CodePlace, codePlaces, definitionPlaces, prohibitionsIn } from './code.ts';
import { type RuleIndex, readRuleIndex } from './rule-index.ts';
import { scenarioPlaces, type TestPlace, testPlaces } from './tests.ts';

export interface Rulebook extends RuleIndex {
  /** The game's id. */
  readonly game: string;
  readonly code: ReadonlyMap<string, readonly CodePlace[]>;
  /** The rules that the code can be made to disregard. */
  readonly prohibitions: readonly string[];
  readonly tests: ReadonlyMap<string, readonly TestPlace[]>;
  /** Every test that names any rule, in the order of the files. */
  readonly allTests: readonly TestPlace[];
  /** Rules that need no code, each with the reason. */
  readonly noCode: Readonly<Record<string, string>>;
}

/** The project's folder: rules are looked up in the sources that run. */
export const ROOT = join(import.meta.dirname, '../..');

/** Files that mention rules but do not carry them out. */
const NO_CODE = [
  'text/',
  'staging/',
  'staging.ts',
  'testing.ts',
  'invariants.ts',
  'scenarios/',
  'open-questions/',
  'rules/rule-index/',
];

/** Cards are code: a rule noted in a definition is carried out there. */
const DEFINITIONS = 'cards/definitions/';

export function readRulebook(game: string, root = ROOT): Rulebook {
  const folder = `games/${game}`;
  const code: CodePlace[] = [];
  const prohibitions = new Set<string>();
  const allTests: TestPlace[] = [];
  for (const file of filesUnder(root, folder)) {
    const read = (): string => readFileSync(join(root, file), 'utf8');
    if (file.startsWith(`${folder}/${DEFINITIONS}`)) code.push(...definitionPlaces(file, read()));
    else if (/\.ya?ml$/.test(file)) allTests.push(...scenarioPlaces(file, read()));
    else if (file.endsWith('.test.ts')) allTests.push(...testPlaces(file, read()));
    else if (!NO_CODE.some((path) => file.startsWith(`${folder}/${path}`))) {
      const text = read();
      code.push(...codePlaces(file, text));
      for (const id of prohibitionsIn(text)) prohibitions.add(id);
    }
  }
  return {
    game,
    ...readRuleIndex(root, game),
    code: Map.groupBy(code, ({ id }) => id),
    prohibitions: [...prohibitions].sort(),
    tests: byId(allTests),
    allTests,
    noCode: readNoCode(root, game),
  };
}

function byId(tests: readonly TestPlace[]): Map<string, TestPlace[]> {
  const found = new Map<string, TestPlace[]>();
  for (const test of tests)
    for (const id of test.ids) {
      const known = found.get(id);
      if (known) known.push(test);
      else found.set(id, [test]);
    }
  return found;
}

export function readNoCode(root: string, game: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(join(root, 'games', game, 'rules/rule-index/no-code.json'), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

function filesUnder(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(?:ts|ya?ml)$/.test(name) && !name.includes('node_modules'))
    .sort();
}
