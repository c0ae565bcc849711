/** What `praxis deck` was asked for, and the deck that it was given. */
import { closeSync, openSync, readSync } from 'node:fs';
import type { Language } from '@praxis/contract';
import { WrongUsage } from './command.ts';

export interface Asked {
  readonly to?: string | undefined;
  readonly edition?: string | undefined;
  readonly players?: string | undefined;
  readonly format?: string | undefined;
  readonly language: Language;
  readonly json: boolean;
}

/** Longer than the text of any deck. */
const BYTES_MAX = 800_000;

/** No more is read than a deck can have, however long the file or pipe is. */
export function textGiven(given: string): string {
  const bytes = Buffer.alloc(BYTES_MAX + 1);
  let length = 0;
  try {
    const file = given === '-' ? 0 : openSync(given, 'r');
    for (let count = -1; count !== 0 && length < bytes.length; length += count)
      count = readSync(file, bytes, length, bytes.length - length, null);
    if (given !== '-') closeSync(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new WrongUsage(code === 'ENOENT' ? `There is no file ${given}.` : `${given} cannot be read: ${message}.`);
  }
  return bytes.toString('utf8', 0, length);
}
