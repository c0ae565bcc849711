/** The steps of a script. */
import type { Seat } from '@praxis/engine';
import { type Expectation, readExpectations } from './expectation.ts';
import { found, listOf, oneOrMore, onlyEntry, sentenceOf, textOf, type Words } from './reading.ts';
import { type MapEntry, type Place, type Problem, type Value, WrongDocument } from './yaml.ts';

export const STEP_KEYS = [
  'until',
  'offered',
  'only offered',
  'not offered',
  'not asked',
  'explained',
  'luck',
  'expect',
] as const;
type StepKey = (typeof STEP_KEYS)[number];

interface Answer extends Place {
  readonly kind: 'answer';
  readonly seat: Seat;
  readonly words: Words;
}

interface Until extends Place {
  readonly kind: 'until';
  readonly step: Words;
  readonly seat?: Seat;
}

/** Only the seat matters for turns and questions. */
interface OfSeat<Kind extends 'until turn' | 'not asked'> extends Place {
  readonly kind: Kind;
  readonly seat: Seat;
}

interface Offer<Kind extends 'offered' | 'only offered' | 'not offered'> extends Place {
  readonly kind: Kind;
  readonly seat: Seat;
  readonly lines: readonly Words[];
}

interface Explained extends Place {
  readonly kind: 'explained';
  readonly seat: Seat;
  readonly claims: readonly Claim[];
}

interface ScriptedLuck extends Place {
  readonly kind: 'luck';
  readonly results: readonly Luck[];
}

interface Expect extends Place {
  readonly kind: 'expect';
  readonly expectations: readonly Expectation[];
}

/** The place of a step is that of its key. */
export type Step =
  | Answer
  | Until
  | OfSeat<'until turn'>
  | Offer<'offered'>
  | Offer<'only offered'>
  | Offer<'not offered'>
  | OfSeat<'not asked'>
  | Explained
  | ScriptedLuck
  | Expect;

/** A sentence that is not possible, and the rules that are among the reasons. */
export interface Claim {
  readonly words: Words;
  readonly rules: readonly Words[];
}

export interface Luck extends Place {
  readonly result: string | number;
}

/** The results of chance at the beginning of a script. */
export function openingLuck({ script }: { readonly script: readonly Step[] }): readonly Luck[] {
  const end = script.findIndex(({ kind }) => kind !== 'luck');
  return script.slice(0, end < 0 ? script.length : end).flatMap((step) => (step.kind === 'luck' ? step.results : []));
}

export type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

/** The steps that move the match, or refer to the moment. */
export const MOVING: ReadonlySet<Step['kind']> = new Set([
  'answer',
  'until',
  'until turn',
  'offered',
  'only offered',
  'explained',
]);

/** Reads a script. Mistakes are added to `problems`, so that all of them are seen at once. */
export function readScript(value: Value, seats: readonly string[], problems: Problem[]): readonly Step[] {
  return listOf(value, 'steps').items.flatMap((item) => {
    try {
      return [readStep(onlyEntry(item, 'a step'), seats, problems)];
    } catch (error) {
      if (!(error instanceof WrongDocument)) throw error;
      problems.push({ message: error.message, line: error.place.line, column: error.place.column });
      return [];
    }
  });
}

function readStep(entry: MapEntry, seats: readonly string[], problems: Problem[]): Step {
  const { key, value, line, column } = entry;
  const seat = seats.indexOf(key);
  if (seat >= 0) return { kind: 'answer', seat, words: sentenceOf(value), line, column };
  if (!isStepKey(key))
    throw new WrongDocument(
      `Expected a seat (${seats.join(', ')}) or a step (${STEP_KEYS.join(', ')}), not ${JSON.stringify(key)}.`,
      entry,
    );
  switch (key) {
    case 'until':
      return { ...readUntil(value, seats), line, column };
    case 'offered':
    case 'only offered':
    case 'not offered': {
      const of = seatEntry(value, seats, `sentences (${key})`);
      // `only offered: {Alex: []}`: only passing.
      const none = key === 'only offered' && of.value.kind === 'list' && of.value.items.length === 0;
      const lines = none ? [] : oneOrMore(of.value, 'sentences').map(sentenceOf);
      return { kind: key, seat: of.seat, lines, line, column };
    }
    case 'not asked':
      return { kind: key, seat: seatOf(textOf(value, 'a seat'), seats), line, column };
    case 'explained': {
      const of = seatEntry(value, seats, 'sentences (explained)');
      return { kind: key, seat: of.seat, claims: readClaims(of.value), line, column };
    }
    case 'luck':
      return { kind: key, results: listOf(value, 'results of chance').items.map(readLuck), line, column };
    case 'expect':
      return { kind: key, expectations: readExpectations(value, problems), line, column };
    default:
      return key satisfies never;
  }
}

function isStepKey(key: string): key is StepKey {
  return STEP_KEYS.some((each) => each === key);
}

function seatOf(name: Words, seats: readonly string[]): Seat {
  const seat = seats.indexOf(name.text);
  if (seat < 0)
    throw new WrongDocument(`Expected a seat (${seats.join(', ')}), not ${JSON.stringify(name.text)}.`, name);
  return seat;
}

/** `{Alex: …}` behind a step. */
function seatEntry(value: Value, seats: readonly string[], what: string): { seat: Seat; value: Value } {
  const entry = onlyEntry(value, `a seat and ${what}`);
  return { seat: seatOf({ ...entry, text: entry.key }, seats), value: entry.value };
}

const TURN = /^turn\s+(?=\S)/;

function readUntil(
  value: Value,
  seats: readonly string[],
): { kind: 'until'; step: Words; seat?: Seat } | { kind: 'until turn'; seat: Seat } {
  if (value.kind === 'map') {
    const { seat, value: step } = seatEntry(value, seats, 'a step');
    return { kind: 'until', step: textOf(step, 'a step'), seat };
  }
  const step = textOf(value, 'a step, a seat with a step, or "turn" and a seat');
  if (!TURN.test(step.text)) return { kind: 'until', step };
  return { kind: 'until turn', seat: seatOf({ ...step, text: step.text.replace(TURN, '').trim() }, seats) };
}

function readClaims(value: Value): readonly Claim[] {
  if (value.kind !== 'map' || value.entries.length === 0)
    throw new WrongDocument(
      `Expected a map of sentences with the ids of the rules that forbid them${found(value)}.`,
      value,
    );
  return value.entries.map(({ key, value: ids, line, column }) => ({
    words: sentenceOf({ kind: 'scalar', value: key, text: key, line, column }),
    rules: oneOrMore(ids, 'rule ids').map((id) => textOf(id, 'a rule id')),
  }));
}

function readLuck(value: Value): Luck {
  if (value.kind !== 'scalar' || value.value === null || typeof value.value === 'boolean')
    throw new WrongDocument(`Expected a result of chance: a word or a number${found(value)}.`, value);
  return { result: value.value, line: value.line, column: value.column };
}
