/** The words of the terminal itself. Those of the games come from their `text/`. */
import type { Match, RecordProblem } from '@praxis/engine';
import { WrongUsage } from './command.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { pt } from './words/pt.ts';

export interface Words {
  /** Who looks at the table. */
  readonly you: string;
  /** Prompt and answers of the terminal. */
  readonly prompt: string;
  readonly back: string;
  readonly more: (count: number) => string;
  readonly noSuchNumber: (count: number) => string;
  readonly nothingFits: string;
  readonly severalFit: string;
  readonly noPass: string;
  readonly nothingBack: string;
  readonly nothingToUndo: string;
  readonly undone: string;
  readonly nothingBeside: string;
  /** The beginning of a sentence about playing a card, without its subject. */
  readonly plays: string;
  readonly whyUsage: string;
  /** No program has done anything yet. */
  readonly nothingDone: string;
  readonly possible: string;
  readonly forbiddenBy: string;
  readonly notThoughtOf: string;
  readonly saveUsage: string;
  readonly saved: (file: string) => string;
  readonly notSaved: (file: string, why: string) => string;
  readonly resume: (command: string) => string;
  readonly startAgain: (command: string) => string;
  readonly noCard: (name: string) => string;
  readonly fault: (file: string) => string;
  readonly over: (reason: string) => string;
  readonly winners: (names: string) => string;
  readonly noWinner: string;
  readonly points: string;
  readonly illegalDeck: (edition: string, why: string) => string;
  /** What is wrong with the command line. What was typed comes quoted. */
  readonly usage: Usage;
  /** Why a saved match cannot be gone on with. */
  readonly records: { readonly [Problem in RecordProblem | 'not JSON']: (file: string, why: string) => string };
  readonly help: string;
  /** What `praxis play --help` prints; `games` tells of each game what `playGame` says. */
  readonly playHelp: (games: string) => string;
  readonly playGame: (choices: GameChoices) => string;
  /** What `praxis deck` says of a deck. */
  readonly deck: {
    readonly size: (cards: number) => string;
    /** `players` where their number may matter. */
    readonly legal: (edition: string, players: number | undefined) => string;
    readonly notLegal: (edition: string, players: number | undefined) => string;
    readonly legalIn: (editions: readonly string[]) => string;
    /** Cards that could take the place of a missing one. */
    readonly instead: (names: readonly string[]) => string;
    readonly playable: (playable: number, all: number) => string;
    readonly readAs: (format: string) => string;
    /** Cards beyond the playable ones would be known if the card lists of the game were imported. */
    readonly notImported: (game: string) => string;
    readonly line: (line: number, text: string) => string;
  };
}

/** What there is to choose for a match of a game. */
export interface GameChoices {
  readonly editions: string;
  readonly least: number;
  readonly most: number;
  readonly usual: number;
  readonly decks: string;
}

export interface Usage {
  readonly noGame: (games: string) => string;
  readonly unknownGame: (given: string, games: string) => string;
  readonly unexpected: (given: string) => string;
  readonly unknownOption: (option: string) => string;
  readonly noValue: (option: string) => string;
  readonly superfluousValue: (option: string) => string;
  readonly unknownEdition: (given: string, editions: string) => string;
  readonly number: (option: string, given: string, min: number, max: number) => string;
  readonly unknownBot: (given: string, bots: string) => string;
  readonly ofNewMatch: (option: string) => string;
  readonly wrongName: (given: string) => string;
  readonly nameTaken: (name: string) => string;
  readonly noFile: (file: string) => string;
  readonly unreadable: (file: string, why: string) => string;
  readonly see: (command: string) => string;
}

const LANGUAGES: Readonly<Record<string, Words>> = { en, pt, es, it, fr };

export function languageNamed(name: string): string {
  if (Object.hasOwn(LANGUAGES, name)) return name;
  throw new WrongUsage(`There is no language ${JSON.stringify(name)}; there are ${Object.keys(LANGUAGES).join(', ')}.`);
}

/** The language that a command line asks for, whatever else is wrong with it. */
export function languageAsked(args: readonly string[]): string {
  const at = args.findLastIndex((each) => each === '--lang' || each.startsWith('--lang='));
  const name = args[at] === '--lang' ? args[at + 1] : args[at]?.slice('--lang='.length);
  return name !== undefined && Object.hasOwn(LANGUAGES, name) ? name : 'en';
}

export function wordsIn(language: string): Words {
  return LANGUAGES[language] ?? en;
}

/** How a match that is over ended. Where a game has no word for its scores they tell no more than who has won. */
export function resultLines(
  words: Words,
  wording: object,
  { result, setup }: Match,
  labels: Readonly<Record<string, string>>,
): readonly string[] {
  if (!result) return [];
  if (result.kind === 'stopped') return [words.over(result.report)];
  const names = result.winners.map((seat) => setup.seats[seat]?.name ?? '');
  return [
    words.over(reasonIn(wording, result.reason)),
    ...(labels['tally score'] === undefined
      ? []
      : setup.seats.map(({ name }, seat) => `  ${name}: ${result.scores[seat]} ${words.points}`)),
    names.length === 0 ? words.noWinner : words.winners(names.join(', ')),
  ];
}

/** Why a match is over, as its game words it if it does. */
function reasonIn(wording: object, key: string): string {
  return 'reason' in wording && typeof wording.reason === 'function' ? String(wording.reason(key)) : key;
}
