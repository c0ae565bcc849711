/** The common parts of the subcommands of `praxis`: their interface, exit statuses and error messages. */
import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { faultIn, type Words, wordsIn } from './words.ts';

/** Exit statuses: done, something does not hold, the command was called wrongly. */
export const STATUS = { ok: 0, failed: 1, usage: 2 } as const;

/** A subcommand. Each has a file of its own, so that starting one never loads the others. */
export interface Command {
  /** The output of `--help`. */
  help(language: string): string | Promise<string>;
  run(args: readonly string[]): number | Promise<number>;
}

/** Something that a command cannot go on with. `run` tells it in the language of the command line. */
export class Failure extends Error {
  override readonly name: string = 'Failure';
  readonly told: (words: Words) => string;

  constructor(told: (words: Words) => string) {
    super(told(wordsIn('en')));
    this.told = told;
  }
}

/** The command was called wrongly. */
export class WrongUsage extends Failure {
  override readonly name = 'WrongUsage';

  constructor(told: string | ((usage: Words['usage'], words: Words) => string)) {
    super((words) => (typeof told === 'string' ? told : told(words.usage, words)));
  }
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads options and the words beside them. Throws `WrongUsage` at the first that is unknown or lacks its value. */
export function readArguments<const O extends Options>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new WrongUsage((usage) => argumentProblem(error, usage));
  }
}

/** Node's complaint about the arguments, in the reader's language. */
function argumentProblem(error: NodeJS.ErrnoException, usage: Words['usage']): string {
  // Node names options as '--seed <value>', '-s, --seed <value>' or '--sead'.
  const option = /'(?:-\w, )?(--?[^\s'=]+)/.exec(error.message)?.[1] ?? '';
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return usage.unknownOption({ option });
  return error.message.includes('does not take an argument')
    ? usage.superfluousValue({ option })
    : usage.noValue({ option });
}

/** The one file that a command is about. */
export function onlyFile(positionals: readonly string[], missing: 'noRecord' | 'noDeck'): string {
  const [file, extra] = positionals;
  if (file === undefined) throw new WrongUsage((usage) => usage[missing]());
  if (extra !== undefined) throw new WrongUsage((usage) => usage.oneFile({ given: JSON.stringify(extra) }));
  return file;
}

/** The text of a file named on the command line. */
export function readNamed(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw unreadable(file, error as NodeJS.ErrnoException);
  }
}

export function unreadable(file: string, error: NodeJS.ErrnoException): WrongUsage {
  return new WrongUsage((usage, words) =>
    error.code === 'ENOENT' ? usage.noFile({ file }) : usage.unreadable({ file, why: faultIn(words, error) }),
  );
}

/** A whole number from an option. */
export function wholeNumber(name: string, given: string, min: number, max: number): number {
  const number = Number(given);
  if (!/^\d+$/.test(given) || number < min || number > max)
    throw new WrongUsage((usage) => usage.number({ option: `--${name}`, given: JSON.stringify(given), min, max }));
  return number;
}

/** One of several words from an option. */
export function oneOf<Name extends string>(option: string, given: string | undefined, names: readonly Name[]): Name {
  const found = names.find((name) => name === given);
  if (found === undefined)
    throw new WrongUsage((usage) =>
      usage.oneOf({
        what: `--${option}`,
        names: names.join(', '),
        given: given === undefined ? undefined : JSON.stringify(given),
      }),
    );
  return found;
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
