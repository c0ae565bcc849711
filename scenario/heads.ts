/**
 * The heads of scenarios: their titles and the rules they name. Thousands of scenarios are searched for them; reading
 * only the heads takes a tenth of the time.
 */
import { parse } from 'yaml';

export interface Head {
  readonly title: string;
  /** The ids of the rules for which the scenario would fail. */
  readonly rules: readonly string[];
  /** Where the scenario begins. */
  readonly line: number;
}

/** A line that begins a key of the document itself. */
const KEY = /^(['"]?)([\w ]+)\1:(?: |$)/;
const HEAD_KEYS: readonly string[] = ['title', 'rules'];

/** Documents without a readable title are left out; the scenario runner complains about them. */
export function readHeads(text: string): readonly Head[] {
  const heads: Head[] = [];
  let [lines, begins]: [string[], number | undefined] = [[], undefined];
  let isHead = false;
  const end = (): void => {
    const head = begins === undefined ? undefined : headOf(lines, begins);
    if (head) heads.push(head);
    [lines, begins, isHead] = [[], undefined, false];
  };
  for (const [index, line] of text.split('\n').entries()) {
    if (/^---(?:\s|$)/.test(line)) {
      end();
      continue;
    }
    const key = KEY.exec(line)?.[2];
    if (key !== undefined) {
      begins ??= index + 1;
      isHead = HEAD_KEYS.includes(key);
    }
    if (isHead) lines.push(line);
  }
  end();
  return heads;
}

function headOf(lines: readonly string[], line: number): Head | undefined {
  try {
    const { title, rules } = parse(lines.join('\n')) as { readonly title?: unknown; readonly rules?: unknown };
    if (typeof title !== 'string') return undefined;
    return { title, rules: Array.isArray(rules) ? rules.map(String) : [], line };
  } catch {
    return undefined;
  }
}
