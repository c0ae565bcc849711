/** `praxis deck check` and `praxis deck convert` */
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { knownHere } from '@praxis/vtes/catalogue/known.ts';
import { type DeckRead, FORMATS, type FormatId, readDeck, TEXT_MAX, writeDeck } from '@praxis/vtes/decks/exchange.ts';
import { starterList } from '@praxis/vtes/decks/index.ts';
import type { Knowledge } from '@praxis/vtes/decks/knowledge.ts';
import {
  DECK_FORMATS,
  type LegalityOptions,
  legalEditions,
  legalityProblems,
  playability,
} from '@praxis/vtes/decks/legality.ts';
import { sizes } from '@praxis/vtes/decks/list.ts';
import type { DeckMessage, LineProblem } from '@praxis/vtes/decks/messages.ts';
import { EDITIONS, type Edition } from '@praxis/vtes/rules/editions.ts';
import { deckSentence } from '@praxis/vtes/text/decks.ts';
import { type Command, onlyFile, print, readArguments, STATUS, WrongUsage, wholeNumber } from './command.ts';
import { languageNamed } from './words.ts';

const HELP = `praxis deck check DECK [options]         is the deck legal, in which editions, and which of its cards are playable here
praxis deck convert DECK --to FORMAT     the same deck as another program writes it

DECK is a file, - for what is piped in, a "deck in URL" of VDB (nothing is fetched), or the name of a starter deck.
Texts of the TWD archive, VDB, Lackey, JOL and ARDB and the JSON of KRCG are recognised by themselves.

  --to FORMAT      ${FORMATS.join(', ')}
  --edition NAME   2000, third or fifth (default fifth)
  --players N      2 to 6 (default 5); older editions make the size of a library depend on it
  --format NAME    ${DECK_FORMATS.join(' or ')} (default standard)
  --lang LANG      en, pt, es, it or fr (default en)
  --json           the result of a check for programs

"praxis cards import vtes" makes all official cards known.
Exit status: 0 legal or converted, 1 there are problems, 2 wrong usage.`;

export const deck: Command = { help: HELP, run };

const OPTIONS = {
  to: { type: 'string' },
  edition: { type: 'string', default: 'fifth' },
  players: { type: 'string', default: '5' },
  format: { type: 'string', default: 'standard' },
  lang: { type: 'string', default: 'en' },
  json: { type: 'boolean', default: false },
} as const;

function run(args: readonly string[]): number {
  const { values, positionals } = readArguments(args, OPTIONS);
  const [what, ...rest] = positionals;
  const language = languageNamed(values.lang);
  if (what === 'convert') {
    const format = oneOf('to', values.to, FORMATS);
    return convert(onlyFile(rest, 'a deck: a file, - or a deck in URL'), format, language);
  }
  if (what !== 'check')
    throw new WrongUsage(`Expected check or convert${what === undefined ? '' : `, not ${JSON.stringify(what)}`}.`);
  if (values.to !== undefined) throw new WrongUsage('--to belongs to praxis deck convert.');
  const edition = EDITIONS[oneOf('edition', values.edition, Object.keys(EDITIONS))] as Edition;
  const options = {
    edition,
    players: wholeNumber('players', values.players, 2, 6),
    format: oneOf('format', values.format, DECK_FORMATS),
  };
  return check(onlyFile(rest, 'a deck: a file, - or a deck in URL'), options, language, values.json);
}

function oneOf<Name extends string>(option: string, given: string | undefined, names: readonly Name[]): Name {
  const found = names.find((name) => name === given);
  if (found === undefined)
    throw new WrongUsage(
      `--${option} is one of ${names.join(', ')}${given === undefined ? '' : `, not ${JSON.stringify(given)}`}.`,
    );
  return found;
}

function check(given: string, options: LegalityOptions, language: string, asJson: boolean): number {
  const knowledge = knownHere();
  const read = deckGiven(given, knowledge);
  const legality = legalityProblems(read.deck, options);
  const editions = legalEditions(read.deck, options);
  const { playable, all, missing } = playability(read.deck);
  const say = (message: DeckMessage): string => deckSentence(language, message);
  const failed = legality.length > 0 || read.problems.some(({ level }) => level === 'error');
  if (asJson) {
    const { name, author } = read.deck;
    const lines = read.problems.map(({ message, ...place }) => ({ ...place, say: message.say, message: say(message) }));
    const rules = legality.map(({ rule, message }) => ({ rule, say: message.say, message: say(message) }));
    const notPlayable = missing.map(({ card }) => card);
    print(
      JSON.stringify(
        { format: read.format, name, author, ...sizes(read.deck), lines, rules, editions, playable, all, notPlayable },
        undefined,
        2,
      ),
    );
    return failed ? STATUS.failed : STATUS.ok;
  }
  const { edition, players } = options;
  const title = [read.deck.name, read.format === undefined ? '' : say({ say: 'read as', format: read.format })];
  if (title.some(Boolean)) print(title.filter(Boolean).join(' · '));
  for (const problem of read.problems) print(lineText(problem, language));
  if (all > 0) {
    print(say({ say: 'sizes', ...sizes(read.deck) }));
    print(say({ say: legality.length === 0 ? 'legal' : 'not legal', edition: edition.id, players }));
    // Unknown cards were told with their lines already.
    for (const { rule, message } of legality) if (message.say !== 'unknown card') print(`  ${say(message)} (${rule})`);
    print(say({ say: 'legal in', editions }));
    print(say({ say: 'playable', playable, all }));
    for (const message of missing) print(`  ${say(message)}`);
    if (!knowledge.complete && read.deck.unknown.length > 0) print(say({ say: 'no catalogue' }));
  }
  return failed ? STATUS.failed : STATUS.ok;
}

export function lineText({ line, message, nearest }: LineProblem, language: string): string {
  const say = (each: DeckMessage): string => deckSentence(language, each);
  const place = line === 0 ? '' : `${say({ say: 'at line', line })} `;
  const rule = message.say === 'unknown card' ? ' (V-DECK-001)' : '';
  const names = nearest.length === 0 ? '' : `\n  ${say({ say: 'nearest', names: nearest })}`;
  return `${place}${say(message)}${rule}${names}`;
}

function convert(given: string, format: FormatId, language: string): number {
  const read = deckGiven(given, knownHere());
  const { text, problems } = writeDeck(read.deck, format);
  for (const problem of read.problems) console.error(lineText(problem, language));
  for (const message of problems) console.error(deckSentence(language, message));
  if (read.deck.cards.length > 0) process.stdout.write(text);
  return problems.length > 0 || read.problems.some(({ level }) => level === 'error') ? STATUS.failed : STATUS.ok;
}

function deckGiven(given: string, knowledge: Knowledge): DeckRead {
  if (given !== '-' && !existsSync(given)) {
    if (/#\d+=|^https?:/i.test(given)) return readDeck(given, knowledge);
    const starter = starterList(given, knowledge);
    if (starter) return { format: undefined, deck: starter, problems: [] };
  }
  return readDeck(textGiven(given), knowledge);
}

/** No more is read than a deck can have, however long the file or pipe is. */
function textGiven(given: string): string {
  const bytes = Buffer.alloc(4 * TEXT_MAX + 1);
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
