/** What the subcommands of `praxis` share: how they are called, how they end, what they complain about. */
import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Exit statuses: done, something does not hold, the command was called wrongly. */
export const STATUS = { ok: 0, failed: 1, usage: 2 } as const;

/** A subcommand. Each has a file of its own, so that starting one never loads the others. */
export interface Command {
  /** What `--help` prints. */
  readonly help: string;
  run(args: readonly string[]): number | Promise<number>;
}

/** The command was called wrongly; the message names what is wrong. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads options and the words beside them. Throws `WrongUsage` at the first that is unknown or lacks its value. */
export function readArguments<const O extends Options>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node adds advice about options that look like words, which helps nobody here.
    throw new WrongUsage(error.message.split(/\. (?:To specify|Did you)/)[0]?.replace(/\.?$/, '.') as string);
  }
}

/** The one file that a command is about. */
export function onlyFile(positionals: readonly string[], what: string): string {
  const [file, extra] = positionals;
  if (file === undefined) throw new WrongUsage(`Expected ${what}.`);
  if (extra !== undefined) throw new WrongUsage(`Expected only one file, but there is also ${JSON.stringify(extra)}.`);
  return file;
}

/** The text of a file that somebody named on the command line. */
export function readNamed(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new WrongUsage(code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}.`);
  }
}

/** A whole number from an option. */
export function wholeNumber(name: string, given: string, min: number, max: number): number {
  const number = Number(given);
  if (!/^\d+$/.test(given) || number < min || number > max)
    throw new WrongUsage(`--${name} is a whole number from ${min} to ${max}, not ${JSON.stringify(given)}.`);
  return number;
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
