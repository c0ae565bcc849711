/** Records as files. */
import { writeFileSync } from 'node:fs';
import { Mistake } from '@praxis/engine/game.ts';
import type { Record } from '@praxis/engine/record.ts';
import { readNamed } from './command.ts';

/** What stands in a record file, not yet checked. Throws a `Mistake` if it is no JSON. */
export function readRecordFile(file: string): unknown {
  const text = readNamed(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Mistake(`${file} is no record: ${(error as Error).message}.`);
  }
}

/** Entries stand on lines of their own, so that two records can be compared by eye. */
export function writeRecordFile(file: string, record: Record): void {
  writeFileSync(file, `${JSON.stringify(record, undefined, 1)}\n`);
}
