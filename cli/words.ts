/** The words of the terminal itself. Those of the games come from their `text/`. */
import { ALL_LANGUAGES, isLanguage } from '@praxis/contract';
import { messageFiles } from '@praxis/contract/messages/files.ts';
import type { Match } from '@praxis/engine';
import { textsOf } from '@praxis/kit/language/messages.ts';
import { WrongUsage } from './command.ts';
import type { Messages } from './words/messages.ts';

export type Words = Messages;

const FOLDER = new URL('./words/', import.meta.url);

const TEXTS = textsOf<Messages>(messageFiles(FOLDER));

export function languageNamed(name: string): string {
  if (isLanguage(name)) return name;
  throw new WrongUsage((usage) =>
    usage.unknownLanguage({ given: JSON.stringify(name), languages: ALL_LANGUAGES.join(', ') }),
  );
}

/** The language that a command line asks for, even if its other options are wrong. */
export function languageAsked(args: readonly string[]): string {
  const at = args.findLastIndex((each) => each === '--lang' || each.startsWith('--lang='));
  const name = args[at] === '--lang' ? args[at + 1] : args[at]?.slice('--lang='.length);
  return isLanguage(name) ? name : 'en';
}

export function wordsIn(language: string): Words {
  return TEXTS[isLanguage(language) ? language : 'en'];
}

/** How a match ended. Where a game has no word for its scores, they add nothing to the list of winners. */
export function resultLines(
  words: Words,
  wording: object,
  { result, setup }: Match,
  labels: Readonly<Record<string, string>>,
): readonly string[] {
  if (!result) return [];
  if (result.kind === 'stopped') return [words.over({ reason: result.report })];
  const names = result.winners.map((seat) => setup.seats[seat]?.name ?? '');
  return [
    words.over({ reason: reasonIn(wording, result.reason) }),
    ...(labels['tally score'] === undefined
      ? []
      : setup.seats.map(({ name }, seat) => `  ${name}: ${result.scores[seat]} ${words.points}`)),
    names.length === 0 ? words.noWinner : words.winners({ names: names.join(', ') }),
  ];
}

/** Why a match is over, as its game words it if it does. */
export function reasonIn(wording: object, key: string): string {
  return 'reason' in wording && typeof wording.reason === 'function' ? String(wording.reason(key)) : key;
}
