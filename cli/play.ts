/** `praxis play GAME` */
import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { BOT_NAMES, isBotName } from '@praxis/bots/bots.ts';
import type { Hosting, Language } from '@praxis/contract';
import { type Game, Mistake, openMatch, type SeatSetup, type Setup } from '@praxis/engine';
import { GAME_IDS } from '@praxis/games';
import type { CardDef } from '@praxis/vtes/cards/language.ts';
import { readDeck } from '@praxis/vtes/decks/exchange.ts';
import { BLANK_NAME, deckOf, STARTER_DECKS } from '@praxis/vtes/decks/index.ts';
import { knowledgeOf } from '@praxis/vtes/decks/knowledge.ts';
import { playableDeck } from '@praxis/vtes/decks/list.ts';
import { type DeckProblem, deckProblems } from '@praxis/vtes/rules/setup/deck.ts';
import { EDITIONS, type Edition } from '@praxis/vtes/rules/state/editions.ts';
import { wordingIn } from '@praxis/vtes/text/wording.ts';
import { type Command, print, readArguments, readNamed, WrongUsage, wholeNumber } from './command.ts';
import { lineText } from './deck-vtes.ts';
import { wrapped } from './frame.ts';
import { hostingNamed } from './games.ts';
import { hostedSetup } from './hosted.ts';
import { type Look, plainLook } from './look.ts';
import { vtesLook } from './look-vtes.ts';
import { Opponents } from './opponents.ts';
import { resumeRecordFile } from './record-file.ts';
import { Session } from './session.ts';
import { Terminal } from './terminal.ts';
import { languageAsked, languageNamed, type Usage, wordsIn } from './words.ts';

const NAMES = ['Ana', 'Bruno', 'Clara', 'Dario', 'Elena', 'Fabien'];
const ME = 0;

const OPTIONS = {
  edition: { type: 'string' },
  seats: { type: 'string' },
  deck: { type: 'string' },
  name: { type: 'string' },
  lang: { type: 'string', default: 'en' },
  seed: { type: 'string' },
  load: { type: 'string' },
  bots: { type: 'string', default: BOT_NAMES[0] as string },
} as const;

const HELP_WIDTH = 110;

export const play: Command = { help, run };

/** Of each game its editions, seats and decks. */
async function help(language: string): Promise<string> {
  const { playHelp, playGame } = wordsIn(language);
  const games = await Promise.all(
    GAME_IDS.map(async (name) => {
      const { title, choices, decks } = await hostingNamed(name);
      const told = playGame({
        ...choices.seats,
        editions: choices.editions.join(', '),
        decks: decks.map((each) => each.name).join(', '),
      });
      return [`  ${name.padEnd(NAME_WIDTH)}${title}`, ...wrapped(told, HELP_WIDTH).map((line) => `${INDENT}${line}`)];
    }),
  );
  return playHelp(games.flat().join('\n'));
}

const NAME_WIDTH = 2 + Math.max(...GAME_IDS.map((name) => name.length));
const INDENT = ' '.repeat(2 + NAME_WIDTH);

async function run(args: readonly string[]): Promise<number> {
  const { usage } = wordsIn(languageAsked(args));
  const { values, positionals } = readArguments(args, OPTIONS, usage);
  const [name, extra] = positionals;
  if (extra !== undefined) throw new WrongUsage(usage.unexpected(JSON.stringify(extra)));
  const hosting = await hostingNamed(name, usage);
  const { game } = hosting;
  if (!isBotName(values.bots))
    throw new WrongUsage(usage.unknownBot(JSON.stringify(values.bots), BOT_NAMES.join(', ')));
  const opponents = new Opponents(hosting, values.bots);
  const language = languageNamed(values.lang) as Language;
  const words = wordsIn(language);
  const wording = game.wording(language);
  const lookOf = ({ match }: Session): Look =>
    game.id === 'vtes'
      ? vtesLook(words, language, match.setup.edition, game.definitions(match.setup))
      : plainLook(hosting, language, game.definitions(match.setup));
  if (values.load !== undefined) {
    const { edition, seats, deck, seed } = values;
    for (const [option, value] of Object.entries({ edition, seats, deck, seed, name: values.name }))
      if (value !== undefined) throw new WrongUsage(usage.ofNewMatch(`--${option}`));
    const session = resumeRecordFile(values.load, words, (data) => Session.resumed(game, data, ME, wording, opponents));
    return new Terminal(session, words, lookOf(session), language, values.load, true).run();
  }
  const seed = values.seed ?? randomBytes(8).toString('hex');
  const setup =
    game.id === 'vtes' ? setupOf(game, values, seed, language) : otherSetup(hosting, values, seed, language);
  const file = `${game.id}-${basename(seed)
    .replaceAll(/[^\w-]/g, '_')
    .slice(0, 40)}.praxis.json`;
  const session = new Session(openMatch(game, setup, { forks: values.bots === 'search' }), ME, wording, opponents);
  return new Terminal(session, words, lookOf(session), language, file, false).run();
}

