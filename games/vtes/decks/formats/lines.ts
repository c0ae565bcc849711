/** The text formats' ways to write one line: a card, or the head of a section. */
import type { Hints } from './collector.ts';

/** Behind the name: capacity, Disciplines, perhaps a title, clan and group. */
const COLUMNS = /^(.+?)(?:\t\s*|\s{2,})(\d{1,2})\s.*:\s*(\d{1,2}|any)\s*$/iu;
/** The same if the wide gap was lost. */
const NARROW_COLUMNS = /^(.+?)\s+(\d{1,2})\s.*:\s*(\d{1,2}|any)\s*$/iu;

/** The cards that the text behind a count may mean, in the order in which they are tried. */
export function readings(
  text: string,
  part: Hints['part'],
): readonly { readonly name: string; readonly hints: Hints }[] {
  const found: { name: string; hints: Hints }[] = [];
  const add = (name: string, hints: Hints): void => {
    found.push({ name: name.trim(), hints });
    const marked = withoutMarks(name.trim());
    if (marked) found.push({ name: marked.name, hints: { ...hints, ...marked.hints } });
  };
  const plain = text.replace(/\s+--(?:\s.*)?$/u, '');
  for (const columns of [COLUMNS, NARROW_COLUMNS]) {
    const [, name, capacity, columnGroup] = columns.exec(plain) ?? [];
    if (name !== undefined) add(name, { part, capacity: Number(capacity), columnGroup });
  }
  // Columns say which card of the name is meant, so they are not skipped.
  if (found.length > 0) return found;
  const [name = plain] = plain.split(/\t|\s{2,}/u);
  add(name, { part });
  if (name !== plain) add(plain, { part });
  // A name may contain the mark that begins a comment, and have a comment as well.
  if (plain !== text) {
    add(text, { part });
    add(text.slice(0, text.lastIndexOf('--')), { part });
  }
  return found;
}

/** `(G6)`, `(ADV)`, `(G2 ADV)`, `(ADV) (G2)` or a bare `ADV` behind a name; undefined if there is none. */
function withoutMarks(name: string): { readonly name: string; readonly hints: Hints } | undefined {
  let left = name;
  let group: string | undefined;
  let advanced = false;
  for (;;) {
    const [whole, inner, bare] = /\s*(?:\(([^()]*)\)|\s(ADV))$/u.exec(left) ?? [];
    const words = (inner ?? bare ?? '').split(/[\s,]+/u).filter(Boolean);
    if (whole === undefined || words.length === 0 || !words.every((word) => MARK.test(word))) break;
    for (const word of words) {
      if (/^adv/iu.test(word)) advanced = true;
      else group = word.replace(/^g/iu, '');
    }
    left = left.slice(0, left.length - whole.length);
  }
  return left === name ? undefined : { name: left, hints: { group, advanced } };
}

const MARK = /^(?:g\d{1,2}|g?any|adv(?:anced)?)$/iu;

const CRYPT_NAMES = 'crypt|vampires|imbued';
const TYPE_NAMES =
  'masters?|convictions?|powers?|political actions?|action modifiers?|actions?|reactions?|combat(?: cards?)?|' +
  'ally|allies|retainers?|equipments?|events?|combos?|others?|minion cards?';
const TYPES = `(?:${TYPE_NAMES})(?:\\s*[/&+]\\s*(?:${TYPE_NAMES}))*`;
const HEADER = new RegExp(
  `^(${CRYPT_NAMES}|library|${TYPES})(?![\\p{L}\\p{N}])\\s*(?:[([]\\s*(\\d+)[^)\\]]*[)\\]]|[:=-]?\\s*(\\d+)(?=\\s|$))?\\s*(.*)$`,
  'iu',
);
/** Text that programs add behind the head of a section. */
const BEHIND_HEADER = /^(?:cards?|vampires?)?\s*:?\s*(?:\(?(?:capacity|min|max|average|avg)\b.*)?$/iu;

export interface Header {
  /** As it is written. */
  readonly label: string;
  readonly part: 'crypt' | 'library';
  /** 1 for crypt and library, 2 for the types within the library. */
  readonly level: 1 | 2;
  readonly count: number | undefined;
}

const HEADER_MAX = 200;

/** The heads of sections in a line, usually one; none if the line is something else. */
export function headersOf(line: string): readonly Header[] {
  if (line.length > HEADER_MAX) return [];
  const [, label, bracketed, bare, rest = ''] = HEADER.exec(line.trim()) ?? [];
  if (label === undefined) return [];
  const number = bracketed ?? bare;
  const isCrypt = new RegExp(`^(?:${CRYPT_NAMES})$`, 'iu').test(label);
  const header: Header = {
    label,
    part: isCrypt ? 'crypt' : 'library',
    level: isCrypt || /^library$/iu.test(label) ? 1 : 2,
    count: number === undefined ? undefined : Number(number),
  };
  if (BEHIND_HEADER.test(rest)) return [header];
  // Two heads on one line have been seen.
  const further = headersOf(rest);
  return further.length === 0 ? [] : [header, ...further];
}

/** Lines that only decorate, and programs' lines about themselves. */
export function isDecoration(line: string): boolean {
  const text = line.trim();
  return (
    text === '' ||
    /^[-=_~*#]{3,}$/u.test(text) ||
    /^(?:--|\/\/|#)/u.test(text) ||
    /^(?:crafted|created) with\b/iu.test(text)
  );
}
