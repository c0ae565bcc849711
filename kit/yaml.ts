/**
 * Reads the subset of YAML used for card definitions: maps, lists and single-line values, in block and flow style, with
 * comments. It is thirty times as fast as a full YAML reader, so thousands of cards can be read at every start. Its
 * result is the same as any other YAML reader's; it refuses everything else, with the line.
 */
import { Mistake } from '@praxis/engine/mistake.ts';

export type YamlValue = string | number | boolean | null | readonly YamlValue[] | { readonly [key: string]: YamlValue };

/**
 * The line of each value by its path (`modes[0].effects`), counted from 1; of a map's value it is the line of the key.
 */
export type Lines = Map<string, number>;

export function readYaml(text: string, file: string): YamlValue {
  return new Reader(text, file, undefined).document();
}

/** The line of everything. Complaints need it; reading alone does not, and is faster without it. */
export function linesOf(text: string, file: string): Lines {
  const lines: Lines = new Map();
  new Reader(text, file, lines).document();
  return lines;
}

const NEWLINE = 10;
const SPACE = 32;
const QUOTE = 34;
const HASH = 35;
const APOSTROPHE = 39;
const COMMA = 44;
const DASH = 45;
const COLON = 58;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_MAP = 123;
const CLOSE_MAP = 125;

/** Characters that begin something other than a plain value. */
const INDICATORS = new Set([...'?:-,[]{}#&*!|>\'"%@`'].map((each) => each.charCodeAt(0)));
const WHOLE = /^-?(?:0|[1-9]\d*)$/;
/** Texts that YAML 1.2 takes, or might take, for something other than a text. */
export const DOUBTFUL = /^(?:[-+.]?\d[\d._:xobeE+-]*|[-+]?\.(?:inf|nan)|~|null|true|false|<<|)$/i;

class Reader {
  private at = 0;
  private readonly text: string;
  private readonly file: string;
  private readonly lines: Lines | undefined;

  constructor(text: string, file: string, lines: Lines | undefined) {
    this.text = text;
    this.file = file;
    this.lines = lines;
  }

  document(): YamlValue {
    const indent = this.nextLine();
    if (indent === undefined) return null;
    if (indent > 0) throw this.fault('the file begins with an indented line');
    const value = this.block(0, '');
    if (this.nextLine() !== undefined) throw this.fault('this line belongs to nothing above it');
    return value;
  }

  /** Goes to the first character of the next line with content; its column is the indent. */
  private nextLine(): number | undefined {
    const { text } = this;
    for (;;) {
      const start = this.at;
      while (text.charCodeAt(this.at) === SPACE) this.at++;
      const code = text.charCodeAt(this.at);
      if (Number.isNaN(code)) return undefined;
      if (code === 9) throw this.fault('a line is indented with spaces, not with tabs');
      if (code === HASH) this.toEnd();
      else if (code !== NEWLINE && code !== 13) return this.at - start;
      if (text.charCodeAt(this.at) === 13) this.at++;
      if (text.charCodeAt(this.at) === NEWLINE) this.at++;
    }
  }

  private toEnd(): void {
    const end = this.text.indexOf('\n', this.at);
    this.at = end < 0 ? this.text.length : end;
  }

  /** A map or a list whose lines have this indent; the reader is at the first character of its first line. */
  private block(indent: number, path: string): YamlValue {
    return this.isItem() ? this.list(indent, path) : this.map(indent, path);
  }

  private isItem(): boolean {
    const { text, at } = this;
    const next = text.charCodeAt(at + 1);
    return text.charCodeAt(at) === DASH && (next === SPACE || next === NEWLINE);
  }

  private list(indent: number, path: string): YamlValue {
    const items: YamlValue[] = [];
    for (;;) {
      if (!this.isItem()) throw this.fault('expected another item of the list, with a dash before it');
      const here = this.lines ? `${path}[${items.length}]` : '';
      this.mark(here);
      const start = this.at;
      this.at++;
      while (this.text.charCodeAt(this.at) === SPACE) this.at++;
      // The text after the dash may be the first line of a map, whose other lines begin in the same column.
      items.push(this.isKeyHere() ? this.map(indent + this.at - start, here) : this.valueAfter(indent, here));
      if (!this.isNext(indent)) return items;
    }
  }

