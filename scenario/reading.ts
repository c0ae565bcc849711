/** Helpers for reading the small parts of documents. Each throws a `WrongDocument` that names the expected form. */
import { words } from '@praxis/kit/language/words.ts';
import { type ListValue, type MapEntry, type Place, type ScalarValue, type Value, WrongDocument } from './yaml.ts';

/** A piece of text and its place. */
export interface Words extends Place {
  readonly text: string;
}

/** The actual value, for complaints. */
export function found(value: Value): string {
  if (value.kind === 'map' && value.entries.length === 0) return ', not an empty map';
  if (value.kind !== 'scalar') return `, not a ${value.kind}`;
  return value.value === null ? ', not nothing' : `, not ${JSON.stringify(value.value)}`;
}

export function isNothing(value: Value): value is ScalarValue {
  return value.kind === 'scalar' && value.value === null;
}

/** A text; a number is taken as it is written. */
export function textOf(value: Value, what: string): Words {
  const good = value.kind === 'scalar' && (typeof value.value === 'string' || typeof value.value === 'number');
  if (!good || value.text.trim() === '') throw new WrongDocument(`Expected a text for ${what}${found(value)}.`, value);
  return { text: value.text, line: value.line, column: value.column };
}

/** Words that can fit a sentence. A line without any would fit everything. */
export function sentenceOf(value: Value): Words {
  const line = textOf(value, 'the words of an answer');
  if (words(line.text).length === 0)
    throw new WrongDocument(`Expected the words of an answer; ${JSON.stringify(line.text)} holds none.`, line);
  return line;
}

export function listOf(value: Value, what: string): ListValue {
  if (value.kind !== 'list') throw new WrongDocument(`Expected a list of ${what}${found(value)}.`, value);
  if (value.items.length === 0) throw new WrongDocument(`Expected ${what} in this list, but it is empty.`, value);
  return value;
}

/** The members of a list; a single one needs no brackets. */
export function oneOrMore(value: Value, what: string): readonly Value[] {
  return value.kind === 'list' ? listOf(value, what).items : [value];
}

/** The only entry of a map. Two keys are most often a comma in a name. */
export function onlyEntry(value: Value, what: string): MapEntry {
  if (value.kind !== 'map') throw new WrongDocument(`Expected ${what}${found(value)}.`, value);
  const [first, second] = value.entries;
  if (!first) throw new WrongDocument(`Expected ${what}, not an empty map.`, value);
  if (second)
    throw new WrongDocument(
      `Expected ${what} with one key; here are ${value.entries.map(({ key }) => JSON.stringify(key)).join(' and ')}. ` +
        'Inside braces a comma begins a new key: put words that hold one in quotes.',
      second,
    );
  return first;
}
