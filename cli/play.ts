/** `praxis play GAME` */
import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { BOT_NAMES, isBotName } from '@praxis/bots/bots.ts';
import { deckNameIn, type Hosting, inWordsOf, type Language, titleIn } from '@praxis/contract';
import { openMatch, type SeatSetup, type Setup } from '@praxis/engine';
import { GAME_IDS } from '@praxis/games';
import { wrapped } from './card-box.ts';
import { type Command, readArguments, WrongUsage } from './command.ts';
import { hostingNamed } from './games.ts';
import { type Look, lookOf } from './look.ts';
import { newSetup } from './new-match.ts';
import { Opponents } from './opponents.ts';
import { editionOf, resumeRecordFile } from './record-file.ts';
import { Session } from './session.ts';
import { Terminal } from './terminal.ts';
import { languageNamed, wordsIn } from './words.ts';

const NAMES = ['Ana', 'Bruno', 'Clara', 'Dario', 'Elena', 'Fabien'];
const ME = 0;

const OPTIONS = {
  edition: { type: 'string' },
  seats: { type: 'string' },
  deck: { type: 'string' },
  set: { type: 'string', multiple: true },
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
      const hosting = await hostingNamed(name);
      const { choices, decks } = hosting;
      const told = playGame({
        ...choices.seats,
        editions: choices.editions.join(', '),
        decks: decks.map((each) => deckNameIn(hosting, each, language as Language)).join(', '),
      });
      const title = titleIn(hosting, language as Language);
      return [`  ${name.padEnd(NAME_WIDTH)}${title}`, ...wrapped(told, HELP_WIDTH).map((line) => `${INDENT}${line}`)];
    }),
  );
  return playHelp({ games: games.flat().join('\n') });
}

const NAME_WIDTH = 2 + Math.max(...GAME_IDS.map((name) => name.length));
const INDENT = ' '.repeat(2 + NAME_WIDTH);

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  const [name, extra] = positionals;
  if (extra !== undefined) throw new WrongUsage((usage) => usage.unexpected({ given: JSON.stringify(extra) }));
  const hosting = await hostingNamed(name);
  const { game } = hosting;
  if (!isBotName(values.bots))
    throw new WrongUsage((usage) =>
      usage.unknownBot({ given: JSON.stringify(values.bots), bots: BOT_NAMES.join(', ') }),
    );
  const opponents = new Opponents(hosting, values.bots);
  const language = languageNamed(values.lang) as Language;
  const words = wordsIn(language);
  /** The game in the words of an edition. */
  const spoken = (edition: string): Hosting => inWordsOf(hosting, edition);
  const look = ({ match }: Session): Look =>
    lookOf(spoken(match.setup.edition), language, game.definitions(match.setup));
  if (values.load !== undefined) {
    const { edition, seats, deck, seed, set } = values;
    for (const [option, value] of Object.entries({ edition, seats, deck, seed, set, name: values.name }))
      if (value !== undefined) throw new WrongUsage((usage) => usage.ofNewMatch({ option: `--${option}` }));
    const session = resumeRecordFile(values.load, words, (data) => {
      const { game: inIts } = spoken(editionOf(data));
      return Session.resumed(inIts, data, ME, inIts.wording(language), opponents);
    });
    return new Terminal(session, words, look(session), language, values.load, true).run();
  }
  const seed = values.seed ?? randomBytes(8).toString('hex');
  const setup = setupOf(hosting, values, seed, language);
  const file = `${game.id}-${basename(seed)
    .replaceAll(/[^\w-]/g, '_')
    .slice(0, 40)}.praxis.json`;
  const { game: inIts } = spoken(setup.edition);
  const match = openMatch(inIts, setup, { forks: values.bots === 'search' });
  const session = new Session(match, ME, inIts.wording(language), opponents);
  return new Terminal(session, words, look(session), language, file, false).run();
}

function setupOf(hosting: Hosting, given: Given, seed: string, language: Language): Setup {
  const setup = newSetup(hosting, given, NAMES, seed, language);
  if (given.name === undefined) return setup;
  const [mine, ...others] = setup.seats as [SeatSetup, ...SeatSetup[]];
  return {
    ...setup,
    seats: [{ ...mine, name: seatName(given.name, setup.seats) }, ...others],
  };
}

interface Given {
  readonly edition?: string | undefined;
  readonly seats?: string | undefined;
  readonly deck?: string | undefined;
  readonly set?: readonly string[] | undefined;
  readonly name?: string | undefined;
}

/** Sentences are matched by words, so a name must be one, and nobody else's. */
function seatName(name: string, seats: readonly SeatSetup[]): string {
  if (!/^\p{L}[\p{L}\p{N}]*$/u.test(name))
    throw new WrongUsage((usage) => usage.wrongName({ given: JSON.stringify(name) }));
  if (seats.some((seat, index) => index !== ME && seat.name.toLowerCase() === name.toLowerCase()))
    throw new WrongUsage((usage) => usage.nameTaken({ name }));
  return name;
}