  private map(indent: number, path: string): YamlValue {
    const map: Record<string, YamlValue> = {};
    for (;;) {
      const start = this.at;
      const key = this.key();
      if (Object.hasOwn(map, key)) throw this.faultAt(start, `"${key}" is there twice`);
      const here = !this.lines || path === '' ? key : `${path}.${key}`;
      this.mark(here, start);
      set(map, key, this.valueAfter(indent, here));
      if (!this.isNext(indent)) return map;
    }
  }

  /** True if another line of the same block follows; if so the reader is at its first character. */
  private isNext(indent: number): boolean {
    const start = this.at;
    const next = this.nextLine();
    if (next === indent) return true;
    if (next !== undefined && next > indent) throw this.fault('this line is indented further than those it belongs to');
    this.at = start;
    return false;
  }

  /** True if there is a key here, at the first character of a value. */
  private isKeyHere(): boolean {
    const { text } = this;
    const code = text.charCodeAt(this.at);
    if (code === OPEN_LIST || code === OPEN_MAP) return false;
    const start = this.at;
    if (code === QUOTE || code === APOSTROPHE) {
      this.quoted();
      const found = this.isColon(this.at);
      this.at = start;
      return found;
    }
    for (let at = start; ; at++) {
      const each = text.charCodeAt(at);
      if (Number.isNaN(each) || each === NEWLINE) return false;
      if (each === HASH && text.charCodeAt(at - 1) === SPACE) return false;
      if (each === COLON && this.isColon(at)) return true;
    }
  }

  private isColon(at: number): boolean {
    if (this.text.charCodeAt(at) !== COLON) return false;
    const next = this.text.charCodeAt(at + 1);
    return next === SPACE || next === NEWLINE || next === 13 || Number.isNaN(next);
  }

  private key(): string {
    const { text } = this;
    const code = text.charCodeAt(this.at);
    const start = this.at;
    let key: string;
    if (code === QUOTE || code === APOSTROPHE) key = this.quoted();
    else {
      if (INDICATORS.has(code)) throw this.fault(`a key cannot begin with ${text[this.at]}`);
      for (;;) {
        const each = text.charCodeAt(this.at);
        if (each === COLON && this.isColon(this.at)) break;
        if (Number.isNaN(each) || each === NEWLINE) throw this.faultAt(start, 'expected a key with a colon behind it');
        this.at++;
      }
      key = text.slice(start, this.at).trimEnd();
    }
    if (!this.isColon(this.at)) throw this.fault('expected a colon behind the key');
    this.at++;
    return key;
  }

  /** The value behind a colon or a dash: on the same line, or as a block on the next ones. */
  private valueAfter(indent: number, path: string): YamlValue {
    const { text } = this;
    while (text.charCodeAt(this.at) === SPACE) this.at++;
    const code = text.charCodeAt(this.at);
    if (code === NEWLINE || code === 13 || code === HASH || Number.isNaN(code)) {
      const start = this.at;
      this.toEnd();
      const next = this.nextLine();
      if (next === undefined || next <= indent) throw this.faultAt(start, 'a value is missing here');
      return this.block(next, path);
    }
    const value = this.inline(false, path);
    while (text.charCodeAt(this.at) === SPACE) this.at++;
    const end = text.charCodeAt(this.at);
    if (end === HASH) this.toEnd();
    else if (!Number.isNaN(end) && end !== NEWLINE && end !== 13) throw this.fault('expected the end of the line');
    return value;
  }

  private inline(inFlow: boolean, path: string): YamlValue {
    switch (this.text.charCodeAt(this.at)) {
      case OPEN_LIST:
        return this.flowList(path);
      case OPEN_MAP:
        return this.flowMap(path);
      case QUOTE:
      case APOSTROPHE:
        return this.quoted();
      default:
        return this.plain(inFlow);
    }
  }

  private flowList(path: string): YamlValue {
    const items: YamlValue[] = [];
    this.at++;
    this.skip();
    while (this.text.charCodeAt(this.at) !== CLOSE_LIST) {
      const here = this.lines ? `${path}[${items.length}]` : '';
      this.mark(here);
      items.push(this.inline(true, here));
      this.separator(CLOSE_LIST);
    }
    this.at++;
    return items;
  }

