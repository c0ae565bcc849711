/** Records as files. */
import { writeFileSync } from 'node:fs';
import { Mistake, type Record, RecordMistake } from '@praxis/engine';
import { readNamed } from './command.ts';
import type { Words } from './words.ts';

/** The content of a record file, not yet checked. Throws a `Mistake` if it is not JSON. */
export function readRecordFile(file: string): unknown {
  const text = readNamed(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Mistake(`${file} is not a record: ${(error as Error).message}.`);
  }
}

/** The edition of a record that has not been checked yet; empty if it names none. */
export function editionOf(data: unknown): string {
  const { setup } = (data ?? {}) as { readonly setup?: { readonly edition?: unknown } };
  return typeof setup?.edition === 'string' ? setup.edition : '';
}

/** Reads a record file and returns the result of `resume`; errors are reported in the reader's language. */
export function resumeRecordFile<T>(file: string, words: Words, resume: (data: unknown) => T): T {
  const text = readNamed(file, words.usage);
  const refuse = (problem: keyof Words['records'], error: unknown): never => {
    throw new Mistake(words.records[problem]({ file, why: (error as Error).message.replaceAll(/\s+/g, ' ') }), {
      cause: error,
    });
  };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return refuse('not JSON', error);
  }
  try {
    return resume(data);
  } catch (error) {
    if (error instanceof RecordMistake) return refuse(error.problem, error);
    if (error instanceof Mistake) return refuse('damaged', error);
    throw error;
  }
}

/** Each entry is on a line of its own, so that two records can be compared by eye. */
export function writeRecordFile(file: string, record: Record): void {
  writeFileSync(file, `${JSON.stringify(record, undefined, 1)}\n`);
}
