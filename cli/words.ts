/** The words of the terminal itself. Those of the games come from their `text/`. */
import { ALL_LANGUAGES, isLanguage } from '@praxis/contract';
import { messageFiles } from '@praxis/contract/messages/files.ts';
import type { Match } from '@praxis/engine';
import { GAME_FAULTS } from '@praxis/games';
import { faultsIn, KIT_FAULTS } from '@praxis/kit/faults.ts';
import { textsOf } from '@praxis/kit/language/messages.ts';
import { SCENARIO_FAULTS } from '@praxis/scenario/faults.ts';
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
  const known = isLanguage(language) ? language : 'en';
  const words = TEXTS[known];
  for (const each of [words, words.simulation]) languages.set(each, known);
  return words;
}

const languages = new WeakMap<object, string>();

const FAULTS = faultsIn([KIT_FAULTS, SCENARIO_FAULTS, ...GAME_FAULTS]);

/** What is wrong with a file or an answer: code says it in English, and the reader of these words in theirs. */
export function faultIn(words: object, { message }: { readonly message: string }): string {
  return FAULTS.inLanguage(message.trim(), languages.get(words) ?? 'en');
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
