/** Records as files. */
import { writeFileSync } from 'node:fs';
import { Mistake, type Record, RecordMistake } from '@praxis/engine';
import { Failure, readNamed, WrongUsage } from './command.ts';
import { faultIn, type Words } from './words.ts';

/** Applies `use` to a record file. A file that is no record, or one that does not hold, is a `Failure`. */
export async function fromRecordFile<T>(file: string, use: (data: unknown) => T | Promise<T>): Promise<T> {
  const text = readNamed(file);
  try {
    return await use(JSON.parse(text));
  } catch (error) {
    const told = brokenRecord(error);
    throw new Failure((words) => words.verify.fails({ file, why: told(words) }));
  }
}

function brokenRecord(error: unknown): (words: Words) => string {
  if (error instanceof Failure && !(error instanceof WrongUsage)) return error.told;
  if (error instanceof SyntaxError) return (words) => words.verify.problems['not JSON']({ why: faultIn(words, error) });
  if (!(error instanceof Mistake)) throw error;
  const problem = error instanceof RecordMistake ? error.problem : 'damaged';
  return (words) => words.verify.problems[problem]({ why: faultIn(words, error) });
}

/** The edition of a record that has not been checked yet; empty if it names none. */
export function editionOf(data: unknown): string {
  const { setup } = (data ?? {}) as { readonly setup?: { readonly edition?: unknown } };
  return typeof setup?.edition === 'string' ? setup.edition : '';
}

/** Reads a record file and returns the result of `resume`; errors are reported in the reader's language. */
export function resumeRecordFile<T>(file: string, words: Words, resume: (data: unknown) => T): T {
  const text = readNamed(file);
  const refuse = (problem: RecordMistake['problem'] | 'not JSON', error: unknown): never => {
    const message = (error as Error).message.replaceAll(/\s+/g, ' ');
    throw new Mistake(words.records[problem]({ file, why: faultIn(words, { message }) }), { cause: error });
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
