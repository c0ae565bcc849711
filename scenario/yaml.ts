/** YAML with the place of everything in it, so that every complaint can name line and column. */
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments } from 'yaml';

/** A place in a file; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Problem extends Place {
  readonly message: string;
}

/** Thrown while a document is read; the reader of the next larger part catches it and continues. */
export class WrongDocument extends Error {
  override readonly name = 'WrongDocument';
  readonly place: Place;
  constructor(message: string, place: Place) {
    super(message);
    this.place = place;
  }
}

/** A value with its place: a scalar, a list or a map whose keys are texts. */
export type Value = ScalarValue | ListValue | MapValue;

export interface ScalarValue extends Place {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
  /** As it is written: the edition 2000 is a text to us though YAML reads a number. */
  readonly text: string;
}

export interface ListValue extends Place {
  readonly kind: 'list';
  readonly items: readonly Value[];
}

export interface MapValue extends Place {
  readonly kind: 'map';
  readonly entries: readonly MapEntry[];
}

/** `line` and `column` are those of the key. */
export interface MapEntry extends Place {
  readonly key: string;
  readonly value: Value;
}

export interface YamlDocument {
  /** Undefined if YAML itself could not be read. */
  readonly root: Value | undefined;
  readonly problems: readonly Problem[];
}

/** The documents of a YAML 1.2 file in the core schema. */
export function readYaml(text: string): readonly YamlDocument[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, {
    lineCounter: lines,
    version: '1.2',
    schema: 'core',
    merge: false,
    resolveKnownTags: false,
    stringKeys: true,
    uniqueKeys: true,
    prettyErrors: false,
    logLevel: 'silent',
  });
  if ('empty' in documents) return [];
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  return documents.map((document) => {
    const problems = [...document.errors, ...document.warnings].map(({ code, message, pos }) => ({
      message: worded(code, message, text.slice(...pos)),
      ...placeAt(pos[0]),
    }));
    if (problems.length > 0) return { root: undefined, problems };
    try {
      return { root: new Reader(document, placeAt).value(document.contents, 0), problems: [] };
    } catch (error) {
      if (!(error instanceof WrongDocument)) throw error;
      return { root: undefined, problems: [{ message: error.message, ...error.place }] };
    }
  });
}

/** Complaints of the parser in our own words, with advice where writers of scenarios often need it. */
const WORDED: Readonly<Record<string, string>> = {
  ALIAS_PROPS: 'An alias cannot have an anchor or a tag.',
  BAD_ALIAS: 'This alias is not written correctly.',
  BAD_DIRECTIVE: 'Expected plain YAML without directives.',
  BAD_DQ_ESCAPE: 'This escape is not possible in double quotes.',
  BAD_INDENT: 'This line is indented wrongly.',
  BAD_PROP_ORDER: 'Anchors and tags come behind the signs -, ? and :, and before the value.',
  BAD_SCALAR_START: 'A plain text cannot begin like this; put it in quotes.',
  BLOCK_AS_IMPLICIT_KEY: 'A second ": " in one line; expected quotes around words with a colon and a blank.',
  BLOCK_IN_FLOW: 'Inside brackets and braces there can be no lines of lists or maps.',
  DUPLICATE_KEY: 'This key occurs twice; expected every key once.',
  KEY_OVER_1024_CHARS: 'A key is longer than 1024 characters.',
  MISSING_CHAR: 'A sign is missing here: a quote, a bracket, a brace, a comma, a colon or a blank.',
  MULTILINE_IMPLICIT_KEY: 'A key goes over several lines; expected it on one.',
  MULTIPLE_ANCHORS: 'Expected one anchor and one tag at most.',
  MULTIPLE_TAGS: 'Expected one anchor and one tag at most.',
  NON_STRING_KEY: 'Expected a text as key.',
  TAB_AS_INDENT: 'Expected spaces before this, not tabs.',
  UNEXPECTED_TOKEN: 'This does not belong here.',
};

function worded(code: string, message: string, source: string): string {
  if (code === 'TAG_RESOLVE_FAILED') return `Expected plain YAML without tags, not ${source}.`;
  return WORDED[code] ?? `This is not YAML: ${message}.`;
}

/** Aliases may not nest without end: a hundred levels are more than any scenario has. */
const DEPTH_MAX = 100;

class Reader {
  readonly #document: Document.Parsed;
  readonly #placeAt: (offset: number) => Place;

  constructor(document: Document.Parsed, placeAt: (offset: number) => Place) {
    this.#document = document;
    this.#placeAt = placeAt;
  }

  value(node: Node | null, depth: number): Value {
    const place = this.#placeAt(node?.range?.[0] ?? this.#document.range[0]);
    if (depth > DEPTH_MAX) throw new WrongDocument('This is nested too deeply.', place);
    if (node === null) return { kind: 'scalar', value: null, text: '', ...place };
    if (isAlias(node)) {
      const target = node.resolve(this.#document);
      if (!target) throw new WrongDocument(`Nothing before this is marked &${node.source}.`, place);
      return { ...this.value(target, depth + 1), ...place };
    }
    if (isScalar(node)) return { kind: 'scalar', ...scalar(node.value, node.source), ...place };
    if (isSeq(node))
      return { kind: 'list', items: node.items.map((item) => this.value(item as Node | null, depth + 1)), ...place };
    if (isMap(node)) {
      const entries = node.items.map(({ key, value }): MapEntry => {
        const at = isScalar(key) && key.range ? this.#placeAt(key.range[0]) : place;
        const text = isScalar(key) ? String(key.value) : '';
        // A key without value has no node of its own, so the mistake is reported at the key.
        const read = value === null ? { kind: 'scalar' as const, value: null, text: '', ...at } : undefined;
        return { key: text, value: read ?? this.value(value as Node, depth + 1), ...at };
      });
      return { kind: 'map', entries, ...place };
    }
    throw new WrongDocument('Expected a text, a number, a list or a map.', place);
  }
}

function scalar(value: unknown, source: string | undefined): Pick<ScalarValue, 'value' | 'text'> {
  if (typeof value === 'string') return { value, text: value };
  if (typeof value === 'number' || typeof value === 'boolean') return { value, text: source ?? String(value) };
  return { value: null, text: '' };
}

/** Plain data, as a game's staging takes it. */
export function plain(value: Value): unknown {
  switch (value.kind) {
    case 'scalar':
      return value.value;
    case 'list':
      return value.items.map(plain);
    case 'map':
      return Object.fromEntries(value.entries.map((entry) => [entry.key, plain(entry.value)]));
    default:
      return value satisfies never;
  }
}

/** The place of the key or the item that a path leads to, or of the last thing on the way that exists. */
export function placeOf(root: Value, path: readonly (string | number)[]): Place {
  let place: Place = root;
  let value: Value | undefined = root;
  for (const segment of path) {
    const found: { readonly place: Place; readonly value: Value } | undefined = inside(value, segment);
    if (!found) break;
    place = found.place;
    value = found.value;
  }
  return { line: place.line, column: place.column };
}

function inside(value: Value, segment: string | number): { place: Place; value: Value } | undefined {
  if (value.kind === 'list') {
    const item = value.items[Number(segment)];
    return item && { place: item, value: item };
  }
  if (value.kind !== 'map') return undefined;
  const entry = value.entries.find(({ key }) => key === String(segment));
  return entry && { place: entry, value: entry.value };
}