  private flowMap(path: string): YamlValue {
    const map: Record<string, YamlValue> = {};
    this.at++;
    this.skip();
    while (this.text.charCodeAt(this.at) !== CLOSE_MAP) {
      const start = this.at;
      const key = this.key();
      if (Object.hasOwn(map, key)) throw this.faultAt(start, `"${key}" is there twice`);
      const here = !this.lines || path === '' ? key : `${path}.${key}`;
      this.mark(here, start);
      this.skip();
      set(map, key, this.inline(true, here));
      this.separator(CLOSE_MAP);
    }
    this.at++;
    return map;
  }

  /** A comma or the end of a list or map on one line. */
  private separator(close: number): void {
    this.skip();
    const code = this.text.charCodeAt(this.at);
    if (code === close) return;
    if (code !== COMMA) throw this.fault(`expected a comma or ${String.fromCharCode(close)}`);
    this.at++;
    this.skip();
  }

  private skip(): void {
    const { text } = this;
    for (;;) {
      const code = text.charCodeAt(this.at);
      if (code !== SPACE && code !== NEWLINE && code !== 13) return;
      this.at++;
    }
  }

  private quoted(): string {
    const { text } = this;
    const start = this.at;
    const mark = text.charCodeAt(start);
    for (this.at++; ; this.at++) {
      const code = text.charCodeAt(this.at);
      if (Number.isNaN(code) || code === NEWLINE) throw this.faultAt(start, 'the quotation does not end on this line');
      if (code === 92 && mark === QUOTE) this.at++;
      else if (code === mark) {
        if (mark === APOSTROPHE && text.charCodeAt(this.at + 1) === APOSTROPHE) this.at++;
        else break;
      }
    }
    this.at++;
    const inside = text.slice(start, this.at);
    if (mark === APOSTROPHE) return inside.slice(1, -1).replaceAll("''", "'");
    try {
      return JSON.parse(inside) as string;
    } catch {
      throw this.faultAt(start, 'there is something in this quotation that JSON cannot say');
    }
  }

  /** A value without quotation marks: a text, a whole number, true or false. */
  private plain(inFlow: boolean): string | number | boolean {
    const { text } = this;
    const start = this.at;
    if (INDICATORS.has(text.charCodeAt(start)) && !(text.charCodeAt(start) === DASH && isDigit(text, start + 1)))
      throw this.fault(`a value that begins with ${text[start]} needs quotation marks`);
    for (; ; this.at++) {
      const code = text.charCodeAt(this.at);
      if (Number.isNaN(code) || code === NEWLINE || code === 13) break;
      if (code === HASH && text.charCodeAt(this.at - 1) === SPACE) break;
      if (code === COLON && this.isColon(this.at))
        throw this.faultAt(start, 'a value with a colon in it needs quotation marks');
      if (!inFlow) continue;
      if (code === COMMA || code === CLOSE_LIST || code === CLOSE_MAP) break;
      if (code === OPEN_LIST || code === OPEN_MAP)
        throw this.fault('a value with brackets in it needs quotation marks');
    }
    const value = text.slice(start, this.at).trimEnd();
    // Most values are words, which need no further look.
    if (isWord(value)) return value;
    if (WHOLE.test(value)) return Number(value);
    if (value === 'true') return true;
    if (value === 'false') return false;
    if (DOUBTFUL.test(value))
      throw this.faultAt(start, `${value === '' ? 'an empty value' : value} needs quotation marks`);
    return value;
  }

  private mark(path: string, at = this.at): void {
    this.lines?.set(path, lineAt(this.text, at));
  }

  private fault(what: string): Mistake {
    return this.faultAt(this.at, what);
  }

  private faultAt(at: number, what: string): Mistake {
    return new Mistake(`${this.file}:${lineAt(this.text, at)}: ${what}.`);
  }
}

/** `__proto__` is a key like any other here. */
function set(map: Record<string, YamlValue>, key: string, value: YamlValue): void {
  if (key === '__proto__') Object.defineProperty(map, key, { value, enumerable: true, writable: true });
  else map[key] = value;
}

/**
 * True unless it begins like a number or like a word with another meaning: `true`, `false`, `null`, `~`, `.inf`, `<<`.
 */
function isWord(value: string): boolean {
  const first = value.charCodeAt(0) | 32;
  return first > 96 && first < 123 && first !== 102 && first !== 110 && first !== 116;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function lineAt(text: string, position: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < position; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
