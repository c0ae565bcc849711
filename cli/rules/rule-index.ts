/** A game's rule index, read from the Markdown tables of `games/<game>/rules/rule-index/`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An edition's version of a rule: as stated, only by implication, in another form, or not at all. */
export type Holding = 'stated' | 'implied' | 'other' | 'absent';

export interface EditionPlace {
  readonly edition: string;
  readonly holding: Holding;
  /** The section or page of the rulebook; empty where the rule is absent. */
  readonly where: string;
}

export interface Rule {
  readonly id: string;
  readonly chapter: string;
  readonly statement: string;
  readonly editions: readonly EditionPlace[];
  /** How firmly a rule is known, in an index with a column `Firm`: a letter from A to D, with its sources. */
  readonly firm?: string;
  readonly notes: string;
}

/** A question that the rulebooks leave open, and its decision. */
export interface Ambiguity {
  readonly id: string;
  readonly question: string;
  readonly decision: string;
}

/** A row of the table of differences between the editions. */
export interface Difference {
  readonly id: string;
  readonly topic: string;
  /** The words of each edition. */
  readonly says: readonly { readonly edition: string; readonly words: string }[];
}

export interface RuleIndex {
  readonly rules: readonly Rule[];
  readonly ambiguities: readonly Ambiguity[];
  readonly differences: readonly Difference[];
}

const ROW = /^\| (?:\*\*)?([A-Z]-[A-Z0-9-]+-\d+|D-\d+)(?:\*\*)? \|/;
const HEADING = /^## (.*)$/;
/** The column of an index that states how firmly its rules are known. */
const FIRM = 'Firm';

/** A game's rule index. Only a game with several editions has a table of their differences. */
export function readRuleIndex(root: string, game: string): RuleIndex {
  const folder = join(root, 'games', game, 'rules/rule-index');
  const rules = readFileSync(join(folder, `${game}.md`), 'utf8');
  const editions = join(folder, `${game}-editions.md`);
  const differences = existsSync(editions) ? parseDifferences(readFileSync(editions, 'utf8')) : [];
  return { ...parseRules(rules), differences };
}

export function parseRules(text: string): Pick<RuleIndex, 'rules' | 'ambiguities'> {
  const rules: Rule[] = [];
  const ambiguities: Ambiguity[] = [];
  let chapter = '';
  let editions: readonly string[] = [];
  for (const line of text.split('\n')) {
    chapter = HEADING.exec(line)?.[1] ?? chapter;
    const cells = cellsOf(line);
    // The head of a table says which columns are editions: those between the rule and the notes.
    if (cells[0] === 'ID') editions = cells[1] === 'Rule' ? cells.slice(2, -1) : [];
    const id = ROW.exec(line)?.[1];
    if (id === undefined) continue;
    if (id.includes('-AMB-')) ambiguities.push({ id, question: cells[1] ?? '', decision: cells.at(-1) ?? '' });
    else rules.push(ruleOf(id, chapter, editions, cells));
  }
  return { rules, ambiguities };
}

export function parseDifferences(text: string): readonly Difference[] {
  let editions: readonly string[] = [];
  return text.split('\n').flatMap((line) => {
    const cells = cellsOf(line);
    if (cells[0] === '#') editions = cells.slice(2, -1);
    const id = ROW.exec(line)?.[1];
    if (id === undefined) return [];
    const says = editions.map((edition, index) => ({ edition, words: cells[index + 2] ?? '—' }));
    return [{ id, topic: cells[1] ?? '', says }];
  });
}

/** `columns` are those between the rule and the notes. */
function ruleOf(id: string, chapter: string, columns: readonly string[], cells: readonly string[]): Rule {
  const firm = columns.indexOf(FIRM);
  return {
    id,
    chapter,
    statement: cells[1] ?? '',
    editions: columns.flatMap((edition, index) => (index === firm ? [] : [placeIn(edition, cells[index + 2] ?? '—')])),
    ...(firm < 0 ? {} : { firm: cells[firm + 2] ?? '' }),
    notes: cells[columns.length + 2] ?? '',
  };
}

function placeIn(edition: string, cell: string): EditionPlace {
  if (cell === '—' || cell === '') return { edition, holding: 'absent', where: '' };
  if (cell.startsWith('≠')) return { edition, holding: 'other', where: cell.slice(1).trim() };
  if (cell.startsWith('(')) return { edition, holding: 'implied', where: cell.slice(1, -1) };
  return { edition, holding: 'stated', where: cell };
}

function cellsOf(row: string): readonly string[] {
  if (!row.startsWith('|')) return [];
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
