/** The decks that play and the bots that play them, from the command line. */
import { existsSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { BOT_NAMES, isBotName } from '@praxis/bots/bots.ts';
import type { Contender } from '@praxis/bots/simulation/plan.ts';
import {
  type Deck,
  type DeckMessage,
  deckNameIn,
  type Hosting,
  type Language,
  type OfferedDeck,
} from '@praxis/contract';
import { Mistake } from '@praxis/engine';
import { readNamed, WrongUsage } from '../command.ts';
import { type SimulationWords, simulationWordsIn } from './words.ts';

const DEFAULT_BOT = BOT_NAMES[0] as string;

export interface Given {
  readonly decks?: string | undefined;
  readonly bots?: string | undefined;
  readonly temperaments?: string | undefined;
}

interface ReadContenders {
  readonly contenders: readonly Contender[];
  /** Warnings about decks that can be played all the same. */
  readonly warnings: readonly string[];
}

export function contendersOf(hosting: Hosting, given: Given, language: Language): ReadContenders {
  const words = simulationWordsIn(language);
  const names = listed(given.decks);
  if (names.length === 0) throw new WrongUsage(words.noDecks({ decks: namesOf(hosting.decks) }));
  const read = names.map((name) => deckNamed(hosting, name, language));
  const bots = oneEach('--bots', given.bots ?? DEFAULT_BOT, names.length, words);
  for (const bot of bots)
    if (!isBotName(bot))
      throw new WrongUsage(words.unknownBot({ given: JSON.stringify(bot), bots: BOT_NAMES.join(', ') }));
  const known = hosting.insights?.temperaments ?? [''];
  const temperaments =
    given.temperaments === undefined ? [] : oneEach('--temperaments', given.temperaments, names.length, words);
  for (const temperament of temperaments)
    if (!known.includes(temperament))
      throw new WrongUsage(
        words.unknownTemperament({ given: JSON.stringify(temperament), temperaments: known.join(', ') }),
      );
  const contenders = read.map(
    ({ name, deck, temperament }, index): Contender => ({
      name,
      deck,
      bot: bots[index] as string,
      temperament: temperaments[index] ?? temperament ?? (known[0] as string),
    }),
  );
  return { contenders: distinct(contenders), warnings: read.flatMap(({ warnings }) => warnings) };
}

interface NamedDeck {
  readonly name: string;
  readonly deck: Deck;
  readonly temperament: string | undefined;
  readonly warnings: readonly string[];
}

/** A starter deck by its name, or a file in any of the formats that the game reads. */
function deckNamed(hosting: Hosting, given: string, language: Language): NamedDeck {
  const words = simulationWordsIn(language);
  const ownName = (each: OfferedDeck): string => deckNameIn(hosting, each, language);
  const starter = hosting.decks.find((each) =>
    [each.id, each.name, ownName(each)].some((name) => name.toLowerCase() === given.toLowerCase()),
  );
  if (starter && !existsSync(given)) {
    const { deck, temperament } = starter;
    return { name: ownName(starter), deck, temperament, warnings: [] };
  }
  if (!existsSync(given))
    throw new WrongUsage(words.unknownDeck({ given: JSON.stringify(given), decks: namesOf(hosting.decks) }));
  const { name, deck, messages } = hosting.readDeck(readNamed(given), language);
  const errors = messages.filter(({ level }) => level === 'error');
  if (errors.length > 0) throw new Mistake(words.wrongDeck({ deck: given, why: errors.map(lineOf).join('\n') }));
  const warnings = messages.map((message) => words.deckProblem({ deck: given, why: lineOf(message) }));
  return { name: name || basename(given, extname(given)), deck, temperament: undefined, warnings };
}

/** The problems of the decks at such a table. They can be tried out all the same. */
export function deckWarnings(
  hosting: Hosting,
  contenders: readonly Contender[],
  table: { readonly edition: string; readonly seats: number },
  language: Language,
): readonly string[] {
  const words = simulationWordsIn(language);
  return contenders.flatMap(({ name, deck }) =>
    hosting.checkDeck(deck, table, language).map((message) => words.deckProblem({ deck: name, why: lineOf(message) })),
  );
}

function lineOf({ line, rule, text }: DeckMessage): string {
  return `${line === undefined ? '' : `${line}: `}${text}${rule === undefined ? '' : ` (${rule})`}`;
}

function listed(given: string | undefined): readonly string[] {
  return (given ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

function oneEach(option: string, given: string, decks: number, words: SimulationWords): readonly string[] {
  const names = listed(given);
  if (names.length === 1) return Array.from({ length: decks }, () => names[0] as string);
  if (names.length !== decks) throw new WrongUsage(words.notOneEach({ option, given: names.length, decks }));
  return names;
}

function namesOf(decks: readonly OfferedDeck[]): string {
  return decks.map(({ id }) => id).join(', ');
}

/** Makes contenders' names unique: by their bots where decks have the same name, else by numbers. */
function distinct(contenders: readonly Contender[]): readonly Contender[] {
  const names = contenders.map(({ name }) => name);
  const withBots = contenders.map(({ name, bot }) =>
    names.filter((each) => each === name).length > 1 ? `${name} (${bot})` : name,
  );
  return contenders.map((contender, index) => {
    const name = withBots[index] as string;
    const before = withBots.slice(0, index).filter((each) => each === name).length;
    const alone = withBots.filter((each) => each === name).length === 1;
    return { ...contender, name: alone ? name : `${name} ${before + 1}` };
  });
}
