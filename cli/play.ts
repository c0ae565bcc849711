/** `praxis play vtes` */
import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { Mistake, type SeatSetup, type Setup } from '@praxis/engine/game.ts';
import { openMatch } from '@praxis/engine/open.ts';
import type { CardDef } from '@praxis/vtes/cards/language.ts';
import { readDeck } from '@praxis/vtes/decks/exchange.ts';
import { BLANK_NAME, deckOf, STARTER_DECKS } from '@praxis/vtes/decks/index.ts';
import { knowledgeOf } from '@praxis/vtes/decks/knowledge.ts';
import { playableDeck } from '@praxis/vtes/decks/list.ts';
import { type DeckProblem, deckProblems } from '@praxis/vtes/rules/deck.ts';
import { EDITIONS, type Edition } from '@praxis/vtes/rules/editions.ts';
import { wordingIn } from '@praxis/vtes/text/wording.ts';
import { type Command, print, readArguments, readNamed, WrongUsage, wholeNumber } from './command.ts';
import { lineText } from './deck.ts';
import { type AnyGame, gameNamed } from './games.ts';
import { readRecordFile } from './record-file.ts';
import { Session } from './session.ts';
import { Terminal } from './terminal.ts';
import { languageNamed, wordsIn } from './words.ts';

const HELP = `praxis play vtes [options]

Plays a match in the terminal. The other seats are played by simple programs. Type ? for help while playing.

  --edition NAME   2000, third or fifth (default fifth)
  --seats N        2 to 6 (default 5)
  --deck DECK      a file with your deck (lines such as "2x Belinde"), or a starter deck: ${Object.keys(STARTER_DECKS).join(', ')}
  --name NAME      what you are called at the table
  --lang LANG      en, pt, es, it or fr (default en)
  --seed TEXT      the same text gives the same shuffles
  --load FILE      go on with a saved match

Answers may come from a file or another program instead of the keyboard. When they end, the match is saved.
Exit status: 0 played or saved, 1 a record or deck does not hold, 2 wrong usage.`;

const NAMES = ['Ana', 'Bruno', 'Clara', 'Dario', 'Elena', 'Fabien'];
const ME = 0;

export const play: Command = { help: HELP, run };

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    edition: { type: 'string' },
    seats: { type: 'string' },
    deck: { type: 'string' },
    name: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    seed: { type: 'string' },
    load: { type: 'string' },
  });
  const [name, extra] = positionals;
  if (extra !== undefined)
    throw new WrongUsage(`Expected only the name of a game, but there is also ${JSON.stringify(extra)}.`);
  const game = await gameNamed(name);
  const language = languageNamed(values.lang);
  const words = wordsIn(language);
  const wording = game.wording(language);
  if (values.load !== undefined) {
    const { edition, seats, deck, seed } = values;
    for (const [option, value] of Object.entries({ edition, seats, deck, seed, name: values.name }))
      if (value !== undefined)
        throw new WrongUsage(`--${option} belongs to a new match; the one of --load has its own.`);
    const session = Session.resumed(game, readRecordFile(values.load), ME, wording);
    return new Terminal(session, words, language, values.load, true).run();
  }
  const seed = values.seed ?? randomBytes(8).toString('hex');
  const setup = setupOf(game, values, seed, language);
  const file = `${game.id}-${basename(seed)
    .replaceAll(/[^\w-]/g, '_')
    .slice(0, 40)}.praxis.json`;
  const session = new Session(openMatch(game, setup), ME, wording);
  return new Terminal(session, words, language, file, false).run();
}

interface Given {
  readonly edition?: string | undefined;
  readonly seats?: string | undefined;
  readonly deck?: string | undefined;
  readonly name?: string | undefined;
}

function setupOf(game: AnyGame, given: Given, seed: string, language: string): Setup {
  const edition = given.edition ?? 'fifth';
  if (!game.editions.includes(edition))
    throw new WrongUsage(`There is no edition ${JSON.stringify(edition)}; there are ${game.editions.join(', ')}.`);
  const count = wholeNumber('seats', given.seats ?? '5', 2, NAMES.length);
  const defs = game.definitions({ edition, seats: [], seed }) as readonly CardDef[];
  const decks = Object.keys(STARTER_DECKS);
  const seats = NAMES.slice(0, count).map(
    (name, seat): SeatSetup => ({ name, deck: deckOf(decks[seat % decks.length] as string, defs) }),
  );
  if (given.deck !== undefined) seats[ME] = { name: NAMES[ME] as string, deck: deckNamed(given.deck, defs, language) };
  if (given.name !== undefined) seats[ME] = { ...(seats[ME] as SeatSetup), name: seatName(given.name, seats) };
  const problems = deckProblems(seats[ME]?.deck ?? {}, EDITIONS[edition] as Edition, defs, count);
  warnOfDeck(problems, edition, language);
  const blanks = seats.reduce((sum, { deck }) => sum + (deck?.[BLANK_NAME] ?? 0), 0);
  if (blanks > 0) print(wordsIn(language).blanks(blanks));
  return { edition, seats, seed };
}

/** A starter deck by its name, or a file in any of the exchange formats. A line that is not understood is named. */
function deckNamed(given: string, defs: readonly CardDef[], language: string): Readonly<Record<string, number>> {
  const starter = Object.keys(STARTER_DECKS).find((name) => name.toLowerCase() === given.toLowerCase());
  if (starter !== undefined) return deckOf(starter, defs);
  const { deck, problems } = readDeck(readNamed(given), knowledgeOf(defs));
  const errors = problems.filter(({ level }) => level === 'error');
  if (errors.length > 0)
    throw new Mistake(errors.map((problem) => `${given}: ${lineText(problem, language)}`).join('\n'));
  return playableDeck(deck);
}

/** Sentences are matched by words, so a name must be one, and nobody else's. */
function seatName(name: string, seats: readonly SeatSetup[]): string {
  if (!/^\p{L}[\p{L}\p{N}]*$/u.test(name))
    throw new WrongUsage(`A name is one word that begins with a letter, not ${JSON.stringify(name)}.`);
  if (seats.some((seat, index) => index !== ME && seat.name.toLowerCase() === name.toLowerCase()))
    throw new WrongUsage(`Somebody else at the table is called ${name}.`);
  return name;
}

/** A deck that is not legal can be tried out all the same. */
function warnOfDeck(problems: readonly DeckProblem[], edition: string, language: string): void {
  const wording = wordingIn(language);
  for (const problem of problems)
    console.error(wordsIn(language).illegalDeck(edition, `${wording.problem(problem)} (${problem.rule})`));
}
