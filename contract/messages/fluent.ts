/**
 * Reads message files: the part of Mozilla's Fluent (projectfluent.org) that our messages need. Everything that it
 * accepts is Fluent, so translation tools read the same files; other features of Fluent (terms, references) are refused
 * with their place.
 */

/** The inside of braces: an argument, a function of it, a text, or a choice of patterns. */
export type Expression =
  | { readonly $: string }
  | { readonly call: string; readonly with: readonly (Expression | string)[] }
  | { readonly on: Expression; readonly cases: Readonly<Record<string, Pattern>>; readonly other: Pattern };

/** Plain text, or texts and expressions side by side. It is data, so that the page can be sent it. */
export type Pattern = string | readonly (string | Expression)[];

export interface Message {
  readonly id: string;
  /** Undefined if it has only attributes. */
  readonly pattern: Pattern | undefined;
  readonly attributes: Readonly<Record<string, Pattern>>;
  /** The comment above it. */
  readonly comment: string;
}

const ID = /[a-zA-Z][\w-]*/y;
const NUMBER = /-?\d+(?:\.\d+)?/y;
const BLANK = /[ \n]*/y;

/** The messages of a file in their order. `file` is named in errors. */
export function parseMessages(text: string, file: string): readonly Message[] {
  let at = 0;

  function fail(what: string): never {
    throw new Error(`${file}:${text.slice(0, at).split('\n').length}: ${what}`);
  }
  function match(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  }
  function expect(sign: string): void {
    if (!text.startsWith(sign, at)) fail(`'${sign}' is missing`);
    at += sign.length;
  }
  const skip = (): void => void match(BLANK);
  const identifier = (): string => match(ID) ?? fail('a name is missing');

  function string(): string {
    at++;
    let said = '';
    while (text[at] !== '"') {
      if (at >= text.length || text[at] === '\n') fail('a text has no end');
      if (text[at] !== '\\') said += text[at++];
      else if (text[at + 1] === 'u') {
        said += String.fromCharCode(Number.parseInt(text.slice(at + 2, at + 6), 16));
        at += 6;
      } else {
        said += text[at + 1];
        at += 2;
      }
    }
    at++;
    return said;
  }

  function inline(): Expression | string {
    const sign = text[at] ?? '';
    if (sign === '"') return string();
    if (sign === '$') {
      at++;
      return { $: identifier() };
    }
    const number = match(NUMBER);
    if (number !== undefined) return number;
    const name = identifier();
    if (text[at] !== '(') fail(`'${name}' is neither an argument nor a function`);
    at++;
    const given: (Expression | string)[] = [];
    for (skip(); text[at] !== ')'; skip()) {
      given.push(inline());
      skip();
      if (text[at] !== ')') expect(',');
    }
    at++;
    return { call: name, with: given };
  }

  function placeable(): Expression | string {
    expect('{');
    skip();
    const on = inline();
    skip();
    if (!text.startsWith('->', at)) {
      expect('}');
      return on;
    }
    at += 2;
    if (typeof on === 'string') fail('nothing to choose by');
    const cases: Record<string, Pattern> = {};
    let other: Pattern | undefined;
    for (skip(); text[at] !== '}'; skip()) {
      const usual = text[at] === '*';
      if (usual) at++;
      expect('[');
      skip();
      const key = match(NUMBER) ?? identifier();
      skip();
      expect(']');
      const said = pattern() ?? fail(`nothing is said of '${key}'`);
      if (usual) other = said;
      else cases[key] = said;
    }
    at++;
    return { on, cases, other: other ?? fail('no case is the usual one (*)') };
  }

  /** A new line continues the text if it is indented and begins nothing else. */
  const goesOn = (next: string): boolean => /^ +[^ .[*}\n]/.test(next);

  function pattern(): Pattern | undefined {
    // Texts with the indentation of their line, which all lines lose together.
    const parts: (string | Expression)[] = [];
    const lines: { part: number; indent: number }[] = [];
    let said = '';
    const flush = (): void => {
      if (said !== '') parts.push(said);
      said = '';
    };
    match(/ */y);
    for (;;) {
      const sign = text[at];
      if (sign === '{') {
        const value = placeable();
        if (typeof value === 'string') said += value === '' ? '' : guarded(value);
        else {
          flush();
          parts.push(value);
        }
        if (value === '' && parts.length === 0 && said === '') said += EMPTY;
      } else if (sign === '\n' || sign === undefined) {
        const blank = match(/(?: *\n)*/y) ?? '';
        const rest = text.slice(at, at + 200);
        if (sign === undefined || !goesOn(rest)) {
          at -= blank.length === 0 ? 0 : 1;
          break;
        }
        const indent = (match(/ +/y) ?? '').length;
        if (said !== '' || parts.length > 0) said += '\n'.repeat(blank.split('\n').length - 1);
        flush();
        lines.push({ part: parts.length, indent });
        said = ' '.repeat(indent);
      } else if (sign === '}') fail("'}' without '{'");
      else said += match(/[^{}\n]+/y) ?? '';
    }
    flush();
    const common = Math.min(...lines.map(({ indent }) => indent));
    for (const { part } of lines) {
      const line = parts[part];
      if (typeof line === 'string') parts[part] = line.slice(common);
    }
    return joined(parts);
  }

  function comment(): string {
    const lines: string[] = [];
    while (text[at] === '#') {
      const line = match(/#{1,3}[^\n]*/y) ?? '';
      // Comments with more signs are about groups and files.
      if (line.startsWith('##')) lines.length = 0;
      else lines.push(line.slice(1).trim());
      if (text[at] === '\n') at++;
    }
    return lines.join('\n');
  }

  const messages: Message[] = [];
  const ids = new Set<string>();
  for (match(/\s*/y); at < text.length; match(/\s*/y)) {
    const above = comment();
    if (at >= text.length || text[at] === '\n') continue;
    const id = identifier();
    if (ids.has(id)) fail(`'${id}' is said twice`);
    ids.add(id);
    match(/ */y);
    expect('=');
    const said = pattern();
    const attributes: Record<string, Pattern> = {};
    for (let more = match(/\s*\n +\./y); more !== undefined; more = match(/\s*\n +\./y)) {
      const name = identifier();
      match(/ */y);
      expect('=');
      attributes[name] = pattern() ?? fail(`'${name}' says nothing`);
    }
    if ((said === undefined) === (Object.keys(attributes).length === 0))
      fail(`'${id}' has neither a text nor attributes, or both`);
    messages.push({ id, pattern: said, attributes, comment: above });
    if (at < text.length && text[at] !== '\n') fail('the message does not end here');
  }
  return messages;
}

/** Texts in quotes keep their spaces, which are otherwise dropped at the end of a pattern. */
const EMPTY = '\u0000';
const guarded = (text: string): string => text.replace(/^ | $/g, (space) => `${EMPTY}${space}${EMPTY}`);

function joined(parts: readonly (string | Expression)[]): Pattern | undefined {
  const merged: (string | Expression)[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part;
    else merged.push(part);
  }
  const last = merged.at(-1);
  if (typeof last === 'string') merged[merged.length - 1] = last.trimEnd();
  if (merged.every((part) => part === '')) return undefined;
  const clean = merged
    .filter((part) => part !== '')
    .map((part) => (typeof part === 'string' ? part.replaceAll(EMPTY, '') : part));
  return clean.length === 1 && typeof clean[0] === 'string' ? clean[0] : clean;
}