/** A game that has no table of its own in the terminal is shown as every game can be. */
function otherSetup(hosting: Hosting, given: Given, seed: string, language: Language): Setup {
  const setup = hostedSetup(hosting, given, NAMES, seed, language);
  if (given.name === undefined) return setup;
  const [mine, ...others] = setup.seats as [SeatSetup, ...SeatSetup[]];
  return {
    ...setup,
    seats: [{ ...mine, name: seatName(given.name, setup.seats, wordsIn(language).usage) }, ...others],
  };
}

interface Given {
  readonly edition?: string | undefined;
  readonly seats?: string | undefined;
  readonly deck?: string | undefined;
  readonly name?: string | undefined;
}

function setupOf(game: Game, given: Given, seed: string, language: string): Setup {
  const { usage, blanks: told } = wordsIn(language);
  const edition = given.edition ?? 'fifth';
  if (!game.editions.includes(edition))
    throw new WrongUsage(usage.unknownEdition(JSON.stringify(edition), game.editions.join(', ')));
  const count = wholeNumber('seats', given.seats ?? '5', 2, NAMES.length, usage);
  const defs = game.allCards(edition) as readonly CardDef[];
  const decks = Object.keys(STARTER_DECKS);
  const seats = NAMES.slice(0, count).map(
    (name, seat): SeatSetup => ({ name, deck: deckOf(decks[seat % decks.length] as string, defs) }),
  );
  if (given.deck !== undefined) seats[ME] = { name: NAMES[ME] as string, deck: deckNamed(given.deck, defs, language) };
  if (given.name !== undefined) seats[ME] = { ...(seats[ME] as SeatSetup), name: seatName(given.name, seats, usage) };
  const problems = deckProblems(seats[ME]?.deck ?? {}, EDITIONS[edition] as Edition, defs, count);
  warnOfDeck(problems, edition, language);
  const blanks = seats.reduce((sum, { deck }) => sum + (deck?.[BLANK_NAME] ?? 0), 0);
  if (blanks > 0) print(told(blanks));
  return { edition, seats, seed };
}

/** A starter deck by its name, or a file in any of the exchange formats. A line that is not understood is named. */
function deckNamed(given: string, defs: readonly CardDef[], language: string): Readonly<Record<string, number>> {
  const starter = Object.keys(STARTER_DECKS).find((name) => name.toLowerCase() === given.toLowerCase());
  if (starter !== undefined) return deckOf(starter, defs);
  const { deck, problems } = readDeck(readNamed(given, wordsIn(language).usage), knowledgeOf(defs));
  const errors = problems.filter(({ level }) => level === 'error');
  if (errors.length > 0)
    throw new Mistake(errors.map((problem) => `${given}: ${lineText(problem, language)}`).join('\n'));
  return playableDeck(deck);
}

/** Sentences are matched by words, so a name must be one, and nobody else's. */
function seatName(name: string, seats: readonly SeatSetup[], usage: Usage): string {
  if (!/^\p{L}[\p{L}\p{N}]*$/u.test(name)) throw new WrongUsage(usage.wrongName(JSON.stringify(name)));
  if (seats.some((seat, index) => index !== ME && seat.name.toLowerCase() === name.toLowerCase()))
    throw new WrongUsage(usage.nameTaken(name));
  return name;
}

/** A deck that is not legal can be tried out all the same. */
function warnOfDeck(problems: readonly DeckProblem[], edition: string, language: string): void {
  const wording = wordingIn(language);
  for (const problem of problems)
    console.error(wordsIn(language).illegalDeck(edition, `${wording.problem(problem)} (${problem.rule})`));
}
