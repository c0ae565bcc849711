/**
 * Rule indexes are texts with tables: `## 3. Chapter (KEY)`, then rows of an id, the statement of the rule, and where
 * it comes from. Only tables whose second column is headed `Rule` hold rules.
 */
import type { IndexedRule, Language } from '@praxis/contract';

export interface ListedRule {
  readonly id: string;
  readonly chapter: string;
  readonly statement: string;
  /** The cells behind the statement under their headings, without the last, which holds notes. */
  readonly places: readonly { readonly heading: string; readonly cell: string }[];
}

/**
 * The rules of a rule index whose ids begin like this, in its order. A rule that is stated twice counts where it is
 * stated first.
 */
export function listedRules(text: string, beginning: string): readonly ListedRule[] {
  const rules = new Map<string, ListedRule>();
  let chapter = '';
  let headings: readonly string[] | undefined;
  for (const line of text.split('\n')) {
    chapter = /^## (?:\d+\. )?(.*?)(?: \([^)]*\))?$/.exec(line)?.[1] ?? chapter;
    const [id = '', statement = '', ...cells] = cellsOf(line);
    if (id === 'ID') headings = statement === 'Rule' ? cells.slice(0, -1) : undefined;
    if (!headings || rules.has(id) || !id.startsWith(beginning) || !/-\d+$/.test(id)) continue;
    const places = headings.map((heading, at) => ({ heading, cell: cells[at] ?? '' }));
    rules.set(id, { id, chapter, statement, places });
  }
  return [...rules.values()];
}

/** The statements in all rows whose ids begin like this, open questions included. The first of several counts. */
export function statementsIn(text: string, beginning: string): ReadonlyMap<string, string> {
  const statements = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [id = '', statement = ''] = cellsOf(line);
    if (id.startsWith(beginning) && /-\d+$/.test(id) && !statements.has(id)) statements.set(id, statement);
  }
  return statements;
}

/** The rules in one language: their statements by id, and the names of the chapters by their English ones. */
export interface TranslatedRules {
  readonly rules: Readonly<Record<string, string>>;
  readonly chapters: Readonly<Record<string, string>>;
}

/** The rules of a game with one edition, in a language with these translations. */
export function rulesOfOneEdition(
  listed: readonly ListedRule[],
  edition: string,
  language: Language,
  { rules, chapters }: TranslatedRules = { rules: {}, chapters: {} },
): readonly IndexedRule[] {
  return listed.map(({ id, chapter, statement }) => ({
    id,
    chapter: chapters[chapter] ?? chapter,
    statement: rules[id] ?? statement,
    translated: language === 'en' || rules[id] !== undefined,
    editions: [{ edition, otherwise: false }],
  }));
}

function cellsOf(row: string): readonly string[] {
  if (!row.startsWith('|')) return [];
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
